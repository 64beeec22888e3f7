import { invalid, notFound } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { loadClient } from '../../clients/load.ts'
import { dependantsOf } from '../../clients/queries.ts'

/**
 * The client a purchase is for, and the payer: a client buys for themselves (if nobody is named) and for their dependants, whose
 * receipt is the guardian's; anybody else is 404. A manager names the client.
 */
export function buysFor({ caller, db }: Ctx, named: number | undefined): { client_id: number; payer_id?: number } {
  if (caller.role !== 'client') {
    if (named === undefined) throw invalid('client_id', say('bookings.say_which_client'))
    return { client_id: named }
  }
  if (named === undefined || named === caller.id) return { client_id: caller.id }
  const isOwn = db.all(dependantsOf, { guardian_id: caller.id }).some(({ id, is_active }) => id === named && is_active)
  if (!isOwn) throw notFound('client')
  return { client_id: named, payer_id: caller.id }
}

/**
 * The client who pays what is owed, and the possible debtors: a client pays for themselves and their dependants, or for one whom
 * they name; anybody else is 404. A manager names the client.
 */
export function owesFor(ctx: Ctx, named: number | undefined): { client_id: number; whose: number[] } {
  const { caller, db } = ctx
  const { client_id: owing } = buysFor(ctx, named)
  if (caller.role !== 'client') return { client_id: loadClient(db, owing).id, whose: [owing] }
  if (named !== undefined) return { client_id: caller.id, whose: [owing] }
  const dependants = db.all(dependantsOf, { guardian_id: caller.id }).filter(({ is_active }) => is_active)
  return { client_id: caller.id, whose: [caller.id, ...dependants.map(({ id }) => id)] }
}
