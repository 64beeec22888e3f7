import { invalid, notFound } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { dependantsOf } from '../../clients/queries.ts'

/**
 * Whom something is bought for, and who pays: a client buys for themselves (where nobody is named) and for their dependants,
 * whose receipt is the guardian's; anybody else is 404. A manager names the client.
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
