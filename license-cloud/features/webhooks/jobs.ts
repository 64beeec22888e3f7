import { addHours } from '../../../server/lib/time.ts'
import type { App } from '../../context.ts'
import { lookAgain } from './look-again.ts'
import { forgetHandled, overdueSubscriptions } from './queries.ts'

/** Hours for a renewal's message to come before the processor is asked, and between two askings. */
const PATIENCE = 2
const AGAIN = 6
/** Hours for which a message is known: longer than the processor sends one again. */
const KEPT = 45 * 24

/** Asks for subscriptions whose messages did not come, and forgets messages that come no more. */
export async function catchUp(app: App): Promise<void> {
  const now = app.ports.clock.now()
  const overdue = { endedBy: addHours(now, -PATIENCE), unseenSince: addHours(now, -AGAIN) }
  for (const id of await overdueSubscriptions(app.store, overdue)) await lookAgain(app, id)
  await forgetHandled(app.store, addHours(now, -KEPT))
}
