import { payTypes } from '../../../../server/lib/sayings/de/pay-types.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const figure = figures('de')

export const teaching: Messages['teaching'] = {
  title: 'Meine Kurse',
  today: 'Heute',
  tomorrow: 'Morgen',
  none: 'Keine Kurse in dieser Woche',
  noneMeans: 'Hier stehen die Kurse, die du in den nächsten sieben Tagen gibst.',
  noneToday: 'Heute gibst du keinen Kurs.',
  noProfile: 'Du gibst hier keine Kurse',
  noProfileMeans: 'Zu diesem Konto gehört kein Trainerprofil. Die Seiten des Studios haben eine andere Adresse.',
  toDesk: 'Zu den Seiten des Studios',
  booked: (n, capacity) => `${figure(n)} von ${figure(capacity)}`,
  bookedLabel: 'Gebucht',
  waiting: (n) => `${figure(n)} auf der Warteliste`,
  cancelled: 'Abgesagt',
  now: 'Läuft gerade',
  over: 'Vorbei',

  roster: 'Teilnehmerliste',
  here: (n, of) => `${figure(n)} von ${figure(of)} da`,
  hereLabel: 'Eingecheckt',
  empty: 'Noch hat niemand gebucht',
  emptyMeans: 'Wer bucht, steht sofort hier.',
  checkIn: 'Einchecken',
  checkInNamed: (name) => `${name} einchecken`,
  isIn: 'Da',
  undoNamed: (name) => `Da: ${name}. Zurücknehmen`,
  noShow: 'Fehlt',
  noShowNamed: (name) => `Fehlt: ${name}`,
  missed: 'Versäumt',
  feeKept: (amount) =>
    `Die Gebühr von ${amount} ist bezahlt. Eine Notiz sagt dem Studio, dass es über die Rückgabe entscheiden muss.`,
  undoMissedNamed: (name) => `Versäumt: ${name}. Zurücknehmen`,
  firstVisit: 'Zum ersten Mal hier',
  birthday: 'Geburtstag',
  unpaid: 'Unbezahlt',
  waiver: (title) => `Nicht unterschrieben: ${title}`,
  credits: (n) => `Guthaben: noch ${figure(n)}`,
  waitlist: 'Warteliste',
  cancelledSection: 'Storniert',
  cancelledStatus: { cancelled: 'Rechtzeitig', late_cancelled: 'Spät', class_cancelled: 'Vom Studio' },
  cancelledClass: 'Dieser Kurs ist abgesagt.',
}

export const pay: Messages['pay'] = {
  title: 'Meine Vergütung',
  lead: 'Was du hier verdient hast, sobald das Studio es abgeschlossen hat.',
  none: 'Noch keine Abrechnung',
  noneMeans: 'Jeder Zeitraum steht hier, sobald das Studio ihn abgeschlossen hat, mit allem, was dazu zählt.',
  download: (period) => `Abrechnung ${period} als PDF`,
  file: (day) => `verguetung-${day}.pdf`,
  paidOn: (day) => `Bezahlt am ${day}`,
  nothing: 'In diesem Zeitraum zählt hier nichts.',
  note: (words) => `Notiz: ${words}`,
  types: termsOf(payTypes, 'payroll.type'),
}

const count = plurals('de')

export const substitutes: Messages['substitutes'] = {
  title: 'Vertretungen',
  lead: 'Kurse, für die eine Vertretung gesucht wird.',
  hint: (n) => count(n, { one: 'Ein Kurs sucht eine Vertretung', other: `${figure(n)} Kurse suchen eine Vertretung` }),
  hintMeans: 'Du könntest einspringen.',
  own: 'Wofür du angefragt und was du angeboten hast',

  toClaim: 'Hier könntest du einspringen',
  none: 'Gerade wirst du nirgends gebraucht',
  noneMeans:
    'Hier stehen Kurse, die du schon gegeben hast oder für die dich das Studio vorschlägt, solange du zu der Zeit frei bist.',
  insteadOf: (name) => `Statt ${name}`,
  claim: 'Ich übernehme',
  claimNamed: (name, when) => `Ich übernehme: ${name}, ${when}`,
  needsApproval: 'Das Studio muss noch zustimmen. Du bekommst eine E-Mail.',
  atOnce: 'Der Kurs gehört dann gleich dir, und wer gebucht hat, erfährt es.',
  claimedToast: (name) => `${name}: Du hast dich angeboten. Das Studio muss noch zustimmen.`,
  yoursToast: (name) => `${name} gibst jetzt du`,

  claims: 'Das hast du angeboten',
  claimState: {
    claimed: 'Das Studio muss noch zustimmen.',
    filled: 'Diesen Kurs gibst du.',
    withdrawn: (name) => `${name} gibt den Kurs nun doch.`,
    closed: 'Es wird niemand mehr gebraucht: Das Studio hat es geregelt.',
  },

  asked: 'Dafür hast du angefragt',
  askedState: {
    open: 'Bisher hat sich niemand angeboten.',
    claimed: (name) => `${name} würde übernehmen. Das Studio muss noch zustimmen.`,
    filled: (name) => `${name} gibt den Kurs.`,
    closed: 'Es wird niemand mehr gebraucht: Das Studio hat es geregelt.',
  },
  looks: 'Vertretung gesucht',
  offered: (name) => `${name} würde übernehmen`,

  ask: 'Vertretung suchen',
  askTitle: (name) => `Vertretung für ${name} suchen?`,
  note: 'Notiz',
  noteHelp: 'Wer gefragt wird, liest sie, zum Beispiel „Ich bin erkältet“.',
  toldMeans:
    'Eine E-Mail bekommen alle, die in den letzten sechs Monaten einen solchen Kurs gegeben haben und zu der Zeit frei sind. Bis jemand übernimmt, bleibt es dein Kurs.',
  askDo: 'Anfragen',
  askedToast: (name) => `Für ${name} wird eine Vertretung gesucht`,
  keep: 'Jetzt nicht',
  withdraw: 'Doch selbst geben',
  withdrawNamed: (name) => `Doch selbst geben: ${name}`,
  withdrawnToast: (name) => `${name} gibst weiter du`,

  notYours: 'Das hat nicht geklappt',
  ok: 'Verstanden',
  refused: {
    SUBSTITUTE_TAKEN: 'Für diesen Kurs wird niemand mehr gesucht: Jemand war schneller, oder es wurde anders geregelt.',
    SCHEDULE_CONFLICT: 'Du hast zu der Zeit etwas anderes:',
    CLASS_CANCELLED: 'Der Kurs wurde abgesagt: Niemand muss ihn geben.',
    CLASS_STARTED: 'Der Kurs hat schon begonnen.',
    NOT_FOUND: 'Für diesen Kurs wirst du nicht mehr gesucht.',
  },
  clash: {
    class: (when) => `Ein Kurs, ${when}`,
    appointment: (when) => `Ein Termin, ${when}`,
    timeOff: (when) => `Abwesenheit, ${when}`,
  },
}
