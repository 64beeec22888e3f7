/** Words that the pages of selling share. */
export const selling = {
  pages: 'Selling',
  desk: 'Sell',
  sales: 'Sales',
  takings: 'Takings',
  products: 'Products',
  receipts: 'Receipts',
  giftCards: 'Gift cards',
  promoCodes: 'Promo codes',
  period: 'When',
  periods: {
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    year: 'Last 12 months',
    all: 'Any time',
  },
  onlyClient: (name: string) => `Only ${name}`,
  everybody: 'Everybody’s',
  purchases: {
    title: 'Purchases',
    help: 'The newest receipts.',
    none: 'Nothing bought yet.',
    sell: 'Sell a product',
    all: 'All receipts',
  },
}
