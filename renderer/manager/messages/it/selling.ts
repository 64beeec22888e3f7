import type { Messages } from '../en/index.ts'

/** Words that the pages of selling share. */
export const selling: Messages['selling'] = {
  pages: 'Vendite',
  desk: 'Vendi',
  sales: 'Vendite',
  takings: 'Incassi',
  products: 'Prodotti',
  receipts: 'Ricevute',
  giftCards: 'Buoni regalo',
  promoCodes: 'Codici promozionali',
  period: 'Quando',
  periods: {
    today: 'Oggi',
    week: 'Ultimi 7 giorni',
    month: 'Ultimi 30 giorni',
    year: 'Ultimi 12 mesi',
    all: 'Sempre',
  },
  onlyClient: (name: string) => `Solo ${name}`,
  everybody: 'Di tutti',
  purchases: {
    title: 'Acquisti',
    help: 'Le ricevute più recenti.',
    none: 'Ancora nessun acquisto.',
    sell: 'Vendi un prodotto',
    all: 'Tutte le ricevute',
  },
}
