import { italian } from '../../../../server/lib/sayings/it/joints.ts'
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
      started: (name: string) => `${name} is now booked every week`,
      booked: (n: number) =>
        n === 0
          ? 'No class could be booked yet. The profile shows why.'
          : count(n, { one: '1 class booked so far.', other: `${figure(n)} classes booked so far.` }),
      atOnce: 'Booked right away',
      on: 'Booked every week',
      more: (name: string) => `Dates for ${name}`,
      next: (day: string) => `Next: ${day}`,
      allDates: (n: number) => count(n, { one: `${figure(n)} date`, other: `${figure(n)} dates` }),
      end: 'End',
      endNamed: (name: string) => `End the weekly booking for ${name}`,
      endTitle: (name: string) => `End the weekly booking for ${name}?`,
      endMeans: 'No more classes are booked automatically. Existing bookings stay.',
      cancelToo: (n: number) =>
        count(n, { one: 'Cancel the booked class too', other: `Cancel the ${figure(n)} booked classes too` }),
      cancelFree: 'Cancelling now is free.',
      cancelCosts: (late: number, fee: string, credits: number) =>
        `Late cancellations: ${figure(late)}. Fee: ${fee}. Credits not returned: ${figure(credits)}.`,
      ended: (name: string) => `Weekly booking ended: ${name}`,
      told: (day: string) => `notified on ${day}`,
      skip: 'Skip',
      skipNamed: (when: string) => `Skip ${when}`,
      unskip: 'Restore',
      unskipNamed: (when: string) => `Restore ${when}`,
      state: {
        booked: 'Booked',
        waiting: 'Waitlist',
        refused: 'Not booked',
        to_come: 'Upcoming',
        too_late: 'Too late',
        skipped: 'Skipped',
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
      startNamed: (name) => `„${name}“ jede Woche buchen`,
      started: (name) => `${name} wird ab jetzt jede Woche gebucht`,
      booked: (n) =>
        n === 0
          ? 'Noch konnte kein Kurs gebucht werden. Die Gründe stehen im Profil.'
          : count(n, { one: 'Bisher 1 Kurs gebucht.', other: `Bisher ${figure(n)} Kurse gebucht.` }),
      atOnce: 'Wird sofort gebucht',
      on: 'Wird jede Woche gebucht',
      more: (name) => `Termine von „${name}“`,
      next: (day) => `Nächster: ${day}`,
      allDates: (n) => count(n, { one: '1 Termin', other: `${figure(n)} Termine` }),
      end: 'Beenden',
      endNamed: (name) => `Dauerbuchung beenden: ${name}`,
      endTitle: (name) => `Dauerbuchung von „${name}“ beenden?`,
      endMeans: 'Es wird nichts mehr automatisch gebucht. Bestehende Buchungen bleiben.',
      cancelToo: (n) =>
        count(n, {
          one: 'Auch den gebuchten Kurs stornieren',
          other: `Auch die ${figure(n)} gebuchten Kurse stornieren`,
        }),
      cancelFree: 'Stornieren ist jetzt kostenlos.',
      cancelCosts: (late, fee, credits) =>
        `Späte Stornierungen: ${figure(late)}. Gebühr: ${fee}. Verfallene Credits: ${figure(credits)}.`,
      ended: (name) => `Dauerbuchung beendet: ${name}`,
      told: (day) => `benachrichtigt am ${day}`,
      skip: 'Überspringen',
      skipNamed: (when) => `Überspringen: ${when}`,
      unskip: 'Wieder aufnehmen',
      unskipNamed: (when) => `Wieder aufnehmen: ${when}`,
      state: {
        booked: 'Gebucht',
        waiting: 'Warteliste',
        refused: 'Nicht gebucht',
        to_come: 'Kommt noch',
        too_late: 'Zu spät',
        skipped: 'Übersprungen',
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
      started: (name) => `${name} se reserva cada semana a partir de ahora`,
      booked: (n) =>
        n === 0
          ? 'Aún no se ha podido reservar ninguna clase. La ficha muestra por qué.'
          : count(n, { one: 'Ya hay una clase reservada.', other: `Ya hay ${figure(n)} clases reservadas.` }),
      atOnce: 'Se reserva ya',
      on: 'Se reserva cada semana',
      more: (name) => `Fechas de ${name}`,
      next: (day) => `Próxima: ${day}`,
      allDates: (n) => count(n, { one: '1 fecha', other: `${figure(n)} fechas` }),
      end: 'Terminar',
      endNamed: (name) => `Terminar la reserva fija de ${name}`,
      endTitle: (name) => `¿Terminar la reserva fija de ${name}?`,
      endMeans: 'No se reservan más clases automáticamente. Las reservas existentes se mantienen.',
      cancelToo: (n) =>
        count(n, {
          one: 'Cancelar también la clase reservada',
          other: `Cancelar también las ${figure(n)} clases reservadas`,
        }),
      cancelFree: 'Cancelar ahora es gratis.',
      cancelCosts: (late, fee, credits) =>
        `Cancelaciones tardías: ${figure(late)}. Penalización: ${fee}. Créditos que se pierden: ${figure(credits)}.`,
      ended: (name) => `Reserva fija terminada: ${name}`,
      told: (day) => `avisado el ${day}`,
      skip: 'Saltar',
      skipNamed: (when) => `Saltar ${when}`,
      unskip: 'Restablecer',
      unskipNamed: (when) => `Restablecer ${when}`,
      state: {
        booked: 'Reservada',
        waiting: 'Lista de espera',
        refused: 'Sin reservar',
        to_come: 'Próxima',
        too_late: 'Demasiado tarde',
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
      startNamed: (name) => `Réserver «\u00a0${name}\u00a0» chaque semaine`,
      started: (name) => `Désormais réservé chaque semaine\u00a0: ${name}`,
      booked: (n) =>
        n === 0
          ? 'Aucun cours n’a encore pu être réservé. La fiche indique pourquoi.'
          : count(n, { one: 'Un cours est déjà réservé.', other: `${figure(n)} cours sont déjà réservés.` }),
      atOnce: 'Réservé tout de suite',
      on: 'Réservé chaque semaine',
      more: (name) => `Dates\u00a0: ${name}`,
      next: (day) => `Prochain\u00a0: ${day}`,
      allDates: (n) => count(n, { one: `${figure(n)} date`, other: `${figure(n)} dates` }),
      end: 'Arrêter',
      endNamed: (name) => `Arrêter la réservation hebdomadaire\u00a0: ${name}`,
      endTitle: (name) => `Arrêter la réservation hebdomadaire (${name})\u202f?`,
      endMeans: 'Plus aucun cours n’est réservé automatiquement. Les réservations existantes restent.',
      cancelToo: (n) =>
        count(n, { one: 'Annuler aussi le cours réservé', other: `Annuler aussi les ${figure(n)} cours réservés` }),
      cancelFree: 'L’annulation est gratuite pour l’instant.',
      cancelCosts: (late, fee, credits) =>
        `Annulations tardives\u00a0: ${figure(late)}. Frais\u00a0: ${fee}. Crédits perdus\u00a0: ${figure(credits)}.`,
      ended: (name) => `Réservation hebdomadaire arrêtée\u00a0: ${name}`,
      told: (day) => `prévenu le ${day}`,
      skip: 'Sauter',
      skipNamed: (when) => `Sauter ${when}`,
      unskip: 'Rétablir',
      unskipNamed: (when) => `Rétablir ${when}`,
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
      until: (day) => `fino ${italian.al(day)}`,
      start: 'Prenota ogni settimana',
      startNamed: (name) => `Prenota ${name} ogni settimana`,
      started: (name) => `${name}: da ora prenotata ogni settimana`,
      booked: (n) =>
        n === 0
          ? 'Ancora nessuna lezione prenotata. La scheda mostra perché.'
          : count(n, { one: 'Una lezione è già prenotata.', other: `${figure(n)} lezioni sono già prenotate.` }),
      atOnce: 'Prenotata subito',
      on: 'Prenotata ogni settimana',
      more: (name) => `Date: ${name}`,
      next: (day) => `Prossima: ${day}`,
      allDates: (n) => count(n, { one: '1 data', other: `${figure(n)} date` }),
      end: 'Termina',
      endNamed: (name) => `Termina la prenotazione settimanale: ${name}`,
      endTitle: (name) => `Terminare la prenotazione settimanale (${name})?`,
      endMeans: 'Non si prenota più nulla automaticamente. Le prenotazioni esistenti restano.',
      cancelToo: (n) =>
        count(n, {
          one: 'Disdici anche la lezione prenotata',
          other: `Disdici anche le ${figure(n)} lezioni prenotate`,
        }),
      cancelFree: 'Disdire adesso è gratis.',
      cancelCosts: (late, fee, credits) =>
        `Disdette tardive: ${figure(late)}. Penale: ${fee}. Crediti persi: ${figure(credits)}.`,
      ended: (name) => `Prenotazione settimanale terminata: ${name}`,
      told: (day) => `avviso inviato ${italian.il(day)}`,
      skip: 'Escludi',
      skipNamed: (when) => `Escludi ${when}`,
      unskip: 'Ripristina',
      unskipNamed: (when) => `Ripristina ${when}`,
      state: {
        booked: 'Prenotata',
        waiting: 'Lista d’attesa',
        refused: 'Non prenotata',
        to_come: 'In arrivo',
        too_late: 'Troppo tardi',
        skipped: 'Esclusa',
        given_up: 'Disdetta',
      },
    },
  }
}
