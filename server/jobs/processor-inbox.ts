import { systemActor } from '../api/caller.ts'
import type { Act, App } from '../context.ts'
import { storageFaultOf } from '../db/storage-fault.ts'
import type { Round } from './round.ts'
import type { Job } from './runner.ts'
import { reasonOf } from '../lib/reason.ts'
import { addMinutes } from '../lib/time.ts'
import { ProcessorError } from '../ports/processor/port.ts'
import { findConnected } from '../features/billing/account/connected.ts'
import { purchaseHandlers } from '../features/billing/events/handlers.ts'
import { NotHereYet } from '../features/billing/events/not-here-yet.ts'
import { openEvents, settleEvent } from '../features/billing/events/queries.ts'
import { refundHandlers } from '../features/refunds/event-handlers.ts'

/** Minutes until each next attempt; after the last it is left to the regular looking at everything that is open. */
const RETRY_MINUTES = [0.2, 1, 5, 15, 60, 240, 720, 1440, 1440, 1440, 1440]

const follows = new Map(Object.entries({ ...purchaseHandlers, ...refundHandlers }))

type OpenEvent = NonNullable<(typeof openEvents)['row']>

/** Handles the processor's events within a second of their arrival. */
export const processorInbox: Job = {
  name: 'look at what the processor told',
  everyMinutes: 0,
  hasWork: (app, now) => app.db.one(openEvents, { now }) !== undefined,
  run: async (app, act, round: Round) => {
    const events = app.db.all(openEvents, { now: act.now })
    // Those about one object one after the other; what is about others need not wait for it.
    const byObject = Map.groupBy(events, ({ object_id }) => object_id)
    const lines = [...byObject].map(([id, told]) => ({ id, told }))
    await round.each('events of', lines, async ({ told }) => {
      for (const event of told) await settle(app, act, event)
    })
  },
}

async function settle(app: App, act: Act, event: OpenEvent): Promise<void> {
  const { id } = event
  const attempts = event.attempts + 1
  const error = await follow(app, { ...act, actor: systemActor }, event)
  const minutes = error === null ? undefined : RETRY_MINUTES[attempts - 1]
  const next_attempt_at = minutes === undefined ? null : addMinutes(act.now, minutes)
  const handled_at = next_attempt_at === null ? act.now : null
  await app.writer.write((tx) => tx.run(settleEvent, { id, attempts, handled_at, next_attempt_at, last_error: error }))
}

/** Fetches the event again by its id and does what follows from the object it is about; gives what went wrong. */
async function follow(app: App, act: Act, { id }: OpenEvent): Promise<string | null> {
  const connected = findConnected(app)
  if (!connected) return 'No account is connected.'
  try {
    const event = await connected.processor.event(id)
    if (event.livemode !== connected.account.livemode) return null
    // Messages that don't belong to the studio are ignored.
    await follows.get(event.object.kind)?.(app, act, connected, event.object.id, event)
    return null
  } catch (error) {
    if (storageFaultOf(error) !== undefined) throw error
    if (error instanceof ProcessorError && error.kind === 'missing') return null
    if (error instanceof NotHereYet) return error.message
    app.log('warn', 'what the processor told could not be looked at', { event_id: id, error: reasonOf(error) })
    return reasonOf(error)
  }
}
