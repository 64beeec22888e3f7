import type { Item } from '../../../../api/index.ts'
import type { Period } from '../period.ts'

export type Sale = Item<'GET /api/v1/product-sales'>
export type Entry = Item<'GET /api/v1/payments'>

/** The items sold, in a line: "2 × Yoga mat, Water". */
export const formatItems = ({ items }: Pick<Sale, 'items'>): string =>
  items.map(({ quantity, product_name: name }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ')

/** The ways a sale was paid, each once; empty for one that cost nothing. */
export const methodsOf = ({ payments }: Pick<Sale, 'payments'>): string[] => [
  ...new Set(payments.map(({ method }) => method)),
]

/** Number of sales the server returns if no first day is given. */
export const NEWEST = 1000

/** True if there may be more sales than were given. */
export const isCutOff = (period: Period, given: number): boolean => period === 'all' && given >= NEWEST

/** True if a sale was given back: not at all, in part, or all of it. */
export function refundState({ total_amount, refunded_amount }: Pick<Sale, 'total_amount' | 'refunded_amount'>) {
  if (refunded_amount <= 0) return 'none'
  return refunded_amount >= total_amount ? 'all' : 'part'
}

/** True if a sale is history of the former software: no money came in here, so that none can be given back. */
export const isImported = ({ payment_method }: Pick<Sale, 'payment_method'>): boolean => payment_method === 'imported'

/** Revenue of sales less refunds; imported sales count as 0. */
export const takenBy = (sales: readonly Pick<Sale, 'payment_method' | 'total_amount' | 'refunded_amount'>[]): number =>
  sales
    .filter((sale) => !isImported(sale))
    .reduce((sum, { total_amount, refunded_amount }) => sum + total_amount - refunded_amount, 0)

interface Best {
  product_id: number
  /** Its name when it was last sold. */
  product_name: string
  pieces: number
  amount: number
  /** Its pieces beside those of the first. */
  share: number
}

/** The number of best sellers listed. */
const BEST = 4

/** The products that went most often in some sales (the newest first), less what came back. */
export function mostSold(sales: readonly Pick<Sale, 'items'>[]): Best[] {
  const byProduct = Map.groupBy(
    sales.flatMap(({ items }) => items),
    ({ product_id }) => product_id,
  )
  const all = [...byProduct].map(([product_id, items]) => {
    const kept = items.map((item) => ({
      pieces: item.quantity - item.returned_quantity,
      price: item.unit_price_at_sale,
    }))
    return {
      product_id,
      product_name: items[0]!.product_name,
      pieces: kept.reduce((sum, { pieces }) => sum + pieces, 0),
      amount: kept.reduce((sum, { pieces, price }) => sum + pieces * price, 0),
    }
  })
  const best = all
    .filter(({ pieces }) => pieces > 0)
    .sort((one, other) => other.pieces - one.pieces || other.amount - one.amount)
    .slice(0, BEST)
  return best.map((one) => ({ ...one, share: one.pieces / best[0]!.pieces }))
}
