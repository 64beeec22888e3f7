import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')
  const people = (n: number) => count(n, { one: '1 person', other: `${figure(n)} people` })
  const classCount = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })
  const bookings = (n: number) => count(n, { one: '1 booking', other: `${figure(n)} bookings` })

  return {
    details: {
      loading: 'Class',
      roster: 'Open roster',
      edit: 'Edit',
      substitute: 'Substitute',
      cancel: 'Cancel class',
      planAgain: 'Plan again',
      instructor: 'Instructor',
      nobody: 'Nobody yet',
      insteadOf: (name: string) => `instead of ${name}`,
      location: 'Location',
      repeats: 'Repeats',
      editedByHand: 'Edited by hand',
      editedMeans: 'Kept as it is when the series is edited.',
      opens: 'Booking opens',
      closes: 'Booking closes',
      freeUntil: 'Free to cancel until',
      cancelledAt: 'Cancelled',
      seats: 'Places',
      booked: (booked: number, capacity: number) => `${figure(booked)} of ${figure(capacity)} booked`,
      held: (n: number) => count(n, { one: '1 place held', other: `${figure(n)} places held` }),
      waiting: (n: number) => count(n, { one: '1 person waiting', other: `${figure(n)} people waiting` }),
      notCancelled: 'This class was cancelled.',
      begun: 'The class has begun: its time stays.',
      over: 'The class is over.',
    },
    substitute: {
      choose: 'Who teaches it instead?',
      planned: 'Was to teach it',
      nobodyElse: 'There is no other instructor',
      done: (name: string) => `${name} teaches this class`,
      title: (name: string) => `${name} has another class then`,
      anyway: 'Substitute anyway',
    },
    cancelling: {
      title: (name: string) => `Cancel ${name}?`,
      reason: 'Reason',
      reasonHelp: 'Everybody booked reads it in their message.',
      counting: 'Looking up who is booked …',
      nobody: 'Nobody is booked.',
      means: (n: { classes: number; booked: number; waiting: number }) =>
        list(
          [
            n.classes > 1 ? `${classCount(n.classes)} are cancelled` : 'The class is cancelled',
            n.booked > 0 ? `${bookings(n.booked)} with ${n.classes > 1 ? 'them' : 'it'}` : '',
            n.waiting > 0 ? `${people(n.waiting)} on the waitlist ${n.waiting === 1 ? 'is' : 'are'} told` : '',
          ].filter(Boolean),
        ) + '.',
      credits: 'Every credit goes back, nothing is charged, and everybody booked is told.',
      seriesEnds: 'The series ends there: no further classes are made.',
      noUndo: 'This can’t be taken back.',
      keep: 'Keep class',
      submit: (n: number) => count(n, { one: 'Cancel class', other: `Cancel ${figure(n)} classes` }),
      done: (name: string) => `${name} is cancelled`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    details: {
      loading: 'Kurs',
      roster: 'Anwesenheitsliste',
      edit: 'Bearbeiten',
      substitute: 'Vertretung',
      cancel: 'Kurs absagen',
      planAgain: 'Neu planen',
      instructor: 'Lehrkraft',
      nobody: 'Noch niemand',
      insteadOf: (name) => `statt ${name}`,
      location: 'Standort',
      repeats: 'Wiederholung',
      editedByHand: 'Von Hand bearbeitet',
      editedMeans: 'Bleibt, wie er ist, wenn die Serie bearbeitet wird.',
      opens: 'Buchbar ab',
      closes: 'Buchbar bis',
      freeUntil: 'Kostenlos stornieren bis',
      cancelledAt: 'Abgesagt',
      seats: 'Plätze',
      booked: (booked, capacity) => `${figure(booked)} von ${figure(capacity)} gebucht`,
      held: (n) => count(n, { one: '1 Platz reserviert', other: `${figure(n)} Plätze reserviert` }),
      waiting: (n) => count(n, { one: '1 Person wartet', other: `${figure(n)} Personen warten` }),
      notCancelled: 'Dieser Kurs wurde abgesagt.',
      begun: 'Der Kurs hat begonnen: Seine Zeit bleibt.',
      over: 'Der Kurs ist vorbei.',
    },
    substitute: {
      choose: 'Wer gibt ihn stattdessen?',
      planned: 'War vorgesehen',
      nobodyElse: 'Es gibt keine andere Lehrkraft',
      done: (name) => `${name} gibt diesen Kurs`,
      title: (name) => `${name} hat zu der Zeit einen anderen Kurs`,
      anyway: 'Trotzdem eintragen',
    },
    cancelling: {
      title: (name) => `${name} absagen?`,
      reason: 'Grund',
      reasonHelp: 'Alle, die gebucht haben, lesen ihn in ihrer Nachricht.',
      counting: 'Wer hat gebucht? Wird nachgesehen …',
      nobody: 'Niemand hat gebucht.',
      means: ({ classes, booked, waiting }) =>
        [
          count(classes, { one: 'Der Kurs wird abgesagt.', other: `${figure(classes)} Kurse werden abgesagt.` }),
          booked > 0
            ? count(booked, {
                one: '1 Buchung wird storniert.',
                other: `${figure(booked)} Buchungen werden storniert.`,
              })
            : '',
          waiting > 0
            ? count(waiting, {
                one: '1 Person auf der Warteliste erfährt es.',
                other: `${figure(waiting)} Personen auf der Warteliste erfahren es.`,
              })
            : '',
        ]
          .filter(Boolean)
          .join(' '),
      credits: 'Alle Guthaben gehen zurück, nichts wird berechnet, und alle, die gebucht haben, erfahren es.',
      seriesEnds: 'Die Serie endet dort: Es entstehen keine weiteren Kurse.',
      noUndo: 'Das lässt sich nicht zurücknehmen.',
      keep: 'Behalten',
      submit: (n) => count(n, { one: 'Kurs absagen', other: `${figure(n)} Kurse absagen` }),
      done: (name) => `${name} ist abgesagt`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')
  const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} personas` })
  const classCount = (n: number) => count(n, { one: '1 clase', other: `${figure(n)} clases` })
  const bookings = (n: number) => count(n, { one: '1 reserva', other: `${figure(n)} reservas` })

  return {
    details: {
      loading: 'Clase',
      roster: 'Abrir la lista',
      edit: 'Editar',
      substitute: 'Sustituir',
      cancel: 'Cancelar clase',
      planAgain: 'Programar de nuevo',
      instructor: 'Profesor',
      nobody: 'Aún nadie',
      insteadOf: (name) => `en lugar de ${name}`,
      location: 'Sede',
      repeats: 'Repetición',
      editedByHand: 'Editada a mano',
      editedMeans: 'Se queda como está aunque se edite la serie.',
      opens: 'Apertura de reservas',
      closes: 'Cierre de reservas',
      freeUntil: 'Cancelación gratis hasta',
      cancelledAt: 'Cancelada',
      seats: 'Plazas',
      booked: (booked, capacity) => `${figure(booked)} de ${figure(capacity)} reservadas`,
      held: (n) => count(n, { one: '1 plaza retenida', other: `${figure(n)} plazas retenidas` }),
      waiting: (n) => `${people(n)} en espera`,
      notCancelled: 'Esta clase está cancelada.',
      begun: 'La clase ya ha empezado: la hora no cambia.',
      over: 'La clase ha terminado.',
    },
    substitute: {
      choose: '¿Quién la da en su lugar?',
      planned: 'La iba a dar',
      nobodyElse: 'No hay más profesores',
      done: (name) => `${name} da esta clase`,
      title: (name) => `${name} tiene otra clase a esa hora`,
      anyway: 'Sustituir igualmente',
    },
    cancelling: {
      title: (name) => `¿Cancelar ${name}?`,
      reason: 'Motivo',
      reasonHelp: 'Lo lee en su mensaje quien tenga reserva.',
      counting: 'Consultando quién ha reservado…',
      nobody: 'No hay reservas.',
      means: (n) =>
        `Se cancela: ${list([classCount(n.classes), n.booked > 0 ? bookings(n.booked) : ''].filter(Boolean))}.` +
        (n.waiting > 0
          ? count(n.waiting, {
              one: ' Se avisa a 1 persona de la lista de espera.',
              other: ` Se avisa a ${figure(n.waiting)} personas de la lista de espera.`,
            })
          : ''),
      credits: 'Se devuelven todos los créditos, no se cobra nada y se avisa a quien tenga reserva.',
      seriesEnds: 'La serie termina ahí: no se crean más clases.',
      noUndo: 'No se puede deshacer.',
      keep: 'Mantener la clase',
      submit: (n) => count(n, { one: 'Cancelar clase', other: `Cancelar ${figure(n)} clases` }),
      done: (name) => `${name}: clase cancelada`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')
  const classCount = (n: number) => `${figure(n)} cours`
  const bookings = (n: number) => count(n, { one: `${figure(n)} réservation`, other: `${figure(n)} réservations` })
  const waitingPeople = (n: number) =>
    count(n, { one: `${figure(n)} personne en attente`, other: `${figure(n)} personnes en attente` })

  return {
    details: {
      loading: 'Cours',
      roster: 'Liste des participants',
      edit: 'Modifier',
      substitute: 'Remplacer',
      cancel: 'Annuler le cours',
      planAgain: 'Prévoir de nouveau',
      instructor: 'Prof',
      nobody: 'Encore personne',
      insteadOf: (name) => `à la place de ${name}`,
      location: 'Lieu',
      repeats: 'Répétition',
      editedByHand: 'Modifié à la main',
      editedMeans: 'Reste tel quel quand la série est modifiée.',
      opens: 'Ouverture des réservations',
      closes: 'Fin des réservations',
      freeUntil: 'Annulation sans frais jusqu’au',
      cancelledAt: 'Annulé',
      seats: 'Places',
      booked: (booked, capacity) =>
        count(booked, {
          one: `${figure(booked)} réservée sur ${figure(capacity)}`,
          other: `${figure(booked)} réservées sur ${figure(capacity)}`,
        }),
      held: (n) => count(n, { one: `${figure(n)} place gardée`, other: `${figure(n)} places gardées` }),
      waiting: waitingPeople,
      notCancelled: 'Ce cours a été annulé.',
      begun: 'Le cours a commencé\u00a0: l’heure ne change plus.',
      over: 'Le cours est terminé.',
    },
    substitute: {
      choose: 'Qui donne le cours à la place\u202f?',
      planned: 'Était prévu',
      nobodyElse: 'Il n’y a pas d’autre prof',
      done: (name) => `${name} donne ce cours`,
      title: (name) => `${name} a un autre cours à cette heure`,
      anyway: 'Remplacer quand même',
    },
    cancelling: {
      title: (name) => `Annuler ${name}\u202f?`,
      reason: 'Motif',
      reasonHelp: 'Toutes les personnes inscrites le lisent dans leur message.',
      counting: 'Recherche des réservations…',
      nobody: 'Personne n’a réservé.',
      means: (n) =>
        `Seront annulés\u00a0: ${list([classCount(n.classes), n.booked > 0 ? bookings(n.booked) : ''].filter(Boolean))}.${
          n.waiting > 0
            ? ` ${count(n.waiting, {
                one: `${figure(n.waiting)} personne sur liste d’attente est prévenue`,
                other: `${figure(n.waiting)} personnes sur liste d’attente sont prévenues`,
              })}.`
            : ''
        }`,
      credits: 'Tous les crédits sont rendus, rien n’est facturé, et toutes les personnes inscrites sont prévenues.',
      seriesEnds: 'La série s’arrête là\u00a0: plus aucun cours n’est créé.',
      noUndo: 'On ne peut pas revenir en arrière.',
      keep: 'Garder le cours',
      submit: (n) => count(n, { one: 'Annuler le cours', other: `Annuler ${figure(n)} cours` }),
      done: (name) => `${name} est annulé`,
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
    details: {
      loading: 'Lezione',
      roster: 'Apri i partecipanti',
      edit: 'Modifica',
      substitute: 'Sostituisci',
      cancel: 'Annulla la lezione',
      planAgain: 'Programma di nuovo',
      instructor: 'Insegnante',
      nobody: 'Ancora nessuno',
      insteadOf: (name: string) => `al posto di ${name}`,
      location: 'Sede',
      repeats: 'Si ripete',
      editedByHand: 'Modificata a mano',
      editedMeans: 'Resta com’è quando si modifica la serie.',
      opens: 'Apertura prenotazioni',
      closes: 'Chiusura prenotazioni',
      freeUntil: 'Annullamento gratuito entro',
      cancelledAt: 'Annullata',
      seats: 'Posti',
      booked: (booked: number, capacity: number) => `Prenotati ${figure(booked)} su ${figure(capacity)}`,
      held: (n: number) => count(n, { one: '1 posto riservato', other: `${figure(n)} posti riservati` }),
      waiting: (n: number) => count(n, { one: '1 persona in attesa', other: `${figure(n)} persone in attesa` }),
      notCancelled: 'Questa lezione è stata annullata.',
      begun: 'La lezione è già iniziata: l’orario resta.',
      over: 'La lezione è finita.',
    },
    substitute: {
      choose: 'Chi la tiene al suo posto?',
      planned: 'Doveva tenerla',
      nobodyElse: 'Non c’è nessun altro insegnante',
      done: (name: string) => `Questa lezione la tiene ${name}`,
      title: (name: string) => `${name} ha un’altra lezione a quell’ora`,
      anyway: 'Sostituisci comunque',
    },
    cancelling: {
      title: (name: string) => `Annullare ${name}?`,
      reason: 'Motivo',
      reasonHelp: 'Chi ha prenotato lo legge nel messaggio.',
      counting: 'Si guarda chi ha prenotato…',
      nobody: 'Non ci sono prenotazioni.',
      means: (n: { classes: number; booked: number; waiting: number }) =>
        list(
          [
            n.classes > 1 ? `Si annullano ${classCount(n.classes)}` : 'Si annulla la lezione',
            n.booked > 0 ? `${n.booked === 1 ? 'decade' : 'decadono'} ${bookings(n.booked)}` : '',
            n.waiting > 0
              ? `${n.waiting === 1 ? 'viene avvisata' : 'vengono avvisate'} ${people(n.waiting)} in lista d’attesa`
              : '',
          ].filter(Boolean),
        ) + '.',
      credits: 'Tutti i crediti tornano indietro, non si addebita nulla e chi ha prenotato viene avvisato.',
      seriesEnds: 'La serie finisce lì: non si creano altre lezioni.',
      noUndo: 'Non si può tornare indietro.',
      keep: 'Mantieni la lezione',
      submit: (n: number) => count(n, { one: 'Annulla la lezione', other: `Annulla ${figure(n)} lezioni` }),
      done: (name: string) => `${name}: lezione annullata`,
    },
  }
}
