import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

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
