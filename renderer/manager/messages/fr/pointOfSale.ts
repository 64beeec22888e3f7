import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type PointOfSale = Messages['pointOfSale']

const count = plurals('fr')
const figure = figures('fr')
const pieces = (n: number) => count(n, { one: `${figure(n)} pièce`, other: `${figure(n)} pièces` })

const entry: PointOfSale['entry'] = {
  label: 'Scanner ou taper un produit',
  placeholder: 'Scannez, ou tapez un produit, un abonnement ou un client',
  found: 'Trouvé',
  groups: { product: 'Produits', type: 'Abonnements', client: 'Clients' },
  nothing: (text) => `Rien en vente ne s’appelle «\u00a0${text}\u00a0» ni n’a ce numéro.`,
  create: 'L’ajouter comme produit',
  left: (n) => (n > 0 ? `${figure(n)} en stock` : 'Épuisé'),
  forClient: 'Vendre à ce client',
  added: (name, quantity, total) => `${name}, ${pieces(quantity)}, ${total}`,
}

const basket: PointOfSale['basket'] = {
  title: 'Panier',
  table: 'Ce qui est vendu',
  emptyTitle: 'À vous pour la prochaine vente',
  empty: 'Scannez un produit, ou tapez une partie de son nom et appuyez sur Entrée.',
  quantity: (name) => `Pièces\u00a0: ${name}`,
  remove: (name) => `Retirer ${name}`,
  each: (price) => `${price} la pièce`,
  lacking: (left) => (left > 0 ? `Seulement ${figure(left)} en stock` : 'Épuisé'),
  clear: 'Vider le panier',
  cleared: 'Panier vidé',
  pieces,
  card: 'Carte cadeau',
  cardFor: (name) => `Pour ${name}`,
  owed: 'Dû jusqu’ici',
}

const offer: PointOfSale['offer'] = {
  title: 'En vente',
  tabs: {
    products: 'Produits',
    memberships: 'Abonnements',
    dropIns: 'Cours à l’unité',
    giftCards: 'Cartes cadeaux',
    owed: 'À encaisser',
  },
  noProducts: 'Aucun produit n’est encore en vente',
  toProducts: 'Vers les produits',
  noTypes: 'Rien n’est encore en vente',
  toTypes: 'Vers les types d’abonnement',
  putCard: 'Mettre dans le panier',
  noClient: 'Choisissez d’abord un client',
  noClientHelp: 'Ce qu’il doit s’affiche alors ici.',
  nothingOwed: 'Rien n’est dû',
}

const promo: PointOfSale['promo'] = {
  add: 'Code promo',
  code: 'Code promo',
  apply: 'Utiliser',
  leaveOut: (code) => `Retirer ${code}`,
}

const keys: PointOfSale['keys'] = {
  title: 'Raccourcis',
  list: [
    ['Entrée', 'ajoute ce qui est tapé\u202f; sur un champ vide, passe au paiement'],
    ['3 *', 'devant un numéro ou un nom\u00a0: trois pièces'],
    ['↑ ↓', 'choisir une ligne'],
    ['+ −', 'une pièce de plus ou de moins'],
    ['Suppr', 'retire la ligne'],
    ['Échap', 'efface le champ\u202f; revient d’un pas'],
  ],
}

const side: PointOfSale['side'] = {
  client: 'Client',
  clientHelp: 'Laissez vide pour vendre à n’importe qui.',
  total: 'Total',
  vat: (rate, amount) => `TVA de ${rate} comprise\u00a0: ${amount}`,
  pay: 'Paiement',
  empty: 'Mettez d’abord quelque chose dans le panier.',
  whose: 'Choisissez le client\u00a0: les abonnements et les montants dus demandent un nom.',
  short: 'Le stock ne suffit pas pour ce qui est dans le panier.',
}

const payment: PointOfSale['payment'] = {
  title: 'Paiement',
  for: (name) => `Pour ${name}`,
  due: 'À payer',
  rest: 'Reste à payer',
  covered: 'Tout est payé',
  method: 'Moyen',
  methods: {
    card_terminal: 'Carte',
    cash: 'Espèces',
    bank_transfer: 'Virement',
    gift_card: 'Carte cadeau',
    other: 'Autrement',
    complimentary: 'Offert',
  },
  amount: 'Montant',
  amountHelp: 'Moins que le montant dû\u00a0: le reste se paie autrement.',
  complimentaryHelp: 'Un cadeau du studio\u00a0: rien n’est payé.',
  given: 'Reçu',
  givenHelp: 'Vide\u00a0: le montant exact.',
  change: 'À rendre',
  handed: (amount) => `${amount} reçus`,
  noAmount: 'Saisissez un montant supérieur à zéro.',
  tooMuch: 'C’est plus que le montant dû.',
  code: 'Code de la carte cadeau',
  codeHelp: 'Seize caractères\u202f; tirets et minuscules n’ont pas d’importance.',
  noCode: 'Tapez ou scannez le code.',
  sameCard: 'Cette carte fait déjà partie du paiement.',
  emptyCard: 'Il ne reste rien sur cette carte.',
  noCardForCards: 'Ce qui reste à payer est une carte cadeau, et on ne l’achète pas avec une autre.',
  useCard: 'Utiliser la carte cadeau',
  card: (last4) => `Carte cadeau finissant par ${last4}`,
  takeBack: (what) => `Reprendre\u00a0: ${what}`,
  parts: 'Payé jusqu’ici',
  finish: (amount) => `Vendre pour ${amount}`,
  free: 'Vendre pour rien',
  goOn: (amount) => `Prendre ${amount} et continuer`,
  back: 'Retour au panier',
  unknown:
    'Pas de réponse\u00a0: c’est peut-être déjà vendu. Vendez de nouveau tel quel\u202f; cela ne se fait qu’une fois.',
  changed: 'Un prix a changé depuis qu’il a été scanné. Regardez le total, puis vendez de nouveau.',
}

const done: PointOfSale['done'] = {
  title: 'Vendu',
  paid: (amount) => `${amount} payés`,
  change: 'À rendre',
  next: 'Vente suivante',
  see: 'Voir la vente',
  seeCard: 'Voir la carte cadeau et l’imprimer',
  receipts: 'Reçus',
  receipt: (number) => `Reçu ${figure(number)}`,
  kinds: { sale: 'Produits', membership: 'Abonnement', gift_card: 'Carte cadeau', charge: 'Montant dû' },
}

export const pointOfSale: PointOfSale = { title: 'Caisse', entry, basket, offer, promo, keys, side, payment, done }
