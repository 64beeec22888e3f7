import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { emit } from '../../../events/emit.ts'
import { releaseGiftCard } from '../../gift-cards/hold.ts'
import { moveStock } from '../../products/stock.ts'
import { releasePromo } from '../../promo-codes/holds.ts'
import { holderOf } from './holder.ts'
import { readCheckout, saveCheckout, type CheckoutRow } from './queries.ts'

/**
 * The way a checkout came to nothing; `superseded`: its buyer, or the studio, closed it to go on otherwise; `replaced`: a new one
 * takes over its spot or slot.
 */
export type Ending = 'abandoned' | 'superseded' | 'replaced' | 'failed'

/** Ends a checkout that came to nothing: what was held for it is free again. One that is decided stays as it is. */
export function endCheckout(tx: Tx, act: Act, { id }: { id: number }, ending: Ending): CheckoutRow {
  const row = readCheckout(tx, id)
  if (row.status !== 'pending') return row
  releaseHeld(tx, act, row)
  if (ending !== 'replaced') holderOf(act, row)?.release(tx, act, id)
  // A debt is not something the client wished for.
  if (ending === 'abandoned' && row.client_id !== null && row.kind !== 'charges')
    emit(tx, act, 'checkout.abandoned', row.client_id, { purchase_id: id })
  return saveCheckout(tx, act, id, { status: ending === 'failed' ? 'failed' : 'expired', trouble: null, pay_url: null })
}

/** Gives back what is held for a checkout. */
export function releaseHeld(tx: Tx, act: Act, row: CheckoutRow): void {
  if (row.promo_use_id !== null) releasePromo(tx, row.promo_use_id)
  if (row.gift_card_id !== null) {
    releaseGiftCard(tx, act, { gift_card_id: row.gift_card_id, amount_minor: row.card_minor })
  }
  if (row.is_stock_held) moveStock(tx, act, { product_id: row.product_id!, delta: 1, kind: 'release' })
}
