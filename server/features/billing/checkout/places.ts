import type { Job } from '../../../jobs/runner.ts'
import { findConnected, processorNow } from '../account/connected.ts'
import { syncCheckout } from '../fulfil/sync-checkout.ts'
import { overdueHeld } from './queries.ts'

/** Closes the sessions of places and slots that are not held, of charges that are not owed and of intro offers that are had, so that nobody pays for them. */
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
