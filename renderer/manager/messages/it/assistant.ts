import { plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')

/** The assistant beside the page. */
export const assistant: Messages['assistant'] = {
  title: 'Assistente',
  begin: 'Nuova conversazione',
  conversation: 'Conversazione',
  emptyTitle: 'Che cosa vuoi sapere?',
  empty: 'L’assistente cerca le cifre nel tuo studio e dice dove si trovano. Non cambia nulla se non lo confermi.',
  starters: 'Domande per cominciare',
  starter: {
    takings: 'Quanto abbiamo incassato il mese scorso?',
    expiring: 'Quali abbonamenti scadono nelle prossime due settimane?',
    absent: 'Quali clienti abituali non vengono più?',
    places: 'Quali lezioni dei prossimi tre giorni hanno ancora posti?',
    stock: 'Quali prodotti sono quasi esauriti?',
    tasks: 'Che cosa resta da fare per il team?',
  },
  field: 'La tua domanda',
  placeholder: 'Chiedi qualcosa sul tuo studio…',
  send: 'Chiedi',
  stop: 'Ferma',
  mind: 'Può sbagliare. Le cifre sono nelle pagine che indica.',
  asked: 'Hai chiesto:',
  working: 'Sto cercando…',
  stopped: 'L’hai fermato qui.',
  again: 'Riprova',
  toSettings: 'Licenza e IA',
  answer: (reply: string) => `Risposta: ${reply}`,
  failed: 'Non c’è risposta.',
  sources: 'Dove si trova',
  source: (number: number, label: string) => `Fonte ${number}: ${label}`,
  proposals: (n: number) =>
    count(n, { one: 'Proposto, non ancora fatto', other: `${n} proposte, nessuna ancora fatta` }),
  confirm: 'Conferma',
  dismiss: 'Scarta',
  confirmed: 'Fatto.',
  see: 'Guarda',
  dismissed: 'Scartato.',
}
