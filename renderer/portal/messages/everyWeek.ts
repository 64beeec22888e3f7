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
      'Each class is booked as soon as you may book it, with the membership that pays for it then.',
      'If a class is full, you are put on its waitlist.',
      'You can leave out single dates, cancel single bookings, or end it whenever you like.',
    ],
    start: 'Start',
    started: 'Your dates',
    done: 'Done',
    atOnce: 'Booked at once',
    list: 'Every week',
    dates: (name: string) => `Dates of ${name}`,
    skip: 'Leave out',
    skipNamed: (when: string) => `Leave out ${when}`,
    unskip: 'Take in again',
    unskipNamed: (when: string) => `Take in again ${when}`,
    until: (day: string) => `until ${day}`,
    toClass: (when: string) => `See the class, ${when}`,
    end: 'End',
    endNamed: (name: string) => `End the weekly booking of ${name}`,
    endTitle: (name: string) => `No more ${name} every week?`,
    endMeans: 'No more classes are booked automatically. Existing bookings stay.',
    cancelToo: (n: number) =>
      count(n, { one: 'Cancel the booked class too', other: `Cancel the ${figure(n)} booked classes too` }),
    cancelFree: 'Cancelling now is free.',
    cancelCosts: (late: number, fee: string | null, credits: number) =>
      `${count(late, { one: 'One is', other: `${figure(late)} are` })} late to cancel${fee ? `: that costs ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', and one credit stays used', other: `, and ${figure(credits)} credits stay used` })}.`,
    endDo: 'End it',
    keep: 'Keep it',
    ended: (name: string) => `${name}: no longer booked every week`,
    state: {
      booked: 'Booked',
      waiting: 'Waitlist',
      refused: 'Not booked',
      to_come: 'To come',
      too_late: 'Too late',
      skipped: 'Left out',
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
      weeks === 1 ? `Jeden ${list(days)} um ${time} Uhr` : `Alle ${figure(weeks)} Wochen, ${list(days)} um ${time} Uhr`,
    title: 'Jede Woche',
    offer: 'Jede Woche buchen',
    theirs: (name) => `Jede Woche für ${name} buchen`,
    running: 'Dieser Kurs wird jede Woche gebucht.',
    seeAll: 'Termine ansehen',
    askTitle: (name) => `${name} jede Woche`,
    means: [
      'Jeder Kurs wird gebucht, sobald du ihn buchen darfst, mit der Mitgliedschaft, die ihn dann zahlt.',
      'Ist ein Kurs voll, kommst du auf die Warteliste.',
      'Du kannst einzelne Termine auslassen, einzelne Buchungen stornieren oder jederzeit aufhören.',
    ],
    start: 'Starten',
    started: 'Deine Termine',
    done: 'Fertig',
    atOnce: 'Gleich gebucht',
    list: 'Jede Woche',
    dates: (name) => `Termine von ${name}`,
    skip: 'Auslassen',
    skipNamed: (when) => `Auslassen: ${when}`,
    unskip: 'Doch nehmen',
    unskipNamed: (when) => `Doch nehmen: ${when}`,
    until: (day) => `bis ${day}`,
    toClass: (when) => `Kurs ansehen, ${when}`,
    end: 'Beenden',
    endNamed: (name) => `Wöchentliche Buchung beenden: ${name}`,
    endTitle: (name) => `${name} nicht mehr jede Woche?`,
    endMeans: 'Es wird nichts mehr von selbst gebucht. Was gebucht ist, bleibt gebucht.',
    cancelToo: (n) =>
      count(n, {
        one: 'Auch den gebuchten Kurs stornieren',
        other: `Auch die ${figure(n)} gebuchten Kurse stornieren`,
      }),
    cancelFree: 'Stornieren kostet jetzt nichts.',
    cancelCosts: (late, fee, credits) =>
      `${count(late, { one: 'Einer ist', other: `${figure(late)} sind` })} zu spät storniert${fee ? `: Das kostet ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', ein Guthaben verfällt', other: `, ${figure(credits)} Guthaben verfallen` })}.`,
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
      'Cada clase se reserva en cuanto puedes reservarla, con el bono que la pague entonces.',
      'Si una clase está llena, entras en su lista de espera.',
      'Puedes saltarte fechas, cancelar reservas sueltas o terminarlo cuando quieras.',
    ],
    start: 'Empezar',
    started: 'Tus fechas',
    done: 'Listo',
    atOnce: 'Se reserva ya',
    list: 'Cada semana',
    dates: (name) => `Fechas de ${name}`,
    skip: 'Saltar',
    skipNamed: (when) => `Saltar ${when}`,
    unskip: 'Recuperar',
    unskipNamed: (when) => `Recuperar ${when}`,
    until: (day) => `hasta el ${day}`,
    toClass: (when) => `Ver la clase, ${when}`,
    end: 'Terminar',
    endNamed: (name) => `Terminar la reserva semanal de ${name}`,
    endTitle: (name) => `¿Dejar de reservar ${name} cada semana?`,
    endMeans: 'No se reservará nada más. Lo que ya está reservado se mantiene.',
    cancelToo: (n) =>
      count(n, {
        one: 'Cancelar también la clase reservada',
        other: `Cancelar también las ${figure(n)} clases reservadas`,
      }),
    cancelFree: 'Cancelar ahora es gratis.',
    cancelCosts: (late, fee, credits) =>
      `${count(late, { one: 'Una se cancela', other: `${figure(late)} se cancelan` })} tarde${fee ? `: cuesta ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', se pierde un crédito', other: `, se pierden ${figure(credits)} créditos` })}.`,
    endDo: 'Terminar',
    keep: 'Mantener',
    ended: (name) => `${name}: ya no se reserva cada semana`,
    state: {
      booked: 'Reservada',
      waiting: 'Lista de espera',
      refused: 'Sin reservar',
      to_come: 'Próxima',
      too_late: 'Fuera de plazo',
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
      'Chaque cours est réservé dès que vous pouvez le réserver, avec l’abonnement qui le paie à ce moment-là.',
      'Si un cours est complet, vous entrez sur sa liste d’attente.',
      'Vous pouvez sauter une date, annuler une réservation ou tout arrêter quand vous voulez.',
    ],
    start: 'Commencer',
    started: 'Vos dates',
    done: 'Terminé',
    atOnce: 'Réservé aussitôt',
    list: 'Chaque semaine',
    dates: (name) => `Dates de ${name}`,
    skip: 'Sauter',
    skipNamed: (when) => `Sauter ${when}`,
    unskip: 'Reprendre',
    unskipNamed: (when) => `Reprendre ${when}`,
    until: (day) => `jusqu’au ${day}`,
    toClass: (when) => `Voir le cours, ${when}`,
    end: 'Arrêter',
    endNamed: (name) => `Arrêter la réservation hebdomadaire de ${name}`,
    endTitle: (name) => `Ne plus réserver ${name} chaque semaine\u00a0?`,
    endMeans: 'Plus rien n’est réservé automatiquement. Les réservations déjà faites restent.',
    cancelToo: (n) =>
      count(n, { one: 'Annuler aussi le cours réservé', other: `Annuler aussi les ${figure(n)} cours réservés` }),
    cancelFree: 'Annuler maintenant est gratuit.',
    cancelCosts: (late, fee, credits) =>
      `${count(late, { one: 'Un cours est annulé', other: `${figure(late)} cours sont annulés` })} tard${fee ? `\u00a0: cela coûte ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', un crédit est perdu', other: `, ${figure(credits)} crédits sont perdus` })}.`,
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
      'Ogni lezione viene prenotata appena puoi prenotarla, con l’abbonamento che la paga in quel momento.',
      'Se una lezione è piena, entri in lista d’attesa.',
      'Puoi saltare singole date, disdire singole prenotazioni o smettere quando vuoi.',
    ],
    start: 'Inizia',
    started: 'Le tue date',
    done: 'Fatto',
    atOnce: 'Prenotata subito',
    list: 'Ogni settimana',
    dates: (name) => `Date di ${name}`,
    skip: 'Salta',
    skipNamed: (when) => `Salta ${when}`,
    unskip: 'Riprendi',
    unskipNamed: (when) => `Riprendi ${when}`,
    until: (day) => `fino al ${day}`,
    toClass: (when) => `Vedi la lezione, ${when}`,
    end: 'Termina',
    endNamed: (name) => `Termina la prenotazione settimanale di ${name}`,
    endTitle: (name) => `Non più ${name} ogni settimana?`,
    endMeans: 'Non viene più prenotato nulla in automatico. Le prenotazioni già fatte restano.',
    cancelToo: (n) =>
      count(n, { one: 'Disdici anche la lezione prenotata', other: `Disdici anche le ${figure(n)} lezioni prenotate` }),
    cancelFree: 'Disdire adesso è gratis.',
    cancelCosts: (late, fee, credits) =>
      `${count(late, { one: 'Una si disdice', other: `${figure(late)} si disdicono` })} tardi${fee ? `: costa ${fee}` : ''}${credits === 0 ? '' : count(credits, { one: ', un credito va perso', other: `, ${figure(credits)} crediti vanno persi` })}.`,
    endDo: 'Termina',
    keep: 'Mantieni',
    ended: (name) => `${name}: non più prenotata ogni settimana`,
    state: {
      booked: 'Prenotata',
      waiting: 'Lista d’attesa',
      refused: 'Non prenotata',
      to_come: 'In arrivo',
      too_late: 'Troppo tardi',
      skipped: 'Saltata',
      given_up: 'Disdetta',
    },
  }
}
