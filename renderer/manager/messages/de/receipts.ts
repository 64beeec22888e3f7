import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Receipts = Messages['receipts']

const count = plurals('de')
const figure = figures('de')

const email: Receipts['email'] = {
  title: (name) => `${name} per E-Mail senden`,
  field: 'E-Mail',
  help: 'Nur für diese E-Mail.',
  submit: 'Senden',
  done: (to) => `Unterwegs an ${to}`,
}

export const receipts: Receipts = {
  title: 'Belege',
  lead: 'Jeder Einkauf hat einen, jede Erstattung ihren eigenen. Die Nummern sind lückenlos.',
  table: 'Belege',
  total: (n, capped) => (capped ? `Mehr als ${figure(n)}` : count(n, { one: '1 Beleg', other: `${figure(n)} Belege` })),
  shown: 'Welche Belege',
  shownAs: { all: 'Alle', receipt: 'Einkäufe', refund: 'Erstattungen' },
  number: 'Nummer',
  what: 'Was',
  client: 'Person',
  when: 'Wann',
  amount: 'Summe',
  names: {
    receipt: (n) => `Beleg ${n}`,
    refund: (n) => `Erstattung ${n}`,
    undone: (n) => `Zurückgenommene Erstattung ${n}`,
  },
  none: 'Noch keine Belege',
  noneHelp: 'Verkaufe etwas: Der Beleg liegt dann hier.',
  noneIn: 'Keine Belege in diesem Zeitraum',
  noneInHelp: 'Wähle einen längeren Zeitraum oder alle Arten.',
  more: (first, n) => `${first} und ${count(n, { one: '1 weiteres', other: `${figure(n)} weitere` })}`,
  pdf: 'PDF',
  print: 'Drucken',
  mail: 'E-Mail …',
  forReceipt: (n) => `Zu Beleg ${figure(n)}`,
  taxId: (id) => `Steuernummer ${id}`,
  each: (quantity, price) => `${figure(quantity)} × ${price}`,
  discount: 'Rabatt',
  sum: 'Summe',
  vat: (rate) => `Enthaltene MwSt. ${rate}`,
  net: 'Netto',
  paidBy: (method, last4) => (last4 === null ? method : `${method}, endet auf ${last4}`),
  thanks: 'Vielen Dank!',
  about: 'Wofür er ist',
  sale: (n) => `Verkauf ${n}`,
  membership: 'Eine Mitgliedschaft',
  giftCard: 'Ein Gutschein',
  charge: 'Eine Forderung',
  others: 'Gehört zu',
  email,
}
