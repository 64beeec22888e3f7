import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'

const count = plurals('de')
const figure = figures('de')

/** What only the studio can know of a file. */
export const questions: Messages['imports']['questions'] = {
  title: 'Was die Datei offenlässt',
  lead: 'Das kannst nur du wissen. Gefragt wird, damit nichts erfunden wird.',
  byId: {
    date_order: 'Ist die erste Zahl dieser Daten der Tag oder der Monat?',
    people_without_email: 'Mehrere Zeilen ohne E-Mail haben denselben Namen. Ist das dieselbe Person?',
    membership_types:
      'Diese Mitgliedschaften gibt es hier noch nicht, und die Datei sagt nicht alles über sie. Was sind sie?',
    statuses: 'Was bedeuten diese Status?',
    missing_start: 'Manche Mitgliedschaften haben kein Anfangsdatum. Wann beginnen sie?',
    unknown_credits: 'Die Datei sagt bei manchen Karten nicht, wie viele Kurse übrig sind. Wie viele sind es?',
    two_active_plans: 'Manche haben mehr als ein laufendes Abo. Welches gilt?',
    unknown_balance: 'Die Datei sagt bei manchen Gutscheinen nicht, wie viel noch darauf ist. Wie viel ist es?',
    unknown_instructors: 'Manche Kurse nennen eine Lehrkraft, die es hier nicht gibt. Was wird aus diesen Kursen?',
    dated_weekdays:
      'Manche Zeilen nennen ein Datum und seinen Wochentag. Ist das jeweils ein Kurs an diesem Datum oder einer, der sich von da an jede Woche wiederholt?',
    booking_statuses: 'Was wurde aus diesen Buchungen?',
    missing_status: 'Die Datei sagt bei manchen Buchungen nicht, was daraus wurde. Waren diese Personen da?',
    future_bookings: 'Manche Buchungen sind für kommende Kurse. Was wird aus ihnen?',
    sold_kinds:
      'Was wurde da verkauft? Eine Liste von Mitgliedschaften bringt nur Mitgliedschaften und Karten herein, eine Liste von Verkäufen nur Produkte.',
  },
  choices: {
    day_month: 'Der Tag (31.12.2026)',
    month_day: 'Der Monat (12/31/2026)',
    same_person: 'Ja, derselbe Name ist dieselbe Person',
    different_people: 'Nein, jede Zeile ist eine eigene Person',
    today: 'Am Tag des Imports',
    leave_out: 'Weglassen',
    none: 'Keine; ich trage sie von Hand ein',
    full: 'Alle, die die Karte enthält',
    keep_all: 'Alle',
    keep_newest: 'Nur das zuletzt begonnene',
    pending: 'Noch nicht begonnen',
    active: 'Aktiv',
    paused: 'Pausiert',
    expired: 'Abgelaufen',
    cancelled: 'Beendet',
  },
  choicesOf: {
    unknown_balance: { full: 'Der ganze Anfangswert' },
    unknown_instructors: { without: 'Sie kommen ohne Lehrkraft' },
    dated_weekdays: { once: 'Ein Kurs an jedem Datum', weekly: 'Jede Woche ein Kurs' },
    booking_statuses: {
      checked_in: 'War da',
      no_show: 'Nicht gekommen',
      late_cancelled: 'Zu spät storniert',
      cancelled: 'Rechtzeitig storniert',
    },
    missing_status: { checked_in: 'Ja, es ist eine Liste von Besuchen' },
    future_bookings: {
      book: 'Buchen, wo es den Kurs hier gibt; von Karten wird nichts abgezogen, es geht keine Bestätigung hinaus',
    },
    sold_kinds: {
      product: 'Ein Produkt',
      membership: 'Eine Mitgliedschaft',
      gift_card: 'Ein Gutschein',
      class_pack: 'Eine Mehrfachkarte',
      drop_in: 'Eine Einzelstunde',
      service: 'Eine Leistung, etwa eine Massage',
      fee: 'Eine Gebühr, ein Trinkgeld oder eine Miete',
    },
  },
  guess: (choice) => `Dem Namen nach: ${choice}`,
  takeGuesses: (n) =>
    count(n, {
      one: 'Vermutung nach dem Namen übernehmen',
      other: `${figure(n)} Vermutungen nach den Namen übernehmen`,
    }),
  inTheFile: 'In der Datei:',
  inRows: (list, n, more) => count(n, { one: `Zeile ${list}`, other: `Zeilen ${list}${more ? ' und weitere' : ''}` }),
  answered: 'Beantwortet',
  statusOf: (word) => `„${word}“ bedeutet`,
  allOpen: (n) => `Alle ${figure(n)} offenen bedeuten`,
  choose: 'Wählen',
}
