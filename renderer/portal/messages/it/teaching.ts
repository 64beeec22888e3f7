import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

export const teaching: Messages['teaching'] = {
  title: 'Le mie lezioni',
  today: 'Oggi',
  tomorrow: 'Domani',
  none: 'Nessuna lezione questa settimana',
  noneMeans: 'Qui trovi le lezioni che tieni nei prossimi sette giorni.',
  noneToday: 'Oggi non tieni lezioni.',
  noProfile: 'Non tieni lezioni qui',
  noProfileMeans: 'Questo account non ha un profilo da insegnante. Le pagine dello studio sono a un altro indirizzo.',
  toDesk: 'Vai alle pagine dello studio',
  booked: (n, capacity) => `${figure(n)} su ${figure(capacity)}`,
  bookedLabel: 'Prenotazioni',
  waiting: (n) => `${figure(n)} in attesa`,
  cancelled: 'Annullata',
  now: 'In corso',
  over: 'Terminata',

  roster: 'Partecipanti',
  here: (n, of) => `${figure(n)} su ${figure(of)} in sala`,
  hereLabel: 'Arrivi',
  empty: 'Nessuna prenotazione per ora',
  emptyMeans: 'Chi prenota comparirà subito qui.',
  checkIn: 'Registra',
  checkInNamed: (name) => `Registra l’arrivo di ${name}`,
  isIn: 'Presente',
  undoNamed: (name) => `Presente: ${name}. Annulla`,
  noShow: 'Non c’è',
  noShowNamed: (name) => `Non c’è: ${name}`,
  missed: 'Assente',
  feeKept: (amount) => `L’addebito di ${amount} è già pagato. Una nota chiede allo studio di decidere se restituirlo.`,
  undoMissedNamed: (name) => `Assente: ${name}. Annulla`,
  firstVisit: 'Prima visita',
  birthday: 'Compleanno',
  unpaid: 'Da pagare',
  waiver: (title) => `Non firmato: ${title}`,
  credits: (n) => count(n, { one: '1 credito rimasto', other: `${figure(n)} crediti rimasti` }),
  waitlist: 'Lista d’attesa',
  cancelledSection: 'Annullate',
  cancelledStatus: { cancelled: 'In tempo', late_cancelled: 'Tardi', class_cancelled: 'Dallo studio' },
  cancelledClass: 'Questa lezione è annullata.',
}
