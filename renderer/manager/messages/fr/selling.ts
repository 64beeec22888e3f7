import type { Messages } from '../en/index.ts'

/** Words that the pages of selling share. */
export const selling: Messages['selling'] = {
  pages: 'Caisse',
  desk: 'Vendre',
  sales: 'Ventes',
  takings: 'Recettes',
  products: 'Produits',
  receipts: 'Reçus',
  giftCards: 'Cartes cadeaux',
  promoCodes: 'Codes promo',
  period: 'Période',
  periods: {
    today: 'Aujourd’hui',
    week: '7 derniers jours',
    month: '30 derniers jours',
    year: '12 derniers mois',
    all: 'Toutes dates',
  },
  onlyClient: (name) => `${name} seulement`,
  everybody: 'Tout le monde',
  purchases: {
    title: 'Achats',
    help: 'Les reçus les plus récents.',
    none: 'Rien acheté pour l’instant.',
    sell: 'Vendre un produit',
    all: 'Tous les reçus',
  },
}
