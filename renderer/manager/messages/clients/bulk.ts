import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const people = (n: number) => count(n, { one: '1 client', other: `${figure(n)} clients` })

  return {
    bulk: {
      label: 'For those who are chosen',
      select: (name: string) => `Choose ${name}`,
      chosen: (n: number) => `${figure(n)} chosen`,
      chooseAll: (n: number, isPart: boolean) => (isPart ? `Choose the first ${figure(n)}` : `Choose all ${figure(n)}`),
      tag: 'Give a tag',
      untag: 'Take a tag away',
      noTags: 'There are no tags yet. Make them under Marketing.',
      write: 'Write to them',
      export: 'Export',
      clear: 'Choose nobody',
      progress: (done: number, of: number) => `${figure(done)} of ${figure(of)} done…`,
      done: {
        tag: (n: number, name: string) => `${people(n)} got “${name}”.`,
        untag: (n: number, name: string) => `“${name}” taken from ${people(n)}.`,
        message: (n: number, name: string) => `“${name}” goes to ${people(n)}.`,
      },
      leftOut: (n: number) => count(n, { one: 'One was left out.', other: `${figure(n)} were left out.` }),
      leftOutTitle: (n: number) => count(n, { one: 'One was left out', other: `${figure(n)} were left out` }),
      why: 'Who and why',
      undo: 'Undo',
      close: 'Done',
      gone: 'Somebody who is gone',
      reasons: {
        gone: () => 'No longer there',
        has_tag: (n: number) => count(n, { one: 'Has the tag already', other: 'Have the tag already' }),
        has_no_tag: (n: number) => count(n, { one: 'Does not have the tag', other: 'Do not have the tag' }),
        inactive: (n: number) => count(n, { one: 'Is deactivated', other: 'Are deactivated' }),
        no_consent: (n: number) =>
          count(n, { one: 'Has not agreed to such messages', other: 'Have not agreed to such messages' }),
        no_address: (n: number) => count(n, { one: 'Has no e-mail on record', other: 'Have no e-mail on record' }),
        no_mail_server: () => 'The studio can’t send e-mail yet: set it up under Settings',
        chose_email: (n: number) => count(n, { one: 'Wants e-mail instead', other: 'Want e-mail instead' }),
        no_device: (n: number) =>
          count(n, { one: 'Has no device switched on for it', other: 'Have no device switched on for it' }),
        one_a_day: () => 'Had a message today: one a day is the most',
        quiet_hours: () => 'It is quiet now: nothing leaves in the quiet hours',
      },
      message: {
        title: (n: number) => `Write to ${people(n)}`,
        lead: 'It goes to those who agreed to such messages, once a day at the most, and not in the quiet hours. Whoever is left out is listed afterwards.',
        way: 'How it goes',
        ways: {
          email: 'By e-mail',
          push_or_email: 'To their devices, and by e-mail where that can’t be',
          push: 'To their devices only',
        },
        subject: 'Subject',
        body: 'Message',
        bodyHelp: 'Every line is a paragraph. E-mails end with the way to stop them.',
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
      label: 'Für die Ausgewählten',
      select: (name) => `${name} auswählen`,
      chosen: (n) => `${figure(n)} ausgewählt`,
      chooseAll: (n, isPart) => (isPart ? `Die ersten ${figure(n)} auswählen` : `Alle ${figure(n)} auswählen`),
      tag: 'Schlagwort geben',
      untag: 'Schlagwort wegnehmen',
      noTags: 'Noch gibt es keine Schlagwörter. Leg sie unter Marketing an.',
      write: 'Nachricht schreiben',
      export: 'Exportieren',
      clear: 'Auswahl aufheben',
      progress: (done, of) => `${figure(done)} von ${figure(of)} fertig…`,
      done: {
        tag: (n, name) => `„${name}“ vergeben an ${people(n)}.`,
        untag: (n, name) => `„${name}“ weggenommen bei: ${people(n)}.`,
        message: (n, name) => `„${name}“ geht an ${people(n)}.`,
      },
      leftOut: (n) =>
        count(n, { one: 'Eine Person blieb außen vor.', other: `${figure(n)} Personen blieben außen vor.` }),
      leftOutTitle: (n) =>
        count(n, { one: 'Eine Person blieb außen vor', other: `${figure(n)} Personen blieben außen vor` }),
      why: 'Wer und warum',
      undo: 'Rückgängig',
      close: 'Fertig',
      gone: 'Jemand, der nicht mehr da ist',
      reasons: {
        gone: () => 'Nicht mehr da',
        has_tag: () => 'Schlagwort schon vorhanden',
        has_no_tag: () => 'Schlagwort nicht vorhanden',
        inactive: () => 'Deaktiviert',
        no_consent: () => 'Solchen Nachrichten nicht zugestimmt',
        no_address: () => 'Keine E-Mail eingetragen',
        no_mail_server: () => 'Das Studio kann noch keine E-Mails senden: Richte es in den Einstellungen ein',
        chose_email: () => 'Gewählt ist E-Mail',
        no_device: () => 'Kein Gerät ist dafür eingeschaltet',
        one_a_day: () => 'Hatte heute schon eine Nachricht: mehr als eine am Tag gibt es nicht',
        quiet_hours: () => 'Gerade ist Ruhezeit: Da geht nichts hinaus',
      },
      message: {
        title: (n) => `Nachricht an ${people(n)}`,
        lead: 'Sie geht an alle, die solchen Nachrichten zugestimmt haben, höchstens einmal am Tag und nicht in der Ruhezeit. Wer außen vor bleibt, steht danach in einer Liste.',
        way: 'Auf welchem Weg',
        ways: {
          email: 'Per E-Mail',
          push_or_email: 'Auf die Geräte, sonst per E-Mail',
          push: 'Nur auf die Geräte',
        },
        subject: 'Betreff',
        body: 'Nachricht',
        bodyHelp: 'Jede Zeile wird ein Absatz. Unter E-Mails steht, wie man sie abbestellt.',
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
      tag: 'Poner una etiqueta',
      untag: 'Quitar una etiqueta',
      noTags: 'Aún no hay etiquetas. Créalas en Marketing.',
      write: 'Escribirles',
      export: 'Exportar',
      clear: 'Quitar la selección',
      progress: (done, of) => `${figure(done)} de ${figure(of)}…`,
      done: {
        tag: (n, name) => count(n, { one: `1 cliente con «${name}».`, other: `${figure(n)} clientes con «${name}».` }),
        untag: (n, name) => `«${name}» quitada a ${people(n)}.`,
        message: (n, name) => `«${name}» sale para ${people(n)}.`,
      },
      leftOut: (n) => count(n, { one: 'Uno se ha omitido.', other: `${figure(n)} se han omitido.` }),
      leftOutTitle: (n) => count(n, { one: 'Uno se ha omitido', other: `${figure(n)} se han omitido` }),
      why: 'Quién y por qué',
      undo: 'Deshacer',
      close: 'Listo',
      gone: 'Alguien que ya no está',
      reasons: {
        gone: () => 'Ya no está',
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
        one_a_day: () => 'Ya hubo un mensaje hoy: como máximo, uno al día',
        quiet_hours: () => 'Es el horario de silencio: no sale nada',
      },
      message: {
        title: (n) => `Escribir a ${people(n)}`,
        lead: 'Llega a quien ha dado su consentimiento para estos mensajes, como máximo una vez al día y fuera del horario de silencio. Después verás a quién se ha omitido.',
        way: 'Por qué vía',
        ways: {
          email: 'Por correo',
          push_or_email: 'A sus dispositivos y, si no se puede, por correo',
          push: 'Solo a sus dispositivos',
        },
        subject: 'Asunto',
        body: 'Mensaje',
        bodyHelp: 'Cada línea es un párrafo. Los correos terminan diciendo cómo darse de baja.',
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
      tag: 'Donner une étiquette',
      untag: 'Retirer une étiquette',
      noTags: 'Pas encore d’étiquettes. Créez-en sous Marketing.',
      write: 'Écrire',
      export: 'Exporter',
      clear: 'Tout désélectionner',
      progress: (done, of) => `${figure(done)} sur ${figure(of)}…`,
      done: {
        tag: (n, name) => `Étiquette «\u00a0${name}\u00a0» donnée à ${people(n)}.`,
        untag: (n, name) => `Étiquette «\u00a0${name}\u00a0» retirée à ${people(n)}.`,
        message: (n, name) => `«\u00a0${name}\u00a0» part à ${people(n)}.`,
      },
      leftOut: (n) =>
        count(n, {
          one: 'Une personne a été laissée de côté.',
          other: `${figure(n)} personnes ont été laissées de côté.`,
        }),
      leftOutTitle: (n) =>
        count(n, {
          one: 'Une personne laissée de côté',
          other: `${figure(n)} personnes laissées de côté`,
        }),
      why: 'Qui et pourquoi',
      undo: 'Revenir en arrière',
      close: 'Terminé',
      gone: 'Quelqu’un qui n’est plus là',
      reasons: {
        gone: () => 'N’existe plus',
        has_tag: (n) => count(n, { one: 'A déjà l’étiquette', other: 'Ont déjà l’étiquette' }),
        has_no_tag: (n) => count(n, { one: 'N’a pas l’étiquette', other: 'N’ont pas l’étiquette' }),
        inactive: (n) => count(n, { one: 'Compte désactivé', other: 'Comptes désactivés' }),
        no_consent: (n) => count(n, { one: 'N’a pas accepté ces messages', other: 'N’ont pas accepté ces messages' }),
        no_address: (n) => count(n, { one: 'N’a pas d’e-mail', other: 'N’ont pas d’e-mail' }),
        no_mail_server: () => 'Le studio ne peut pas encore envoyer d’e-mails\u00a0: configurez-le sous Réglages',
        chose_email: (n) => count(n, { one: 'Préfère l’e-mail', other: 'Préfèrent l’e-mail' }),
        no_device: (n) =>
          count(n, { one: 'N’a activé aucun appareil pour cela', other: 'N’ont activé aucun appareil pour cela' }),
        one_a_day: () => 'Déjà un message aujourd’hui\u00a0: un par jour au plus',
        quiet_hours: () => 'Heures calmes\u00a0: rien ne part pour le moment',
      },
      message: {
        title: (n) => `Écrire à ${people(n)}`,
        lead: 'Le message part à qui a accepté ce genre de messages, une fois par jour au plus et hors des heures calmes. Les personnes laissées de côté s’affichent ensuite.',
        way: 'Par où',
        ways: {
          email: 'Par e-mail',
          push_or_email: 'Sur les appareils, sinon par e-mail',
          push: 'Sur les appareils seulement',
        },
        subject: 'Objet',
        body: 'Message',
        bodyHelp: 'Chaque ligne est un paragraphe. Les e-mails se terminent par le moyen de se désabonner.',
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
      label: 'Per le persone selezionate',
      select: (name: string) => `Seleziona ${name}`,
      chosen: (n: number) => `Selezionati: ${figure(n)}`,
      chooseAll: (n: number, isPart: boolean) =>
        isPart ? `Seleziona i primi ${figure(n)}` : `Seleziona tutti i ${figure(n)}`,
      tag: 'Assegna un’etichetta',
      untag: 'Togli un’etichetta',
      noTags: 'Non ci sono ancora etichette. Creale in Marketing.',
      write: 'Scrivi',
      export: 'Esporta',
      clear: 'Deseleziona tutti',
      progress: (done: number, of: number) => `Fatto ${figure(done)} su ${figure(of)}…`,
      done: {
        tag: (n: number, name: string) => `Etichetta «${name}» assegnata a ${people(n)}.`,
        untag: (n: number, name: string) => `Etichetta «${name}» tolta a ${people(n)}.`,
        message: (n: number, name: string) => `«${name}» è in partenza per ${people(n)}.`,
      },
      leftOut: (n: number) => count(n, { one: 'Esclusa una persona.', other: `Escluse ${figure(n)} persone.` }),
      leftOutTitle: (n: number) => count(n, { one: 'Esclusa una persona', other: `Escluse ${figure(n)} persone` }),
      why: 'Chi e perché',
      undo: 'Annulla',
      close: 'Fatto',
      gone: 'Una persona che non c’è più',
      reasons: {
        gone: () => 'Non c’è più',
        has_tag: (n: number) => count(n, { one: 'Ha già l’etichetta', other: 'Hanno già l’etichetta' }),
        has_no_tag: (n: number) => count(n, { one: 'Non ha l’etichetta', other: 'Non hanno l’etichetta' }),
        inactive: (n: number) => count(n, { one: 'Ha l’account disattivato', other: 'Hanno l’account disattivato' }),
        no_consent: (n: number) =>
          count(n, { one: 'Non ha acconsentito a questi messaggi', other: 'Non hanno acconsentito a questi messaggi' }),
        no_address: (n: number) => count(n, { one: 'Non ha un’e-mail', other: 'Non hanno un’e-mail' }),
        no_mail_server: () => 'Lo studio non può ancora inviare e-mail: configura la posta nelle impostazioni',
        chose_email: (n: number) => count(n, { one: 'Preferisce l’e-mail', other: 'Preferiscono l’e-mail' }),
        no_device: (n: number) =>
          count(n, { one: 'Non ha dispositivi che le ricevono', other: 'Non hanno dispositivi che le ricevono' }),
        one_a_day: () => 'Ha già ricevuto un messaggio oggi: al massimo uno al giorno',
        quiet_hours: () => 'Sono le ore di silenzio: ora non parte nulla',
      },
      message: {
        title: (n: number) => `Scrivi a ${people(n)}`,
        lead: 'Arriva a chi ha acconsentito a questi messaggi, al massimo uno al giorno, e non nelle ore di silenzio. Chi resta escluso compare poi in elenco.',
        way: 'Come arriva',
        ways: {
          email: 'Via e-mail',
          push_or_email: 'Sui dispositivi, e via e-mail dove non si può',
          push: 'Solo sui dispositivi',
        },
        subject: 'Oggetto',
        body: 'Messaggio',
        bodyHelp: 'Ogni riga è un paragrafo. Le e-mail finiscono con il modo per non riceverne più.',
        send: (n: number) => `Invia a ${people(n)}`,
      },
    },
  }
}
