import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Clients = Messages['clients']

const count = plurals('de')
const figure = figures('de')

const filters: Clients['filters'] = {
  status: 'Mitgliedschaft',
  anyStatus: 'Alle Mitgliedschaften',
  statuses: {
    active: 'Aktive Mitgliedschaft',
    paused: 'Pausierte Mitgliedschaft',
    pending: 'Noch nicht begonnene',
    expired: 'Abgelaufene Mitgliedschaft',
    cancelled: 'Beendete Mitgliedschaft',
    none: 'Nie eine Mitgliedschaft',
  },
  visits: 'Letzter Besuch',
  anyVisit: 'Alle Besuche',
  notSince: (n) => `Seit ${figure(n)} Tagen nicht da`,
  some: 'Filter',
  someOn: (n) => `Filter: ${figure(n)}`,
  more: 'Weitere Filter',
  moreOn: (n) => `Weitere Filter: ${figure(n)}`,
  each: {
    owes: 'Noch etwas offen',
    few: 'Höchstens zwei Kurse übrig',
    unsigned: 'Erklärung zu unterschreiben',
    birthday: 'Geburtstag in diesem Monat',
    fresh: 'Neu seit diesem Monat',
  },
  clear: 'Filter leeren',
}

const form: Clients['form'] = {
  newTitle: 'Neue Person',
  newLead: 'Ein Login gibt es noch nicht; das bringt eine Einladung.',
  editTitle: (name) => `${name} bearbeiten`,
  name: 'Voller Name',
  email: 'E-Mail',
  emailHelp: 'Zum Anmelden, und dorthin gehen die E-Mails.',
  emailIsLogin: 'Zum Anmelden. Deine Rolle erlaubt nicht, sie zu ändern.',
  phone: 'Telefon',
  born: 'Geburtsdatum',
  address: 'Adresse',
  emergency: 'Notfallkontakt',
  emergencyHelp: 'Wen man anruft, und die Nummer.',
  language: 'Sprache der E-Mails',
  languages: { en: 'Englisch', de: 'Deutsch', es: 'Spanisch', fr: 'Französisch', it: 'Italienisch' },
  studioLanguage: 'Wie das Studio',
  since: 'Dabei seit',
  sinceHelp: 'Leer: heute.',
  guardian: 'Betreut von',
  guardianHelp: 'Eine andere Person aus der Kundschaft, die für sie bucht und unterschreibt, etwa ein Elternteil.',
  create: 'Hinzufügen',
  created: (name) => `${name} hinzugefügt`,
  saved: 'Gespeichert',
}

const picker: Clients['picker'] = {
  placeholder: 'Name oder E-Mail eingeben',
  clear: 'Jemand anderen wählen',
}

const tell: Clients['tell'] = {
  title: (name) => `Mitteilung an ${name}`,
  lead: 'Für Persönliches, wie bei einem Anruf: ein vergessener Schal, ein anderer Raum. Angebote und Neues für viele gehen über Automatisierungen, an alle, die einverstanden sind.',
  subject: 'In wenigen Worten',
  text: 'Nachricht',
  send: 'Senden',
  done: 'Sie steht in den Mitteilungen',
  pushed: 'Sie erscheint auf den Geräten der Person.',
  mailed: 'Sie geht auch per E-Mail hinaus.',
  both: 'Sie erscheint auf den Geräten der Person und geht per E-Mail hinaus.',
  listed: 'Sie ist zu sehen, sobald die Person das Portal öffnet.',
  noLogin: 'Die Person hat noch kein Login: Lade sie ein, damit sie die Mitteilung lesen kann.',
  why: {
    CHOSE_EMAIL: 'Gewählt ist E-Mail statt der Geräte.',
    NO_CONSENT: 'Zu Mitteilungen auf Geräten fehlt die Zustimmung.',
    NO_DEVICE: 'Kein Gerät ist dafür eingeschaltet.',
    TOO_LATE: 'Die Ruhezeit dauert für eine Push-Mitteilung zu lang.',
    HELD: 'Nach der Wiederherstellung warten Push-Mitteilungen auf deine Entscheidung.',
  },
}

