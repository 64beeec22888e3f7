import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')
  const people = (n: number) => count(n, { one: '1 person', other: `${figure(n)} people` })
  const classCount = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })
  const bookings = (n: number) => count(n, { one: '1 booking', other: `${figure(n)} bookings` })

  return {
    closures: {
      title: 'Closures',
      lead: 'Days the studio is closed. Classes are cancelled and credits are returned.',
      none: 'No closures',
      noneMeans: 'Add holidays or a refurbishment, and see first what they cancel.',
      list: 'Closed days',
      add: 'Add closure',
      first: 'First day',
      last: 'Last day',
      order: 'Must not be before the first day.',
      reason: 'Reason',
      reasonHelp: 'Clients see this, for example “Christmas”.',
      extend: 'Extend packs, drop-ins and time passes by the closed days',
      preview: 'Preview',
      previewMeans: (n: { classes: number; bookings: number; waiting: number }) =>
        n.classes === 0
          ? 'There are no classes on these days.'
          : list(
              [
                `${classCount(n.classes)} ${n.classes === 1 ? 'is' : 'are'} cancelled`,
                n.bookings > 0 ? `${bookings(n.bookings)} with every credit returned` : 'nobody is booked',
                n.waiting > 0 ? `${people(n.waiting)} on waitlists notified` : '',
              ].filter(Boolean),
            ) + '.',
      packs: (n: number) =>
        count(n, {
          one: '1 pack or pass would last longer.',
          other: `${figure(n)} packs and passes would last longer.`,
        }),
      submit: 'Close these days',
      done: (n: number) =>
        count(n, { one: 'Closed: 1 class cancelled', other: `Closed: ${figure(n)} classes cancelled` }),
      extended: 'Packs extended',
      remove: 'Reopen',
      removeTitle: 'Reopen on these days?',
      removeMeans:
        'Upcoming classes this closure cancelled return to the schedule without their bookings. Packs stay extended.',
      removed: 'Reopened',
      past: 'Past',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const people = (n: number) => count(n, { one: '1 Person', other: `${figure(n)} Personen` })
  const bookings = (n: number) => count(n, { one: '1 Buchung', other: `${figure(n)} Buchungen` })

  return {
    closures: {
      title: 'Schließtage',
      lead: 'Tage, an denen das Studio geschlossen ist. Kurse werden abgesagt, Credits gutgeschrieben.',
      none: 'Keine Schließtage',
      noneMeans: 'Trage Feiertage oder eine Renovierung ein und sieh vorher, was ausfällt.',
      list: 'Schließtage',
      add: 'Schließtage eintragen',
      first: 'Erster Tag',
      last: 'Letzter Tag',
      order: 'Darf nicht vor dem ersten Tag liegen.',
      reason: 'Grund',
      reasonHelp: 'Für Kund:innen sichtbar, zum Beispiel „Weihnachten“.',
      extend: 'Mehrfachkarten, Einzelkurse und Zeitkarten um diese Tage verlängern',
      preview: 'Vorschau',
      previewMeans: ({ classes, bookings: booked, waiting }) =>
        classes === 0
          ? 'An diesen Tagen gibt es keine Kurse.'
          : [
              count(classes, { one: '1 Kurs wird abgesagt.', other: `${figure(classes)} Kurse werden abgesagt.` }),
              booked > 0 ? `${bookings(booked)}: Alle Credits werden gutgeschrieben.` : 'Keine Buchungen.',
              waiting > 0 ? `Auf Wartelisten: ${people(waiting)}, alle werden benachrichtigt.` : '',
            ]
              .filter(Boolean)
              .join(' '),
      packs: (n) =>
        count(n, { one: '1 Karte würde länger gelten.', other: `${figure(n)} Karten würden länger gelten.` }),
      submit: 'Schließtage eintragen',
      done: (n) => count(n, { one: 'Geschlossen: 1 Kurs abgesagt', other: `Geschlossen: ${figure(n)} Kurse abgesagt` }),
      extended: 'Karten verlängert',
      remove: 'Wieder öffnen',
      removeTitle: 'An diesen Tagen wieder öffnen?',
      removeMeans:
        'Kommende Kurse, die dadurch abgesagt wurden, sind wieder im Kursplan, ohne ihre Buchungen. Karten bleiben verlängert.',
      removed: 'Wieder geöffnet',
      past: 'Vergangene',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')
  const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} personas` })

  return {
    closures: {
      title: 'Cierres',
      lead: 'Días en que el centro cierra. Las clases se cancelan y se devuelven los créditos.',
      none: 'No hay cierres',
      noneMeans: 'Añade vacaciones o una reforma y comprueba antes qué se cancela.',
      list: 'Días de cierre',
      add: 'Añadir cierre',
      first: 'Primer día',
      last: 'Último día',
      order: 'No puede ser anterior al primer día.',
      reason: 'Motivo',
      reasonHelp: 'Lo ven los clientes, por ejemplo «Navidad».',
      extend: 'Alargar bonos de clases, clases sueltas y pases temporales los días de cierre',
      preview: 'Vista previa',
      previewMeans: (n) =>
        n.classes === 0
          ? 'Esos días no hay clases.'
          : list([
              count(n.classes, { one: 'Se cancela 1 clase', other: `Se cancelan ${figure(n.classes)} clases` }),
              n.bookings > 0
                ? count(n.bookings, {
                    one: 'se cancela 1 reserva con su crédito devuelto',
                    other: `se cancelan ${figure(n.bookings)} reservas con sus créditos devueltos`,
                  })
                : 'no hay reservas',
              ...(n.waiting > 0 ? [`se avisa a ${people(n.waiting)} en lista de espera`] : []),
            ]) + '.',
      packs: (n) => count(n, { one: '1 bono duraría más.', other: `${figure(n)} bonos durarían más.` }),
      submit: 'Cerrar estos días',
      done: (n) => count(n, { one: 'Cerrado: 1 clase cancelada', other: `Cerrado: ${figure(n)} clases canceladas` }),
      extended: 'Bonos alargados',
      remove: 'Volver a abrir',
      removeTitle: '¿Volver a abrir estos días?',
      removeMeans:
        'Las clases futuras que canceló el cierre vuelven al horario sin sus reservas. Los bonos siguen alargados.',
      removed: 'Días abiertos de nuevo',
      past: 'Pasados',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const classCount = (n: number) => `${figure(n)} cours`
  const bookings = (n: number) => count(n, { one: `${figure(n)} réservation`, other: `${figure(n)} réservations` })

  return {
    closures: {
      title: 'Fermetures',
      lead: 'Les jours où le studio est fermé. Les cours sont annulés et les crédits rendus.',
      none: 'Aucune fermeture',
      noneMeans: 'Ajoutez des congés ou des travaux, et voyez d’abord ce qu’ils annulent.',
      list: 'Jours de fermeture',
      add: 'Ajouter une fermeture',
      first: 'Premier jour',
      last: 'Dernier jour',
      order: 'Ne doit pas précéder le premier jour.',
      reason: 'Motif',
      reasonHelp: 'Visible par les clients, par exemple «\u00a0Noël\u00a0».',
      extend: 'Prolonger carnets, cours à l’unité et forfaits du nombre de jours fermés',
      preview: 'Aperçu',
      previewMeans: (n) =>
        n.classes === 0
          ? 'Il n’y a pas de cours ces jours-là.'
          : `${count(n.classes, {
              one: `${classCount(n.classes)} annulé`,
              other: `${classCount(n.classes)} annulés`,
            })}, ${n.bookings > 0 ? `${bookings(n.bookings)} avec tous les crédits rendus` : 'aucune réservation'}${
              n.waiting > 0
                ? `, ${count(n.waiting, {
                    one: `${figure(n.waiting)} personne sur liste d’attente prévenue`,
                    other: `${figure(n.waiting)} personnes sur liste d’attente prévenues`,
                  })}`
                : ''
            }.`,
      packs: (n) =>
        count(n, {
          one: `${figure(n)} carnet ou forfait durerait plus longtemps.`,
          other: `${figure(n)} carnets et forfaits dureraient plus longtemps.`,
        }),
      submit: 'Fermer ces jours-là',
      done: (n) =>
        count(n, { one: `Fermé\u00a0: ${figure(n)} cours annulé`, other: `Fermé\u00a0: ${figure(n)} cours annulés` }),
      extended: 'Carnets prolongés',
      remove: 'Rouvrir',
      removeTitle: 'Rouvrir ces jours-là\u202f?',
      removeMeans:
        'Les cours à venir annulés par cette fermeture reviennent au planning sans leurs réservations. Les carnets restent prolongés.',
      removed: 'Studio rouvert',
      past: 'Passées',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')
  const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} persone` })
  const classCount = (n: number) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` })
  const bookings = (n: number) => count(n, { one: '1 prenotazione', other: `${figure(n)} prenotazioni` })

  return {
    closures: {
      title: 'Chiusure',
      lead: 'I giorni in cui lo studio è chiuso. Le lezioni vengono annullate e i crediti restituiti.',
      none: 'Nessuna chiusura',
      noneMeans: 'Aggiungi ferie o lavori, e vedi prima che cosa viene annullato.',
      list: 'Giorni di chiusura',
      add: 'Aggiungi una chiusura',
      first: 'Primo giorno',
      last: 'Ultimo giorno',
      order: 'Non può venire prima del primo giorno.',
      reason: 'Motivo',
      reasonHelp: 'Visibile ai clienti, per esempio «Natale».',
      extend: 'Prolunga pacchetti, lezioni singole e pass dei giorni di chiusura',
      preview: 'Anteprima',
      previewMeans: (n: { classes: number; bookings: number; waiting: number }) =>
        n.classes === 0
          ? 'In questi giorni non ci sono lezioni.'
          : list(
              [
                `${classCount(n.classes)} ${n.classes === 1 ? 'annullata' : 'annullate'}`,
                n.bookings > 0 ? `${bookings(n.bookings)} con i crediti restituiti` : 'nessuna prenotazione',
                n.waiting > 0
                  ? `${people(n.waiting)} in lista d’attesa ${n.waiting === 1 ? 'avvisata' : 'avvisate'}`
                  : '',
              ].filter(Boolean),
            ) + '.',
      packs: (n: number) =>
        count(n, {
          one: '1 pacchetto o pass durerebbe di più.',
          other: `${figure(n)} pacchetti e pass durerebbero di più.`,
        }),
      submit: 'Chiudi questi giorni',
      done: (n: number) =>
        count(n, {
          one: 'Chiusura inserita: 1 lezione annullata',
          other: `Chiusura inserita: ${figure(n)} lezioni annullate`,
        }),
      extended: 'Pacchetti prolungati',
      remove: 'Riapri',
      removeTitle: 'Riaprire in questi giorni?',
      removeMeans:
        'Le lezioni future annullate dalla chiusura tornano in calendario senza le prenotazioni. I pacchetti restano prolungati.',
      removed: 'Riaperto',
      past: 'Passate',
    },
  }
}
