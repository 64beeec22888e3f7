import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { moveStock } from '../products/stock.ts'
import { keptOf } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** What of a sale goes back into stock: all that is not back yet, or so many of each product. */
type Restocking = true | readonly { product_id: number; quantity: number }[]

/** What came back of one product: how many pieces. */
interface Restocked {
  what: 'stock'
  id: number
  quantity: number
}

/**
 * Puts products of a sale back into stock: all that are not back yet, or so many of each. Refuses with 422 a product that
 * the sale does not have, with PAYMENT_REFUNDED more than the buyer still has.
 */
export function restock(tx: Tx, act: Act, sale_id: number, wanted: Restocking, reason: string): Restocked[] {
  const kept = tx.all(keptOf, { sale_id })
  const back = (wanted === true ? kept : wanted).filter(({ quantity }) => quantity > 0)
  for (const [index, { product_id, quantity }] of back.entries()) {
    const left = kept.find((line) => line.product_id === product_id)
    if (!left) throw invalid(`restock.${index}.product_id`, say('sales.not_part_of_sale'))
    if (quantity > left.quantity) {
      const detail = say('sales.can_still_come_back', { name: left.name, count: left.quantity })
      throw new Refusal('PAYMENT_REFUNDED', detail)
    }
    left.quantity -= wanted === true ? 0 : quantity
    moveStock(tx, act, { product_id, delta: quantity, kind: 'return', sale_id, reason })
  }
  return back.map(({ product_id: id, quantity }) => ({ what: 'stock', id, quantity }))
}
