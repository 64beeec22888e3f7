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
      nobody: 'Not assigned yet',
      insteadOf: (name: string) => `instead of ${name}`,
      location: 'Location',
      repeats: 'Repeats',
      editedByHand: 'Edited by hand',
      editedMeans: 'Stays as it is when the series is edited.',
      opens: 'Booking opens',
      closes: 'Booking closes',
      freeUntil: 'Free cancellation until',
      cancelledAt: 'Cancelled',
      seats: 'Spots',
      booked: (booked: number, capacity: number) => `${figure(booked)} of ${figure(capacity)} booked`,
      held: (n: number) => count(n, { one: '1 spot held', other: `${figure(n)} spots held` }),
      waiting: (n: number) => count(n, { one: '1 person waiting', other: `${figure(n)} people waiting` }),
      notCancelled: 'This class was cancelled.',
      begun: 'The class has started, so its time can’t change.',
      over: 'The class is over.',
    },
    substitute: {
      choose: 'Who teaches it instead?',
      planned: 'Originally planned',
      nobodyElse: 'There are no other instructors',
      done: (name: string) => `${name} teaches this class`,
      title: (name: string) => `${name} has another class at that time`,
      anyway: 'Substitute anyway',
    },
    cancelling: {
      title: (name: string) => `Cancel ${name}?`,
      reason: 'Reason',
      reasonHelp: 'Everyone booked sees it in their message.',
      counting: 'Checking bookings …',
      nobody: 'No bookings.',
      means: (n: { classes: number; booked: number; waiting: number }) =>
        list(
          [
            n.classes > 1 ? `${classCount(n.classes)} are cancelled` : 'The class is cancelled',
            n.booked > 0 ? `${bookings(n.booked)} with ${n.classes > 1 ? 'them' : 'it'}` : '',
            n.waiting > 0 ? `${people(n.waiting)} on the waitlist ${n.waiting === 1 ? 'is' : 'are'} notified` : '',
          ].filter(Boolean),
        ) + '.',
      credits: 'Credits are returned, nothing is charged, and everyone booked is notified.',
      seriesEnds: 'The series ends there, with no further classes.',
      noUndo: 'This can’t be undone.',
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
      roster: 'Teilnehmerliste',
      edit: 'Bearbeiten',
      substitute: 'Vertretung',
      cancel: 'Kurs absagen',
      planAgain: 'Neu planen',
      instructor: 'Trainer:in',
      nobody: 'Noch offen',
      insteadOf: (name) => `statt ${name}`,
      location: 'Standort',
      repeats: 'Wiederholung',
      editedByHand: 'Von Hand bearbeitet',
      editedMeans: 'Bleibt unverändert, wenn die Serie bearbeitet wird.',
      opens: 'Buchbar ab',
      closes: 'Buchbar bis',
      freeUntil: 'Kostenlos stornieren bis',
      cancelledAt: 'Abgesagt',
      seats: 'Plätze',
      booked: (booked, capacity) => `${figure(booked)} von ${figure(capacity)} gebucht`,
      held: (n) => count(n, { one: '1 Platz reserviert', other: `${figure(n)} Plätze reserviert` }),
      waiting: (n) => count(n, { one: '1 Person wartet', other: `${figure(n)} Personen warten` }),
      notCancelled: 'Dieser Kurs wurde abgesagt.',
      begun: 'Der Kurs hat begonnen. Die Zeit lässt sich nicht mehr ändern.',
      over: 'Der Kurs ist vorbei.',
    },
    substitute: {
      choose: 'Wer gibt ihn stattdessen?',
      planned: 'War eingeplant',
      nobodyElse: 'Keine weiteren Trainer:innen',
      done: (name) => `${name} gibt diesen Kurs`,
      title: (name) => `${name} hat zu der Zeit einen anderen Kurs`,
      anyway: 'Trotzdem eintragen',
    },
    cancelling: {
      title: (name) => `„${name}“ absagen?`,
      reason: 'Grund',
      reasonHelp: 'Alle, die gebucht haben, lesen ihn in ihrer Nachricht.',
      counting: 'Buchungen werden geprüft\u00a0…',
      nobody: 'Keine Buchungen.',
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
                one: '1 Person auf der Warteliste wird benachrichtigt.',
                other: `${figure(waiting)} Personen auf der Warteliste werden benachrichtigt.`,
              })
            : '',
        ]
          .filter(Boolean)
          .join(' '),
      credits: 'Alle Credits werden gutgeschrieben, nichts wird berechnet, alle mit Buchung werden benachrichtigt.',
      seriesEnds: 'Die Serie endet dort, ohne weitere Kurse.',
      noUndo: 'Das lässt sich nicht zurücknehmen.',
      keep: 'Kurs behalten',
      submit: (n) => count(n, { one: 'Kurs absagen', other: `${figure(n)} Kurse absagen` }),
      done: (name) => `${name}: Kurs abgesagt`,
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
      roster: 'Lista de asistentes',
      edit: 'Editar',
      substitute: 'Sustitución',
      cancel: 'Cancelar clase',
      planAgain: 'Programar de nuevo',
      instructor: 'Profesor/a',
      nobody: 'Sin asignar',
      insteadOf: (name) => `en lugar de ${name}`,
      location: 'Sede',
      repeats: 'Repetición',
      editedByHand: 'Editada a mano',
      editedMeans: 'No cambia aunque se edite la serie.',
      opens: 'Apertura de reservas',
      closes: 'Cierre de reservas',
      freeUntil: 'Cancelación gratis hasta',
      cancelledAt: 'Cancelada',
      seats: 'Plazas',
      booked: (booked, capacity) => `${figure(booked)} de ${figure(capacity)} reservadas`,
      held: (n) => count(n, { one: '1 plaza guardada', other: `${figure(n)} plazas guardadas` }),
      waiting: (n) => `${people(n)} en espera`,
      notCancelled: 'Esta clase está cancelada.',
      begun: 'La clase ya ha empezado y la hora no se puede cambiar.',
      over: 'La clase ha terminado.',
    },
    substitute: {
      choose: '¿Quién la da en su lugar?',
      planned: 'Previsto inicialmente',
      nobodyElse: 'No hay más profesores',
      done: (name) => `${name} da esta clase`,
      title: (name) => `${name} tiene otra clase a esa hora`,
      anyway: 'Sustituir igualmente',
    },
    cancelling: {
      title: (name) => `¿Cancelar «${name}»?`,
      reason: 'Motivo',
      reasonHelp: 'Aparece en el mensaje a quienes tienen reserva.',
      counting: 'Comprobando las reservas…',
      nobody: 'No hay reservas.',
      means: (n) =>
        `${n.classes === 1 && n.booked === 0 ? 'Se cancela' : 'Se cancelan'} ${list([classCount(n.classes), n.booked > 0 ? bookings(n.booked) : ''].filter(Boolean))}.` +
        (n.waiting > 0
          ? count(n.waiting, {
              one: ' Se avisa a 1 persona de la lista de espera.',
              other: ` Se avisa a ${figure(n.waiting)} personas de la lista de espera.`,
            })
          : ''),
      credits: 'Se devuelven los créditos, no se cobra nada y se avisa a quienes tienen reserva.',
      seriesEnds: 'La serie termina ahí, sin más clases.',
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
      substitute: 'Remplacement',
      cancel: 'Annuler le cours',
      planAgain: 'Planifier de nouveau',
      instructor: 'Professeur',
      nobody: 'À définir',
      insteadOf: (name) => `remplace ${name}`,
      location: 'Lieu',
      repeats: 'Répétition',
      editedByHand: 'Modifié à la main',
      editedMeans: 'Ne change pas quand la série est modifiée.',
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
      begun: 'Le cours a commencé\u00a0: l’heure ne peut plus changer.',
      over: 'Le cours est terminé.',
    },
    substitute: {
      choose: 'Qui donne le cours à la place\u202f?',
      planned: 'Prévu à l’origine',
      nobodyElse: 'Aucun autre professeur',
      done: (name) => `${name} donne ce cours`,
      title: (name) => `${name} a un autre cours à cette heure`,
      anyway: 'Remplacer quand même',
    },
    cancelling: {
      title: (name) => `Annuler «\u00a0${name}\u00a0»\u202f?`,
      reason: 'Motif',
      reasonHelp: 'Indiqué dans le message aux personnes inscrites.',
      counting: 'Vérification des réservations…',
      nobody: 'Aucune réservation.',
      means: (n) =>
        `Seront annulés\u00a0: ${list([classCount(n.classes), n.booked > 0 ? bookings(n.booked) : ''].filter(Boolean))}.${
          n.waiting > 0
            ? ` ${count(n.waiting, {
                one: `${figure(n.waiting)} personne sur liste d’attente est prévenue`,
                other: `${figure(n.waiting)} personnes sur liste d’attente sont prévenues`,
              })}.`
            : ''
        }`,
      credits: 'Les crédits sont rendus, rien n’est facturé, et les personnes inscrites sont prévenues.',
      seriesEnds: 'La série s’arrête là, sans autre cours.',
      noUndo: 'Cette action est irréversible.',
      keep: 'Garder le cours',
      submit: (n) => count(n, { one: 'Annuler le cours', other: `Annuler ${figure(n)} cours` }),
      done: (name) => `${name}\u00a0: cours annulé`,
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
      substitute: 'Sostituzione',
      cancel: 'Annulla la lezione',
      planAgain: 'Programma di nuovo',
      instructor: 'Insegnante',
      nobody: 'Da assegnare',
      insteadOf: (name: string) => `al posto di ${name}`,
      location: 'Sede',
      repeats: 'Si ripete',
      editedByHand: 'Modificata a mano',
      editedMeans: 'Non cambia quando si modifica la serie.',
      opens: 'Apertura prenotazioni',
      closes: 'Chiusura prenotazioni',
      freeUntil: 'Disdetta gratuita entro',
      cancelledAt: 'Annullata',
      seats: 'Posti',
      booked: (booked: number, capacity: number) => `Prenotati ${figure(booked)} su ${figure(capacity)}`,
      held: (n: number) => count(n, { one: '1 posto riservato', other: `${figure(n)} posti riservati` }),
      waiting: (n: number) => count(n, { one: '1 persona in attesa', other: `${figure(n)} persone in attesa` }),
      notCancelled: 'Questa lezione è stata annullata.',
      begun: 'La lezione è già iniziata: l’ora non si può più cambiare.',
      over: 'La lezione è finita.',
    },
    substitute: {
      choose: 'Chi la tiene al suo posto?',
      planned: 'Previsto all’inizio',
      nobodyElse: 'Nessun altro insegnante',
      done: (name: string) => `Questa lezione la tiene ${name}`,
      title: (name: string) => `${name} ha un’altra lezione a quell’ora`,
      anyway: 'Sostituisci comunque',
    },
    cancelling: {
      title: (name: string) => `Annullare «${name}»?`,
      reason: 'Motivo',
      reasonHelp: 'Appare nel messaggio a chi ha prenotato.',
      counting: 'Controllo delle prenotazioni…',
      nobody: 'Nessuna prenotazione.',
      means: (n: { classes: number; booked: number; waiting: number }) =>
        list(
          [
            n.classes > 1 ? `${classCount(n.classes)} annullate` : 'Lezione annullata',
            n.booked > 0 ? `${bookings(n.booked)} ${n.booked === 1 ? 'disdetta' : 'disdette'}` : '',
            n.waiting > 0 ? `${people(n.waiting)} in lista d’attesa ${n.waiting === 1 ? 'avvisata' : 'avvisate'}` : '',
          ].filter(Boolean),
        ) + '.',
      credits: 'I crediti vengono restituiti, nulla viene addebitato e chi ha prenotato viene avvisato.',
      seriesEnds: 'La serie finisce lì, senza altre lezioni.',
      noUndo: 'L’operazione non si può annullare.',
      keep: 'Mantieni la lezione',
      submit: (n: number) => count(n, { one: 'Annulla la lezione', other: `Annulla ${figure(n)} lezioni` }),
      done: (name: string) => `${name}: lezione annullata`,
    },
  }
}
