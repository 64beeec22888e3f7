import { notFound } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { asking } from '../account/connected.ts'
import { syncCheckout } from '../fulfil/sync-checkout.ts'
import { checkoutBySession } from './queries.ts'
import { boughtWith } from './shown.ts'

/** What became of a checkout, for its buyer; where it is paid and not delivered yet, that is done first. */
export async function checkoutStatus(ctx: Ctx, session_id: string) {
  const found = ctx.db.one(checkoutBySession, { session_id })
  const { caller } = ctx
  if (!found || (caller.role === 'client' && found.client_id !== caller.id)) throw notFound('checkout')
  const row = found.status === 'pending' ? await asking(() => syncCheckout(ctx, ctx, found.id)) : found
  const { status, kind, purchase_id } = row
  return { status, kind, ...boughtWith(ctx.db, purchase_id) }
}
