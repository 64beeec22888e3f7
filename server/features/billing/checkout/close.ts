import type { Act, App } from '../../../context.ts'
import { storageFaultOf } from '../../../db/storage-fault.ts'
import { reasonOf } from '../../../lib/reason.ts'
import { asking, findConnected, isOf, NOTHING_PAID } from '../account/connected.ts'
import type { Ending } from './end.ts'
import { closeSession, lineOf } from '../fulfil/sync-checkout.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import { pendingCheckouts, readCheckout, type CheckoutRow } from './queries.ts'

/**
 * Closes a checkout that nobody should pay now: ends its session at the processor first, and delivers it if somebody was
 * quicker. Refuses with PAYMENT_PROVIDER_ERROR if that can't be known.
 */
export function closeCheckout(
  app: App,
  act: Act,
  { id }: { id: number },
  ending: Ending = 'superseded',
): Promise<CheckoutRow> {
  const close = async () => {
    const row = readCheckout(app.db, id)
    const connected = findConnected(app)
    // The processor can't be asked about an account that is no longer connected: the checkout's time runs out.
    if (row.status !== 'pending' || !connected || !isOf(connected, row)) return row
    return closeSession(app, act, connected, row, ending)
  }
  return asking(() => oneAtATime(app, lineOf(id), close), NOTHING_PAID)
}

/** Closes everything that is being bought, as far as the processor can be reached: the studio leaves its account. */
export async function closeAll(app: App, act: Act): Promise<void> {
  for (const row of app.db.all(pendingCheckouts, {})) {
    try {
      await closeCheckout(app, act, row)
    } catch (error) {
      if (storageFaultOf(error) !== undefined) throw error
      app.log('warn', 'a checkout could not be closed', { checkout: row.id, error: reasonOf(error) })
      return
    }
  }
}
