import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { consents, timeline } from './client/timeline.ts'

type ClientProfile = Messages['clientProfile']

const count = plurals('de')
const figure = figures('de')

const warnings: ClientProfile['warnings'] = {
  label: 'Gut zu wissen',
  waiver: (title) => `Nicht unterschrieben: ${title}`,
  inactive: 'Deaktiviert: kann sich nicht anmelden und nicht buchen',
  due: (amount) => `${amount} zu bezahlen`,
  pastDue: (name) => `${name}: Zahlung überfällig`,
  failing: (name, amount, since) => `${name}: ${amount} konnten nicht abgebucht werden (${since})`,
  noMembership: 'Nichts, womit sich buchen lässt',
  ending: (name, n) =>
    n === 1
      ? `${name} endet heute`
      : count(n - 1, { one: `${name} endet morgen`, other: `${name} endet in ${figure(n - 1)} Tagen` }),
  noCredit: (name) => `${name}: kein Kurs mehr übrig`,
  lastCredit: (name) => `${name}: noch ein Kurs übrig`,
  openClasses: (n) =>
    count(n, {
      one: 'Ein vergangener Kurs ist noch festzuhalten',
      other: `${figure(n)} vergangene Kurse sind noch festzuhalten`,
    }),
  birthdayToday: (age) => `Heute Geburtstag (${figure(age)})`,
  birthday: (date, age) => `Geburtstag am ${date} (${figure(age)})`,
  noEmail: 'Keine E-Mail: Nachrichten kommen nicht an',
  fresh: 'Neu hier',
}

const summary: ClientProfile['summary'] = {
  nextClass: 'Nächster Kurs',
  nothingBooked: 'Nichts gebucht',
  at: (day, time) => `${day}, ${time}`,
  lastVisit: 'Letzter Besuch',
  visits: 'Besuche',
  pace: (n) => `${n} im Monat`,
  holds: 'Hat',
  owes: 'Offen',
  spent: 'Hat ausgegeben',
}

const details: ClientProfile['details'] = {
  title: 'Einzelheiten',
  email: 'E-Mail',
  phone: 'Telefon',
  born: 'Geboren',
  age: (date, years) => `${date} (${figure(years)})`,
  address: 'Adresse',
  emergency: 'Notfall',
  guardian: 'Betreut von',
  since: 'Dabei seit',
  language: 'Sprache',
  source: 'Herkunft',
  sources: {
    registered: 'Anmeldung im Portal',
    staff: 'Empfang',
    import: 'Import',
    guest: 'Gastbuchung',
    widget: 'Website',
  },
  login: 'Login',
  hasLogin: 'Ja',
  noLogin: 'Noch nicht',
}

const notes: ClientProfile['notes'] = {
  title: 'Notizen',
  help: 'Nur für das Team.',
  placeholder: 'Was das Team wissen sollte',
  add: 'Notiz hinzufügen',
  added: 'Notiz hinzugefügt',
  none: 'Noch keine Notizen.',
  remove: 'Notiz löschen',
  removeTitle: 'Diese Notiz löschen?',
  removed: 'Notiz gelöscht',
  by: (name, when) => `${name}, ${when}`,
}

const subscription: ClientProfile['subscription'] = {
  title: 'Abo',
  status: {
    incomplete: 'Erste Zahlung fehlt',
    trialing: 'Probezeit',
    active: 'Aktiv',
    past_due: 'Zahlung scheitert',
    unpaid: 'Nicht bezahlt',
    paused: 'Pausiert',
    canceled: 'Beendet',
  },
  ending: 'Gekündigt',
  nextPayment: (date) => `Nächste Zahlung am ${date}`,
  endsOn: (date, isOpen) =>
    isOpen
      ? `Endet am ${date}. Außer der offenen Zahlung wird nichts mehr abgebucht.`
      : `Endet am ${date}. Es wird nichts mehr abgebucht.`,
  ended: (date) => `Beendet am ${date}`,
  endedHere: (date, until) =>
    `Hier beendet am ${date}; das Bezahlte gilt bis ${until}. Sieh nach, dass es auch bei Stripe beendet ist.`,
  failing: (amount, since) => `${amount} konnten nicht abgebucht werden (${since}).`,
  triesAgain: 'Stripe versucht es von selbst noch einmal.',
  payLinkFor: 'Stripe versucht es von selbst noch einmal; oder die Person zahlt über diesen Link.',
  copyPayLink: 'Link kopieren',
  payLinkCopied: 'Der Zahlungslink ist kopiert',
  cancel: 'Zum Ende des Zeitraums kündigen …',
  goodUntil: (date) => `Jetzt gekündigt, endet es am ${date}.`,
  cancelTitle: (name) => `${name} kündigen?`,
  cancelMeans: (date, isOpen) =>
    isOpen
      ? `Es endet am ${date}. Stripe versucht noch die offene Zahlung und bucht danach nichts mehr ab.`
      : `Es endet am ${date}: Bis dahin lässt sich wie bisher buchen, und Stripe bucht nichts mehr ab.`,
  keep: 'Behalten',
  cancelConfirm: (date) => `Zum ${date} kündigen`,
  cancelled: (date) => `Es endet am ${date}`,
  endHere: 'Nur hier beenden …',
  endHereMeans:
    'Wenn Stripe nicht mehr gefragt werden kann, etwa weil das Konto geschlossen ist. Stripe erfährt nichts davon: Bucht es noch ab, geht das weiter. Beende es auch dort.',
  endHereNow: 'Nur hier beenden',
  endHereTitle: (name) => `${name} nur hier beenden?`,
  endHereLasts: (date) => `Das Bezahlte gilt bis ${date}. Es lässt sich nicht zurücknehmen.`,
  endedHereDone: 'Es ist hier beendet',
}

