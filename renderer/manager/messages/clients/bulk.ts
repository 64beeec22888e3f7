import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const people = (n: number) => count(n, { one: '1 client', other: `${figure(n)} clients` })

  return {
    bulk: {
      label: 'For the selected clients',
      select: (name: string) => `Select ${name}`,
      chosen: (n: number) => `${figure(n)} selected`,
      chooseAll: (n: number, isPart: boolean) => (isPart ? `Select the first ${figure(n)}` : `Select all ${figure(n)}`),
      tag: 'Add tag',
      untag: 'Remove tag',
      noTags: 'There are no tags yet. Create them under Marketing.',
      write: 'Send message',
      export: 'Export',
      clear: 'Clear selection',
      progress: (done: number, of: number) => `${figure(done)} of ${figure(of)} done…`,
      done: {
        tag: (n: number, name: string) => `“${name}” added to ${people(n)}.`,
        untag: (n: number, name: string) => `“${name}” removed from ${people(n)}.`,
        message: (n: number, name: string) => `“${name}” is on its way to ${people(n)}.`,
      },
      leftOut: (n: number) => count(n, { one: '1 was skipped.', other: `${figure(n)} were skipped.` }),
      leftOutTitle: (n: number) => count(n, { one: '1 was skipped', other: `${figure(n)} were skipped` }),
      why: 'Who and why',
      undo: 'Undo',
      close: 'Done',
      gone: 'Deleted client',
      reasons: {
        gone: () => 'No longer exists',
        has_tag: (n: number) => count(n, { one: 'Already has the tag', other: 'Already have the tag' }),
        has_no_tag: (n: number) => count(n, { one: 'Doesn’t have the tag', other: 'Don’t have the tag' }),
        inactive: (n: number) => count(n, { one: 'Is deactivated', other: 'Are deactivated' }),
        no_consent: (n: number) =>
          count(n, { one: 'Hasn’t consented to such messages', other: 'Haven’t consented to such messages' }),
        no_address: (n: number) => count(n, { one: 'Has no email on record', other: 'Have no email on record' }),
        no_mail_server: () => 'The studio can’t send email yet: set it up under Settings',
        chose_email: (n: number) => count(n, { one: 'Prefers email', other: 'Prefer email' }),
        no_device: (n: number) =>
          count(n, { one: 'Has no device turned on for it', other: 'Have no device turned on for it' }),
        one_a_day: () => 'Already had a message today: the limit is one a day',
        quiet_hours: () => 'Quiet hours: no messages are sent now',
      },
      message: {
        title: (n: number) => `Message ${people(n)}`,
        lead: 'Only clients who consented to such messages get it, at most once a day and outside quiet hours. Skipped clients are listed afterwards.',
        way: 'Channel',
        ways: {
          email: 'Email',
          push_or_email: 'Devices, or email if that’s not possible',
          push: 'Devices only',
        },
        subject: 'Subject',
        body: 'Message',
        bodyHelp: 'Every line is a paragraph. Emails end with an unsubscribe link.',
        send: (n: number) => `Send to ${people(n)}`,
      },
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const people = (n: number) => count(n, { one: '1 Person', other: `${figure(n)} Personen` })

  return {
    bulk: {
      label: 'Für die ausgewählten Kund:innen',
      select: (name) => `${name} auswählen`,
      chosen: (n) => `${figure(n)} ausgewählt`,
      chooseAll: (n, isPart) => (isPart ? `Die ersten ${figure(n)} auswählen` : `Alle ${figure(n)} auswählen`),
      tag: 'Label hinzufügen',
      untag: 'Label entfernen',
      noTags: 'Es gibt noch keine Labels. Lege sie unter „Marketing“ an.',
      write: 'Nachricht senden',
      export: 'Exportieren',
      clear: 'Auswahl aufheben',
      progress: (done, of) => `${figure(done)} von ${figure(of)} fertig\u00a0…`,
      done: {
        tag: (n, name) => `„${name}“ hinzugefügt: ${people(n)}.`,
        untag: (n, name) => `„${name}“ entfernt: ${people(n)}.`,
        message: (n, name) => `„${name}“ wird an ${people(n)} gesendet.`,
      },
      leftOut: (n) =>
        count(n, { one: '1 Person wurde ausgelassen.', other: `${figure(n)} Personen wurden ausgelassen.` }),
      leftOutTitle: (n) =>
        count(n, { one: '1 Person wurde ausgelassen', other: `${figure(n)} Personen wurden ausgelassen` }),
      why: 'Wer und warum',
      undo: 'Rückgängig',
      close: 'Fertig',
      gone: 'Gelöschte Person',
      reasons: {
        gone: () => 'Existiert nicht mehr',
        has_tag: () => 'Hat das Label schon',
        has_no_tag: () => 'Hat das Label nicht',
        inactive: () => 'Deaktiviert',
        no_consent: () => 'Keine Einwilligung für solche Nachrichten',
        no_address: () => 'Keine E-Mail eingetragen',
        no_mail_server: () => 'Das Studio kann noch keine E-Mails senden: Richte das in den Einstellungen ein',
        chose_email: () => 'Bevorzugt E-Mail',
        no_device: () => 'Kein Gerät dafür eingeschaltet',
        one_a_day: () => 'Heute schon eine Nachricht erhalten: höchstens eine am Tag',
        quiet_hours: () => 'Ruhezeit: Zurzeit wird nichts gesendet',
      },
      message: {
        title: (n) => `Nachricht an ${people(n)}`,
        lead: 'Sie geht nur an Kund:innen mit Einwilligung, höchstens einmal am Tag und außerhalb der Ruhezeit. Ausgelassene Personen siehst du danach in einer Liste.',
        way: 'Kanal',
        ways: {
          email: 'E-Mail',
          push_or_email: 'Geräte, sonst E-Mail',
          push: 'Nur Geräte',
        },
        subject: 'Betreff',
        body: 'Nachricht',
        bodyHelp: 'Jede Zeile wird ein Absatz. E-Mails enden mit einem Abmeldelink.',
        send: (n) => `An ${people(n)} senden`,
      },
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const people = (n: number) => count(n, { one: '1 cliente', other: `${figure(n)} clientes` })

  return {
    bulk: {
      label: 'Para la selección',
      select: (name) => `Seleccionar a ${name}`,
      chosen: (n) => count(n, { one: '1 seleccionado', other: `${figure(n)} seleccionados` }),
      chooseAll: (n, isPart) => (isPart ? `Seleccionar los ${figure(n)} primeros` : `Seleccionar todos (${figure(n)})`),
      tag: 'Añadir etiqueta',
      untag: 'Quitar etiqueta',
      noTags: 'Aún no hay etiquetas. Créalas en Marketing.',
      write: 'Enviar mensaje',
      export: 'Exportar',
      clear: 'Quitar la selección',
      progress: (done, of) => `${figure(done)} de ${figure(of)}…`,
      done: {
        tag: (n, name) => `«${name}» añadida a ${people(n)}.`,
        untag: (n, name) => `«${name}» quitada a ${people(n)}.`,
        message: (n, name) => `«${name}» se está enviando a ${people(n)}.`,
      },
      leftOut: (n) => count(n, { one: 'Se ha omitido 1.', other: `Se han omitido ${figure(n)}.` }),
      leftOutTitle: (n) => count(n, { one: 'Se ha omitido 1', other: `Se han omitido ${figure(n)}` }),
      why: 'Quién y por qué',
      undo: 'Deshacer',
      close: 'Listo',
      gone: 'Cliente eliminado',
      reasons: {
        gone: () => 'Ya no existe',
        has_tag: (n) => count(n, { one: 'Ya tiene la etiqueta', other: 'Ya tienen la etiqueta' }),
        has_no_tag: (n) => count(n, { one: 'No tiene la etiqueta', other: 'No tienen la etiqueta' }),
        inactive: (n) => count(n, { one: 'Tiene la ficha desactivada', other: 'Tienen la ficha desactivada' }),
        no_consent: (n) =>
          count(n, {
            one: 'No ha dado su consentimiento para estos mensajes',
            other: 'No han dado su consentimiento para estos mensajes',
          }),
        no_address: (n) => count(n, { one: 'No tiene correo en su ficha', other: 'No tienen correo en su ficha' }),
        no_mail_server: () => 'El centro aún no puede enviar correo: configúralo en Ajustes',
        chose_email: (n) => count(n, { one: 'Prefiere el correo', other: 'Prefieren el correo' }),
        no_device: (n) =>
          count(n, {
            one: 'No tiene ningún dispositivo activado para ello',
            other: 'No tienen ningún dispositivo activado para ello',
          }),
        one_a_day: () => 'Ya recibió un mensaje hoy: como máximo, uno al día',
        quiet_hours: () => 'Horas de silencio: ahora no se envía nada',
      },
      message: {
        title: (n) => `Escribir a ${people(n)}`,
        lead: 'Solo llega a clientes con consentimiento, como máximo una vez al día y fuera de las horas de silencio. Después verás a quiénes se ha omitido.',
        way: 'Canal',
        ways: {
          email: 'Correo',
          push_or_email: 'Dispositivos y, si no es posible, correo',
          push: 'Solo dispositivos',
        },
        subject: 'Asunto',
        body: 'Mensaje',
        bodyHelp: 'Cada línea es un párrafo. Los correos terminan con un enlace de baja.',
        send: (n) => `Enviar a ${people(n)}`,
      },
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const people = (n: number) => count(n, { one: `${figure(n)} client`, other: `${figure(n)} clients` })

  return {
    bulk: {
      label: 'Pour la sélection',
      select: (name) => `Sélectionner ${name}`,
      chosen: (n) => count(n, { one: `${figure(n)} sélectionné`, other: `${figure(n)} sélectionnés` }),
      chooseAll: (n, isPart) =>
        isPart ? `Sélectionner les ${figure(n)} premiers` : `Tout sélectionner (${figure(n)})`,
      tag: 'Ajouter une étiquette',
      untag: 'Retirer une étiquette',
      noTags: 'Pas encore d’étiquettes. Créez-en dans Marketing.',
      write: 'Envoyer un message',
      export: 'Exporter',
      clear: 'Tout désélectionner',
      progress: (done, of) => `${figure(done)} sur ${figure(of)}…`,
      done: {
        tag: (n, name) => `Étiquette «\u00a0${name}\u00a0» ajoutée à ${people(n)}.`,
        untag: (n, name) => `Étiquette «\u00a0${name}\u00a0» retirée à ${people(n)}.`,
        message: (n, name) => `Envoi de «\u00a0${name}\u00a0» à ${people(n)}.`,
      },
      leftOut: (n) =>
        count(n, {
          one: '1 personne a été laissée de côté.',
          other: `${figure(n)} personnes ont été laissées de côté.`,
        }),
      leftOutTitle: (n) =>
        count(n, {
          one: '1 personne laissée de côté',
          other: `${figure(n)} personnes laissées de côté`,
        }),
      why: 'Qui et pourquoi',
      undo: 'Rétablir',
      close: 'Terminé',
      gone: 'Client supprimé',
      reasons: {
        gone: () => 'N’existe plus',
        has_tag: (n) => count(n, { one: 'A déjà l’étiquette', other: 'Ont déjà l’étiquette' }),
        has_no_tag: (n) => count(n, { one: 'N’a pas l’étiquette', other: 'N’ont pas l’étiquette' }),
        inactive: (n) => count(n, { one: 'Compte désactivé', other: 'Comptes désactivés' }),
        no_consent: (n) =>
          count(n, { one: 'N’a pas consenti à ces messages', other: 'N’ont pas consenti à ces messages' }),
        no_address: (n) => count(n, { one: 'N’a pas d’e-mail', other: 'N’ont pas d’e-mail' }),
        no_mail_server: () => 'Le studio ne peut pas encore envoyer d’e-mails\u00a0: configurez-le dans Réglages',
        chose_email: (n) => count(n, { one: 'Préfère l’e-mail', other: 'Préfèrent l’e-mail' }),
        no_device: (n) =>
          count(n, { one: 'N’a activé aucun appareil pour cela', other: 'N’ont activé aucun appareil pour cela' }),
        one_a_day: () => 'Déjà un message aujourd’hui\u00a0: un par jour maximum',
        quiet_hours: () => 'Heures calmes\u00a0: aucun envoi pour le moment',
      },
      message: {
        title: (n) => `Écrire à ${people(n)}`,
        lead: 'Seuls les clients qui y consentent le reçoivent, une fois par jour maximum et hors des heures calmes. Les autres s’affichent ensuite.',
        way: 'Canal',
        ways: {
          email: 'E-mail',
          push_or_email: 'Appareils, sinon e-mail',
          push: 'Appareils seulement',
        },
        subject: 'Objet',
        body: 'Message',
        bodyHelp: 'Chaque ligne est un paragraphe. Les e-mails se terminent par un lien de désabonnement.',
        send: (n) => `Envoyer à ${people(n)}`,
      },
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const people = (n: number) => count(n, { one: '1 cliente', other: `${figure(n)} clienti` })

  return {
    bulk: {
      label: 'Per i clienti selezionati',
      select: (name: string) => `Seleziona ${name}`,
      chosen: (n: number) => `Selezionati: ${figure(n)}`,
      chooseAll: (n: number, isPart: boolean) =>
        isPart ? `Seleziona i primi (${figure(n)})` : `Seleziona tutti (${figure(n)})`,
      tag: 'Aggiungi un’etichetta',
      untag: 'Rimuovi un’etichetta',
      noTags: 'Non ci sono ancora etichette. Creale in Marketing.',
      write: 'Invia un messaggio',
      export: 'Esporta',
      clear: 'Deseleziona tutti',
      progress: (done: number, of: number) => `Fatto ${figure(done)} su ${figure(of)}…`,
      done: {
        tag: (n: number, name: string) => `Etichetta «${name}» aggiunta a ${people(n)}.`,
        untag: (n: number, name: string) => `Etichetta «${name}» rimossa da ${people(n)}.`,
        message: (n: number, name: string) => `Invio di «${name}» a ${people(n)}.`,
      },
      leftOut: (n: number) => count(n, { one: 'Esclusa una persona.', other: `Escluse ${figure(n)} persone.` }),
      leftOutTitle: (n: number) => count(n, { one: 'Esclusa una persona', other: `Escluse ${figure(n)} persone` }),
      why: 'Chi e perché',
      undo: 'Annulla l’azione',
      close: 'Fatto',
      gone: 'Cliente eliminato',
      reasons: {
        gone: () => 'Non esiste più',
        has_tag: (n: number) => count(n, { one: 'Ha già l’etichetta', other: 'Hanno già l’etichetta' }),
        has_no_tag: (n: number) => count(n, { one: 'Non ha l’etichetta', other: 'Non hanno l’etichetta' }),
        inactive: (n: number) => count(n, { one: 'Ha l’account disattivato', other: 'Hanno l’account disattivato' }),
        no_consent: (n: number) =>
          count(n, { one: 'Non ha acconsentito a questi messaggi', other: 'Non hanno acconsentito a questi messaggi' }),
        no_address: (n: number) => count(n, { one: 'Non ha un’e-mail', other: 'Non hanno un’e-mail' }),
        no_mail_server: () => 'Lo studio non può ancora inviare e-mail: configura l’invio nelle impostazioni',
        chose_email: (n: number) => count(n, { one: 'Preferisce l’e-mail', other: 'Preferiscono l’e-mail' }),
        no_device: (n: number) =>
          count(n, { one: 'Non ha dispositivi attivati', other: 'Non hanno dispositivi attivati' }),
        one_a_day: () => 'Ha già ricevuto un messaggio oggi: al massimo uno al giorno',
        quiet_hours: () => 'Ore di silenzio: ora non si invia nulla',
      },
      message: {
        title: (n: number) => `Scrivi a ${people(n)}`,
        lead: 'Arriva solo a chi ha dato il consenso, al massimo una volta al giorno e fuori dalle ore di silenzio. Chi resta escluso compare poi in elenco.',
        way: 'Canale',
        ways: {
          email: 'E-mail',
          push_or_email: 'Dispositivi, altrimenti e-mail',
          push: 'Solo dispositivi',
        },
        subject: 'Oggetto',
        body: 'Messaggio',
        bodyHelp: 'Ogni riga è un paragrafo. Le e-mail finiscono con un link per disiscriversi.',
        send: (n: number) => `Invia a ${people(n)}`,
      },
    },
  }
}
