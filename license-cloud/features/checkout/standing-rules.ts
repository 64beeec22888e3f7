import type { Instant } from '../../../server/lib/time.ts'
import type { ProcessorSession, ProcessorSubscription } from '../../../server/ports/processor/port.ts'
import { isPlan, type Plan } from '../../plans.ts'

/** The plan that a session has paid for; undefined where it has not, or was for something else. */
export function paidPlan(session: ProcessorSession): Plan | undefined {
  const { plan } = session.metadata
  const isPaid = session.status === 'complete' && session.payment !== 'unpaid'
  return isPaid && isPlan(plan) ? plan : undefined
}

/** Statuses in which a subscription gives service; one that is past due is asked for again before it ends. */
const SERVED: readonly string[] = ['active', 'trialing', 'past_due']

/** True if a subscription gives service: not where the money for its last invoice was given or taken back. */
export function standingOf(
  { status, latest_invoice_id }: Pick<ProcessorSubscription, 'status' | 'latest_invoice_id'>,
  withdrawnInvoice: string | null,
): 'active' | 'canceled' {
  const isWithdrawn = withdrawnInvoice !== null && withdrawnInvoice === latest_invoice_id
  return SERVED.includes(status) && !isWithdrawn ? 'active' : 'canceled'
}

/**
 * Returns when the token count of a period that runs at `now` starts again from zero: the first moment after `now` that lies
 * whole months before or after the end of the paid time, on the same day of the month if there is one.
 */
export function usagePeriodEnd(paidUntil: Instant, now: Instant): Instant {
  const end = new Date(paidUntil)
  const at = new Date(now)
  const months = (at.getUTCFullYear() - end.getUTCFullYear()) * 12 + at.getUTCMonth() - end.getUTCMonth()
  const inThatMonth = monthsAfter(paidUntil, months)
  return inThatMonth > now ? inThatMonth : monthsAfter(paidUntil, months + 1)
}

/** The moment so many months after another, on the last day of the month where that is shorter. */
export function monthsAfter(moment: Instant, count: number): Instant {
  const moved = new Date(moment)
  const day = moved.getUTCDate()
  moved.setUTCMonth(moved.getUTCMonth() + count, 1)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(day, last))
  return moved.toISOString()
}
