import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

type Products = Messages['products']

const count = plurals('fr')
const figure = figures('fr')
const pieces = (n: number) => count(n, { one: `${figure(n)} pièce`, other: `${figure(n)} pièces` })

const form: Products['form'] = {
  newTitle: 'Nouveau produit',
  editTitle: (name) => `Modifier ${name}`,
  name: 'Nom',
  sku: 'Référence (SKU)',
  skuHelp: 'Scannez-y le code-barres\u00a0: le scanner suffira ensuite pour vendre le produit.',
  price: 'Prix',
  priceHelp: 'TTC.',
  stock: 'En stock maintenant',
  stockHelp: 'Vide\u00a0: aucun pour l’instant.',
  photo: 'Photo',
  photoHelp: 'JPEG, PNG, WebP ou AVIF, 10 Mo au plus.',
  create: 'Ajouter le produit',
  created: (name) => `${name}\u00a0: ajouté`,
  saved: (name) => `${name}\u00a0: enregistré`,
  noPhoto: (name) => `${name}\u00a0: ajouté, mais sans la photo. Essayez une autre image.`,
}

const stock: Products['stock'] = {
  title: 'Stock',
  adjust: 'Corriger le stock…',
  adjustTitle: (name) => `Stock\u00a0: ${name}`,
  now: (n) => `Actuellement ${pieces(n)}.`,
  way: 'Ce qui s’est passé',
  ways: { in: 'Des pièces sont arrivées', out: 'Des pièces sont parties', counted: 'Compté de nouveau' },
  came: 'Combien sont arrivées',
  went: 'Combien sont parties',
  counted: 'Combien il y en a',
  reason: 'Motif',
  reasonHelp: 'Par exemple une livraison, de la casse, un inventaire.',
  leaves: (n) => `Ensuite ${pieces(n)}.`,
  same: 'C’est déjà le cas.',
  tooMany: (n) => `Il n’y a que ${pieces(n)}.`,
  submit: 'Corriger',
  adjusted: (n) => `${pieces(n)} en stock`,
  history: 'Entrées et sorties',
  historyTable: 'Mouvements du stock',
  when: 'Quand',
  what: 'Quoi',
  change: 'Mouvement',
  none: 'Aucun mouvement pour l’instant',
  noneHelp: 'Corrigez le stock quand les premières pièces arrivent.',
  kinds: {
    initial: 'Au départ',
    sale: 'Vendu',
    return: 'Retour',
    adjustment: 'Corrigé',
    hold: 'Réservé pour un paiement en ligne',
    release: 'Libéré par un paiement en ligne',
  },
  by: (name) => `par ${name}`,
  sale: (n) => `Vente ${n}`,
}

export const products: Products = {
  title: 'Produits',
  lead: 'Ce qu’il y a en rayon, et combien.',
  total: (n, capped) =>
    capped ? `Plus de ${figure(n)}` : count(n, { one: `${figure(n)} produit`, other: `${figure(n)} produits` }),
  create: 'Nouveau produit',
  search: 'Chercher par nom ou référence',
  shown: 'Quels produits',
  shownAs: { active: 'En vente', low: 'Stock bas', all: 'Tous' },
  table: 'Produits',
  name: 'Produit',
  sku: 'Référence',
  price: 'Prix',
  worth: (amount, isLow) =>
    isLow ? `Stock bas. Valeur à ce prix\u00a0: ${amount}.` : `Valeur à ce prix\u00a0: ${amount}.`,
  inStock: 'En stock',
  low: 'Bas',
  out: 'Épuisé',
  offSale: 'Plus en vente',
  edit: 'Modifier',
  takeOff: 'Retirer de la vente',
  putBack: 'Remettre en vente',
  tookOff: (name) => `${name} n’est plus en vente`,
  isBack: (name) => `${name} est de nouveau en vente`,
  none: 'Pas encore de produits',
  noneHelp:
    'Tapis, chaussettes, eau\u00a0: ce que vous vendez à côté des cours. Ajoutez le premier, avec son code-barres.',
  noneFound: 'Rien trouvé',
  noneFoundHelp: (search) => `Aucun nom ni aucune référence ne contient «\u00a0${search}\u00a0».`,
  noneLow: 'Assez de tout',
  noneLowHelp: (n) => `De tout ce qui est en vente, il y a plus de ${pieces(n)}.`,
  clearSearch: 'Effacer la recherche',
  showAll: 'Tout afficher',
  photo: 'Photo',
  photoOf: (name) => `Photo\u00a0: ${name}`,
  changePhoto: 'Déposez une image, ou choisissez-en une',
  photoSaved: 'Photo enregistrée',
  details: 'Détails',
  since: 'Ajouté',
  status: 'État',
  onSale: 'En vente',
  pieces,
  form,
  stock,
}
