import type { Act, App } from '../../../context.ts'
import { asking, findConnected, isOf } from '../account/connected.ts'
import { applySession } from '../fulfil/follow.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import { endCheckout } from './end.ts'
import { readCheckout, type CheckoutRow } from './queries.ts'
import { sessionOf } from './session.ts'

/**
 * Closes a checkout that nobody should pay any more: its session is ended at the processor first, and if somebody was quicker
 * it is delivered. Refuses with PAYMENT_PROVIDER_ERROR where that can't be known.
 */
export function closeCheckout(app: App, act: Act, { id }: { id: number }): Promise<CheckoutRow> {
  return oneAtATime(app, `checkout ${id}`, async () => {
    const row = readCheckout(app.db, id)
    if (row.status !== 'pending') return row
    const connected = findConnected(app)
    // Of an account that is not connected any more nothing can be asked: its time runs out.
    if (!connected || !isOf(connected, row)) return row
    const session_id = row.session_id ?? (await asking(() => sessionOf(app, act, connected, row)))
    if (session_id === undefined) return app.writer.write((tx) => endCheckout(tx, act, row, 'failed'))
    const session = await asking(() => connected.processor.expireSession(session_id))
    return applySession(app, act, connected, { row, session })
  })
}
