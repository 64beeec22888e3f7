import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import { calendar as link } from '../../../shared/messages/de/calendar.ts'
import type { Messages } from '../en/index.ts'

type Schedule = Messages['schedule']

const count = plurals('de')
const figure = figures('de')
const list = lists('de')

const people = (n: number) => count(n, { one: '1 Person', other: `${figure(n)} Personen` })
const bookings = (n: number) => count(n, { one: '1 Buchung', other: `${figure(n)} Buchungen` })

const links: Schedule['links'] = {
  title: 'Kalenderlinks',
  lead: 'Einmal abonnieren: Der Kursplan und was verschoben oder abgesagt wird, steht dann von selbst in diesem Kalender.',
  whose: 'Wessen Kurse',
  studio: 'Das ganze Studio',
}

const toolbar: Schedule['toolbar'] = {
  today: 'Heute',
  before: { month: 'Voriger Monat', week: 'Vorige Woche', day: 'Voriger Tag' },
  after: { month: 'Nächster Monat', week: 'Nächste Woche', day: 'Nächster Tag' },
  view: 'Ansicht',
  views: { month: 'Monat', week: 'Woche', day: 'Tag' },
  instructor: 'Lehrkraft',
  everyone: 'Alle Lehrkräfte',
  location: 'Standort',
  everywhere: 'Alle Standorte',
  template: 'Kursart',
  everything: 'Alle Kurse',
  days: 'Wochentage',
  keys: 'Tasten',
  keysTitle: 'Tastatur',
  keyList: [
    ['T', 'Heute'],
    ['← →', 'Zurück und weiter'],
    ['M', 'Monat'],
    ['W', 'Woche'],
    ['D', 'Tag'],
    ['N', 'Kurs planen'],
    ['Enter', 'Ausgewählten Kurs öffnen'],
    ['Alt ↑ ↓', 'Um 15 Minuten verschieben'],
    ['Alt ← →', 'Um einen Tag verschieben'],
    ['Alt Umschalt ↑ ↓', 'Kürzer oder länger machen'],
  ],
}

const classCount = (n: number) => count(n, { one: '1 Kurs', other: `${figure(n)} Kurse` })

