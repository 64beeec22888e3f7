import { notFound } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { dependantsOf } from '../../clients/queries.ts'
import { checkoutBySession, type CheckoutRow } from './queries.ts'

/** Returns the clients whose payments a client may look at and give up: themselves and those they act for. */
export function actsFor({ db }: Pick<Ctx, 'db'>, guardian_id: number): number[] {
  const dependants = db.all(dependantsOf, { guardian_id }).filter(({ is_active }) => is_active)
  return [guardian_id, ...dependants.map(({ id }) => id)]
}

/** A checkout by the processor's session; a client's own, or of somebody they act for, else 404. */
export function loadCheckout(ctx: Ctx, session_id: string): CheckoutRow {
  const found = ctx.db.one(checkoutBySession, { session_id })
  const { caller } = ctx
  if (!found || (caller.role === 'client' && !isOwn(ctx, found, caller.id))) throw notFound('checkout')
  return found
}

function isOwn(ctx: Ctx, { client_id, payer_id }: CheckoutRow, id: number): boolean {
  return payer_id === id || (client_id !== null && actsFor(ctx, id).includes(client_id))
}