const tabs: ClientProfile['tabs'] = {
  label: 'Zu dieser Person',
  timeline: 'Verlauf',
  memberships: 'Mitgliedschaften',
  bookings: 'Buchungen',
  appointments: 'Termine',
  charges: 'Forderungen',
}

const bookings: ClientProfile['bookings'] = {
  table: 'Buchungen',
  shown: 'Welche Buchungen',
  upcoming: 'Kommende',
  open: 'Festzuhalten',
  all: 'Alle',
  cls: 'Kurs',
  when: 'Wann',
  paidWith: 'Bezahlt mit',
  status: 'Status',
  unpaid: 'Unbezahlt',
  toSettle: 'Noch festzuhalten',
  statuses: {
    booked: 'Gebucht',
    checked_in: 'War da',
    no_show: 'Versäumt',
    cancelled: 'Storniert',
    late_cancelled: 'Spät storniert',
    class_cancelled: 'Kurs abgesagt',
  },
  excused: 'Entschuldigt',
  noneComing: 'Nichts gebucht',
  noneComingHelp: 'Buche hier einen Kurs; im Portal geht es auch.',
  noneOpen: 'Nichts festzuhalten',
  noneOpenHelp: 'Bei jedem vergangenen Kurs steht, ob jemand da war.',
  none: 'Noch keine Buchungen',
  noneHelp: 'Hier stehen alle Besuche.',
  cancel: 'Stornieren …',
  checkIn: 'Einchecken',
  noShow: 'Nicht gekommen',
  excuse: 'Entschuldigen …',
  undo: 'Zurücknehmen',
  checkedIn: 'Eingecheckt',
  markedNoShow: 'Als versäumt vermerkt',
  undone: 'Zurückgenommen',
  notPossible: 'In diesem Status nicht möglich.',
  notBegun: 'Der Kurs hat noch nicht begonnen.',
  cancelTitle: (cls) => `${cls} stornieren?`,
  cancelConfirm: 'Buchung stornieren',
  cancelFree: 'Rechtzeitig: Es kostet nichts.',
  cancelReturns: 'Das Guthaben geht zurück auf die Mitgliedschaft.',
  cancelKeeps: 'Das Guthaben bleibt verbraucht.',
  cancelFee: (fee) => `Eine Gebühr von ${fee} wird fällig.`,
  cancelLate: 'Es ist zu spät.',
  reason: 'Grund',
  reasonHelp: 'Bleibt bei der Buchung.',
  cancelled: 'Buchung storniert',
  excuseTitle: (cls) => `${cls} entschuldigen`,
  excuseHelp:
    'Das Guthaben geht zurück auf die Mitgliedschaft, und die Gebühr wird erlassen. Ist sie schon bezahlt, wird sie erstattet oder zur Aufgabe für jemanden, der erstatten darf.',
  excuseConfirm: 'Entschuldigen',
  excusedDone: 'Entschuldigt',
  waiting: 'Auf der Warteliste',
  position: (n) => `Platz ${figure(n)}`,
  offered: (when) => `Angeboten bis ${when}`,
  leave: 'Von der Warteliste nehmen',
  left: 'Nicht mehr auf der Warteliste',
}

