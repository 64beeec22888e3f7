import type { Ctx } from '../../../context.ts'
import { asking } from '../account/connected.ts'
import { syncCheckout } from '../fulfil/sync-checkout.ts'
import { loadCheckout } from './own.ts'
import { appointmentBookedBy, placeBookedBy, type CheckoutRow } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { boughtWith } from './shown.ts'

const looked = (ctx: Ctx, id: number) =>
  asking(() => syncCheckout(ctx, ctx, id), { unavailable: say('billing.not_known_yet') })

/** The status of a checkout, for its buyer; one that is paid and not delivered yet is delivered first. */
export async function checkoutStatus(ctx: Ctx, session_id: string) {
  const found = loadCheckout(ctx, session_id)
  return presentStatus(ctx, found.status === 'pending' ? await looked(ctx, found.id) : found)
}

/** The status of a checkout, as it is shown. */
export function presentStatus(
  { db }: Ctx,
  { id: checkout_id, status, kind, purchase_id, under_way_since }: CheckoutRow,
) {
  const booking_id = db.one(placeBookedBy, { checkout_id })?.id ?? null
  const appointment_id = db.one(appointmentBookedBy, { checkout_id })?.appointment_id ?? null
  const is_under_way = status === 'pending' && under_way_since !== null
  return {
    status,
    kind,
    ...boughtWith(db, purchase_id),
    booking_id,
    appointment_id,
    ...(is_under_way && { is_under_way }),
  }
}
