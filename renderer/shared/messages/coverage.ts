import { figures, lists, plurals } from '../i18n/plural.ts'

/** The coverage of a membership, in the parts of one sentence. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')

  return {
    lead: 'Covers',
    allClasses: 'all classes',
    nothing: 'nothing yet',
    list: (names: readonly string[]) => list(names),
    more: (n: number) => `${figure(n)} more`,
    appointments: (names: string) => `appointments (${names})`,
    both: (classes: string, appointments: string) => `${classes} and ${appointments}`,
    always: 'at any time',
    everyDay: 'every day',
    allDay: (days: string) => `${days} all day`,
    until: (days: string, time: string) => `${days} until ${time}`,
    from: (days: string, time: string) => `${days} from ${time}`,
    between: (days: string, from: string, until: string) => `${days} ${from}–${until}`,
    at: (places: string) => `at ${places}`,
    anyNumber: 'as often as they like',
    perDay: (n: number) => `${figure(n)} per day`,
    perWeek: (n: number) => `${figure(n)} per week`,
    upcoming: (n: number) => `${figure(n)} booked at a time`,
    daysAhead: (n: number) => count(n, { one: 'books 1 day ahead', other: `books ${figure(n)} days ahead` }),
    hoursAhead: (n: number) => count(n, { one: 'books 1 hour ahead', other: `books ${figure(n)} hours ahead` }),
    members: (n: number) => `for up to ${figure(n)} people`,
    firstVisit: (n: number) =>
      count(n, {
        one: 'starts with the first visit, within 1 day',
        other: `starts with the first visit, within ${figure(n)} days`,
      }),
    minimumTerm: (n: number) =>
      count(n, { one: 'for at least 1 billing period', other: `for at least ${figure(n)} billing periods` }),
    notice: (n: number) => count(n, { one: '1 day’s notice', other: `${figure(n)} days’ notice` }),
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const list = lists('de')

  return {
    lead: 'Gilt für',
    allClasses: 'alle Kurse',
    nothing: 'noch keinen Kurs',
    list: (names) => list(names),
    more: (n) => `${figure(n)} weitere`,
    appointments: (names) => `Termine (${names})`,
    both: (classes, appointments) => `${classes} und ${appointments}`,
    always: 'jederzeit',
    everyDay: 'täglich',
    allDay: (days) => `${days} ganztags`,
    until: (days, time) => `${days} bis ${time}`,
    from: (days, time) => `${days} ab ${time}`,
    between: (days, from, until) => `${days} ${from}–${until}`,
    at: (places) => `nur ${places}`,
    anyNumber: 'beliebig oft',
    perDay: (n) => `${figure(n)} pro Tag`,
    perWeek: (n) => `${figure(n)} pro Woche`,
    upcoming: (n) => `${figure(n)} gleichzeitig gebucht`,
    daysAhead: (n) => count(n, { one: '1 Tag im Voraus buchbar', other: `${figure(n)} Tage im Voraus buchbar` }),
    hoursAhead: (n) => count(n, { one: '1 Stunde im Voraus buchbar', other: `${figure(n)} Stunden im Voraus buchbar` }),
    members: (n) => `für bis zu ${figure(n)} Personen`,
    firstVisit: (n) =>
      count(n, {
        one: 'beginnt mit dem ersten Besuch, innerhalb von 1 Tag',
        other: `beginnt mit dem ersten Besuch, innerhalb von ${figure(n)} Tagen`,
      }),
    minimumTerm: (n) =>
      count(n, { one: 'mindestens 1 Abrechnungszeitraum', other: `mindestens ${figure(n)} Abrechnungszeiträume` }),
    notice: (n) => count(n, { one: 'Kündigungsfrist 1 Tag', other: `Kündigungsfrist ${figure(n)} Tage` }),
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    lead: 'Cubre',
    allClasses: 'todas las clases',
    nothing: 'nada todavía',
    list: (names) => list(names),
    more: (n) => `${figure(n)} más`,
    appointments: (names) => `citas (${names})`,
    both: (classes, appointments) => `${classes} y ${appointments}`,
    always: 'a cualquier hora',
    everyDay: 'todos los días',
    allDay: (days) => `${days} todo el día`,
    until: (days, time) => `${days} hasta las ${time}`,
    from: (days, time) => `${days} desde las ${time}`,
    between: (days, from, until) => `${days} ${from}–${until}`,
    at: (places) => `solo en ${places}`,
    anyNumber: 'sin límite de veces',
    perDay: (n) => `${figure(n)} por día`,
    perWeek: (n) => `${figure(n)} por semana`,
    upcoming: (n) => count(n, { one: '1 reserva a la vez', other: `${figure(n)} reservas a la vez` }),
    daysAhead: (n) =>
      count(n, { one: 'reserva con 1 día de antelación', other: `reserva con ${figure(n)} días de antelación` }),
    hoursAhead: (n) =>
      count(n, { one: 'reserva con 1 hora de antelación', other: `reserva con ${figure(n)} horas de antelación` }),
    members: (n) => `para hasta ${figure(n)} personas`,
    firstVisit: (n) =>
      count(n, {
        one: 'empieza con la primera visita, como muy tarde en 1 día',
        other: `empieza con la primera visita, como muy tarde en ${figure(n)} días`,
      }),
    minimumTerm: (n) =>
      count(n, { one: 'al menos 1 periodo de cobro', other: `al menos ${figure(n)} periodos de cobro` }),
    notice: (n) => count(n, { one: '1 día de preaviso', other: `${figure(n)} días de preaviso` }),
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    lead: 'Couvre',
    allClasses: 'tous les cours',
    nothing: 'aucun cours pour l’instant',
    list: (names) => list(names),
    more: (n) => count(n, { one: `${figure(n)} autre`, other: `${figure(n)} autres` }),
    appointments: (names) => `les rendez-vous (${names})`,
    both: (classes, appointments) => `${classes} et ${appointments}`,
    always: 'à toute heure',
    everyDay: 'tous les jours',
    allDay: (days) => `${days} toute la journée`,
    until: (days, time) => `${days} jusqu’à ${time}`,
    from: (days, time) => `${days} à partir de ${time}`,
    between: (days, from, until) => `${days} ${from}–${until}`,
    at: (places) => `lieu\u00a0: ${places}`,
    anyNumber: 'sans limite',
    perDay: (n) => `${figure(n)} par jour`,
    perWeek: (n) => `${figure(n)} par semaine`,
    upcoming: (n) =>
      count(n, { one: `${figure(n)} réservation à la fois`, other: `${figure(n)} réservations à la fois` }),
    daysAhead: (n) =>
      count(n, {
        one: `réservation ${figure(n)} jour à l’avance`,
        other: `réservation ${figure(n)} jours à l’avance`,
      }),
    hoursAhead: (n) =>
      count(n, {
        one: `réservation ${figure(n)} heure à l’avance`,
        other: `réservation ${figure(n)} heures à l’avance`,
      }),
    members: (n) => `jusqu’à ${figure(n)} personnes`,
    firstVisit: (n) =>
      count(n, {
        one: `commence à la première visite, sous ${figure(n)} jour`,
        other: `commence à la première visite, sous ${figure(n)} jours`,
      }),
    minimumTerm: (n) =>
      count(n, {
        one: `au moins ${figure(n)} période de facturation`,
        other: `au moins ${figure(n)} périodes de facturation`,
      }),
    notice: (n) => count(n, { one: `${figure(n)} jour de préavis`, other: `${figure(n)} jours de préavis` }),
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    lead: 'Copre',
    allClasses: 'tutte le lezioni',
    nothing: 'ancora nulla',
    list: (names) => list(names),
    more: (n) => (n === 1 ? '1 altra voce' : `altre ${figure(n)}`),
    appointments: (names) => `gli appuntamenti (${names})`,
    both: (classes, appointments) => `${classes} e ${appointments}`,
    always: 'a qualsiasi ora',
    everyDay: 'tutti i giorni',
    allDay: (days) => `${days} tutto il giorno`,
    until: (days, time) => `${days} fino alle ${time}`,
    from: (days, time) => `${days} dalle ${time}`,
    between: (days, from, until) => `${days} ${from}–${until}`,
    at: (places) => `solo presso ${places}`,
    anyNumber: 'senza limiti',
    perDay: (n) => `${figure(n)} al giorno`,
    perWeek: (n) => `${figure(n)} a settimana`,
    upcoming: (n) => count(n, { one: '1 prenotazione alla volta', other: `${figure(n)} prenotazioni alla volta` }),
    daysAhead: (n) => count(n, { one: 'prenotabile 1 giorno prima', other: `prenotabile ${figure(n)} giorni prima` }),
    hoursAhead: (n) => count(n, { one: 'prenotabile 1 ora prima', other: `prenotabile ${figure(n)} ore prima` }),
    members: (n) => `fino a ${figure(n)} persone`,
    firstVisit: (n) =>
      count(n, {
        one: 'inizia con la prima visita, entro 1 giorno',
        other: `inizia con la prima visita, entro ${figure(n)} giorni`,
      }),
    minimumTerm: (n) =>
      count(n, { one: 'almeno 1 periodo di fatturazione', other: `almeno ${figure(n)} periodi di fatturazione` }),
    notice: (n) => count(n, { one: '1 giorno di preavviso', other: `${figure(n)} giorni di preavviso` }),
  }
}
