import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    rollback: {
      title: 'Take the whole import back',
      lead: 'Removes everything it made and empties what it filled in. What has been used or changed since stays, and is listed.',
      action: 'Take it back',
      sureTitle: 'Take the import back?',
      sure: (name: string, n: number) =>
        count(n, {
          one: `The one row of “${name}” is undone.`,
          other: `All ${figure(n)} rows of “${name}” are undone.`,
        }),
      sureMore:
        'Clients who have booked, paid or signed in since stay, with everything that is theirs. To have it again, import the file again.',
      progress: 'Progress of taking the import back',
      runningHelp: 'You can leave this page; it goes on by itself, also after a restart.',
      stoppedHelp: 'What is taken back stays so. Go on whenever you like.',
      done: 'The import was taken back',
      removed: (n: number) => count(n, { one: '1 record removed', other: `${figure(n)} records removed` }),
      restored: (n: number) => count(n, { one: '1 client put back as before', other: `${figure(n)} clients put back` }),
      nothingKept: 'Nothing of it is left.',
      kept: (n: number) => count(n, { one: '1 record stayed', other: `${figure(n)} records stayed` }),
      keptLead: 'They were used or changed since. Remove by hand what you don’t want.',
      keptShown: (shown: number, total: number) => `The first ${figure(shown)} of ${figure(total)}`,
      record: 'Record',
      records: {
        client: 'Client',
        membership_type: 'Membership type',
        membership: 'Membership',
        instructor: 'Instructor',
        tag: 'Tag',
        class_template: 'Kind of class',
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
      title: 'Den ganzen Import zurücknehmen',
      lead: 'Entfernt alles, was er angelegt hat, und leert, was er ergänzt hat. Was seitdem benutzt oder geändert wurde, bleibt und wird aufgelistet.',
      action: 'Zurücknehmen',
      sureTitle: 'Import zurücknehmen?',
      sure: (name, n) =>
        count(n, {
          one: `Die eine Zeile aus „${name}“ wird rückgängig gemacht.`,
          other: `Alle ${figure(n)} Zeilen aus „${name}“ werden rückgängig gemacht.`,
        }),
      sureMore:
        'Wer seitdem gebucht, bezahlt oder sich angemeldet hat, bleibt, mit allem, was dazugehört. Willst du es wiederhaben, importiere die Datei noch einmal.',
      progress: 'Fortschritt beim Zurücknehmen',
      runningHelp: 'Du kannst diese Seite verlassen; es geht von selbst weiter, auch nach einem Neustart.',
      stoppedHelp: 'Was zurückgenommen ist, bleibt es. Mach weiter, wann du willst.',
      done: 'Der Import ist zurückgenommen',
      removed: (n) => count(n, { one: '1 Eintrag entfernt', other: `${figure(n)} Einträge entfernt` }),
      restored: (n) =>
        count(n, {
          one: 'Bei 1 Person steht wieder, was vorher dastand',
          other: `Bei ${figure(n)} Personen steht wieder, was vorher dastand`,
        }),
      nothingKept: 'Es ist nichts davon geblieben.',
      kept: (n) => count(n, { one: '1 Eintrag ist geblieben', other: `${figure(n)} Einträge sind geblieben` }),
      keptLead: 'Sie wurden seitdem benutzt oder geändert. Entferne von Hand, was du nicht willst.',
      keptShown: (shown, total) => `Die ersten ${figure(shown)} von ${figure(total)}`,
      record: 'Eintrag',
      records: {
        client: 'Person',
        membership_type: 'Mitgliedschaftsart',
        membership: 'Mitgliedschaft',
        instructor: 'Lehrkraft',
        tag: 'Schlagwort',
        class_template: 'Kursvorlage',
        class_series: 'Wöchentlicher Kurs',
        class: 'Kurs',
        booking: 'Buchung',
        product: 'Produkt',
        gift_card: 'Gutschein',
        sale: 'Verkauf',
      },
      name: 'Name',
      row: 'Zeile',
      reason: 'Warum er geblieben ist',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    rollback: {
      title: 'Deshacer toda la importación',
      lead: 'Quita todo lo que creó y vacía lo que rellenó. Lo que se ha usado o cambiado después se queda, y se muestra en una lista.',
      action: 'Deshacer',
      sureTitle: '¿Deshacer la importación?',
      sure: (name, n) =>
        count(n, {
          one: `Se deshace la única fila de «${name}».`,
          other: `Se deshacen las ${figure(n)} filas de «${name}».`,
        }),
      sureMore:
        'Los clientes que ya han reservado, pagado o entrado se quedan, con todo lo suyo. Para recuperarlo todo, vuelve a importar el archivo.',
      progress: 'Progreso al deshacer la importación',
      runningHelp: 'Puedes salir de esta página; sigue por sí sola, también después de reiniciar.',
      stoppedHelp: 'Lo que se ha deshecho queda así. Continúa cuando quieras.',
      done: 'La importación está deshecha',
      removed: (n) => count(n, { one: '1 elemento quitado', other: `${figure(n)} elementos quitados` }),
      restored: (n) =>
        count(n, { one: '1 cliente queda como antes', other: `${figure(n)} clientes quedan como antes` }),
      nothingKept: 'No queda nada de ella.',
      kept: (n) => count(n, { one: 'Se ha quedado 1 elemento', other: `Se han quedado ${figure(n)} elementos` }),
      keptLead: 'Se han usado o cambiado después. Quita a mano lo que no quieras.',
      keptShown: (shown, total) => `Los primeros ${figure(shown)} de ${figure(total)}`,
      record: 'Elemento',
      records: {
        client: 'Cliente',
        membership_type: 'Tipo de bono',
        membership: 'Bono',
        instructor: 'Profesor',
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
      reason: 'Por qué se ha quedado',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    rollback: {
      title: 'Annuler toute l’importation',
      lead: 'Retire tout ce qu’elle a créé et vide ce qu’elle a rempli. Ce qui a servi ou changé depuis reste, et s’affiche en liste.',
      action: 'Annuler l’importation',
      sureTitle: 'Annuler l’importation\u202f?',
      sure: (name, n) =>
        count(n, {
          one: `La ligne de «\u00a0${name}\u00a0» est annulée.`,
          other: `Les ${figure(n)} lignes de «\u00a0${name}\u00a0» sont toutes annulées.`,
        }),
      sureMore:
        'Les clients qui ont réservé, payé ou se sont connectés depuis restent, avec tout ce qui est à eux. Pour tout retrouver, importez de nouveau le fichier.',
      progress: 'Avancement de l’annulation',
      runningHelp: 'Vous pouvez quitter cette page\u202f; tout continue, même après un redémarrage.',
      stoppedHelp: 'Ce qui est annulé le reste. Reprenez quand vous voulez.',
      done: 'L’importation est annulée',
      removed: (n) => count(n, { one: `${figure(n)} élément retiré`, other: `${figure(n)} éléments retirés` }),
      restored: (n) =>
        count(n, { one: `${figure(n)} client remis comme avant`, other: `${figure(n)} clients remis comme avant` }),
      nothingKept: 'Il n’en reste rien.',
      kept: (n) => count(n, { one: `${figure(n)} élément est resté`, other: `${figure(n)} éléments sont restés` }),
      keptLead: 'Ils ont servi ou changé depuis. Retirez à la main ce dont vous ne voulez pas.',
      keptShown: (shown, total) => `Les ${figure(shown)} premiers sur ${figure(total)}`,
      record: 'Élément',
      records: {
        client: 'Client',
        membership_type: 'Type d’abonnement',
        membership: 'Abonnement',
        instructor: 'Prof',
        tag: 'Étiquette',
        class_template: 'Modèle de cours',
        class_series: 'Cours hebdomadaire',
        class: 'Cours',
        booking: 'Réservation',
        product: 'Produit',
        gift_card: 'Carte cadeau',
        sale: 'Vente',
      },
      name: 'Nom',
      row: 'Ligne',
      reason: 'Pourquoi il est resté',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    rollback: {
      title: 'Annulla tutta l’importazione',
      lead: 'Toglie tutto ciò che ha creato e svuota ciò che ha riempito. Ciò che nel frattempo è stato usato o cambiato resta, e viene elencato.',
      action: 'Annulla l’importazione',
      sureTitle: 'Annullare l’importazione?',
      sure: (name: string, n: number) =>
        count(n, {
          one: `L’unica riga di «${name}» viene annullata.`,
          other: `Tutte le ${figure(n)} righe di «${name}» vengono annullate.`,
        }),
      sureMore:
        'Chi nel frattempo ha prenotato, pagato o fatto l’accesso resta, con tutto ciò che è suo. Per riaverla, importa di nuovo il file.',
      progress: 'Avanzamento dell’annullamento',
      runningHelp: 'Puoi lasciare questa pagina: continua da solo, anche dopo un riavvio.',
      stoppedHelp: 'Ciò che è annullato resta annullato. Riprendi quando vuoi.',
      done: 'L’importazione è stata annullata',
      removed: (n: number) => count(n, { one: '1 voce tolta', other: `${figure(n)} voci tolte` }),
      restored: (n: number) =>
        count(n, { one: '1 cliente riportato com’era', other: `${figure(n)} clienti riportati com’erano` }),
      nothingKept: 'Non ne resta nulla.',
      kept: (n: number) => count(n, { one: '1 voce è rimasta', other: `${figure(n)} voci sono rimaste` }),
      keptLead: 'Nel frattempo sono state usate o cambiate. Togli a mano ciò che non vuoi.',
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
      reason: 'Perché è rimasta',
    },
  }
}
