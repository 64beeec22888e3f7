import { ProcessorError } from '../../../server/ports/processor/port.ts'
import type { App } from '../../context.ts'
import { standingOf } from '../checkout/standing-rules.ts'
import { keepLook, licenseOfSubscription } from './queries.ts'

/**
 * Brings the license of a subscription to what the processor says of it now; of two looks the later one stays, and where the
 * processor knows no such subscription the license stays as it is. Does nothing for a subscription that is no license's.
 */
export async function lookAgain({ store, ports }: App, subscriptionId: string): Promise<void> {
  const looked_at = ports.clock.now()
  const license = await licenseOfSubscription(store, subscriptionId)
  if (!license) return
  const subscription = await ports.seller.subscription(subscriptionId).catch((error: unknown) => {
    if (error instanceof ProcessorError && error.kind === 'missing') return undefined
    throw error
  })
  const found = subscription && {
    status: standingOf(subscription, license.withdrawn_invoice_id),
    current_period_end: subscription.current_period_end,
  }
  await keepLook(store, license.id, { ...found, looked_at })
}
