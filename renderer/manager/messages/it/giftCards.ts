import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { al } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')

const issue = {
  title: 'Nuovo buono regalo',
  lead: 'Il codice nasce qui. Vale per tutto ciò che si vende alla reception e online.',
  way: 'Come',
  ways: { sell: 'Vendilo', give: 'Regalalo' },
  wayDetail: {
    sell: 'Si paga ora; la ricevuta è senza IVA, che compare quando si usa.',
    give: 'Non si paga nulla e non c’è ricevuta.',
  },
  value: 'Valore',
  noValue: 'Un valore maggiore di zero.',
  method: 'Pagato con',
  recipient: 'Per chi',
  email: 'E-mail di chi lo riceve',
  noEmail: 'Non è un indirizzo e-mail.',
  emailHelp: 'Con l’e-mail il codice parte subito; senza, stampa il buono.',
  message: 'Messaggio',
  messageHelp: 'Compare sul buono.',
  expires: 'Valido fino al',
  expiresHelp: 'L’ultimo giorno, compreso. Vuoto: senza scadenza.',
  sell: (amount: string) => `Vendi per ${amount}`,
  give: (amount: string) => `Regala ${amount}`,
  plain: 'Crea il buono',
  done: (amount: string) => `Il buono regalo da ${amount} è pronto`,
}

const check = {
  title: 'Controlla un codice',
  lead: 'Quanto resta su un buono. Non si toglie nulla.',
  code: 'Codice',
  submit: 'Controlla',
  left: (amount: string) => `Restano ${amount}`,
  empty: 'Non resta nulla.',
  ending: (last4: string) => `Il buono che termina con ${last4}`,
  until: (date: string) => `valido fino ${al(date)}`,
  open: 'Apri il buono',
}

const code = {
  title: 'Codice',
  help: 'Vale quanto il denaro che contiene. Chi lo guarda resta annotato nel registro delle modifiche.',
  show: 'Mostra il codice',
  hide: 'Nascondi',
  copy: 'Copia',
  copied: 'Codice copiato',
}

const uses = {
  title: 'Utilizzi',
  table: 'Utilizzi del buono',
  when: 'Quando',
  what: 'Che cosa',
  change: 'Variazione',
  left: 'Resta',
  kinds: {
    payment: 'Usato per pagare',
    refund: 'Restituito',
    hold: 'Riservato per un acquisto',
    release: 'Liberato da un acquisto',
    opening: 'Speso prima di arrivare qui',
  },
  none: 'Non ancora usato',
  noneHelp: 'Ciò che si paga con il buono compare qui.',
}

export const giftCards: Messages['giftCards'] = {
  title: 'Buoni regalo',
  lead: 'Venduti o regalati, e quanto resta.',
  total: (n: number, capped: boolean) =>
    capped ? `Più di ${figure(n)}` : count(n, { one: '1 buono regalo', other: `${figure(n)} buoni regalo` }),
  table: 'Buoni regalo',
  create: 'Nuovo buono regalo',
  shown: 'Quali buoni',
  shownAs: { active: 'Validi oggi', all: 'Tutti' },
  card: 'Buono',
  ending: (last4: string) => `•••• ${last4}`,
  endingIn: (last4: string) => `Buono regalo che termina con ${last4}`,
  recipient: 'Per',
  state: 'Stato',
  states: { active: 'Attivo', redeemed: 'Esaurito', expired: 'Scaduto', deactivated: 'Disattivato' },
  expires: 'Valido fino al',
  noEnd: 'Senza scadenza',
  left: 'Resta',
  of: (value: string) => `di ${value}`,
  made: 'Creato',
  value: 'Valore',
  message: 'Messaggio',
  email: 'E-mail',
  receipt: 'Ricevuta',
  receiptNumber: 'Della vendita',
  free: 'Regalato',
  buyer: 'Acquistato online',
  buyerLink: 'Da questa persona',
  boughtBy: (name: string) => `Acquistato online da ${name}`,
  print: 'Stampa (PDF)',
  printedBySeller: 'Contiene il codice. Chi ha venduto un buono può stamparlo per un quarto d’ora.',
  deactivate: 'Disattiva',
  reactivate: 'Riattiva',
  deactivated: 'Buono regalo disattivato',
  reactivated: 'Buono regalo di nuovo attivo',
  none: 'Ancora nessun buono regalo',
  noneHelp: 'Vendi il primo e stampalo nei colori dello studio.',
  noneActive: 'Oggi nessun buono è valido',
  noneActiveHelp: 'Sono tutti esauriti, scaduti o disattivati.',
  showAll: 'Mostra tutti',
  issue,
  check,
  code,
  uses,
}