const actions: Clients['actions'] = {
  tell: 'Mitteilung senden',
  pause: 'Mitgliedschaft pausieren',
  pauseOf: (name) => `${name} pausieren…`,
  nothingToPause: 'Gerade lässt sich nichts pausieren',
  sell: 'Mitgliedschaft verkaufen',
  book: 'Kurs buchen',
  invite: 'Einladen',
  resetMail: 'Link für neues Passwort senden',
  resetMailed: (email) => `Ein Link für ein neues Passwort ist unterwegs an ${email}`,
  edit: 'Bearbeiten',
  deactivate: 'Deaktivieren',
  reactivate: 'Wieder aktivieren',
  more: 'Weitere Aktionen',
  deactivated: (name) => `${name} deaktiviert`,
  reactivated: (name) => `${name} ist wieder aktiv`,
  isInactive: 'Deaktiviert. Zuerst wieder aktivieren.',
  noEmail: 'Trag zuerst eine E-Mail ein: Damit meldet man sich an.',
  hasGuardian: 'Die Person wird betreut. Nimm die Betreuung zuerst weg.',
}

const invite: Clients['invite'] = {
  title: (name) => `${name} einladen`,
  lead: 'Ein Link, um ein Passwort zu setzen und Kursplan, Buchungen und Guthaben zu sehen.',
  make: 'Link erstellen und mailen',
  link: 'Einladungslink',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  until: (date) => `Gilt einmal, bis ${date}. Frühere Links gelten nicht mehr.`,
  queued: (email) => `Eine E-Mail an ${email} wartet im Postausgang.`,
  sent: (email, when) => `An ${email} gesendet: ${when}.`,
  failed: (email) => `Die E-Mail an ${email} konnte nicht gesendet werden. Gib den Link auf anderem Weg weiter.`,
  done: 'Fertig',
}

const columns: Clients['columns'] = {
  name: 'Name',
  membership: 'Mitgliedschaft',
  credits: 'Kurse übrig',
  last_visit: 'Letzter Besuch',
  next_class: 'Nächster Kurs',
  owed: 'Offen',
  tags: 'Schlagwörter',
  email: 'E-Mail',
  phone: 'Telefon',
  client_since: 'Dabei seit',
  birthday: 'Geburtsdatum',
}

const columnsChoice: Clients['columnsChoice'] = {
  open: 'Spalten',
  title: 'Spalten und ihre Reihenfolge',
  nameStays: 'Name, immer zuerst',
  up: (name) => `${name} nach vorn`,
  down: (name) => `${name} nach hinten`,
  usual: 'Wie am Anfang',
}

const signs: Clients['signs'] = {
  pastDue: 'Zahlung überfällig',
  hasToSign: 'Erklärung zu unterschreiben',
  birthday: 'Hat heute Geburtstag',
  noLogin: 'Noch kein Login',
  noEmail: 'Keine E-Mail, kein Login',
}

const standing: Clients['standing'] = {
  until: (date) => `bis ${date}`,
  statuses: { pending: 'Noch nicht begonnen', paused: 'Pausiert' },
  pastDue: 'Überfällig',
  more: (n) => `+${figure(n)}`,
  ended: 'Beendet',
  never: 'Noch keine',
  unlimited: 'Unbegrenzt',
  neverHere: 'Nie',
  next: (day, time) => `${day}, ${time}`,
  left: 'übrig',
}

const views: Clients['views'] = {
  label: 'Listen der Kundschaft',
  builtIn: {
    all: 'Alle',
    owing: 'Noch etwas offen',
    away: 'Seit 30 Tagen nicht da',
    few: 'Bald aufgebraucht',
    fresh: 'Neu in diesem Monat',
    unsigned: 'Erklärung offen',
    birthday: 'Geburtstag in diesem Monat',
  },
  shared: 'Mit dem Team geteilt',
  save: 'Liste speichern',
  saveTitle: 'Diese Liste speichern',
  saveLead: 'Suche, Filter, Spalten und Reihenfolge, wie sie gerade sind.',
  name: 'Name der Liste',
  share: 'Alle im Team sehen sie',
  saveSubmit: 'Speichern',
  saved: (name) => `„${name}“ gespeichert`,
  remove: (name) => `Liste „${name}“ löschen`,
  removed: (name) => `„${name}“ gelöscht`,
}

const people = (n: number) => count(n, { one: '1 Person', other: `${figure(n)} Personen` })

