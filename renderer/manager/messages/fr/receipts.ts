import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Receipts = Messages['receipts']

const count = plurals('fr')
const figure = figures('fr')

const email: Receipts['email'] = {
  title: (name) => `Envoyer par e-mail\u00a0: ${name}`,
  field: 'E-mail',
  help: 'Sert pour cet envoi seulement.',
  submit: 'Envoyer',
  done: (to) => `En route vers ${to}`,
}

export const receipts: Receipts = {
  title: 'Reçus',
  lead: 'Chaque achat a le sien, chaque remboursement aussi. La numérotation est sans trou.',
  table: 'Reçus',
  total: (n, capped) =>
    capped ? `Plus de ${figure(n)}` : count(n, { one: `${figure(n)} reçu`, other: `${figure(n)} reçus` }),
  shown: 'Quels reçus',
  shownAs: { all: 'Tous', receipt: 'Achats', refund: 'Remboursements' },
  number: 'Numéro',
  what: 'Quoi',
  client: 'Client',
  when: 'Quand',
  amount: 'Total',
  names: {
    receipt: (n) => `Reçu ${n}`,
    refund: (n) => `Remboursement ${n}`,
    undone: (n) => `Remboursement repris ${n}`,
  },
  none: 'Pas encore de reçus',
  noneHelp: 'Vendez quelque chose\u00a0: son reçu sera ici.',
  noneIn: 'Aucun reçu sur cette période',
  noneInHelp: 'Choisissez une période plus longue, ou tous les genres.',
  more: (first, n) => `${first} et ${figure(n)} de plus`,
  pdf: 'PDF',
  print: 'Imprimer',
  mail: 'E-mail…',
  forReceipt: (n) => `Pour le reçu ${figure(n)}`,
  taxId: (id) => `Numéro fiscal ${id}`,
  each: (quantity, price) => `${figure(quantity)} × ${price}`,
  discount: 'Remise',
  sum: 'Total',
  vat: (rate) => `TVA de ${rate} comprise`,
  net: 'HT',
  paidBy: (method, last4) => (last4 === null ? method : `${method} finissant par ${last4}`),
  thanks: 'Merci\u202f!',
  about: 'Objet',
  sale: (n) => `Vente ${n}`,
  membership: 'Un abonnement',
  giftCard: 'Une carte cadeau',
  charge: 'Un montant dû',
  others: 'Va avec',
  email,
}
