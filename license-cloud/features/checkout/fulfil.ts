import {
  ProcessorError,
  type ProcessorSession,
  type ProcessorSubscription,
} from '../../../server/ports/processor/port.ts'
import type { App } from '../../context.ts'
import { keepLicense } from './queries.ts'
import { monthsAfter, paidPlan, standingOf, usagePeriodEnd } from './standing-rules.ts'

/**
 * Makes the license of a session that was paid, once however often and by whomever it is called: the webhook, the success
 * page, a repeat of either. Does nothing for any other session.
 */
export async function fulfil({ store, ports }: App, session: ProcessorSession): Promise<void> {
  const plan = paidPlan(session)
  if (!plan) return
  const now = ports.clock.now()
  const subscription = await subscriptionOf(session, ports)
  const current_period_end = subscription?.current_period_end ?? monthsAfter(now, 1)
  await keepLicense(store, {
    checkout_session_id: session.id,
    plan,
    status: subscription ? standingOf(subscription, null) : 'active',
    customer_id: session.customer_id,
    subscription_id: session.subscription_id,
    current_period_end,
    usage_period_end: usagePeriodEnd(current_period_end, now),
    looked_at: now,
    created_at: now,
  })
}

/** The subscription that a session began. A customer who has paid is served a month, even if the processor shows none. */
async function subscriptionOf(
  { subscription_id }: ProcessorSession,
  { seller }: Pick<App['ports'], 'seller'>,
): Promise<ProcessorSubscription | undefined> {
  if (subscription_id === null) return undefined
  return seller.subscription(subscription_id).catch((error: unknown) => {
    if (error instanceof ProcessorError && error.kind === 'missing') return undefined
    throw error
  })
}