const month: Schedule['month'] = {
  grid: (name) => `Kurse im ${name}`,
  none: 'keine Kurse',
  classes: (n) => classCount(n),
  ahead: (n, booked, places) => `${classCount(n)}, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
  over: (n, came, booked) => `${classCount(n)}, ${figure(came)} von ${figure(booked)} waren da`,
  off: (n) => count(n, { one: '1 abgesagt', other: `${figure(n)} abgesagt` }),
  waiting: (n) => count(n, { one: '1 Person wartet', other: `${figure(n)} Personen warten` }),
  closed: (reason) => (reason === null ? 'geschlossen' : `geschlossen: ${reason}`),
  more: (n) => `+${figure(n)} weitere`,
}

const scopes: Schedule['scopes'] = {
  label: 'Welche Kurse',
  this: 'Nur dieser Kurs',
  thisMeans: 'Er bleibt dann, wie er ist, wenn die Serie bearbeitet wird.',
  this_and_following: 'Dieser und die folgenden',
  this_and_followingMeans: 'Dieser Kurs, die späteren und die, die noch entstehen.',
  all: 'Die ganze Serie',
  allMeans: 'Alle kommenden Kurse.',
  includeEdited: 'Auch von Hand bearbeitete Kurse',
}

const move: Schedule['move'] = {
  title: (name) => `${name} verschieben?`,
  resizeTitle: (name) => `Dauer von ${name} ändern?`,
  fromTo: (from, to) => `${from} wird zu ${to}`,
  told: (n) =>
    count(n, {
      one: '1 Person hat gebucht. Sie erfährt die neue Zeit und kann kostenlos stornieren.',
      other: `${figure(n)} Personen haben gebucht. Sie erfahren die neue Zeit und können kostenlos stornieren.`,
    }),
  toldSeries: 'Alle, die gebucht haben, erfahren die neue Zeit und können kostenlos stornieren.',
  submit: 'Verschieben',
  submitAnyway: 'Trotzdem verschieben',
  resize: 'Ändern',
  resizeAnyway: 'Trotzdem ändern',
  done: (name, when) => `${name} ist jetzt ${when}`,
  at: (name, when) => `${name}: ${when}, noch nicht gespeichert`,
}

const clash: Schedule['clash'] = {
  title: (n) => count(n, { one: 'Das überschneidet sich', other: `Das überschneidet sich ${figure(n)}-mal` }),
  more: (n) => `und ${figure(n)} weitere`,
}

const plan: Schedule['plan'] = {
  title: 'Kurs planen',
  template: 'Kurs',
  chooseTemplate: 'Kurs wählen',
  day: 'Datum',
  firstDay: 'Ab',
  start: 'Beginn',
  duration: 'Dauer',
  minutes: 'Min.',
  capacity: 'Plätze',
  instructor: 'Lehrkraft',
  nobody: 'Noch niemand',
  location: 'Standort',
  noLocation: 'Keiner',
  repeats: 'Wiederholung',
  once: 'Einmalig',
  weekly: 'Wöchentlich',
  weekdays: 'An diesen Tagen',
  noWeekday: 'Wähle mindestens einen Tag.',
  interval: 'Abstand',
  weeks: (n) => count(n, { one: 'Woche', other: 'Wochen' }),
  ends: 'Endet',
  endings: { never: 'Nie', until: 'An einem Datum', count: 'Nach einer Anzahl Kurse' },
  until: 'Letzter Tag',
  count: 'Kurse insgesamt',
  seriesMeans:
    'Kurse entstehen 12 Wochen im Voraus; weitere folgen von selbst. Tage, an denen das Studio geschlossen ist, fallen weg.',
  submit: 'Kurs planen',
  submitSeries: 'Serie planen',
  anyway: 'Trotzdem planen',
  done: (name, when) => `${name} ist geplant: ${when}`,
  doneSeries: (name, when) => `${name} ist geplant, zum ersten Mal ${when}`,
  noTemplates: 'Noch keine Kursvorlagen',
  noTemplatesMeans:
    'Eine Vorlage sagt, was ein Kurs ist: Name, Dauer, Plätze und Farbe. Lege eine an und plane dann ihre Kurse.',
  newTemplate: 'Neue Vorlage',
}

const details: Schedule['details'] = {
  loading: 'Kurs',
  roster: 'Anwesenheitsliste',
  edit: 'Bearbeiten',
  substitute: 'Vertretung',
  cancel: 'Kurs absagen',
  planAgain: 'Neu planen',
  instructor: 'Lehrkraft',
  nobody: 'Noch niemand',
  insteadOf: (name) => `statt ${name}`,
  location: 'Standort',
  repeats: 'Wiederholung',
  editedByHand: 'Von Hand bearbeitet',
  editedMeans: 'Bleibt, wie er ist, wenn die Serie bearbeitet wird.',
  opens: 'Buchbar ab',
  closes: 'Buchbar bis',
  freeUntil: 'Kostenlos stornieren bis',
  cancelledAt: 'Abgesagt',
  seats: 'Plätze',
  booked: (booked, capacity) => `${figure(booked)} von ${figure(capacity)} gebucht`,
  held: (n) => count(n, { one: '1 Platz reserviert', other: `${figure(n)} Plätze reserviert` }),
  waiting: (n) => count(n, { one: '1 Person wartet', other: `${figure(n)} Personen warten` }),
  notCancelled: 'Dieser Kurs wurde abgesagt.',
  begun: 'Der Kurs hat begonnen: Seine Zeit bleibt.',
  over: 'Der Kurs ist vorbei.',
}

const substitute: Schedule['substitute'] = {
  choose: 'Wer gibt ihn stattdessen?',
  planned: 'War vorgesehen',
  nobodyElse: 'Es gibt keine andere Lehrkraft',
  done: (name) => `${name} gibt diesen Kurs`,
  title: (name) => `${name} hat zu der Zeit einen anderen Kurs`,
  anyway: 'Trotzdem eintragen',
}

const edit: Schedule['edit'] = {
  submit: 'Speichern',
  anyway: 'Trotzdem speichern',
  done: 'Kurs gespeichert',
  seriesDone: 'Serie gespeichert',
}

const cancelling: Schedule['cancelling'] = {
  title: (name) => `${name} absagen?`,
  reason: 'Grund',
  reasonHelp: 'Alle, die gebucht haben, lesen ihn in ihrer Nachricht.',
  counting: 'Wer hat gebucht? Wird nachgesehen …',
  nobody: 'Niemand hat gebucht.',
  means: ({ classes, booked, waiting }) =>
    [
      count(classes, { one: 'Der Kurs wird abgesagt.', other: `${figure(classes)} Kurse werden abgesagt.` }),
      booked > 0
        ? count(booked, { one: '1 Buchung wird storniert.', other: `${figure(booked)} Buchungen werden storniert.` })
        : '',
      waiting > 0
        ? count(waiting, {
            one: '1 Person auf der Warteliste erfährt es.',
            other: `${figure(waiting)} Personen auf der Warteliste erfahren es.`,
          })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  credits: 'Alle Guthaben gehen zurück, nichts wird berechnet, und alle, die gebucht haben, erfahren es.',
  seriesEnds: 'Die Serie endet dort: Es entstehen keine weiteren Kurse.',
  noUndo: 'Das lässt sich nicht zurücknehmen.',
  keep: 'Behalten',
  submit: (n) => count(n, { one: 'Kurs absagen', other: `${figure(n)} Kurse absagen` }),
  done: (name) => `${name} ist abgesagt`,
}

const closures: Schedule['closures'] = {
  title: 'Schließtage',
  lead: 'Tage, an denen das Studio geschlossen ist. Ihre Kurse werden abgesagt, und alle Guthaben gehen zurück.',
  none: 'Keine Schließtage',
  noneMeans: 'Trag Feiertage oder eine Renovierung ein und sieh vorher, was dadurch ausfällt.',
  list: 'Schließtage',
  add: 'Schließtage eintragen',
  first: 'Erster Tag',
  last: 'Letzter Tag',
  order: 'Liegt vor dem ersten Tag.',
  reason: 'Grund',
  reasonHelp: 'Steht auch im Portal, zum Beispiel „Weihnachten“.',
  extend: 'Mehrfachkarten, Einzelkurse und Zeitkarten um diese Tage verlängern',
  preview: 'Was das bewirkt',
  previewMeans: ({ classes, bookings: booked, waiting }) =>
    classes === 0
      ? 'An diesen Tagen gibt es keine Kurse.'
      : [
          count(classes, { one: '1 Kurs wird abgesagt.', other: `${figure(classes)} Kurse werden abgesagt.` }),
          booked > 0 ? `${bookings(booked)}: Alle Guthaben gehen zurück.` : 'Niemand hat gebucht.',
          waiting > 0 ? `Auf Wartelisten: ${people(waiting)}, alle erfahren es.` : '',
        ]
          .filter(Boolean)
          .join(' '),
  packs: (n) => count(n, { one: '1 Karte würde länger gelten.', other: `${figure(n)} Karten würden länger gelten.` }),
  submit: 'Schließen',
  done: (n) => count(n, { one: 'Geschlossen: 1 Kurs abgesagt', other: `Geschlossen: ${figure(n)} Kurse abgesagt` }),
  extended: 'Karten verlängert',
  remove: 'Wieder öffnen',
  removeTitle: 'An diesen Tagen wieder öffnen?',
  removeMeans:
    'Kommende Kurse, die dadurch abgesagt wurden, stehen wieder im Kursplan, ohne ihre früheren Buchungen. Karten bleiben verlängert.',
  removed: 'Wieder geöffnet',
  past: 'Vergangene',
}

export const schedule: Schedule = {
  month,
  came: (came, booked) => `${figure(came)}/${figure(booked)} da`,
  print: 'Drucken',
  printed: (when) => `Gedruckt ${when}`,
  moreOf: (n) => `+${figure(n)}`,
  moreHint: (n) =>
    count(n, { one: 'Den Tag mit 1 weiteren Kurs zeigen', other: `Den Tag mit ${figure(n)} weiteren Kursen zeigen` }),
  emptyMonth: 'Plane hier einen, oder zeichne ihn in eine Woche.',
  links,
  link,
  title: 'Kursplan',
  templates: 'Vorlagen',
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
  empty: 'Zeichne einen in den Kalender, oder plane ihn hier.',
  emptyFiltered: 'Keiner passt zu den Filtern.',
  clearFilters: 'Filter leeren',
  everyWeek: (days) => `Jede Woche: ${list(days)}`,
  everyWeeks: (n, days) => `Alle ${figure(n)} Wochen: ${list(days)}`,
  untilDay: (rule, day) => `${rule}, bis ${day}`,
  times: (rule, n) => `${rule}, ${figure(n)}-mal`,
  toolbar,
  scopes,
  move,
  clash,
  plan,
  details,
  substitute,
  edit,
  cancelling,
  closures,
}

export const substitutes: Messages['substitutes'] = {
  find: 'Vertretung suchen …',
  findTitle: (name) => `Vertretung für ${name} suchen?`,
  findMore: 'Weitere fragen',
  moreTitle: (name) => `Weitere Lehrkräfte für ${name} fragen?`,
  told: 'Eine E-Mail bekommen alle, die in den letzten sechs Monaten einen solchen Kurs gegeben haben und zu der Zeit frei sind.',
  toldMore: 'Alle, die du auswählst, bekommen eine E-Mail, wenn sie zu der Zeit frei sind.',
  until: (name) => `Bis jemand übernimmt, bleibt der Kurs bei ${name}.`,
  named: 'Außerdem fragen',
  namedMore: 'Fragen',
  note: 'Notiz',
  noteHelp: 'Wer gefragt wird, liest sie.',
  ask: 'Anfragen',
  nameSomebody: 'Wähle, wen du fragen möchtest.',
  notNow: 'Jetzt nicht',
  asked: (name) => `Für ${name} wird eine Vertretung gesucht`,

  looks: 'Vertretung gesucht',
  nobody: (name) => `${name} bittet um Vertretung. Bisher hat sich niemand angeboten.`,
  offers: (name) => `${name} würde übernehmen`,
  waits: (asker) => `Statt ${asker}. Stimmst du zu, erfahren es alle, die gebucht haben.`,
  claim: 'Ich übernehme',
  claimed: (name) => `Du hast dich für ${name} angeboten`,
  approve: 'Zustimmen',
  approved: (name) => `${name} gibt diesen Kurs`,
  decline: 'Ablehnen',
  declined: (name) => `${name} erfährt es; die Suche geht weiter`,
  withdraw: 'Suche beenden',
  withdrawn: (name) => `${name} gibt den Kurs nun doch`,
}
