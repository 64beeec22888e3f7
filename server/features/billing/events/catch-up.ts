import type { Act, App } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Writer } from '../../../db/writer.ts'
import type { Round } from '../../../jobs/round.ts'
import type { Job } from '../../../jobs/runner.ts'
import { addHours, addMinutes, type Instant } from '../../../lib/time.ts'
import { ProcessorError } from '../../../ports/processor/port.ts'
import type { AddressFollower } from '../../tunnel/seam.ts'
import { findConnected, processorNow, type Connected } from '../account/connected.ts'
import { processorSettings } from '../account/queries.ts'
import { anyPending, overdueCheckout, pendingCheckouts } from '../checkout/queries.ts'
import { syncCheckout } from '../fulfil/sync-checkout.ts'
import { keepTrouble, noteEvent, readUpTo } from './queries.ts'

/** Minutes between two readings of the processor's events: without a webhook; while something is being bought; else. */
const EVERY = { without: 1, pending: 10, quiet: 60 }
/** Events are listed as they were made, which is not quite in their order: the last hour is read again. */
const OVERLAP_HOURS = 1
/** Checkouts that the processor is asked about side by side. */
const AT_ONCE = 4

/**
 * Catches up with the processor automatically: the computer may have been off or unreachable. Looks at open checkouts one by one,
 * and reads on in the processor's list of events from where it was.
 */
export const catchUp: Job = {
  name: 'catch up with the processor',
  everyMinutes: 0,
  hasWork: isDue,
  run: (app, act, round) => catchUpNow(app, act, round),
}

/** The processor may reach the studio again at a new address: missed events are read at once. */
export const catchUpAgain: AddressFollower = (tx, _, { url }) => {
  if (url !== null) tx.run(db.updateTable('processor_settings').set({ caught_up_at: null }))
}

/** Writers that have caught up since the start: the computer may have been off for any time before it. */
const caughtUp = new WeakSet<Writer>()

function isDue(app: App, now: Instant): boolean {
  const account = app.db.one(processorSettings, {})
  // Without an account nothing can be asked, but overdue checkouts still end.
  if (!account) return app.db.one(overdueCheckout, { now: processorNow(app, now) }) !== undefined
  if (!findConnected(app)) return false
  const last = account.caught_up_at
  if (last === null || last > now || !caughtUp.has(app.writer)) return true
  return addMinutes(last, minutesBetweenReadings(app, account.webhook_secret_sealed !== null)) <= now
}

function minutesBetweenReadings({ db }: App, isTold: boolean): number {
  if (!isTold) return EVERY.without
  return db.one(anyPending, {}) ? EVERY.pending : EVERY.quiet
}

export async function catchUpNow(app: App, act: Act, round: Round): Promise<void> {
  const connected = findConnected(app)
  const lookAtPending = () =>
    round.each('checkout', app.db.all(pendingCheckouts, {}), ({ id }) => syncCheckout(app, act, id), AT_ONCE)
  if (!connected) return lookAtPending()
  try {
    await readEvents(app, act, connected)
    caughtUp.add(app.writer)
  } catch (error) {
    if (!(error instanceof ProcessorError)) throw error
    await app.writer.write((tx) => tx.run(keepTrouble, { error: error.kind }))
    // A key that may not read events may still read what was bought.
    if (error.kind === 'permission') await lookAtPending()
    throw error
  }
  await lookAtPending()
}

async function readEvents(app: App, act: Act, { processor, account }: Connected): Promise<void> {
  const events = await processor.eventsSince(addHours(account.read_until, -OVERLAP_HOURS))
  // By the processor's clock, as read from its answer.
  const asked = processorNow(app, act.now)
  await app.writer.write((tx) => {
    for (const event of events) {
      if (event.livemode === account.livemode) noteEvent(tx, act, event)
    }
    tx.run(readUpTo, { read_until: asked, now: act.now })
  })
}
