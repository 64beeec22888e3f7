import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { refuseFor } from '../../api/errors.ts'
import { decidePromo } from './decide.ts'
import { usesOfPurchase } from './queries.ts'
import { discountOn, type PromoSubject } from './rules.ts'

/** The sale before the discount, with a code as it was typed. */
type PromoSale = PromoSubject & { code: string; client_id: number }

/**
 * Holds one use of a code for a sale and says what it takes off, in minor units. A held use counts as made, so that a
 * code is never used more often than it may be. Refuses with PROMO_CODE_INVALID; the detail says why.
 */
export function holdPromo(tx: Tx, act: Act, sale: PromoSale): { promo_use_id: number; discount_minor: number } {
  const { code, client_id, ...subject } = sale
  const { price_minor } = subject
  const { promo, reasons } = decidePromo(tx, act.now, {
    code,
    client_id,
    sale: subject,
  })
  if (reasons.length > 0) throw refuseFor(reasons)
  const discount_minor = discountOn(price_minor, promo)
  const use = { promo_code_id: promo.id, client_id, discount_minor, state: 'held' as const, created_at: act.now }
  const { id } = tx.run(db.insertInto('promo_uses').values(use))
  return { promo_use_id: id, discount_minor }
}

/** The sale a use was held for is made. False if it is not held any more: released, or used already. */
export function redeemPromo(tx: Tx, promoUseId: number, purchaseId: number): boolean {
  const used = db.updateTable('promo_uses').set({ state: 'used', purchase_id: purchaseId })
  return tx.run(used.where('id', '=', promoUseId).where('state', '=', 'held')).changes === 1
}

/** The sale a use was held for came to nothing: somebody else may use the code. Does nothing to one that is used. */
export function releasePromo(tx: Tx, promoUseId: number): void {
  const released = db.updateTable('promo_uses').set({ state: 'released' })
  tx.run(released.where('id', '=', promoUseId).where('state', '=', 'held'))
}

/** Gives back the uses of codes that a refunded purchase had made; gives the codes. */
export function returnPromo(tx: Tx, purchaseId: number): number[] {
  const uses = tx.all(usesOfPurchase, { purchase_id: purchaseId })
  for (const { id } of uses) tx.run(db.updateTable('promo_uses').set({ state: 'released' }).where('id', '=', id))
  return uses.map(({ promo_code_id }) => promo_code_id)
}
