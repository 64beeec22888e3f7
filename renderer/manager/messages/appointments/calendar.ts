import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Appointments',
    parts: 'Appointments',
    calendarPage: 'Calendar',
    book: 'Book an appointment',
    calendar: 'Appointments in sight',
    everyone: 'Everyone',
    instructor: 'Instructor',
    view: 'View',
    views: { day: 'Day', week: 'Week' },
    today: 'Today',
    before: { day: 'The day before', week: 'The week before' },
    after: { day: 'The day after', week: 'The week after' },
    many: (n: number) => count(n, { one: '1 appointment', other: `${figure(n)} appointments` }),
    nothing: 'Nothing',
    none: { day: 'No appointments on this day', week: 'No appointments in this week' },
    noneMeans: 'Book one here, or clients do it in the portal.',
    next: (day: string) => `Next: ${day}`,
    toSettle: 'To settle',
    status: {
      booked: 'Booked',
      checked_in: 'Checked in',
      completed: 'Took place',
      no_show: 'Did not come',
      cancelled: 'Cancelled',
      late_cancelled: 'Cancelled late',
    },
    table: 'Appointments',
    what: 'What',
    when: 'When',
    state: 'Status',
    ofClient: { none: 'No appointments', noneMeans: 'What they book with an instructor will be listed here.' },
    hours: {
      title: 'Availability',
      lead: 'When each instructor can be booked. Classes, time off and appointments are taken off by themselves.',
      instructor: 'Instructor',
      none: 'Nobody teaches yet',
      noneMeans: 'Add instructors under Team; then say here when they can be booked.',
      toTeam: 'To the team',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Termine',
    parts: 'Termine',
    calendarPage: 'Kalender',
    book: 'Termin buchen',
    calendar: 'Termine im Blick',
    everyone: 'Alle',
    instructor: 'Lehrkraft',
    view: 'Ansicht',
    views: { day: 'Tag', week: 'Woche' },
    today: 'Heute',
    before: { day: 'Voriger Tag', week: 'Vorige Woche' },
    after: { day: 'Nächster Tag', week: 'Nächste Woche' },
    many: (n) => count(n, { one: '1 Termin', other: `${figure(n)} Termine` }),
    nothing: 'Nichts',
    none: { day: 'Keine Termine an diesem Tag', week: 'Keine Termine in dieser Woche' },
    noneMeans: 'Buche hier einen; im Portal geht es auch.',
    next: (day) => `Nächster Termin: ${day}`,
    toSettle: 'Noch festzuhalten',
    status: {
      booked: 'Gebucht',
      checked_in: 'Eingecheckt',
      completed: 'Stattgefunden',
      no_show: 'Nicht gekommen',
      cancelled: 'Storniert',
      late_cancelled: 'Spät storniert',
    },
    table: 'Termine',
    what: 'Was',
    when: 'Wann',
    state: 'Status',
    ofClient: { none: 'Keine Termine', noneMeans: 'Hier stehen gebuchte Termine.' },
    hours: {
      title: 'Verfügbarkeit',
      lead: 'Wann welche Lehrkraft buchbar ist. Kurse, Abwesenheiten und Termine werden von selbst abgezogen.',
      instructor: 'Lehrkraft',
      none: 'Noch unterrichtet niemand',
      noneMeans: 'Füge Lehrkräfte unter Team hinzu; dann legst du hier fest, wann sie buchbar sind.',
      toTeam: 'Zum Team',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Citas',
    parts: 'Citas',
    calendarPage: 'Calendario',
    book: 'Reservar una cita',
    calendar: 'Citas a la vista',
    everyone: 'Todos',
    instructor: 'Profesor',
    view: 'Vista',
    views: { day: 'Día', week: 'Semana' },
    today: 'Hoy',
    before: { day: 'Día anterior', week: 'Semana anterior' },
    after: { day: 'Día siguiente', week: 'Semana siguiente' },
    many: (n) => count(n, { one: '1 cita', other: `${figure(n)} citas` }),
    nothing: 'Nada',
    none: { day: 'No hay citas este día', week: 'No hay citas esta semana' },
    noneMeans: 'Reserva una aquí, o lo hacen los clientes en el portal.',
    next: (day) => `Próxima: ${day}`,
    toSettle: 'Por cerrar',
    status: {
      booked: 'Reservada',
      checked_in: 'Llegada registrada',
      completed: 'Realizada',
      no_show: 'No ha venido',
      cancelled: 'Cancelada',
      late_cancelled: 'Cancelada tarde',
    },
    table: 'Citas',
    what: 'Qué',
    when: 'Cuándo',
    state: 'Estado',
    ofClient: { none: 'Sin citas', noneMeans: 'Lo que reserve con un profesor aparecerá aquí.' },
    hours: {
      title: 'Disponibilidad',
      lead: 'Cuándo se puede reservar con cada profesor. Las clases, las ausencias y las citas se descuentan solas.',
      instructor: 'Profesor',
      none: 'Aún no hay profesores',
      noneMeans: 'Añádelos en Equipo e indica después aquí cuándo se puede reservar con ellos.',
      toTeam: 'Ir al equipo',
    },
  }
}

