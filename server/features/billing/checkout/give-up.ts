import { Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { NOTHING_PAID, requireConnected } from '../account/connected.ts'
import { closeCheckout } from './close.ts'
import { loadCheckout } from './own.ts'
import { presentStatus } from './status.ts'
import { refuseUnderWay } from './under-way.ts'

/**
 * Gives up what was begun to be paid: its session is ended at the processor first, and what was held goes to others. If it was
 * paid a moment before, it is delivered, or given back where that can't be: the answer's status says which. Refuses with
 * PAYMENT_UNDER_WAY what the bank has already, and with PAYMENT_PROVIDER_ERROR where it can't be known.
 */
export async function giveUpCheckout(ctx: Ctx, session_id: string) {
  const found = loadCheckout(ctx, session_id)
  if (found.status !== 'pending') return presentStatus(ctx, found)
  requireConnected(ctx)
  const row = await closeCheckout(ctx, ctx, found)
  refuseUnderWay(row)
  // It is of an account that the studio has left: nobody can say that it was not paid.
  if (row.status === 'pending') {
    throw new Refusal('PAYMENT_PROVIDER_ERROR', NOTHING_PAID.unavailable ?? say('billing.processor_away'))
  }
  return presentStatus(ctx, row)
}
