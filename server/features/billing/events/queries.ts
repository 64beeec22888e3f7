import { db, query } from '../../../db/build.ts'
import type { Instant } from '../../../lib/time.ts'
import type { ProcessorEvent } from '../../../ports/processor/port.ts'

/** Notes what the processor has told; told before, it stays as it is. */
export const noteEvent = query((p: { event: ProcessorEvent; now: Instant; handled_at: Instant | null }) =>
  db
    .insertInto('processor_events')
    .values({
      id: p.event.id,
      type: p.event.type,
      object_id: p.event.object.id,
      livemode: p.event.livemode,
      created_at: p.event.created_at,
      received_at: p.now,
      next_attempt_at: p.handled_at === null ? p.now : null,
      handled_at: p.handled_at,
    })
    .onConflict((conflict) => conflict.doNothing()),
)

/** What was told and waits to be looked at, the oldest first. */
export const openEvents = query((p: { now: Instant }) =>
  db
    .selectFrom('processor_events')
    .select(['id', 'type', 'object_id', 'attempts'])
    .where('handled_at', 'is', null)
    .where('next_attempt_at', '<=', p.now)
    .orderBy('next_attempt_at')
    .orderBy('created_at')
    .limit(100),
)

export const settleEvent = query(
  (p: {
    id: string
    attempts: number
    handled_at: Instant | null
    next_attempt_at: Instant | null
    last_error: string | null
  }) =>
    db
      .updateTable('processor_events')
      .set({
        attempts: p.attempts,
        handled_at: p.handled_at,
        next_attempt_at: p.next_attempt_at,
        last_error: p.last_error,
      })
      .where('id', '=', p.id),
)

export const heardNow = query((p: { now: Instant }) => db.updateTable('processor_settings').set({ heard_at: p.now }))

export const readUpTo = query((p: { read_until: Instant; now: Instant }) =>
  db.updateTable('processor_settings').set({ read_until: p.read_until, caught_up_at: p.now, last_error: null }),
)

export const keepTrouble = query((p: { error: string }) =>
  db.updateTable('processor_settings').set({ last_error: p.error }),
)

/** What was looked at long ago goes; the processor itself keeps its events for 30 days. */
export const forgetEvents = query((p: { before: Instant }) =>
  db.deleteFrom('processor_events').where('handled_at', '<', p.before),
)