export const fr = (): Words => {
  const figure = figures('fr')

  return {
    title: 'Rendez-vous',
    parts: 'Rendez-vous',
    calendarPage: 'Calendrier',
    book: 'Prendre un rendez-vous',
    calendar: 'Rendez-vous affichés',
    everyone: 'Tout le monde',
    instructor: 'Prof',
    view: 'Vue',
    views: { day: 'Jour', week: 'Semaine' },
    today: 'Aujourd’hui',
    before: { day: 'Jour précédent', week: 'Semaine précédente' },
    after: { day: 'Jour suivant', week: 'Semaine suivante' },
    many: (n) => `${figure(n)} rendez-vous`,
    nothing: 'Rien',
    none: { day: 'Aucun rendez-vous ce jour-là', week: 'Aucun rendez-vous cette semaine-là' },
    noneMeans: 'Prenez-en un ici, ou les clients le font sur le portail.',
    next: (day) => `Prochain\u00a0: ${day}`,
    toSettle: 'À régler',
    status: {
      booked: 'Réservé',
      checked_in: 'Sur place',
      completed: 'A eu lieu',
      no_show: 'Manqué',
      cancelled: 'Annulé',
      late_cancelled: 'Annulé tard',
    },
    table: 'Rendez-vous',
    what: 'Quoi',
    when: 'Quand',
    state: 'État',
    ofClient: {
      none: 'Aucun rendez-vous',
      noneMeans: 'Les rendez-vous pris avec un prof s’afficheront ici.',
    },
    hours: {
      title: 'Disponibilités',
      lead: 'Quand chaque prof peut être réservé. Les cours, les absences et les rendez-vous se déduisent d’eux-mêmes.',
      instructor: 'Prof',
      none: 'Personne n’enseigne encore',
      noneMeans: 'Ajoutez des profs sous Équipe\u202f; dites ensuite ici quand on peut les réserver.',
      toTeam: 'Vers l’équipe',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Appuntamenti',
    parts: 'Appuntamenti',
    calendarPage: 'Calendario',
    book: 'Prenota un appuntamento',
    calendar: 'Appuntamenti visibili',
    everyone: 'Tutti',
    instructor: 'Insegnante',
    view: 'Vista',
    views: { day: 'Giorno', week: 'Settimana' },
    today: 'Oggi',
    before: { day: 'Giorno precedente', week: 'Settimana precedente' },
    after: { day: 'Giorno successivo', week: 'Settimana successiva' },
    many: (n: number) => count(n, { one: '1 appuntamento', other: `${figure(n)} appuntamenti` }),
    nothing: 'Nulla',
    none: { day: 'Nessun appuntamento in questo giorno', week: 'Nessun appuntamento in questa settimana' },
    noneMeans: 'Prenotane uno qui, oppure lo fanno i clienti dal portale.',
    next: (day: string) => `Prossimo: ${day}`,
    toSettle: 'Da definire',
    status: {
      booked: 'Prenotato',
      checked_in: 'Arrivo registrato',
      completed: 'Svolto',
      no_show: 'Mancato',
      cancelled: 'Annullato',
      late_cancelled: 'Annullato tardi',
    },
    table: 'Appuntamenti',
    what: 'Che cosa',
    when: 'Quando',
    state: 'Stato',
    ofClient: { none: 'Nessun appuntamento', noneMeans: 'Ciò che prenota con un insegnante comparirà qui.' },
    hours: {
      title: 'Disponibilità',
      lead: 'Quando si può prenotare ogni insegnante. Lezioni, assenze e appuntamenti si tolgono da soli.',
      instructor: 'Insegnante',
      none: 'Ancora nessuno insegna',
      noneMeans: 'Aggiungi gli insegnanti in Team; poi indica qui quando si possono prenotare.',
      toTeam: 'Vai al team',
    },
  }
}
