import { figures, plurals } from '../../../shared/i18n/plural.ts'

const count = plurals('en')
const figure = figures('en')

const email = {
  title: (name: string) => `Mail ${name.toLowerCase()}`,
  field: 'E-mail',
  help: 'Used for this e-mail only.',
  submit: 'Send it',
  done: (to: string) => `On its way to ${to}`,
}

export const receipts = {
  title: 'Receipts',
  lead: 'Every purchase has one, every refund its own. Numbers have no gaps.',
  table: 'Receipts',
  total: (n: number, capped: boolean) =>
    capped ? `More than ${figure(n)}` : count(n, { one: '1 receipt', other: `${figure(n)} receipts` }),
  shown: 'Which receipts',
  shownAs: { all: 'All', receipt: 'Purchases', refund: 'Refunds' },
  number: 'Number',
  what: 'What',
  client: 'Client',
  when: 'When',
  amount: 'Total',
  names: {
    receipt: (n: number) => `Receipt ${n}`,
    refund: (n: number) => `Refund ${n}`,
    undone: (n: number) => `Refund taken back ${n}`,
  },
  none: 'No receipts yet',
  noneHelp: 'Sell something: its receipt will be here.',
  noneIn: 'No receipts in this time',
  noneInHelp: 'Choose a longer time, or all kinds.',
  more: (first: string, n: number) => `${first} and ${count(n, { one: '1 more', other: `${figure(n)} more` })}`,
  pdf: 'PDF',
  print: 'Print',
  mail: 'E-mail…',
  forReceipt: (n: number) => `For receipt ${figure(n)}`,
  taxId: (id: string) => `Tax ID ${id}`,
  each: (quantity: number, price: string) => `${figure(quantity)} × ${price}`,
  discount: 'Discount',
  sum: 'Total',
  vat: (rate: string) => `${rate} VAT included`,
  net: 'Net',
  paidBy: (method: string, last4: string | null) => (last4 === null ? method : `${method} ending in ${last4}`),
  thanks: 'Thank you!',
  about: 'What it is for',
  sale: (n: number) => `Sale ${n}`,
  membership: 'A membership',
  giftCard: 'A gift card',
  charge: 'A charge',
  others: 'Goes with',
  email,
}
