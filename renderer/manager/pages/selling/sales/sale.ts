import type { Item } from '../../../../api/index.ts'
import type { Period } from '../period.ts'

export type Sale = Item<'GET /api/v1/product-sales'>
export type Entry = Item<'GET /api/v1/payments'>

/** What was sold, in a line: "2 × Yoga mat, Water". */
export const formatItems = ({ items }: Pick<Sale, 'items'>): string =>
  items.map(({ quantity, product_name: name }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ')

/** The ways a sale was paid, each once; empty for one that cost nothing. */
export const methodsOf = ({ payments }: Pick<Sale, 'payments'>): string[] => [
  ...new Set(payments.map(({ method }) => method)),
]

/** How many the server gives where no first day is named. */
export const NEWEST = 1000

/** Whether there may be more sales than were given. */
export const isCutOff = (period: Period, given: number): boolean => period === 'all' && given >= NEWEST

/** Whether a sale was given back: not at all, in part, or all of it. */
export function refundState({ total_amount, refunded_amount }: Pick<Sale, 'total_amount' | 'refunded_amount'>) {
  if (refunded_amount <= 0) return 'none'
  return refunded_amount >= total_amount ? 'all' : 'part'
}

/** Whether a sale is history of the former software: no money came in here, so that none can be given back. */
export const isImported = ({ payment_method }: Pick<Sale, 'payment_method'>): boolean => payment_method === 'imported'

/** What sales took in, less what was given back; those of the former software took in nothing here. */
export const takenBy = (sales: readonly Pick<Sale, 'payment_method' | 'total_amount' | 'refunded_amount'>[]): number =>
  sales
    .filter((sale) => !isImported(sale))
    .reduce((sum, { total_amount, refunded_amount }) => sum + total_amount - refunded_amount, 0)
