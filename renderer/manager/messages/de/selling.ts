import type { Messages } from '../en/index.ts'

export const selling: Messages['selling'] = {
  pages: 'Verkauf',
  desk: 'Verkaufen',
  sales: 'Verkäufe',
  takings: 'Einnahmen',
  products: 'Produkte',
  receipts: 'Belege',
  giftCards: 'Gutscheine',
  promoCodes: 'Aktionscodes',
  period: 'Zeitraum',
  periods: {
    today: 'Heute',
    week: 'Letzte 7 Tage',
    month: 'Letzte 30 Tage',
    year: 'Letzte 12 Monate',
    all: 'Jederzeit',
  },
  onlyClient: (name) => `Nur ${name}`,
  everybody: 'Alle zeigen',
  purchases: {
    title: 'Einkäufe',
    help: 'Die neuesten Belege.',
    none: 'Noch nichts gekauft.',
    sell: 'Produkt verkaufen',
    all: 'Alle Belege',
  },
}
