import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { moveStock } from '../products/stock.ts'
import { keptOf } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** The pieces of a sale to put back into stock: all that are not back yet, or a number of each product. */
type Restocking = true | readonly { product_id: number; quantity: number }[]

/** The number of pieces of one product that came back. */
interface Restocked {
  what: 'stock'
  id: number
  quantity: number
}

/**
 * Decides which pieces of a sale come back. Refuses with 422 a product that the sale does not have, with PAYMENT_REFUNDED more
 * than the buyer still has; if the money is refunded already (`isGiven`), takes as many as can still come back.
 */
export function decideRestock(
  reader: Reader,
  { sale_id, wanted }: { sale_id: number; wanted: Restocking },
  { isGiven }: { isGiven: boolean },
): Restocked[] {
  const kept = reader.all(keptOf, { sale_id })
  const lines = (wanted === true ? kept.map((line) => ({ ...line })) : wanted).filter(({ quantity }) => quantity > 0)
  return lines.flatMap(({ product_id: id, quantity }, index) => {
    const left = kept.find(({ product_id }) => product_id === id)
    if (!left && !isGiven) throw invalid(`restock.${index}.product_id`, say('sales.not_part_of_sale'))
    if (!left) return []
    if (quantity > left.quantity && !isGiven)
      throw new Refusal('PAYMENT_REFUNDED', say('sales.can_still_come_back', { name: left.name, count: left.quantity }))
    const back = Math.min(quantity, left.quantity)
    left.quantity -= back
    return back > 0 ? [{ what: 'stock', id, quantity: back }] : []
  })
}

/** Puts what was decided on back into stock. */
export function restock(tx: Tx, act: Act, sale_id: number, back: readonly Restocked[], reason: string): void {
  for (const { id, quantity } of back)
    moveStock(tx, act, { product_id: id, delta: quantity, kind: 'return', sale_id, reason })
}