const bulk: Clients['bulk'] = {
  label: 'Für die Ausgewählten',
  select: (name) => `${name} auswählen`,
  chosen: (n) => `${figure(n)} ausgewählt`,
  chooseAll: (n, isPart) => (isPart ? `Die ersten ${figure(n)} auswählen` : `Alle ${figure(n)} auswählen`),
  tag: 'Schlagwort geben',
  untag: 'Schlagwort wegnehmen',
  noTags: 'Noch gibt es keine Schlagwörter. Leg sie unter Marketing an.',
  write: 'Nachricht schreiben',
  export: 'Exportieren',
  clear: 'Auswahl aufheben',
  progress: (done, of) => `${figure(done)} von ${figure(of)} fertig…`,
  done: {
    tag: (n, name) => `„${name}“ vergeben an ${people(n)}.`,
    untag: (n, name) => `„${name}“ weggenommen bei: ${people(n)}.`,
    message: (n, name) => `„${name}“ geht an ${people(n)}.`,
  },
  leftOut: (n) => count(n, { one: 'Eine Person blieb außen vor.', other: `${figure(n)} Personen blieben außen vor.` }),
  leftOutTitle: (n) =>
    count(n, { one: 'Eine Person blieb außen vor', other: `${figure(n)} Personen blieben außen vor` }),
  why: 'Wer und warum',
  undo: 'Rückgängig',
  close: 'Fertig',
  gone: 'Jemand, der nicht mehr da ist',
  reasons: {
    gone: () => 'Nicht mehr da',
    has_tag: () => 'Schlagwort schon vorhanden',
    has_no_tag: () => 'Schlagwort nicht vorhanden',
    inactive: () => 'Deaktiviert',
    no_consent: () => 'Solchen Nachrichten nicht zugestimmt',
    no_address: () => 'Keine E-Mail eingetragen',
    no_mail_server: () => 'Das Studio kann noch keine E-Mails senden: Richte es in den Einstellungen ein',
    chose_email: () => 'Gewählt ist E-Mail',
    no_device: () => 'Kein Gerät ist dafür eingeschaltet',
    one_a_day: () => 'Hatte heute schon eine Nachricht: mehr als eine am Tag gibt es nicht',
    quiet_hours: () => 'Gerade ist Ruhezeit: Da geht nichts hinaus',
  },
  message: {
    title: (n) => `Nachricht an ${people(n)}`,
    lead: 'Sie geht an alle, die solchen Nachrichten zugestimmt haben, höchstens einmal am Tag und nicht in der Ruhezeit. Wer außen vor bleibt, steht danach in einer Liste.',
    way: 'Auf welchem Weg',
    ways: {
      email: 'Per E-Mail',
      push_or_email: 'Auf die Geräte, sonst per E-Mail',
      push: 'Nur auf die Geräte',
    },
    subject: 'Betreff',
    body: 'Nachricht',
    bodyHelp: 'Jede Zeile wird ein Absatz. Unter E-Mails steht, wie man sie abbestellt.',
    send: (n) => `An ${people(n)} senden`,
  },
}

export const clients: Clients = {
  title: 'Kundschaft',
  total: (n, capped) =>
    capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Person', other: `${figure(n)} Personen` }),
  create: 'Neue Person',
  search: 'Nach Name, E-Mail oder Telefon suchen',
  shown: 'Wer gezeigt wird',
  active: 'Aktive',
  all: 'Alle',
  table: 'Kundschaft',
  inactive: 'Inaktiv',
  noLogin: 'Kein Login',
  copyEmail: 'E-Mail kopieren',
  copied: 'Kopiert',
  noEmail: 'Keine E-Mail eingetragen',
  writeEmail: 'E-Mail schreiben',
  call: 'Anrufen',
  noPhone: 'Kein Telefon eingetragen',
  emptyTitle: 'Noch keine Kundschaft',
  empty:
    'Übernimm sie aus deiner bisherigen Software, füge jemanden von Hand hinzu, oder warte auf Anmeldungen im Portal.',
  toImport: 'Kundschaft importieren',
  nothingTitle: 'Niemand gefunden',
  nothing: (search) => `Nirgends steht „${search}“ in Name, E-Mail oder Telefon.`,
  nothingFiltered: 'Niemand passt zu den Filtern.',
  nothingBoth: (search) => `Bei niemandem, der zu den Filtern passt, steht „${search}“ in Name, E-Mail oder Telefon.`,
  clearSearch: 'Suche leeren',
  filters,
  columns,
  columnsChoice,
  signs,
  standing,
  views,
  bulk,
  form,
  picker,
  tell,
  actions,
  invite,
}
