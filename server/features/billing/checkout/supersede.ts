import type { Ctx } from '../../../context.ts'
import { closeCheckout } from './close.ts'
import type { Wanted } from './price.ts'
import { pendingOfClient } from './queries.ts'

/**
 * What the same buyer began before and did not pay is closed first, so that nobody's own promo code or last piece stands in
 * the way of a second attempt.
 */
export async function supersede(ctx: Ctx, wanted: Wanted): Promise<void> {
  if (wanted.client_id === null || wanted.kind === 'gift_card') return
  const open = ctx.db
    .all(pendingOfClient, { client_id: wanted.client_id })
    .filter(
      (row) =>
        row.kind === wanted.kind &&
        (wanted.kind !== 'membership' || row.membership_type_id === wanted.membership_type_id || usesCodes(wanted)) &&
        (wanted.kind !== 'product' || row.product_id === wanted.product_id),
    )
  for (const row of open) await closeCheckout(ctx, ctx, row)
}

function usesCodes({ promo_code, gift_card_code }: Extract<Wanted, { kind: 'membership' }>): boolean {
  return promo_code !== undefined || gift_card_code !== undefined
}