const charges: ClientProfile['charges'] = {
  table: 'Forderungen',
  what: 'Wofür',
  amount: 'Betrag',
  status: 'Status',
  statuses: { pending: 'Vorgemerkt', due: 'Offen', paid: 'Bezahlt', waived: 'Erlassen' },
  kinds: {
    late_cancel: 'Späte Stornierung',
    no_show: 'Versäumter Kurs',
    renewal: 'Verlängerung',
    appointment: 'Termin',
    unpaid_booking: 'Unbezahlter Kurs',
    other: 'Anderes',
  },
  since: (date) => `seit ${date}`,
  from: (date) => `ab ${date}`,
  paidBy: (method, date) => `${method}, ${date}`,
  none: 'Keine Forderungen',
  noneHelp: 'Hier stehen Gebühren und Verlängerungen.',
  todo: 'Zu tun',
  settle: 'Kassieren',
  waive: 'Erlassen …',
  settled: 'Sie ist bezahlt oder erlassen.',
  settleTitle: 'Kassieren',
  method: 'Bezahlt mit',
  settleSubmit: (amount) => `${amount} als bezahlt vermerken`,
  paid: (amount) => `${amount} bezahlt`,
  waiveTitle: 'Forderung erlassen',
  waiveReason: 'Grund',
  waiveHelp: 'Er steht auch im Portal.',
  waiveSubmit: (amount) => `${amount} erlassen`,
  waived: (amount) => `${amount} erlassen`,
}

const book: ClientProfile['book'] = {
  title: 'Kurs buchen',
  for: (name) => `Für ${name}`,
  day: 'Tag',
  previous: 'Voriger Tag',
  next: 'Nächster Tag',
  today: 'Heute',
  find: 'Kurs oder Lehrkraft suchen',
  none: 'Kein Kurs an diesem Tag',
  noneHelp: 'Wähle einen anderen Tag.',
  noneFound: 'Kein Kurs passt',
  choose: 'Kurse des Tages',
  full: 'Voll',
  left: (n) => count(n, { one: '1 Platz', other: `${figure(n)} Plätze` }),
  waiting: (n) => `${figure(n)} auf der Warteliste`,
  canBook: 'Dieser Kurs ist buchbar.',
  uses: (name) => `Bezahlt mit ${name}.`,
  takes: (left) => count(left, { one: 'Nimmt den letzten Kurs.', other: `Nimmt 1 von ${figure(left)} Kursen.` }),
  unlimited: 'Verbraucht kein Guthaben.',
  freeUntil: (when) => `Kostenlos stornieren geht bis ${when}.`,
  refused: 'Dieser Kurs ist nicht buchbar',
  isBooked: 'In diesem Kurs ist schon ein Platz gebucht.',
  isWaiting: (n) => `Auf der Warteliste, Platz ${figure(n)}.`,
  submit: 'Buchen',
  join: 'Auf die Warteliste',
  force: 'Trotzdem buchen',
  forceHelp: 'Umgeht diese Regeln. Bezahlt keine Mitgliedschaft, gilt der Platz als unbezahlt.',
  cannotForce: 'Diese Regeln kann niemand umgehen.',
  booked: (cls) => `${cls} gebucht`,
  bookedUnpaid: 'Der Platz gilt als unbezahlt.',
  joined: (cls, n) => `${cls}: Platz ${figure(n)} auf der Warteliste`,
  pick: 'Wähle einen Kurs, um zu sehen, ob er buchbar ist.',
}

const tags: ClientProfile['tags'] = {
  title: 'Schlagwörter',
  none: 'Noch keine Schlagwörter.',
  add: 'Schlagwort vergeben',
  remove: (name) => `${name} entziehen`,
  byRule: 'Von einer Regel vergeben',
}

const waivers: ClientProfile['waivers'] = {
  title: 'Erklärungen',
  statuses: { signed: 'Unterschrieben', outdated: 'Ältere Fassung unterschrieben', unsigned: 'Nicht unterschrieben' },
  signedOn: (date) => `am ${date}`,
  pdf: (title) => `${title}, unterschrieben, als PDF`,
}

const consent: ClientProfile['consent'] = {
  title: 'Einwilligungen',
  byImport: 'durch einen Import',
  help: 'Nur die Person selbst ändert sie, im Portal. Kein Eintrag heißt keine Einwilligung.',
  given: 'Ja',
  withdrawn: 'Widerrufen',
  unknown: 'Nicht erteilt',
  consents,
}

export const clientProfile: ClientProfile = {
  warnings,
  summary,
  details,
  notes,
  subscription,
  tabs,
  bookings,
  charges,
  book,
  timeline,
  tags,
  waivers,
  consent,
}
