import { ProcessorError } from '../../../server/ports/processor/port.ts'
import type { App } from '../../context.ts'
import { standingOf } from '../checkout/standing-rules.ts'
import { keepStanding, licenseOfSubscription } from './queries.ts'

/**
 * Brings the license of a subscription to what the processor says of it now; of two looks the later one stays. Does nothing
 * for a subscription that is no license's.
 */
export async function lookAgain({ store, ports }: App, subscriptionId: string): Promise<void> {
  const looked_at = ports.clock.now()
  const license = await licenseOfSubscription(store, subscriptionId)
  if (!license) return
  const subscription = await ports.seller.subscription(subscriptionId).catch((error: unknown) => {
    if (error instanceof ProcessorError && error.kind === 'missing') return undefined
    throw error
  })
  if (!subscription) return
  const { current_period_end } = subscription
  const status = standingOf(subscription, license.withdrawn_invoice_id)
  await keepStanding(store, license.id, { status, current_period_end, looked_at })
}
