import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import * as calendar from '../../../shared/messages/calendar.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')
  const classCount = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })
  const month = {
    grid: (month: string) => `Classes in ${month}`,
    none: 'no classes',
    classes: (n: number) => classCount(n),
    /** Of a day to come: how many classes there are and how full they are. */
    ahead: (n: number, booked: number, places: number) =>
      `${classCount(n)}, ${figure(booked)} of ${figure(places)} spots booked`,
    /** Of a day that is over. */
    over: (n: number, came: number, booked: number) => `${classCount(n)}, ${figure(came)} of ${figure(booked)} came`,
    off: (n: number) => count(n, { one: '1 cancelled', other: `${figure(n)} cancelled` }),
    waiting: (n: number) => count(n, { one: '1 person waiting', other: `${figure(n)} people waiting` }),
    closed: (reason: string | null) => (reason === null ? 'closed' : `closed: ${reason}`),
    more: (n: number) => `${figure(n)} more`,
  }

  return {
    links: {
      title: 'Calendar links',
      lead: 'Subscribe once, and that calendar follows the schedule automatically, with every move and cancellation.',
      whose: 'Whose classes',
      studio: 'The whole studio',
    },
    link: calendar.en,
    title: 'Schedule',
    templates: 'Class types',
    planClass: 'Plan a class',
    calendar: 'Calendar',
    came: (came: number, booked: number) => `${figure(came)}/${figure(booked)} came`,
    print: 'Print',
    printed: (when: string) => `Printed ${when}`,
    moreOf: (n: number) => `+${figure(n)}`,
    moreHint: (n: number) => `Show the day with ${classCount(n)} more`,
    fill: ({ booked, capacity }: { booked: number; capacity: number }) => `${figure(booked)}/${figure(capacity)}`,
    waiting: (n: number) => count(n, { one: '1 person waiting', other: `${figure(n)} people waiting` }),
    state: { scheduled: 'Scheduled', in_progress: 'In progress', finished: 'Over', cancelled: 'Cancelled' },
    closed: 'Closed',
    emptyTitle: { month: 'No classes this month', week: 'No classes this week', day: 'No classes on this day' },
    empty: 'Draw one into the calendar, or plan it here.',
    emptyMonth: 'Plan one here, or draw it into a week.',
    emptyFiltered: 'No classes match the filters.',
    clearFilters: 'Clear filters',
    everyWeek: (days: readonly string[]) => `Every week on ${list(days)}`,
    everyWeeks: (n: number, days: readonly string[]) => `Every ${figure(n)} weeks on ${list(days)}`,
    untilDay: (rule: string, day: string) => `${rule}, until ${day}`,
    times: (rule: string, n: number) => `${rule}, ${figure(n)} times`,
    month,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')
  const classCount = (n: number) => count(n, { one: '1 Kurs', other: `${figure(n)} Kurse` })

  return {
    month: {
      grid: (name) => `Kurse im ${name}`,
      none: 'keine Kurse',
      classes: (n) => classCount(n),
      ahead: (n, booked, places) => `${classCount(n)}, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
      over: (n, came, booked) => `${classCount(n)}, ${figure(came)} von ${figure(booked)} waren da`,
      off: (n) => count(n, { one: '1 abgesagt', other: `${figure(n)} abgesagt` }),
      waiting: (n) => count(n, { one: '1 Person wartet', other: `${figure(n)} Personen warten` }),
      closed: (reason) => (reason === null ? 'geschlossen' : `geschlossen: ${reason}`),
      more: (n) => `${figure(n)} weitere`,
    },
    came: (came, booked) => `${figure(came)}/${figure(booked)} da`,
    print: 'Drucken',
    printed: (when) => `Gedruckt ${when}`,
    moreOf: (n) => `+${figure(n)}`,
    moreHint: (n) =>
      count(n, {
        one: 'Den Tag mit 1 weiteren Kurs anzeigen',
        other: `Den Tag mit ${figure(n)} weiteren Kursen anzeigen`,
      }),
    emptyMonth: 'Plane hier einen oder zeichne ihn in eine Woche.',
    links: {
      title: 'Kalenderlinks',
      lead: 'Einmal abonniert, zeigt dieser Kalender automatisch den Kursplan mit allen Änderungen und Absagen.',
      whose: 'Wessen Kurse',
      studio: 'Das ganze Studio',
    },
    link: calendar.de,
    title: 'Kursplan',
    templates: 'Kursarten',
    planClass: 'Kurs planen',
    calendar: 'Kalender',
    fill: ({ booked, capacity }) => `${figure(booked)}/${figure(capacity)}`,
    waiting: (n) => count(n, { one: '1 Person wartet', other: `${figure(n)} Personen warten` }),
    state: { scheduled: 'Geplant', in_progress: 'Läuft gerade', finished: 'Vorbei', cancelled: 'Abgesagt' },
    closed: 'Geschlossen',
    emptyTitle: {
      month: 'Keine Kurse in diesem Monat',
      week: 'Keine Kurse in dieser Woche',
      day: 'Keine Kurse an diesem Tag',
    },
    empty: 'Zeichne einen in den Kalender oder plane ihn hier.',
    emptyFiltered: 'Keine Kurse passen zu den Filtern.',
    clearFilters: 'Filter zurücksetzen',
    everyWeek: (days) => `Jede Woche: ${list(days)}`,
    everyWeeks: (n, days) => `Alle ${figure(n)} Wochen: ${list(days)}`,
    untilDay: (rule, day) => `${rule}, bis ${day}`,
    times: (rule, n) => `${rule}, ${figure(n)}-mal`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')
  const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} personas` })
  const classCount = (n: number) => count(n, { one: '1 clase', other: `${figure(n)} clases` })

  return {
    links: {
      title: 'Enlaces de calendario',
      lead: 'Suscríbete una vez y ese calendario muestra automáticamente el horario, con cada cambio y cancelación.',
      whose: 'Clases de',
      studio: 'Todo el centro',
    },
    link: calendar.es,
    title: 'Horario',
    templates: 'Tipos de clase',
    planClass: 'Programar una clase',
    calendar: 'Calendario',
    came: (came, booked) => `asistencia: ${figure(came)}/${figure(booked)}`,
    print: 'Imprimir',
    printed: (when) => `Impreso: ${when}`,
    moreOf: (n) => `+${figure(n)}`,
    moreHint: (n) => `Mostrar el día con ${classCount(n)} más`,
    fill: ({ booked, capacity }) => `${figure(booked)}/${figure(capacity)}`,
    waiting: (n) => `${people(n)} en espera`,
    state: { scheduled: 'Programada', in_progress: 'En curso', finished: 'Terminada', cancelled: 'Cancelada' },
    closed: 'Cerrado',
    emptyTitle: {
      month: 'No hay clases este mes',
      week: 'No hay clases esta semana',
      day: 'No hay clases este día',
    },
    empty: 'Dibuja una en el calendario o prográmala aquí.',
    emptyMonth: 'Prográmala aquí o dibújala en una semana.',
    emptyFiltered: 'Ninguna clase cumple los filtros.',
    clearFilters: 'Quitar filtros',
    everyWeek: (days) => `Cada semana: ${list(days)}`,
    everyWeeks: (n, days) => `Cada ${figure(n)} semanas: ${list(days)}`,
    untilDay: (rule, day) => `${rule}, hasta el ${day}`,
    times: (rule, n) => count(n, { one: `${rule}, 1 vez`, other: `${rule}, ${figure(n)} veces` }),
    month: {
      grid: (name) => `Clases de ${name}`,
      none: 'sin clases',
      classes: classCount,
      ahead: (n, booked, places) => `${classCount(n)}, ${figure(booked)} de ${figure(places)} plazas reservadas`,
      over: (n, came, booked) => `${classCount(n)}, asistencia: ${figure(came)} de ${figure(booked)}`,
      off: (n) => count(n, { one: '1 cancelada', other: `${figure(n)} canceladas` }),
      waiting: (n) => `${people(n)} en espera`,
      closed: (reason) => (reason === null ? 'cerrado' : `cerrado: ${reason}`),
      more: (n) => `${figure(n)} más`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')
  const classCount = (n: number) => `${figure(n)} cours`
  const waitingPeople = (n: number) =>
    count(n, { one: `${figure(n)} personne en attente`, other: `${figure(n)} personnes en attente` })
  const month: Words['month'] = {
    grid: (month) => `Cours\u00a0: ${month}`,
    none: 'aucun cours',
    classes: (n) => classCount(n),
    /** Of a day to come: how many classes there are and how full they are. */
    ahead: (n, booked, places) => `${classCount(n)}, places réservées\u00a0: ${figure(booked)} sur ${figure(places)}`,
    /** Of a day that is over. */
    over: (n, came, booked) => `${classCount(n)}, présences\u00a0: ${figure(came)} sur ${figure(booked)}`,
    off: (n) => count(n, { one: `${figure(n)} annulé`, other: `${figure(n)} annulés` }),
    waiting: waitingPeople,
    closed: (reason) => (reason === null ? 'fermé' : `fermé\u00a0: ${reason}`),
    more: (n) => `${figure(n)} autre${n > 1 ? 's' : ''}`,
  }

  return {
    links: {
      title: 'Liens d’agenda',
      lead: 'Abonnez-vous une fois\u00a0: ce calendrier affiche automatiquement le planning, avec chaque changement et annulation.',
      whose: 'Cours de',
      studio: 'Tout le studio',
    },
    link: calendar.fr,
    title: 'Planning',
    templates: 'Types de cours',
    planClass: 'Planifier un cours',
    calendar: 'Calendrier',
    came: (came, booked) => `présents\u00a0: ${figure(came)}/${figure(booked)}`,
    print: 'Imprimer',
    printed: (when) => `Imprimé\u00a0: ${when}`,
    moreOf: (n) => `+${figure(n)}`,
    moreHint: (n) => `Voir la journée, avec ${classCount(n)} de plus`,
    fill: ({ booked, capacity }) => `${figure(booked)}/${figure(capacity)}`,
    waiting: waitingPeople,
    state: { scheduled: 'Prévu', in_progress: 'En cours', finished: 'Terminé', cancelled: 'Annulé' },
    closed: 'Fermé',
    emptyTitle: { month: 'Aucun cours ce mois-ci', week: 'Aucun cours cette semaine', day: 'Aucun cours ce jour-là' },
    empty: 'Dessinez-en un dans le calendrier, ou planifiez-le ici.',
    emptyMonth: 'Planifiez-en un ici, ou dessinez-le dans une semaine.',
    emptyFiltered: 'Aucun cours ne correspond aux filtres.',
    clearFilters: 'Effacer les filtres',
    everyWeek: (days) => `Chaque semaine\u00a0: ${list(days)}`,
    everyWeeks: (n, days) => `Toutes les ${figure(n)} semaines\u00a0: ${list(days)}`,
    untilDay: (rule, day) => `${rule}, jusqu’au ${day}`,
    times: (rule, n) => `${rule}, ${figure(n)} fois`,
    month,
  }
}

export const it = (): Words => {
  const { al } = italian
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')
  const classCount = (n: number) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` })
  const month = {
    grid: (month: string) => `Lezioni di ${month}`,
    none: 'nessuna lezione',
    classes: (n: number) => classCount(n),
    /** Of a day to come: how many classes there are and how full they are. */
    ahead: (n: number, booked: number, places: number) =>
      `${classCount(n)}, posti prenotati: ${figure(booked)} su ${figure(places)}`,
    /** Of a day that is over. */
    over: (n: number, came: number, booked: number) =>
      `${classCount(n)}, presenti ${figure(came)} su ${figure(booked)}`,
    off: (n: number) => count(n, { one: '1 annullata', other: `${figure(n)} annullate` }),
    waiting: (n: number) => count(n, { one: '1 persona in attesa', other: `${figure(n)} persone in attesa` }),
    closed: (reason: string | null) => (reason === null ? 'chiuso' : `chiuso: ${reason}`),
    more: (n: number) => `altre ${figure(n)}`,
  }

  return {
    links: {
      title: 'Link del calendario',
      lead: 'Abbonati una volta: quel calendario mostra automaticamente le lezioni, con ogni spostamento e annullamento.',
      whose: 'Lezioni di',
      studio: 'Tutto lo studio',
    },
    link: calendar.it,
    title: 'Calendario',
    templates: 'Tipi di lezione',
    planClass: 'Programma una lezione',
    calendar: 'Calendario',
    came: (came: number, booked: number) => `Presenti ${figure(came)}/${figure(booked)}`,
    print: 'Stampa',
    printed: (when: string) => `Stampato: ${when}`,
    moreOf: (n: number) => `+${figure(n)}`,
    moreHint: (n: number) => `Mostra il giorno; non visibili qui: ${classCount(n)}`,
    fill: ({ booked, capacity }: { booked: number; capacity: number }) => `${figure(booked)}/${figure(capacity)}`,
    waiting: (n: number) => count(n, { one: '1 persona in attesa', other: `${figure(n)} persone in attesa` }),
    state: { scheduled: 'In programma', in_progress: 'In corso', finished: 'Finita', cancelled: 'Annullata' },
    closed: 'Chiuso',
    emptyTitle: {
      month: 'Nessuna lezione questo mese',
      week: 'Nessuna lezione questa settimana',
      day: 'Nessuna lezione in questo giorno',
    },
    empty: 'Disegnane una nel calendario, oppure programmala da qui.',
    emptyMonth: 'Programmala da qui, oppure disegnala in una settimana.',
    emptyFiltered: 'Nessuna lezione corrisponde ai filtri.',
    clearFilters: 'Azzera i filtri',
    everyWeek: (days: readonly string[]) => `Ogni settimana: ${list(days)}`,
    everyWeeks: (n: number, days: readonly string[]) => `Ogni ${figure(n)} settimane: ${list(days)}`,
    untilDay: (rule: string, day: string) => `${rule}, fino ${al(day)}`,
    times: (rule: string, n: number) => `${rule}, ${figure(n)} volte`,
    month,
  }
}
