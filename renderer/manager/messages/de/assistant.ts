import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

export const assistant: Messages['assistant'] = {
  title: 'Assistent',
  begin: 'Neues Gespräch',
  conversation: 'Gespräch',
  emptyTitle: 'Was möchtest du wissen?',
  empty:
    'Der Assistent schlägt Zahlen in deinem Studio nach und sagt, wo sie stehen. Er ändert nichts, was du nicht bestätigst.',
  starters: 'Fragen für den Anfang',
  starter: {
    takings: 'Wie viel haben wir letzten Monat eingenommen?',
    expiring: 'Wessen Mitgliedschaft läuft in den nächsten zwei Wochen ab?',
    absent: 'Wer aus der Stammkundschaft kommt nicht mehr?',
    places: 'In welchen Kursen der nächsten drei Tage ist noch Platz?',
    stock: 'Welche Produkte sind fast ausverkauft?',
    tasks: 'Was hat das Team noch zu erledigen?',
  },
  field: 'Deine Frage',
  placeholder: 'Frag etwas über dein Studio …',
  send: 'Fragen',
  stop: 'Anhalten',
  mind: 'Er kann sich irren. Verlässlich sind die Zahlen auf den Seiten, die er nennt.',
  asked: 'Deine Frage:',
  working: 'Wird nachgeschlagen …',
  stopped: 'Hier hast du angehalten.',
  again: 'Noch einmal versuchen',
  toSettings: 'Lizenz und KI',
  answer: (reply) => `Antwort: ${reply}`,
  failed: 'Es kam keine Antwort.',
  sources: 'Wo es steht',
  source: (number, label) => `Quelle ${number}: ${label}`,
  proposals: (n) =>
    count(n, { one: 'Vorgeschlagen, noch nicht ausgeführt', other: `${figure(n)} Vorschläge, noch keiner ausgeführt` }),
  confirm: 'Bestätigen',
  dismiss: 'Verwerfen',
  confirmed: 'Erledigt.',
  see: 'Ansehen',
  dismissed: 'Verworfen.',
}
