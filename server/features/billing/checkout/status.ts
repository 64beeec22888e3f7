import { notFound } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { asking } from '../account/connected.ts'
import { syncCheckout } from '../fulfil/sync-checkout.ts'
import { appointmentBookedBy, checkoutBySession, placeBookedBy } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { boughtWith } from './shown.ts'

const looked = (ctx: Ctx, id: number) =>
  asking(() => syncCheckout(ctx, ctx, id), { unavailable: say('billing.not_known_yet') })

/** What became of a checkout, for its buyer; where it is paid and not delivered yet, that is done first. */
export async function checkoutStatus(ctx: Ctx, session_id: string) {
  const found = ctx.db.one(checkoutBySession, { session_id })
  const { caller } = ctx
  if (!found || (caller.role === 'client' && ![found.client_id, found.payer_id].includes(caller.id)))
    throw notFound('checkout')
  const row = found.status === 'pending' ? await looked(ctx, found.id) : found
  const { status, kind, purchase_id } = row
  const booking_id = ctx.db.one(placeBookedBy, { checkout_id: row.id })?.id ?? null
  const appointment_id = ctx.db.one(appointmentBookedBy, { checkout_id: row.id })?.appointment_id ?? null
  return { status, kind, ...boughtWith(ctx.db, purchase_id), booking_id, appointment_id }
}
