import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const people = (n: number) => count(n, { one: '1 person', other: `${figure(n)} people` })
  const classes = (n: number) => count(n, { one: '1 class', other: `${figure(n)} classes` })

  return {
    attendanceOver: { day: 'Attendance by day', week: 'Attendance by week', month: 'Attendance by month' },
    byClass: 'By class',
    class: 'Class',
    fillByHour: 'Occupancy by weekday and hour',
    heatLead: 'The darker the colour, the fuller the classes. Each cell shows how many of its spots were booked.',
    emptiest: 'Empty',
    fullest: 'Full',
    heatCell: (booked: number, seats: number, held: number) =>
      `${figure(booked)} of ${figure(seats)} spots in ${classes(held)}`,
    hour: 'Hour',
    noClasses: 'no classes',
    cameAgainTitle: 'Returning clients',
    cohortLead:
      'Of the clients whose first visit was in a month: how many came in that month (0) and in each one after.',
    firstVisitIn: 'First visit in',
    people: 'People',
    monthLater: (n: number) => (n === 0 ? 'Month 0' : `+${figure(n)}`),
    cameAgain: (n: number) => `${people(n)} came`,
    soFar: (n: number, month: string) => `${people(n)} so far in ${month}`,
    running: '(so far)',
    onAverage: 'On average',
    latestOf: (n: number) => `The latest ${figure(n)} to stop coming`,
    lastVisit: 'Last visit',
    visitsBefore: 'Visits in three months',
    cameByInstructor: 'Visits by instructor',
    instructor: 'Instructor',
    nobody: 'No instructor',
    worth: 'Value of visits',
    hours: 'Hours',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const people = (n: number) => count(n, { one: '1 Person', other: `${figure(n)} Personen` })

  return {
    attendanceOver: { day: 'Besuche nach Tagen', week: 'Besuche nach Wochen', month: 'Besuche nach Monaten' },
    byClass: 'Nach Kurs',
    class: 'Kurs',
    fillByHour: 'Auslastung nach Wochentag und Stunde',
    heatLead: 'Je kräftiger die Farbe, desto voller die Kurse. Jedes Feld zeigt, wie viele Plätze gebucht waren.',
    emptiest: 'Leer',
    fullest: 'Voll',
    heatCell: (booked, seats, held) =>
      `${figure(booked)} von ${figure(seats)} Plätzen in ${count(held, { one: '1 Kurs', other: `${figure(held)} Kursen` })}`,
    hour: 'Stunde',
    noClasses: 'keine Kurse',
    cameAgainTitle: 'Wiederkehrende Kund:innen',
    cohortLead:
      'Wie viele von denen, die in einem Monat zum ersten Mal kamen, in diesem Monat (0) und in jedem danach da waren.',
    firstVisitIn: 'Erster Besuch',
    people: 'Personen',
    monthLater: (n) => (n === 0 ? 'Monat 0' : `+${figure(n)}`),
    cameAgain: (n) => count(n, { one: '1 Person war da', other: `${figure(n)} Personen waren da` }),
    soFar: (n, month) => `${people(n)} bisher im ${month}`,
    running: '(bisher)',
    onAverage: 'Im Durchschnitt',
    latestOf: (n) => `Die letzten ${figure(n)}, die nicht mehr kommen`,
    lastVisit: 'Letzter Besuch',
    visitsBefore: 'Besuche in drei Monaten',
    cameByInstructor: 'Besuche nach Trainer:in',
    instructor: 'Trainer:in',
    nobody: 'Ohne Trainer:in',
    worth: 'Wert der Besuche',
    hours: 'Stunden',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} personas` })
  const classes = (n: number) => count(n, { one: '1 clase', other: `${figure(n)} clases` })

  return {
    attendanceOver: { day: 'Asistencia por día', week: 'Asistencia por semana', month: 'Asistencia por mes' },
    byClass: 'Por clase',
    class: 'Clase',
    fillByHour: 'Ocupación por día y hora',
    heatLead: 'Cuanto más intenso el color, más llenas las clases. Cada casilla muestra cuántas plazas se reservaron.',
    emptiest: 'Vacío',
    fullest: 'Lleno',
    heatCell: (booked, seats, held) => `${figure(booked)} de ${figure(seats)} plazas en ${classes(held)}`,
    hour: 'Hora',
    noClasses: 'sin clases',
    cameAgainTitle: 'Clientes que vuelven',
    cohortLead:
      'De los clientes con su primera visita en un mes: cuántos vinieron ese mes (0) y cada uno de los siguientes.',
    firstVisitIn: 'Primera visita',
    people: 'Personas',
    monthLater: (n) => (n === 0 ? 'Mes 0' : `+${figure(n)}`),
    cameAgain: (n) => count(n, { one: 'Vino 1 persona', other: `Vinieron ${figure(n)} personas` }),
    soFar: (n, month) => `Hasta ahora en ${month}: ${people(n)}`,
    running: '(hasta ahora)',
    onAverage: 'De media',
    latestOf: (n) => `Los últimos ${figure(n)} que han dejado de venir`,
    lastVisit: 'Última visita',
    visitsBefore: 'Visitas en tres meses',
    cameByInstructor: 'Visitas por profesor/a',
    instructor: 'Profesor/a',
    nobody: 'Sin profesor/a',
    worth: 'Valor de las visitas',
    hours: 'Horas',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const people = (n: number) => count(n, { one: `${figure(n)} personne`, other: `${figure(n)} personnes` })
  const classes = (n: number) => `${figure(n)} cours`

  return {
    attendanceOver: {
      day: 'Fréquentation par jour',
      week: 'Fréquentation par semaine',
      month: 'Fréquentation par mois',
    },
    byClass: 'Par cours',
    class: 'Cours',
    fillByHour: 'Remplissage par jour et heure',
    heatLead:
      'Plus la couleur est intense, plus les cours sont pleins. Chaque case montre combien de places étaient réservées.',
    emptiest: 'Vide',
    fullest: 'Complet',
    heatCell: (booked, seats, held) => `${figure(booked)} sur ${figure(seats)} places, ${classes(held)}`,
    hour: 'Heure',
    noClasses: 'aucun cours',
    cameAgainTitle: 'Clients qui reviennent',
    cohortLead:
      'Parmi les clients venus la première fois un mois donné\u00a0: combien sont venus ce mois-là (0) et chaque mois suivant.',
    firstVisitIn: 'Première visite',
    people: 'Personnes',
    monthLater: (n) => (n === 0 ? 'Mois 0' : `+${figure(n)}`),
    cameAgain: (n) => count(n, { one: `${figure(n)} personne est venue`, other: `${figure(n)} personnes sont venues` }),
    soFar: (n, month) => `${people(n)} jusqu’ici\u00a0: ${month}`,
    running: '(en cours)',
    onAverage: 'En moyenne',
    latestOf: (n) => `Les ${figure(n)} derniers qui ne viennent plus`,
    lastVisit: 'Dernière visite',
    visitsBefore: 'Visites en trois mois',
    cameByInstructor: 'Visites par professeur',
    instructor: 'Professeur',
    nobody: 'Sans professeur',
    worth: 'Valeur des visites',
    hours: 'Heures',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} persone` })
  const classes = (n: number) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` })

  return {
    attendanceOver: { day: 'Presenze per giorno', week: 'Presenze per settimana', month: 'Presenze per mese' },
    byClass: 'Per lezione',
    class: 'Lezione',
    fillByHour: 'Riempimento per giorno e ora',
    heatLead: 'Più intenso è il colore, più piene sono le lezioni. Ogni casella mostra quanti posti erano prenotati.',
    emptiest: 'Vuoto',
    fullest: 'Pieno',
    heatCell: (booked: number, seats: number, held: number) =>
      `${figure(booked)} posti su ${figure(seats)} in ${classes(held)}`,
    hour: 'Ora',
    noClasses: 'nessuna lezione',
    cameAgainTitle: 'Clienti che tornano',
    cohortLead:
      'Dei clienti alla prima visita in un mese: quanti sono venuti in quel mese (0) e in ognuno dei successivi.',
    firstVisitIn: 'Prima visita',
    people: 'Persone',
    monthLater: (n: number) => (n === 0 ? 'Mese 0' : `+${figure(n)}`),
    cameAgain: (n: number) => `Presenti: ${people(n)}`,
    soFar: (n: number, month: string) => `Finora in ${month}: ${people(n)}`,
    running: '(finora)',
    onAverage: 'In media',
    latestOf: (n: number) => `Gli ultimi ${figure(n)} che non vengono più`,
    lastVisit: 'Ultima visita',
    visitsBefore: 'Visite in tre mesi',
    cameByInstructor: 'Visite per insegnante',
    instructor: 'Insegnante',
    nobody: 'Senza insegnante',
    worth: 'Valore delle visite',
    hours: 'Ore',
  }
}
