import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Job } from '../../../jobs/runner.ts'
import { findConnected, processorNow } from '../account/connected.ts'
import { syncCheckout } from '../fulfil/sync-checkout.ts'
import { overdueHeld } from './queries.ts'

/** What a checkout held is not held any more, or a charge of it not owed: nobody should pay for it, so that its session is closed soon. */
export function letRunOut(tx: Tx, { now }: Act, checkout_id: number): void {
  const open = db.updateTable('checkouts').where('id', '=', checkout_id).where('status', '=', 'pending')
  tx.run(open.set({ expires_at: now, updated_at: now }))
}

/** Closes the sessions of places and slots that are not held and of charges that are not owed any more, so that nobody pays for them. */
export const closeUnheld: Job = {
  name: 'close checkouts of what is held or owed no more',
  everyMinutes: 0,
  hasWork: (app, now) => app.db.one(overdueHeld, { now: processorNow(app, now) }) !== undefined && isConnected(app),
  run: (app, act, round) =>
    round.each('checkout', app.db.all(overdueHeld, { now: processorNow(app, act.now) }), ({ id }) =>
      syncCheckout(app, act, id),
    ),
}

const isConnected = (app: Parameters<typeof findConnected>[0]) => findConnected(app) !== undefined
