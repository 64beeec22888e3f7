import { figures, lists, plurals } from '../../shared/i18n/plural.ts'

/** Standing bookings: the same class, every week. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')

  return {
    when: (days: readonly string[], time: string, weeks: number) =>
      weeks === 1 ? `Every ${list(days)} at ${time}` : `Every ${figure(weeks)} weeks, ${list(days)} at ${time}`,
    title: 'Every week',
    offer: 'Book every week',
    theirs: (name: string) => `Book every week for ${name}`,
    running: 'This class is booked every week.',
    seeAll: 'See the dates',
    askTitle: (name: string) => `${name} every week`,
    means: [
      'Each class is booked as soon as booking opens, with the membership that covers it then.',
      'If a class is full, you join its waitlist.',
      'You can skip dates, cancel bookings, or end it whenever you like.',
    ],
    start: 'Start',
    started: 'Your dates',
    done: 'Done',
    atOnce: 'Booked right away',
    list: 'Every week',
    dates: (name: string) => `Dates: ${name}`,
    skip: 'Skip',
    skipNamed: (when: string) => `Skip ${when}`,
    unskip: 'Add back',
    unskipNamed: (when: string) => `Add back ${when}`,
    until: (day: string) => `until ${day}`,
    toClass: (when: string) => `See the class, ${when}`,
    end: 'End',
    endNamed: (name: string) => `End weekly booking: ${name}`,
    endTitle: (name: string) => `End weekly booking of ${name}?`,
    endMeans: 'No more classes are booked automatically. Existing bookings stay.',
    cancelToo: (n: number) =>
      count(n, { one: 'Cancel the booked class too', other: `Cancel the ${figure(n)} booked classes too` }),
    cancelFree: 'Cancelling now is free.',
    cancelCosts: (late: number, fee: string | null, credits: number) =>
      `${count(late, { one: 'One late cancellation', other: `${figure(late)} late cancellations` })}${fee ? `: ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', 1 credit isn’t returned', other: `, ${figure(credits)} credits aren’t returned` })}.`,
    endDo: 'End it',
    keep: 'Keep it',
    ended: (name: string) => `${name}: no longer booked every week`,
    state: {
      booked: 'Booked',
      waiting: 'Waitlist',
      refused: 'Not booked',
      to_come: 'Upcoming',
      too_late: 'Too late',
      skipped: 'Skipped',
      given_up: 'Cancelled',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')

  return {
    when: (days, time, weeks) =>
      weeks === 1 ? `Jeden ${list(days)} um ${time}` : `Alle ${figure(weeks)} Wochen, ${list(days)} um ${time}`,
    title: 'Jede Woche',
    offer: 'Jede Woche buchen',
    theirs: (name) => `Jede Woche für ${name} buchen`,
    running: 'Dieser Kurs wird jede Woche gebucht.',
    seeAll: 'Termine ansehen',
    askTitle: (name) => `${name} jede Woche`,
    means: [
      'Jeder Kurs wird gebucht, sobald das möglich ist, mit der dann passenden Mitgliedschaft.',
      'Ist ein Kurs ausgebucht, kommst du auf die Warteliste.',
      'Du kannst einzelne Termine auslassen, einzelne Buchungen stornieren oder jederzeit aufhören.',
    ],
    start: 'Starten',
    started: 'Deine Termine',
    done: 'Fertig',
    atOnce: 'Sofort gebucht',
    list: 'Jede Woche',
    dates: (name) => `Termine: ${name}`,
    skip: 'Auslassen',
    skipNamed: (when) => `Auslassen: ${when}`,
    unskip: 'Doch buchen',
    unskipNamed: (when) => `Doch buchen: ${when}`,
    until: (day) => `bis ${day}`,
    toClass: (when) => `Kurs ansehen, ${when}`,
    end: 'Beenden',
    endNamed: (name) => `Dauerbuchung beenden: ${name}`,
    endTitle: (name) => `${name} nicht mehr jede Woche buchen?`,
    endMeans: 'Es wird nichts mehr automatisch gebucht. Bestehende Buchungen bleiben.',
    cancelToo: (n) =>
      count(n, {
        one: 'Auch den gebuchten Kurs stornieren',
        other: `Auch die ${figure(n)} gebuchten Kurse stornieren`,
      }),
    cancelFree: 'Stornieren ist jetzt kostenlos.',
    cancelCosts: (late, fee, credits) =>
      `${count(late, { one: 'Eine späte Stornierung', other: `${figure(late)} späte Stornierungen` })}${fee ? `: ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', 1 Credit verfällt', other: `, ${figure(credits)} Credits verfallen` })}.`,
    endDo: 'Beenden',
    keep: 'Behalten',
    ended: (name) => `${name}: wird nicht mehr jede Woche gebucht`,
    state: {
      booked: 'Gebucht',
      waiting: 'Warteliste',
      refused: 'Nicht gebucht',
      to_come: 'Kommt noch',
      too_late: 'Zu spät',
      skipped: 'Ausgelassen',
      given_up: 'Storniert',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    when: (days, time, weeks) =>
      weeks === 1 ? `Cada ${list(days)} a las ${time}` : `Cada ${figure(weeks)} semanas, ${list(days)} a las ${time}`,
    title: 'Cada semana',
    offer: 'Reservar cada semana',
    theirs: (name) => `Reservar cada semana para ${name}`,
    running: 'Esta clase se reserva cada semana.',
    seeAll: 'Ver las fechas',
    askTitle: (name) => `${name} cada semana`,
    means: [
      'Cada clase se reserva en cuanto se abre la reserva, con el bono que la cubra entonces.',
      'Si una clase está completa, entras en su lista de espera.',
      'Puedes saltarte fechas, cancelar reservas o terminar cuando quieras.',
    ],
    start: 'Empezar',
    started: 'Tus fechas',
    done: 'Listo',
    atOnce: 'Reservada al momento',
    list: 'Cada semana',
    dates: (name) => `Fechas: ${name}`,
    skip: 'Saltar',
    skipNamed: (when) => `Saltar: ${when}`,
    unskip: 'Recuperar',
    unskipNamed: (when) => `Recuperar: ${when}`,
    until: (day) => `hasta el ${day}`,
    toClass: (when) => `Ver la clase, ${when}`,
    end: 'Terminar',
    endNamed: (name) => `Terminar la reserva fija: ${name}`,
    endTitle: (name) => `¿Dejar de reservar ${name} cada semana?`,
    endMeans: 'No se reservará nada más automáticamente. Las reservas hechas se mantienen.',
    cancelToo: (n) =>
      count(n, {
        one: 'Cancelar también la clase reservada',
        other: `Cancelar también las ${figure(n)} clases reservadas`,
      }),
    cancelFree: 'Cancelar ahora es gratis.',
    cancelCosts: (late, fee, credits) =>
      `${count(late, { one: 'Una cancelación tardía', other: `${figure(late)} cancelaciones tardías` })}${fee ? `: ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', se pierde 1 crédito', other: `, se pierden ${figure(credits)} créditos` })}.`,
    endDo: 'Terminar',
    keep: 'Mantener',
    ended: (name) => `${name}: ya no se reserva cada semana`,
    state: {
      booked: 'Reservada',
      waiting: 'Lista de espera',
      refused: 'Sin reservar',
      to_come: 'Próxima',
      too_late: 'Demasiado tarde',
      skipped: 'Saltada',
      given_up: 'Cancelada',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    when: (days, time, weeks) =>
      weeks === 1 ? `Chaque ${list(days)} à ${time}` : `Toutes les ${figure(weeks)} semaines, ${list(days)} à ${time}`,
    title: 'Chaque semaine',
    offer: 'Réserver chaque semaine',
    theirs: (name) => `Réserver chaque semaine pour ${name}`,
    running: 'Ce cours est réservé chaque semaine.',
    seeAll: 'Voir les dates',
    askTitle: (name) => `${name} chaque semaine`,
    means: [
      'Chaque cours est réservé dès l’ouverture des réservations, avec l’abonnement qui le couvre alors.',
      'Si un cours est complet, vous rejoignez sa liste d’attente.',
      'Vous pouvez sauter une date, annuler une réservation ou tout arrêter quand vous voulez.',
    ],
    start: 'Commencer',
    started: 'Vos dates',
    done: 'Terminé',
    atOnce: 'Réservé aussitôt',
    list: 'Chaque semaine',
    dates: (name) => `Dates\u00a0: ${name}`,
    skip: 'Sauter',
    skipNamed: (when) => `Sauter\u00a0: ${when}`,
    unskip: 'Reprendre',
    unskipNamed: (when) => `Reprendre\u00a0: ${when}`,
    until: (day) => `jusqu’au ${day}`,
    toClass: (when) => `Voir le cours, ${when}`,
    end: 'Arrêter',
    endNamed: (name) => `Arrêter la réservation hebdomadaire\u00a0: ${name}`,
    endTitle: (name) => `Ne plus réserver ${name} chaque semaine\u202f?`,
    endMeans: 'Plus rien n’est réservé automatiquement. Les réservations existantes restent.',
    cancelToo: (n) =>
      count(n, { one: 'Annuler aussi le cours réservé', other: `Annuler aussi les ${figure(n)} cours réservés` }),
    cancelFree: 'L’annulation est gratuite.',
    cancelCosts: (late, fee, credits) =>
      `${count(late, { one: `${figure(late)} annulation tardive`, other: `${figure(late)} annulations tardives` })}${fee ? `\u00a0: ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', 1 crédit perdu', other: `, ${figure(credits)} crédits perdus` })}.`,
    endDo: 'Arrêter',
    keep: 'Garder',
    ended: (name) => `${name}\u00a0: plus réservé chaque semaine`,
    state: {
      booked: 'Réservé',
      waiting: 'Liste d’attente',
      refused: 'Non réservé',
      to_come: 'À venir',
      too_late: 'Trop tard',
      skipped: 'Sauté',
      given_up: 'Annulé',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    when: (days, time, weeks) =>
      weeks === 1 ? `Ogni ${list(days)} alle ${time}` : `Ogni ${figure(weeks)} settimane, ${list(days)} alle ${time}`,
    title: 'Ogni settimana',
    offer: 'Prenota ogni settimana',
    theirs: (name) => `Prenota ogni settimana per ${name}`,
    running: 'Questa lezione viene prenotata ogni settimana.',
    seeAll: 'Vedi le date',
    askTitle: (name) => `${name} ogni settimana`,
    means: [
      'Ogni lezione viene prenotata appena aprono le prenotazioni, con l’abbonamento che la copre.',
      'Se una lezione è al completo, entri in lista d’attesa.',
      'Puoi saltare singole date, disdire singole prenotazioni o smettere quando vuoi.',
    ],
    start: 'Inizia',
    started: 'Le tue date',
    done: 'Fatto',
    atOnce: 'Prenotata subito',
    list: 'Ogni settimana',
    dates: (name) => `Date: ${name}`,
    skip: 'Salta',
    skipNamed: (when) => `Salta: ${when}`,
    unskip: 'Ripristina',
    unskipNamed: (when) => `Ripristina: ${when}`,
    until: (day) => `fine: ${day}`,
    toClass: (when) => `Vedi la lezione, ${when}`,
    end: 'Termina',
    endNamed: (name) => `Termina la prenotazione settimanale: ${name}`,
    endTitle: (name) => `Non prenotare più ${name} ogni settimana?`,
    endMeans: 'Non viene più prenotato nulla automaticamente. Le prenotazioni già fatte restano.',
    cancelToo: (n) =>
      count(n, { one: 'Disdici anche la lezione prenotata', other: `Disdici anche le ${figure(n)} lezioni prenotate` }),
    cancelFree: 'Disdire ora è gratis.',
    cancelCosts: (late, fee, credits) =>
      `${count(late, { one: 'Una disdetta tardiva', other: `${figure(late)} disdette tardive` })}${fee ? `: ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', perdi 1 credito', other: `, perdi ${figure(credits)} crediti` })}.`,
    endDo: 'Termina',
    keep: 'Mantieni',
    ended: (name) => `${name}: non più prenotata ogni settimana`,
    state: {
      booked: 'Prenotata',
      waiting: 'Lista d’attesa',
      refused: 'Non prenotata',
      to_come: 'In arrivo',
      too_late: 'Troppo tardi',
      skipped: 'Esclusa',
      given_up: 'Disdetta',
    },
  }
}
