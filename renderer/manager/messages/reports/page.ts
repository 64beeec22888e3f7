import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    areas: 'Report pages',
    days: 'Days',
    presets: {
      this_month: 'This month',
      last_month: 'Last month',
      last_90: 'Last 90 days',
      this_year: 'This year',
      last_12: 'Last 12 months',
      own: 'Other dates',
    },
    from: 'From',
    to: 'To',
    against: (range: string, before: string) => `${range}, compared with ${before}`,
    before: (value: string) => `before: ${value}`,
    points: (n: number) => count(n, { one: '1 point', other: `${figure(n)} points` }),
    csv: 'Download CSV',
    counted: 'How it’s counted',
    nothing: 'Nothing for these dates',
    nothingHelp: 'Choose other dates.',
    newStudio: 'Figures show up after the first days',
    newStudioHelp:
      'Once you hold classes and make sales, they’re counted here. Comparisons become useful after two months.',
    noClassesYet: 'No classes on these dates. Choose other dates, or come back after the first classes.',
    noVisitsYet: 'No first visits in these months. The report becomes useful after three months of visits.',
    nobodyStopped: 'No regulars stopped coming on these dates.',
    figures: {
      revenue: 'Revenue',
      recurring: 'Recurring per month',
      subscriptions: 'Subscriptions',
      visits: 'Visits',
      classes: 'Classes held',
      booked: 'Spots booked',
      appointments: 'Appointments held',
      fill: 'Occupancy',
      no_show_share: 'No-shows',
      new_clients: 'New clients',
    },
    outcome: {
      classes: 'Classes',
      seats: 'Spots',
      booked: 'Booked',
      came: 'Checked in',
      no_show: 'No-shows',
      late_cancelled: 'Late cancellations',
      cancelled: 'Cancelled in time',
      fill: 'Occupancy',
      no_show_share: 'No-show rate',
    },
    chartOf: (what: string, total: string) => `Chart: ${what}, ${total} in total. The table below has every figure.`,
    chartAbove: (what: string, total: string) => `Chart: ${what}, ${total} in total. The table above has every figure.`,
    chartElsewhere: (what: string, total: string, page: string) =>
      `Chart: ${what}, ${total} in total. The report “${page}” has every figure.`,
    more: (page: string) => `Full report: ${page}`,
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
    nothing: 'Keine Daten für diese Tage',
    nothingHelp: 'Wähle andere Tage.',
    newStudio: 'Zahlen erscheinen nach den ersten Tagen',
    newStudioHelp:
      'Sobald Kurse stattfinden und du etwas verkaufst, wird es hier gezählt. Vergleiche sind nach zwei Monaten aussagekräftig.',
    noClassesYet: 'Keine Kurse an diesen Tagen. Wähle andere Tage oder komm nach den ersten Kursen wieder.',
    noVisitsYet:
      'Keine ersten Besuche in diesen Monaten. Der Bericht ist nach drei Monaten mit Besuchen aussagekräftig.',
    nobodyStopped: 'In diesen Tagen ist niemand von deinen Stammkund:innen weggeblieben.',
    figures: {
      revenue: 'Umsatz',
      recurring: 'Wiederkehrend pro Monat',
      subscriptions: 'Abos',
      visits: 'Besuche',
      classes: 'Gegebene Kurse',
      booked: 'Gebuchte Plätze',
      appointments: 'Stattgefundene Termine',
      fill: 'Auslastung',
      no_show_share: 'Nicht erschienen',
      new_clients: 'Neue Kund:innen',
    },
    outcome: {
      classes: 'Kurse',
      seats: 'Plätze',
      booked: 'Gebucht',
      came: 'Eingecheckt',
      no_show: 'Nicht erschienen',
      late_cancelled: 'Spät storniert',
      cancelled: 'Rechtzeitig storniert',
      fill: 'Auslastung',
      no_show_share: 'Anteil nicht erschienen',
    },
    chartOf: (what, total) => `Diagramm: ${what}, insgesamt ${total}. Alle Zahlen in der Tabelle darunter.`,
    chartAbove: (what, total) => `Diagramm: ${what}, insgesamt ${total}. Alle Zahlen in der Tabelle darüber.`,
    chartElsewhere: (what, total, page) => `Diagramm: ${what}, insgesamt ${total}. Alle Zahlen im Bericht „${page}“.`,
    more: (page) => `Ganzer Bericht: ${page}`,
    inFigures: (title) => `${title}, in Zahlen`,
    when: 'Wann',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    areas: 'Informes',
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
    against: (range, before) => `${range}, en comparación con ${before}`,
    before: (value) => `antes: ${value}`,
    points: (n) => count(n, { one: '1 punto', other: `${figure(n)} puntos` }),
    csv: 'Descargar CSV',
    counted: 'Cómo se cuenta',
    nothing: 'Sin datos en estos días',
    nothingHelp: 'Elige otros días.',
    newStudio: 'Las cifras aparecen tras los primeros días',
    newStudioHelp: 'En cuanto haya clases y ventas, se cuentan aquí. Las comparaciones son útiles a los dos meses.',
    noClassesYet: 'No hay clases en estos días. Elige otros o vuelve tras las primeras clases.',
    noVisitsYet: 'No hay primeras visitas en estos meses. El informe es útil a los tres meses de visitas.',
    nobodyStopped: 'Ningún cliente habitual ha dejado de venir en estos días.',
    figures: {
      revenue: 'Ingresos',
      recurring: 'Recurrentes al mes',
      subscriptions: 'Suscripciones',
      visits: 'Visitas',
      classes: 'Clases dadas',
      booked: 'Plazas reservadas',
      appointments: 'Citas realizadas',
      fill: 'Ocupación',
      no_show_share: 'No asistieron',
      new_clients: 'Clientes nuevos',
    },
    outcome: {
      classes: 'Clases',
      seats: 'Plazas',
      booked: 'Con reserva',
      came: 'Asistieron',
      no_show: 'No asistieron',
      late_cancelled: 'Cancelaciones tardías',
      cancelled: 'Canceladas a tiempo',
      fill: 'Ocupación',
      no_show_share: 'Porcentaje que no asistió',
    },
    chartOf: (what, total) => `Gráfico: ${what}, en total ${total}. Todas las cifras están en la tabla de abajo.`,
    chartAbove: (what, total) => `Gráfico: ${what}, en total ${total}. Todas las cifras están en la tabla de arriba.`,
    chartElsewhere: (what, total, page) =>
      `Gráfico: ${what}, en total ${total}. Todas las cifras están en el informe «${page}».`,
    more: (page) => `Informe completo: ${page}`,
    inFigures: (title) => `${title}, en cifras`,
    when: 'Cuándo',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    areas: 'Rapports',
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
    against: (range, before) => `${range}, par rapport à ${before}`,
    before: (value) => `avant\u00a0: ${value}`,
    points: (n) => count(n, { one: `${figure(n)} point`, other: `${figure(n)} points` }),
    csv: 'Télécharger le CSV',
    counted: 'Mode de calcul',
    nothing: 'Aucune donnée pour ces jours',
    nothingHelp: 'Choisissez d’autres jours.',
    newStudio: 'Les chiffres apparaissent après les premiers jours',
    newStudioHelp:
      'Dès qu’il y a des cours et des ventes, ils sont comptés ici. Les comparaisons sont utiles après deux mois.',
    noClassesYet: 'Aucun cours ces jours-là. Choisissez-en d’autres, ou revenez après les premiers cours.',
    noVisitsYet: 'Aucune première visite ces mois-là. Le rapport devient utile après trois mois de visites.',
    nobodyStopped: 'Aucun client régulier n’a cessé de venir ces jours-là.',
    figures: {
      revenue: 'Chiffre d’affaires',
      recurring: 'Revenu récurrent mensuel',
      subscriptions: 'Abonnements',
      visits: 'Visites',
      classes: 'Cours donnés',
      booked: 'Places réservées',
      appointments: 'Rendez-vous effectués',
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
    chartOf: (what, total) =>
      `Graphique\u00a0: ${what}, ${total} au total. Tous les chiffres sont dans le tableau ci-dessous.`,
    chartAbove: (what, total) =>
      `Graphique\u00a0: ${what}, ${total} au total. Tous les chiffres sont dans le tableau ci-dessus.`,
    chartElsewhere: (what, total, page) =>
      `Graphique\u00a0: ${what}, ${total} au total. Tous les chiffres sont dans le rapport «\u00a0${page}\u00a0».`,
    more: (page) => `Rapport complet\u00a0: ${page}`,
    inFigures: (title) => `${title}, en chiffres`,
    when: 'Quand',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    areas: 'Report',
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
    against: (range: string, before: string) => `${range}, rispetto a ${before}`,
    before: (value: string) => `prima: ${value}`,
    points: (n: number) => count(n, { one: '1 punto', other: `${figure(n)} punti` }),
    csv: 'Scarica in CSV',
    counted: 'Come si conta',
    nothing: 'Nessun dato in questi giorni',
    nothingHelp: 'Scegli altri giorni.',
    newStudio: 'Le cifre appaiono dopo i primi giorni',
    newStudioHelp: 'Appena ci sono lezioni e vendite, vengono contate qui. I confronti sono utili dopo due mesi.',
    noClassesYet: 'Nessuna lezione in questi giorni. Scegline altri, o torna dopo le prime lezioni.',
    noVisitsYet: 'Nessuna prima visita in questi mesi. Il report è utile dopo tre mesi di visite.',
    nobodyStopped: 'Nessun cliente abituale ha smesso di venire in questi giorni.',
    figures: {
      revenue: 'Ricavi',
      recurring: 'Ricorrenti al mese',
      subscriptions: 'Abbonamenti',
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
      late_cancelled: 'Disdette tardive',
      cancelled: 'Disdette in tempo',
      fill: 'Riempimento',
      no_show_share: 'Tasso di assenza',
    },
    chartOf: (what: string, total: string) =>
      `Grafico: ${what}, in totale ${total}. Tutte le cifre sono nella tabella qui sotto.`,
    chartAbove: (what: string, total: string) =>
      `Grafico: ${what}, in totale ${total}. Tutte le cifre sono nella tabella qui sopra.`,
    chartElsewhere: (what: string, total: string, page: string) =>
      `Grafico: ${what}, in totale ${total}. Tutte le cifre sono nel report «${page}».`,
    more: (page: string) => `Report completo: ${page}`,
    inFigures: (title: string) => `${title}, in cifre`,
    when: 'Quando',
  }
}
