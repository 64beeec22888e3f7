import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    areas: 'Pages of reports',
    days: 'Days',
    presets: {
      this_month: 'This month',
      last_month: 'Last month',
      last_90: 'Last 90 days',
      this_year: 'This year',
      last_12: 'Last 12 months',
      own: 'Other days',
    },
    from: 'From',
    to: 'To',
    against: (range: string, before: string) => `${range}, beside ${before}`,
    before: (value: string) => `before: ${value}`,
    points: (n: number) => count(n, { one: '1 point', other: `${figure(n)} points` }),
    csv: 'Download CSV',
    counted: 'How this is counted',
    nothing: 'Nothing on these days',
    nothingHelp: 'Choose other days.',
    newStudio: 'Figures come with the first days',
    newStudioHelp:
      'As soon as classes are held and something is sold, it is counted here. A comparison says something after two months.',
    noClassesYet: 'No class has begun on these days. Choose others, or come back after the first classes.',
    noVisitsYet:
      'Nobody came for the first time in these months. It begins to say something after three months of visits.',
    nobodyStopped: 'No regular came last on these days and has nothing booked.',
    figures: {
      revenue: 'Revenue',
      recurring: 'Recurring a month',
      subscriptions: 'Subscriptions',
      visits: 'Visits',
      classes: 'Classes held',
      booked: 'Places booked',
      appointments: 'Appointments held',
      fill: 'Fill',
      no_show_share: 'No-shows',
      new_clients: 'New clients',
    },
    outcome: {
      classes: 'Classes',
      seats: 'Places',
      booked: 'Booked',
      came: 'Came',
      no_show: 'No-shows',
      late_cancelled: 'Cancelled late',
      cancelled: 'Cancelled in time',
      fill: 'Fill',
      no_show_share: 'No-show rate',
    },
    chartOf: (what: string, total: string) => `Chart: ${what}, ${total} in all. The table below has every figure.`,
    chartAbove: (what: string, total: string) => `Chart: ${what}, ${total} in all. The table above has every figure.`,
    chartElsewhere: (what: string, total: string, page: string) =>
      `Chart: ${what}, ${total} in all. The report “${page}” has every figure.`,
    more: (page: string) => `All of ${page}`,
    inFigures: (title: string) => `${title}, in figures`,
    when: 'When',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    areas: 'Berichte',
    days: 'Tage',
    presets: {
      this_month: 'Dieser Monat',
      last_month: 'Letzter Monat',
      last_90: 'Letzte 90 Tage',
      this_year: 'Dieses Jahr',
      last_12: 'Letzte 12 Monate',
      own: 'Andere Tage',
    },
    from: 'Von',
    to: 'Bis',
    against: (range, before) => `${range}, verglichen mit ${before}`,
    before: (value) => `davor: ${value}`,
    points: (n) => count(n, { one: '1 Punkt', other: `${figure(n)} Punkte` }),
    csv: 'CSV herunterladen',
    counted: 'Wie gezählt wird',
    nothing: 'Nichts in diesen Tagen',
    nothingHelp: 'Wähle andere Tage.',
    newStudio: 'Zahlen kommen mit den ersten Tagen',
    newStudioHelp:
      'Sobald Kurse stattfinden und etwas verkauft wird, wird es hier gezählt. Ein Vergleich sagt nach zwei Monaten etwas aus.',
    noClassesYet: 'In diesen Tagen hat kein Kurs begonnen. Wähle andere, oder komm nach den ersten Kursen wieder.',
    noVisitsYet:
      'In diesen Monaten kam niemand zum ersten Mal. Aussagekräftig wird das nach drei Monaten mit Besuchen.',
    nobodyStopped: 'In diesen Tagen ist niemand aus der Stammkundschaft weggeblieben.',
    figures: {
      revenue: 'Umsatz',
      recurring: 'Wiederkehrend im Monat',
      subscriptions: 'Abos',
      visits: 'Besuche',
      classes: 'Gegebene Kurse',
      booked: 'Gebuchte Plätze',
      appointments: 'Stattgefundene Termine',
      fill: 'Auslastung',
      no_show_share: 'Versäumt',
      new_clients: 'Neue Kundschaft',
    },
    outcome: {
      classes: 'Kurse',
      seats: 'Plätze',
      booked: 'Gebucht',
      came: 'Gekommen',
      no_show: 'Versäumt',
      late_cancelled: 'Spät storniert',
      cancelled: 'Rechtzeitig storniert',
      fill: 'Auslastung',
      no_show_share: 'Anteil versäumt',
    },
    chartOf: (what, total) => `Diagramm: ${what}, insgesamt ${total}. Die Tabelle darunter enthält jede Zahl.`,
    chartAbove: (what, total) => `Diagramm: ${what}, insgesamt ${total}. Die Tabelle darüber enthält jede Zahl.`,
    chartElsewhere: (what, total, page) =>
      `Diagramm: ${what}, insgesamt ${total}. Der Bericht „${page}“ hat jede Zahl.`,
    more: (page) => `Alles zu ${page}`,
    inFigures: (title) => `${title}, in Zahlen`,
    when: 'Wann',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    areas: 'Páginas de informes',
    days: 'Días',
    presets: {
      this_month: 'Este mes',
      last_month: 'Mes pasado',
      last_90: 'Últimos 90 días',
      this_year: 'Este año',
      last_12: 'Últimos 12 meses',
      own: 'Otros días',
    },
    from: 'Desde',
    to: 'Hasta',
    against: (range, before) => `${range}, frente a ${before}`,
    before: (value) => `antes: ${value}`,
    points: (n) => count(n, { one: '1 punto', other: `${figure(n)} puntos` }),
    csv: 'Descargar CSV',
    counted: 'Cómo se cuenta',
    nothing: 'Nada en estos días',
    nothingHelp: 'Elige otros días.',
    newStudio: 'Las cifras llegan con los primeros días',
    newStudioHelp: 'En cuanto haya clases y ventas, se cuentan aquí. Una comparación dice algo a los dos meses.',
    noClassesYet: 'En estos días no ha empezado ninguna clase. Elige otros, o vuelve tras las primeras clases.',
    noVisitsYet:
      'En estos meses no ha venido nadie por primera vez. Empieza a decir algo cuando hay tres meses de visitas.',
    nobodyStopped: 'Ningún cliente habitual vino por última vez en estos días sin tener otra reserva.',
    figures: {
      revenue: 'Ingresos',
      recurring: 'Recurrentes al mes',
      subscriptions: 'Suscripciones',
      visits: 'Visitas',
      classes: 'Clases dadas',
      booked: 'Plazas reservadas',
      appointments: 'Citas realizadas',
      fill: 'Ocupación',
      no_show_share: 'Ausencias',
      new_clients: 'Clientes nuevos',
    },
    outcome: {
      classes: 'Clases',
      seats: 'Plazas',
      booked: 'Con reserva',
      came: 'Asistieron',
      no_show: 'Ausencias',
      late_cancelled: 'Canceladas tarde',
      cancelled: 'Canceladas a tiempo',
      fill: 'Ocupación',
      no_show_share: 'Tasa de ausencias',
    },
    chartOf: (what, total) => `Gráfico: ${what}, en total ${total}. La tabla de abajo tiene todas las cifras.`,
    chartAbove: (what, total) => `Gráfico: ${what}, en total ${total}. La tabla de arriba tiene todas las cifras.`,
    chartElsewhere: (what, total, page) =>
      `Gráfico: ${what}, en total ${total}. El informe «${page}» tiene todas las cifras.`,
    more: (page) => `Informe completo: ${page}`,
    inFigures: (title) => `${title}, en cifras`,
    when: 'Cuándo',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    areas: 'Pages des rapports',
    days: 'Jours',
    presets: {
      this_month: 'Ce mois-ci',
      last_month: 'Mois dernier',
      last_90: '90 derniers jours',
      this_year: 'Cette année',
      last_12: '12 derniers mois',
      own: 'D’autres jours',
    },
    from: 'Du',
    to: 'Au',
    against: (range, before) => `${range}, comparé à ${before}`,
    before: (value) => `avant\u00a0: ${value}`,
    points: (n) => count(n, { one: `${figure(n)} point`, other: `${figure(n)} points` }),
    csv: 'Télécharger le CSV',
    counted: 'Comment c’est compté',
    nothing: 'Rien ces jours-là',
    nothingHelp: 'Choisissez d’autres jours.',
    newStudio: 'Les chiffres viennent avec les premiers jours',
    newStudioHelp:
      'Dès que des cours ont lieu et que quelque chose se vend, c’est compté ici. Une comparaison devient parlante après deux mois.',
    noClassesYet: 'Aucun cours n’a commencé ces jours-là. Choisissez-en d’autres, ou revenez après les premiers cours.',
    noVisitsYet:
      'Personne n’est venu pour la première fois ces mois-là. Cela devient parlant après trois mois de visites.',
    nobodyStopped: 'Aucun habitué n’est venu pour la dernière fois ces jours-là sans rien avoir de réservé.',
    figures: {
      revenue: 'Chiffre d’affaires',
      recurring: 'Récurrent par mois',
      subscriptions: 'Abonnements',
      visits: 'Visites',
      classes: 'Cours donnés',
      booked: 'Places réservées',
      appointments: 'Rendez-vous honorés',
      fill: 'Remplissage',
      no_show_share: 'Absences',
      new_clients: 'Nouveaux clients',
    },
    outcome: {
      classes: 'Cours',
      seats: 'Places',
      booked: 'Réservées',
      came: 'Présences',
      no_show: 'Absences',
      late_cancelled: 'Annulations tardives',
      cancelled: 'Annulations à temps',
      fill: 'Remplissage',
      no_show_share: 'Taux d’absence',
    },
    chartOf: (what, total) => `Graphique\u00a0: ${what}, ${total} en tout. Le tableau ci-dessous a tous les chiffres.`,
    chartAbove: (what, total) =>
      `Graphique\u00a0: ${what}, ${total} en tout. Le tableau ci-dessus a tous les chiffres.`,
    chartElsewhere: (what, total, page) =>
      `Graphique\u00a0: ${what}, ${total} en tout. Le rapport «\u00a0${page}\u00a0» a tous les chiffres.`,
    more: (page) => `Tout voir\u00a0: ${page}`,
    inFigures: (title) => `${title}, en chiffres`,
    when: 'Quand',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    areas: 'Pagine dei report',
    days: 'Giorni',
    presets: {
      this_month: 'Questo mese',
      last_month: 'Mese scorso',
      last_90: 'Ultimi 90 giorni',
      this_year: 'Quest’anno',
      last_12: 'Ultimi 12 mesi',
      own: 'Altri giorni',
    },
    from: 'Dal',
    to: 'Al',
    against: (range: string, before: string) => `${range}, a confronto con ${before}`,
    before: (value: string) => `prima: ${value}`,
    points: (n: number) => count(n, { one: '1 punto', other: `${figure(n)} punti` }),
    csv: 'Scarica in CSV',
    counted: 'Come si conta',
    nothing: 'Nulla in questi giorni',
    nothingHelp: 'Scegli altri giorni.',
    newStudio: 'Le cifre arrivano con i primi giorni',
    newStudioHelp:
      'Appena si tengono lezioni e si vende qualcosa, qui si conta. Un confronto dice qualcosa dopo due mesi.',
    noClassesYet: 'In questi giorni non è iniziata nessuna lezione. Scegline altri, o torna dopo le prime lezioni.',
    noVisitsYet:
      'In questi mesi nessuno è venuto per la prima volta. Comincia a dire qualcosa dopo tre mesi di visite.',
    nobodyStopped: 'Nessun cliente abituale ha avuto in questi giorni l’ultima visita senza altre prenotazioni.',
    figures: {
      revenue: 'Ricavi',
      recurring: 'Ricorrenti al mese',
      subscriptions: 'Abbonamenti ricorrenti',
      visits: 'Visite',
      classes: 'Lezioni tenute',
      booked: 'Posti prenotati',
      appointments: 'Appuntamenti svolti',
      fill: 'Riempimento',
      no_show_share: 'Assenze',
      new_clients: 'Nuovi clienti',
    },
    outcome: {
      classes: 'Lezioni',
      seats: 'Posti',
      booked: 'Prenotati',
      came: 'Presenti',
      no_show: 'Assenti',
      late_cancelled: 'Annullate tardi',
      cancelled: 'Annullate in tempo',
      fill: 'Riempimento',
      no_show_share: 'Tasso di assenza',
    },
    chartOf: (what: string, total: string) =>
      `Grafico: ${what}, in tutto ${total}. La tabella qui sotto ha ogni cifra.`,
    chartAbove: (what: string, total: string) =>
      `Grafico: ${what}, in tutto ${total}. La tabella qui sopra ha ogni cifra.`,
    chartElsewhere: (what: string, total: string, page: string) =>
      `Grafico: ${what}, in tutto ${total}. Il report «${page}» ha ogni cifra.`,
    more: (page: string) => `Tutto il report: ${page}`,
    inFigures: (title: string) => `${title}, in cifre`,
    when: 'Quando',
  }
}
