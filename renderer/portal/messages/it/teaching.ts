import { payTypes } from '../../../../server/lib/sayings/it/pay-types.ts'
import { termsOf } from '../../../shared/i18n/terms.ts'
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

export const pay: Messages['pay'] = {
  title: 'Il mio compenso',
  lead: 'Quanto hai guadagnato qui, non appena lo studio lo ha chiuso.',
  none: 'Ancora nessun compenso',
  noneMeans: 'Ogni periodo compare qui non appena lo studio lo chiude, con tutto ciò che conta.',
  download: (period) => `Compenso ${period} in PDF`,
  file: (day) => `compenso-${day}.pdf`,
  paidOn: (day) => `Pagato il ${day}`,
  nothing: 'In questo periodo non conta nulla.',
  note: (words) => `Nota: ${words}`,
  types: termsOf(payTypes, 'payroll.type'),
}

export const substitutes: Messages['substitutes'] = {
  title: 'Sostituzioni',
  lead: 'Lezioni per cui si cerca una sostituzione.',
  hint: (n) =>
    count(n, { one: '1 lezione cerca una sostituzione', other: `${figure(n)} lezioni cercano una sostituzione` }),
  hintMeans: 'Potresti tenerla tu.',
  own: 'Quello che hai chiesto e offerto',

  toClaim: 'Potresti sostituire tu',
  none: 'Nessuna lezione ti cerca',
  noneMeans:
    'Qui trovi le lezioni che hai già tenuto, o per cui lo studio ha fatto il tuo nome, finché a quell’ora hai tempo.',
  insteadOf: (name) => `Al posto di ${name}`,
  claim: 'La tengo io',
  claimNamed: (name, when) => `La tengo io: ${name}, ${when}`,
  needsApproval: 'Lo studio deve ancora approvare. Riceverai un’e-mail.',
  atOnce: 'La lezione è subito tua e chi ha prenotato viene avvisato.',
  claimedToast: (name) => `${name}: offerta inviata. Lo studio deve ancora approvare.`,
  yoursToast: (name) => `${name} è tua`,

  claims: 'Le tue offerte',
  claimState: {
    claimed: 'Lo studio deve ancora approvare.',
    filled: 'La lezione è tua.',
    withdrawn: (name) => `Alla fine la tiene ${name}.`,
    closed: 'Non serve più nessuno: ci ha pensato lo studio.',
  },

  asked: 'Le tue richieste',
  askedState: {
    open: 'Per ora non si è offerto nessuno.',
    claimed: (name) => `${name} può tenerla. Lo studio deve ancora approvare.`,
    filled: (name) => `La tiene ${name}.`,
    closed: 'Non serve più nessuno: ci ha pensato lo studio.',
  },
  looks: 'Si cerca una sostituzione',
  offered: (name) => `${name} può tenerla`,

  ask: 'Cerca una sostituzione',
  askTitle: (name) => `Cercare una sostituzione per ${name}?`,
  note: 'Nota',
  noteHelp: 'La legge chi riceve la richiesta, per esempio «Ho l’influenza».',
  toldMeans:
    'Riceve un’e-mail chi ha tenuto questo tipo di lezione negli ultimi sei mesi e a quell’ora ha tempo. Finché nessuno la tiene, resta tua.',
  askDo: 'Chiedi',
  askedToast: (name) => `${name} cerca una sostituzione`,
  keep: 'Non ora',
  withdraw: 'Alla fine la tengo io',
  withdrawNamed: (name) => `Alla fine la tengo io: ${name}`,
  withdrawnToast: (name) => `${name} resta tua`,

  notYours: 'Non è stato possibile',
  ok: 'Ho capito',
  refused: {
    SUBSTITUTE_TAKEN:
      'Per questa lezione non si cerca più nessuno: qualcuno è arrivato prima o si è deciso altrimenti.',
    SCHEDULE_CONFLICT: 'A quell’ora hai un altro impegno:',
    CLASS_CANCELLED: 'La lezione è annullata: nessuno deve tenerla.',
    CLASS_STARTED: 'La lezione è già iniziata.',
    NOT_FOUND: 'Questa lezione non cerca più te.',
  },
  clash: {
    class: (when) => `Una lezione, ${when}`,
    appointment: (when) => `Un appuntamento, ${when}`,
    timeOff: (when) => `Un’assenza, ${when}`,
  },
}
