import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { al, dal } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')
const days = (n: number) => count(n, { one: '1 giorno', other: `${figure(n)} giorni` })
const classes = (n: number) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` })

const kinds = {
  subscription: 'Abbonamento ricorrente',
  class_pack: 'Pacchetto',
  time_pass: 'Pass',
  drop_in: 'Lezione singola',
}

const intervals = {
  weekly: 'Ogni settimana',
  four_weekly: 'Ogni 4 settimane',
  monthly: 'Ogni mese',
  quarterly: 'Ogni trimestre',
  half_yearly: 'Ogni semestre',
  yearly: 'Ogni anno',
}

const statuses = {
  pending: 'Non iniziato',
  active: 'Attivo',
  paused: 'In pausa',
  expired: 'Scaduto',
  cancelled: 'Disdetto',
}

/** How somebody paid; the last two are the studio's own. */
const methods = {
  cash: 'Contanti',
  card_terminal: 'Carta (POS)',
  bank_transfer: 'Bonifico',
  gift_card: 'Buono regalo',
  complimentary: 'Omaggio',
  other: 'In altro modo',
  online: 'Online',
  imported: 'Nel software di prima',
} as Readonly<Record<string, string | undefined>>

const card = {
  none: 'Ancora nessun abbonamento',
  noneHelp: 'Vendine uno, oppure portali qui con un’importazione.',
  sell: 'Vendi un abbonamento',
  total: 'Abbonamenti',
  past: (n: number) => count(n, { one: '1 abbonamento terminato', other: `${figure(n)} abbonamenti terminati` }),
  unlimited: 'Illimitato',
  left: (n: number) => count(n, { one: '1 lezione rimasta', other: `${figure(n)} lezioni rimaste` }),
  credits: 'Lezioni rimaste',
  until: (date: string) => `fino ${al(date)}`,
  noEnd: 'senza scadenza',
  starts: (date: string) => dal(date),
  started: (date: string) => dal(date),
  dates: (from: string, to: string) => `${from} – ${to}`,
  daysLeft: (n: number) => count(n, { one: 'ultimo giorno', other: `ancora ${figure(n)} giorni` }),
  renews: (date: string) => `Si rinnova: ${date}`,
  pausedUntil: (date: string) => `In pausa; di nuovo utilizzabile: ${date}`,
  pausedUntilResumed: 'In pausa fino alla ripresa',
  pausesLeft: (n: number) => `Pausa rimasta: ${days(n)}`,
  pastDue: (date: string) => `Pagamento dovuto ${dal(date)}`,
  endedEarly: (date: string) => `Terminato prima; valeva fino ${al(date)}`,
  endedOpen: 'Terminato prima; non aveva scadenza',
  intro: 'Offerta di benvenuto',
  free: 'Regalato',
  paid: (price: string, method: string) => `${price}, ${method}`,
  notUsable: 'Oggi non utilizzabile',
  statement: 'Estratto',
  menu: (name: string) => `Azioni per ${name}`,
}

const act = {
  pause: 'Metti in pausa…',
  resume: 'Termina la pausa',
  adjust: 'Correggi le lezioni…',
  change: 'Ultimo giorno e note…',
  cancel: 'Disdici definitivamente…',
  statement: 'Estratto dei crediti',
  pauseTitle: (name: string) => `Metti in pausa ${name}`,
  pauseDays: 'Per quanti giorni',
  pauseHelp:
    'Da oggi in poi. L’ultimo giorno e il rinnovo slittano dei giorni di pausa effettivi; le prenotazioni durante la pausa vengono annullate gratis.',
  pauseLimit: (left: number) => `Al massimo ancora ${days(left)}.`,
  pauseUntil: (date: string) => `Di nuovo utilizzabile: ${date}.`,
  pauseSubmit: 'Metti in pausa',
  paused: 'In pausa',
  resumed: 'La pausa è finita',
  cannotPause: 'Questo tipo di abbonamento non si può mettere in pausa.',
  noPauseLeft: 'Tutti i suoi giorni di pausa sono usati.',
  notActive: 'Si può mettere in pausa solo un abbonamento attivo.',
  isUnlimited: 'È illimitato.',
  isCancelled: 'È disdetto, e in via definitiva.',
  adjustTitle: (name: string) => `Lezioni di ${name}`,
  adjustTo: 'Lezioni rimaste',
  adjustNow: (n: number) => `Ora: ${classes(n)}.`,
  adjustBy: (n: number) => `${n > 0 ? 'Aggiunge' : 'Toglie'} ${classes(Math.abs(n))}.`,
  reason: 'Motivo',
  reasonHelp: 'La persona lo vede nell’estratto.',
  adjustSame: 'È quanto ha già.',
  adjustSubmit: 'Correggi',
  adjusted: 'Corretto',
  changeTitle: (name: string) => `Modifica ${name}`,
  lastDay: 'Ultimo giorno',
  lastDayHelp: 'Vuoto: senza scadenza. Un giorno successivo rende di nuovo valido un abbonamento scaduto.',
  notes: 'Note per lo staff',
  saved: 'Salvato',
  cancelTitle: (name: string) => `Disdire ${name}?`,
  cancelHelp:
    'Le prenotazioni future fatte con questo abbonamento vengono annullate gratis e le lezioni rimaste scadono.',
  cancelRefund: 'Non si rimborsa nulla automaticamente. Non si può tornare indietro.',
  cancelSubmit: 'Disdici',
  cancelled: 'Disdetto',
}

const statement = {
  title: (name: string) => `Estratto: ${name}`,
  lead: 'Ogni movimento, dal più vecchio; il saldo è la loro somma.',
  none: 'Ancora nessun movimento',
  noneHelp: 'Un abbonamento illimitato non usa crediti.',
  when: 'Quando',
  what: 'Che cosa',
  change: 'Variazione',
  balance: 'Saldo',
  by: (name: string) => `da ${name}`,
  goodUntil: (date: string) => `valido fino ${al(date)}`,
  kinds: {
    grant: 'Accreditato',
    rollover: 'Riportato',
    spend: 'Usato per una lezione',
    return: 'Restituito',
    lapse: 'Scaduto',
    adjust: 'Corretto',
  },
}

const sell = {
  title: 'Vendi un abbonamento',
  to: (name: string) => `A ${name}`,
  client: 'Cliente',
  type: 'Abbonamento',
  typePlaceholder: 'Scegline uno',
  noTypes: 'Nessun tipo di abbonamento è in vendita',
  noTypesHelp: 'Creane prima uno; poi si può vendere qui.',
  toTypes: 'Tipi di abbonamento',
  starts: 'Inizia il',
  ends: (date: string) => `Vale fino ${al(date)}.`,
  noEnd: 'Senza scadenza.',
  payment: 'Pagamento',
  give: 'Regalalo',
  giveHelp: 'Non si registra nessun pagamento',
  complimentaryHelp: 'Registrato come omaggio dello studio',
  price: 'Prezzo',
  regular: (price: string) => `invece di ${price}`,
  thenEach: (price: string, interval: string) => `poi ${price} ${interval.toLowerCase()}`,
  nothingToPay: 'Nulla da pagare',
  notes: 'Note per lo staff',
  introTaken: 'Un’offerta di benvenuto vale una volta sola per persona',
  introTakenHelp: (name: string) =>
    `${name} ne ha già avuta una. Concedila di nuovo solo con un motivo, che resta nel registro delle modifiche.`,
  override: 'Motivo per concederla di nuovo',
  submit: (price: string) => `Vendi per ${price}`,
  submitFree: 'Dai l’abbonamento',
  done: (name: string) => `${name}: venduto`,
}

/** Selling by a link that the client pays at. */
const link = {
  method: 'Invia un link di pagamento',
  methodHelp: 'La persona paga online',
  starts: 'Comincia quando è pagato.',
  noAddress: 'Dopo il pagamento si torna all’indirizzo del tuo studio, che ancora non c’è.',
  toOnline: 'Vai online',
  make: 'Crea il link',
  lead: 'Invia questo link, oppure fai inquadrare il codice. Quando è pagato, l’abbonamento è suo.',
  label: 'Link di pagamento',
  until: 'Si può pagare entro la prossima mezz’ora.',
  copy: 'Copia il link',
  copied: 'Il link è copiato',
  qr: 'Codice QR del link di pagamento',
  seenLater: 'Quando è pagato, l’abbonamento compare nella scheda.',
  status: {
    pending: 'In attesa del pagamento',
    completed: 'È pagato, e l’abbonamento è suo',
    expired: 'Il link è scaduto. Creane uno nuovo.',
    failed: 'Il pagamento non è riuscito. Crea un nuovo link.',
    refunded: 'Era pagato ed è stato restituito',
    disputed: 'Il pagamento è contestato',
  },
  done: 'Fatto',
}

export const memberships: Messages['memberships'] = {
  kinds,
  intervals,
  statuses,
  methods,
  days,
  classes,
  card,
  act,
  statement,
  sell,
  link,
}
