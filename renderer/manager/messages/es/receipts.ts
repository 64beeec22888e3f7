import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Receipts = Messages['receipts']

const count = plurals('es')
const figure = figures('es')

const email: Receipts['email'] = {
  title: (name) => `Enviar por correo: ${name}`,
  field: 'Correo',
  help: 'Se usa solo para este envío.',
  submit: 'Enviar',
  done: (to) => `En camino a ${to}`,
}

export const receipts: Receipts = {
  title: 'Recibos',
  lead: 'Cada compra tiene el suyo y cada reembolso, otro. La numeración no tiene huecos.',
  table: 'Recibos',
  total: (n, capped) => (capped ? `Más de ${figure(n)}` : count(n, { one: '1 recibo', other: `${figure(n)} recibos` })),
  shown: 'Qué recibos',
  shownAs: { all: 'Todos', receipt: 'Compras', refund: 'Reembolsos' },
  number: 'Número',
  what: 'Concepto',
  client: 'Cliente',
  when: 'Cuándo',
  amount: 'Total',
  names: {
    receipt: (n) => `Recibo ${n}`,
    refund: (n) => `Reembolso ${n}`,
    undone: (n) => `Reembolso retirado ${n}`,
  },
  none: 'Aún no hay recibos',
  noneHelp: 'Vende algo: su recibo aparecerá aquí.',
  noneIn: 'No hay recibos en este periodo',
  noneInHelp: 'Elige un periodo más largo o todos los tipos.',
  more: (first, n) => `${first} y ${figure(n)} más`,
  pdf: 'PDF',
  print: 'Imprimir',
  mail: 'Correo…',
  forReceipt: (n) => `Del recibo ${figure(n)}`,
  taxId: (id) => `NIF ${id}`,
  each: (quantity, price) => `${figure(quantity)} × ${price}`,
  discount: 'Descuento',
  sum: 'Total',
  vat: (rate) => `${rate} de IVA incluido`,
  net: 'Base',
  paidBy: (method, last4) => (last4 === null ? method : `${method} terminada en ${last4}`),
  thanks: '¡Gracias!',
  about: 'A qué corresponde',
  sale: (n) => `Venta ${n}`,
  membership: 'Un bono',
  giftCard: 'Una tarjeta regalo',
  charge: 'Un cargo',
  others: 'Va con',
  email,
}
