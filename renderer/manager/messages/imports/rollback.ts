import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    rollback: {
      title: 'Undo the whole import',
      lead: 'Removes everything it created and empties what it filled in. Anything used or changed since then stays, and is listed.',
      action: 'Undo import',
      sureTitle: 'Undo the import?',
      sure: (name: string, n: number) =>
        count(n, {
          one: `The one row of “${name}” is undone.`,
          other: `All ${figure(n)} rows of “${name}” are undone.`,
        }),
      sureMore:
        'Clients who have booked, paid or signed in since then stay, with all their records. To get it back, import the file again.',
      progress: 'Progress of undoing the import',
      runningHelp: 'You can leave this page; it continues automatically, even after a restart.',
      stoppedHelp: 'What’s undone stays undone. Continue whenever you like.',
      done: 'Import undone',
      removed: (n: number) => count(n, { one: '1 record removed', other: `${figure(n)} records removed` }),
      restored: (n: number) => count(n, { one: '1 client restored', other: `${figure(n)} clients restored` }),
      nothingKept: 'Nothing from it is left.',
      kept: (n: number) => count(n, { one: '1 record stayed', other: `${figure(n)} records stayed` }),
      keptLead: 'They’ve been used or changed since. Remove the ones you don’t want by hand.',
      keptShown: (shown: number, total: number) => `The first ${figure(shown)} of ${figure(total)}`,
      record: 'Record',
      records: {
        client: 'Client',
        membership_type: 'Membership type',
        membership: 'Membership',
        instructor: 'Instructor',
        tag: 'Tag',
        class_template: 'Class type',
        class_series: 'Weekly class',
        class: 'Class',
        booking: 'Booking',
        product: 'Product',
        gift_card: 'Gift card',
        sale: 'Sale',
      },
      name: 'Name',
      row: 'Row',
      reason: 'Why it stayed',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    rollback: {
      title: 'Ganzen Import rückgängig machen',
      lead: 'Entfernt alles, was er angelegt hat, und leert, was er ergänzt hat. Seitdem Benutztes oder Geändertes bleibt und wird aufgelistet.',
      action: 'Import rückgängig machen',
      sureTitle: 'Import rückgängig machen?',
      sure: (name, n) =>
        count(n, {
          one: `Die eine Zeile aus „${name}“ wird rückgängig gemacht.`,
          other: `Alle ${figure(n)} Zeilen aus „${name}“ werden rückgängig gemacht.`,
        }),
      sureMore:
        'Kund:innen, die seitdem gebucht, bezahlt oder sich angemeldet haben, bleiben mit allen Einträgen. Willst du alles zurück, importiere die Datei noch einmal.',
      progress: 'Fortschritt beim Rückgängigmachen',
      runningHelp: 'Du kannst diese Seite verlassen; es geht automatisch weiter, auch nach einem Neustart.',
      stoppedHelp: 'Rückgängig Gemachtes bleibt so. Mach weiter, wann du willst.',
      done: 'Import rückgängig gemacht',
      removed: (n) => count(n, { one: '1 Eintrag entfernt', other: `${figure(n)} Einträge entfernt` }),
      restored: (n) =>
        count(n, {
          one: '1 Person wiederhergestellt',
          other: `${figure(n)} Personen wiederhergestellt`,
        }),
      nothingKept: 'Nichts davon ist geblieben.',
      kept: (n) => count(n, { one: '1 Eintrag ist geblieben', other: `${figure(n)} Einträge sind geblieben` }),
      keptLead: 'Sie wurden seitdem benutzt oder geändert. Entferne von Hand, was du nicht willst.',
      keptShown: (shown, total) => `Die ersten ${figure(shown)} von ${figure(total)}`,
      record: 'Eintrag',
      records: {
        client: 'Person',
        membership_type: 'Mitgliedschaftsart',
        membership: 'Mitgliedschaft',
        instructor: 'Trainer:in',
        tag: 'Label',
        class_template: 'Kursart',
        class_series: 'Wöchentlicher Kurs',
        class: 'Kurs',
        booking: 'Buchung',
        product: 'Produkt',
        gift_card: 'Gutschein',
        sale: 'Verkauf',
      },
      name: 'Name',
      row: 'Zeile',
      reason: 'Grund',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    rollback: {
      title: 'Deshacer toda la importación',
      lead: 'Elimina todo lo que creó y vacía lo que rellenó. Lo que se ha usado o cambiado después se queda, y aparece en una lista.',
      action: 'Deshacer importación',
      sureTitle: '¿Deshacer la importación?',
      sure: (name, n) =>
        count(n, {
          one: `Se deshace la única fila de «${name}».`,
          other: `Se deshacen las ${figure(n)} filas de «${name}».`,
        }),
      sureMore:
        'Los clientes que después han reservado, pagado o entrado se quedan, con todos sus datos. Para recuperarlo todo, importa otra vez el archivo.',
      progress: 'Progreso al deshacer la importación',
      runningHelp: 'Puedes salir de esta página; continúa automáticamente, también después de reiniciar.',
      stoppedHelp: 'Lo deshecho queda deshecho. Continúa cuando quieras.',
      done: 'Importación deshecha',
      removed: (n) => count(n, { one: '1 elemento eliminado', other: `${figure(n)} elementos eliminados` }),
      restored: (n) =>
        count(n, { one: '1 cliente queda como antes', other: `${figure(n)} clientes quedan como antes` }),
      nothingKept: 'No queda nada de ella.',
      kept: (n) => count(n, { one: 'Se ha quedado 1 elemento', other: `Se han quedado ${figure(n)} elementos` }),
      keptLead: 'Se han usado o cambiado después. Elimina a mano los que no quieras.',
      keptShown: (shown, total) => `Los primeros ${figure(shown)} de ${figure(total)}`,
      record: 'Elemento',
      records: {
        client: 'Cliente',
        membership_type: 'Tipo de bono',
        membership: 'Bono o suscripción',
        instructor: 'Profesor/a',
        tag: 'Etiqueta',
        class_template: 'Tipo de clase',
        class_series: 'Clase semanal',
        class: 'Clase',
        booking: 'Reserva',
        product: 'Producto',
        gift_card: 'Tarjeta regalo',
        sale: 'Venta',
      },
      name: 'Nombre',
      row: 'Fila',
      reason: 'Motivo',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    rollback: {
      title: 'Annuler toute l’importation',
      lead: 'Supprime tout ce qu’elle a créé et vide ce qu’elle a rempli. Ce qui a été utilisé ou modifié depuis reste, et apparaît dans une liste.',
      action: 'Annuler l’importation',
      sureTitle: 'Annuler l’importation\u202f?',
      sure: (name, n) =>
        count(n, {
          one: `La ligne de «\u00a0${name}\u00a0» est annulée.`,
          other: `Les ${figure(n)} lignes de «\u00a0${name}\u00a0» sont toutes annulées.`,
        }),
      sureMore:
        'Les clients qui ont réservé, payé ou se sont connectés depuis restent, avec toutes leurs données. Pour tout retrouver, importez de nouveau le fichier.',
      progress: 'Avancement de l’annulation',
      runningHelp: 'Vous pouvez quitter cette page\u202f; tout continue automatiquement, même après un redémarrage.',
      stoppedHelp: 'Ce qui est annulé le reste. Continuez quand vous voulez.',
      done: 'Importation annulée',
      removed: (n) => count(n, { one: `${figure(n)} élément supprimé`, other: `${figure(n)} éléments supprimés` }),
      restored: (n) => count(n, { one: `${figure(n)} client rétabli`, other: `${figure(n)} clients rétablis` }),
      nothingKept: 'Il n’en reste rien.',
      kept: (n) => count(n, { one: `${figure(n)} élément est resté`, other: `${figure(n)} éléments sont restés` }),
      keptLead: 'Ils ont été utilisés ou modifiés depuis. Supprimez à la main ceux dont vous ne voulez pas.',
      keptShown: (shown, total) => `Les ${figure(shown)} premiers sur ${figure(total)}`,
      record: 'Élément',
      records: {
        client: 'Client',
        membership_type: 'Type d’abonnement',
        membership: 'Abonnement',
        instructor: 'Professeur',
        tag: 'Étiquette',
        class_template: 'Type de cours',
        class_series: 'Cours hebdomadaire',
        class: 'Cours',
        booking: 'Réservation',
        product: 'Produit',
        gift_card: 'Carte cadeau',
        sale: 'Vente',
      },
      name: 'Nom',
      row: 'Ligne',
      reason: 'Motif',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    rollback: {
      title: 'Annulla tutta l’importazione',
      lead: 'Rimuove tutto ciò che ha creato e svuota ciò che ha riempito. Ciò che nel frattempo è stato usato o modificato resta, e viene elencato.',
      action: 'Annulla l’importazione',
      sureTitle: 'Annullare l’importazione?',
      sure: (name: string, n: number) =>
        count(n, {
          one: `L’unica riga di «${name}» viene annullata.`,
          other: `Tutte le ${figure(n)} righe di «${name}» vengono annullate.`,
        }),
      sureMore:
        'Chi nel frattempo ha prenotato, pagato o fatto l’accesso resta, con tutti i suoi dati. Per riavere tutto, importa di nuovo il file.',
      progress: 'Avanzamento dell’annullamento',
      runningHelp: 'Puoi lasciare questa pagina: continua automaticamente, anche dopo un riavvio.',
      stoppedHelp: 'Ciò che è annullato resta annullato. Riprendi quando vuoi.',
      done: 'Importazione annullata',
      removed: (n: number) => count(n, { one: '1 voce rimossa', other: `${figure(n)} voci rimosse` }),
      restored: (n: number) => count(n, { one: '1 cliente ripristinato', other: `${figure(n)} clienti ripristinati` }),
      nothingKept: 'Non ne resta nulla.',
      kept: (n: number) => count(n, { one: '1 voce è rimasta', other: `${figure(n)} voci sono rimaste` }),
      keptLead: 'Nel frattempo sono state usate o modificate. Rimuovi a mano quelle che non vuoi.',
      keptShown: (shown: number, total: number) => `Le prime ${figure(shown)} di ${figure(total)}`,
      record: 'Voce',
      records: {
        client: 'Cliente',
        membership_type: 'Tipo di abbonamento',
        membership: 'Abbonamento',
        instructor: 'Insegnante',
        tag: 'Etichetta',
        class_template: 'Tipo di lezione',
        class_series: 'Lezione settimanale',
        class: 'Lezione',
        booking: 'Prenotazione',
        product: 'Prodotto',
        gift_card: 'Buono regalo',
        sale: 'Vendita',
      },
      name: 'Nome',
      row: 'Riga',
      reason: 'Motivo',
    },
  }
}
