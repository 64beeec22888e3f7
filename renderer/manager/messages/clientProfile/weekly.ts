import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** Standing bookings of a client: the same class, every week. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    weekly: {
      title: 'Every week',
      when: (days: string, time: string, weeks: number) =>
        weeks === 1 ? `${days}, ${time}` : `${days}, ${time}, every ${figure(weeks)} weeks`,
      until: (day: string) => `until ${day}`,
      start: 'Book every week',
      startNamed: (name: string) => `Book ${name} every week`,
      started: (name: string) => `${name} is booked every week from now on`,
      booked: (n: number) =>
        n === 0
          ? 'Nothing could be booked yet: see why on the profile.'
          : count(n, { one: 'One class is booked already.', other: `${figure(n)} classes are booked already.` }),
      atOnce: 'Booked at once',
      on: 'Booked every week',
      more: (name: string) => `Dates of ${name}`,
      next: (day: string) => `Next: ${day}`,
      allDates: (n: number) => count(n, { one: `${figure(n)} date`, other: `${figure(n)} dates` }),
      end: 'End',
      endNamed: (name: string) => `End the standing booking of ${name}`,
      endTitle: (name: string) => `End the standing booking of ${name}?`,
      endMeans: 'No more classes are booked automatically. Existing bookings stay.',
      cancelToo: (n: number) =>
        count(n, { one: 'Cancel the booked class too', other: `Cancel the ${figure(n)} booked classes too` }),
      cancelFree: 'Cancelling now is free.',
      cancelCosts: (late: number, fee: string, credits: number) =>
        `Cancelled late: ${figure(late)}. Fee: ${fee}. Credits that stay used: ${figure(credits)}.`,
      ended: (name: string) => `The standing booking of ${name} has ended`,
      told: (day: string) => `told on ${day}`,
      skip: 'Leave out',
      skipNamed: (when: string) => `Leave out ${when}`,
      unskip: 'Take in again',
      unskipNamed: (when: string) => `Take in again ${when}`,
      state: {
        booked: 'Booked',
        waiting: 'Waitlist',
        refused: 'Not booked',
        to_come: 'To come',
        too_late: 'Too late',
        skipped: 'Left out',
        given_up: 'Cancelled',
      },
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    weekly: {
      title: 'Jede Woche',
      when: (days, time, weeks) =>
        weeks === 1 ? `${days}, ${time}` : `${days}, ${time}, alle ${figure(weeks)} Wochen`,
      until: (day) => `bis ${day}`,
      start: 'Jede Woche buchen',
      startNamed: (name) => `${name} jede Woche buchen`,
      started: (name) => `${name} wird ab jetzt jede Woche gebucht`,
      booked: (n) =>
        n === 0
          ? 'Noch ließ sich nichts buchen: Die Gründe stehen im Profil.'
          : count(n, { one: 'Ein Kurs ist schon gebucht.', other: `${figure(n)} Kurse sind schon gebucht.` }),
      atOnce: 'Wird gleich gebucht',
      on: 'Wird jede Woche gebucht',
      more: (name) => `Termine von ${name}`,
      next: (day) => `Nächster: ${day}`,
      allDates: (n) => count(n, { one: '1 Termin', other: `${figure(n)} Termine` }),
      end: 'Beenden',
      endNamed: (name) => `Dauerbuchung beenden: ${name}`,
      endTitle: (name) => `Dauerbuchung von ${name} beenden?`,
      endMeans: 'Es wird nichts mehr von selbst gebucht. Was gebucht ist, bleibt gebucht.',
      cancelToo: (n) =>
        count(n, {
          one: 'Auch den gebuchten Kurs stornieren',
          other: `Auch die ${figure(n)} gebuchten Kurse stornieren`,
        }),
      cancelFree: 'Stornieren kostet jetzt nichts.',
      cancelCosts: (late, fee, credits) =>
        `Zu spät storniert: ${figure(late)}. Gebühr: ${fee}. Verfallene Guthaben: ${figure(credits)}.`,
      ended: (name) => `Dauerbuchung beendet: ${name}`,
      told: (day) => `mitgeteilt am ${day}`,
      skip: 'Auslassen',
      skipNamed: (when) => `Auslassen: ${when}`,
      unskip: 'Doch nehmen',
      unskipNamed: (when) => `Doch nehmen: ${when}`,
      state: {
        booked: 'Gebucht',
        waiting: 'Warteliste',
        refused: 'Nicht gebucht',
        to_come: 'Kommt noch',
        too_late: 'Zu spät',
        skipped: 'Ausgelassen',
        given_up: 'Storniert',
      },
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    weekly: {
      title: 'Cada semana',
      when: (days, time, weeks) =>
        weeks === 1 ? `${days}, ${time}` : `${days}, ${time}, cada ${figure(weeks)} semanas`,
      until: (day) => `hasta el ${day}`,
      start: 'Reservar cada semana',
      startNamed: (name) => `Reservar ${name} cada semana`,
      started: (name) => `${name} se reserva cada semana desde ahora`,
      booked: (n) =>
        n === 0
          ? 'Aún no se ha podido reservar nada: los motivos están en la ficha.'
          : count(n, { one: 'Ya hay una clase reservada.', other: `Ya hay ${figure(n)} clases reservadas.` }),
      atOnce: 'Se reserva ya',
      on: 'Se reserva cada semana',
      more: (name) => `Fechas de ${name}`,
      next: (day) => `Próxima: ${day}`,
      allDates: (n) => count(n, { one: '1 fecha', other: `${figure(n)} fechas` }),
      end: 'Terminar',
      endNamed: (name) => `Terminar la reserva fija de ${name}`,
      endTitle: (name) => `¿Terminar la reserva fija de ${name}?`,
      endMeans: 'Ya no se reserva nada más. Lo reservado sigue reservado.',
      cancelToo: (n) =>
        count(n, {
          one: 'Cancelar también la clase reservada',
          other: `Cancelar también las ${figure(n)} clases reservadas`,
        }),
      cancelFree: 'Cancelar ahora es gratis.',
      cancelCosts: (late, fee, credits) =>
        `Canceladas tarde: ${figure(late)}. Recargo: ${fee}. Créditos que se pierden: ${figure(credits)}.`,
      ended: (name) => `La reserva fija de ${name} ha terminado`,
      told: (day) => `avisado el ${day}`,
      skip: 'Saltar',
      skipNamed: (when) => `Saltar ${when}`,
      unskip: 'Recuperar',
      unskipNamed: (when) => `Recuperar ${when}`,
      state: {
        booked: 'Reservada',
        waiting: 'Lista de espera',
        refused: 'Sin reservar',
        to_come: 'Próxima',
        too_late: 'Tarde',
        skipped: 'Saltada',
        given_up: 'Cancelada',
      },
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    weekly: {
      title: 'Chaque semaine',
      when: (days, time, weeks) =>
        weeks === 1 ? `${days}, ${time}` : `${days}, ${time}, toutes les ${figure(weeks)} semaines`,
      until: (day) => `jusqu’au ${day}`,
      start: 'Réserver chaque semaine',
      startNamed: (name) => `Réserver ${name} chaque semaine`,
      started: (name) => `${name} est désormais réservé chaque semaine`,
      booked: (n) =>
        n === 0
          ? 'Rien n’a encore pu être réservé\u00a0: les raisons sont sur la fiche.'
          : count(n, { one: 'Un cours est déjà réservé.', other: `${figure(n)} cours sont déjà réservés.` }),
      atOnce: 'Réservé tout de suite',
      on: 'Réservé chaque semaine',
      more: (name) => `Dates de ${name}`,
      next: (day) => `Prochain\u00a0: ${day}`,
      allDates: (n) => count(n, { one: `${figure(n)} date`, other: `${figure(n)} dates` }),
      end: 'Arrêter',
      endNamed: (name) => `Arrêter la réservation récurrente de ${name}`,
      endTitle: (name) => `Arrêter la réservation récurrente de ${name}\u00a0?`,
      endMeans: 'Plus rien n’est réservé automatiquement. Ce qui est réservé le reste.',
      cancelToo: (n) =>
        count(n, { one: 'Annuler aussi le cours réservé', other: `Annuler aussi les ${figure(n)} cours réservés` }),
      cancelFree: 'Annuler maintenant est gratuit.',
      cancelCosts: (late, fee, credits) =>
        `Annulés tard\u00a0: ${figure(late)}. Frais\u00a0: ${fee}. Crédits perdus\u00a0: ${figure(credits)}.`,
      ended: (name) => `La réservation récurrente de ${name} est arrêtée`,
      told: (day) => `signalé le ${day}`,
      skip: 'Sauter',
      skipNamed: (when) => `Sauter ${when}`,
      unskip: 'Reprendre',
      unskipNamed: (when) => `Reprendre ${when}`,
      state: {
        booked: 'Réservé',
        waiting: 'Liste d’attente',
        refused: 'Non réservé',
        to_come: 'À venir',
        too_late: 'Trop tard',
        skipped: 'Sauté',
        given_up: 'Annulé',
      },
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    weekly: {
      title: 'Ogni settimana',
      when: (days, time, weeks) =>
        weeks === 1 ? `${days}, ${time}` : `${days}, ${time}, ogni ${figure(weeks)} settimane`,
      until: (day) => `fino al ${day}`,
      start: 'Prenota ogni settimana',
      startNamed: (name) => `Prenota ${name} ogni settimana`,
      started: (name) => `${name}: da ora prenotata ogni settimana`,
      booked: (n) =>
        n === 0
          ? 'Non si è ancora potuto prenotare nulla: i motivi sono nella scheda.'
          : count(n, { one: 'Una lezione è già prenotata.', other: `${figure(n)} lezioni sono già prenotate.` }),
      atOnce: 'Prenotata subito',
      on: 'Prenotata ogni settimana',
      more: (name) => `Date di ${name}`,
      next: (day) => `Prossima: ${day}`,
      allDates: (n) => count(n, { one: '1 data', other: `${figure(n)} date` }),
      end: 'Termina',
      endNamed: (name) => `Termina la prenotazione fissa di ${name}`,
      endTitle: (name) => `Terminare la prenotazione fissa di ${name}?`,
      endMeans: 'Non si prenota più nulla da solo. Quello che è prenotato resta prenotato.',
      cancelToo: (n) =>
        count(n, {
          one: 'Disdici anche la lezione prenotata',
          other: `Disdici anche le ${figure(n)} lezioni prenotate`,
        }),
      cancelFree: 'Disdire adesso è gratis.',
      cancelCosts: (late, fee, credits) =>
        `Disdette tardive: ${figure(late)}. Penale: ${fee}. Crediti persi: ${figure(credits)}.`,
      ended: (name) => `La prenotazione fissa di ${name} è terminata`,
      told: (day) => `comunicato il ${day}`,
      skip: 'Salta',
      skipNamed: (when) => `Salta ${when}`,
      unskip: 'Riprendi',
      unskipNamed: (when) => `Riprendi ${when}`,
      state: {
        booked: 'Prenotata',
        waiting: 'Lista d’attesa',
        refused: 'Non prenotata',
        to_come: 'In arrivo',
        too_late: 'Troppo tardi',
        skipped: 'Saltata',
        given_up: 'Disdetta',
      },
    },
  }
}
