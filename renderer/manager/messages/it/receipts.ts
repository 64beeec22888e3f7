import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('it')
const figure = figures('it')

const email = {
  title: (name: string) => `Invia per e-mail: ${name.toLowerCase()}`,
  field: 'E-mail',
  help: 'Usata solo per questo invio.',
  submit: 'Invia',
  done: (to: string) => `In partenza per ${to}`,
}

export const receipts: Messages['receipts'] = {
  title: 'Ricevute',
  lead: 'Ogni acquisto ne ha una, ogni rimborso la sua. I numeri non hanno salti.',
  table: 'Ricevute',
  total: (n: number, capped: boolean) =>
    capped ? `Più di ${figure(n)}` : count(n, { one: '1 ricevuta', other: `${figure(n)} ricevute` }),
  shown: 'Quali ricevute',
  shownAs: { all: 'Tutte', receipt: 'Acquisti', refund: 'Rimborsi' },
  number: 'Numero',
  what: 'Che cosa',
  client: 'Cliente',
  when: 'Quando',
  amount: 'Totale',
  names: {
    receipt: (n: number) => `Ricevuta ${n}`,
    refund: (n: number) => `Rimborso ${n}`,
    undone: (n: number) => `Rimborso annullato ${n}`,
  },
  none: 'Ancora nessuna ricevuta',
  noneHelp: 'Vendi qualcosa: la sua ricevuta sarà qui.',
  noneIn: 'Nessuna ricevuta in questo periodo',
  noneInHelp: 'Scegli un periodo più lungo, o tutti i tipi.',
  more: (first: string, n: number) => `${first} e ${count(n, { one: 'un altro', other: `altri ${figure(n)}` })}`,
  pdf: 'PDF',
  print: 'Stampa',
  mail: 'E-mail…',
  forReceipt: (n: number) => `Della ricevuta ${figure(n)}`,
  taxId: (id: string) => `Partita IVA ${id}`,
  each: (quantity: number, price: string) => `${figure(quantity)} × ${price}`,
  discount: 'Sconto',
  sum: 'Totale',
  vat: (rate: string) => `IVA ${rate} inclusa`,
  net: 'Imponibile',
  paidBy: (method: string, last4: string | null) => (last4 === null ? method : `${method} che termina con ${last4}`),
  thanks: 'Grazie!',
  about: 'A che cosa si riferisce',
  sale: (n: number) => `Vendita ${n}`,
  membership: 'Un abbonamento',
  giftCard: 'Un buono regalo',
  charge: 'Un addebito',
  others: 'Insieme a',
  email,
}
