import { db, query } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { isFollowed } from '../../../ports/processor/followed-events.ts'
import type { ProcessorError, ProcessorEvent } from '../../../ports/processor/port.ts'

const insertEvent = query(
  (p: {
    id: string
    type: string
    object_id: string
    livemode: boolean
    created_at: Instant
    received_at: Instant
    next_attempt_at: Instant | null
    handled_at: Instant | null
  }) =>
    db
      .insertInto('processor_events')
      .values({
        id: p.id,
        type: p.type,
        object_id: p.object_id,
        livemode: p.livemode,
        created_at: p.created_at,
        received_at: p.received_at,
        next_attempt_at: p.next_attempt_at,
        handled_at: p.handled_at,
      })
      .onConflict((conflict) => conflict.doNothing()),
)

/** Notes an event from the processor, to be looked at if the studio follows its type; an event already noted stays as it is. */
export function noteEvent(tx: Tx, { now }: { now: Instant }, { object, ...event }: ProcessorEvent): void {
  const isFollowedHere = isFollowed(event.type)
  tx.run(insertEvent, {
    ...event,
    object_id: object.id,
    received_at: now,
    next_attempt_at: isFollowedHere ? now : null,
    handled_at: isFollowedHere ? null : now,
  })
}

/** Events that wait to be looked at, the oldest first. */
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

export const keepTrouble = query((p: { error: ProcessorError['kind'] }) =>
  db.updateTable('processor_settings').set({ last_error: p.error }),
)

/** Deletes events handled long ago; the processor itself keeps its events for 30 days. */
export const forgetEvents = query((p: { before: Instant }) =>
  db.deleteFrom('processor_events').where('handled_at', '<', p.before),
)

/** Has what could not be looked at yet looked at again: what it is about may have been delivered by now. */
export const lookAgain = query((p: { now: Instant }) =>
  db
    .updateTable('processor_events')
    .set({ next_attempt_at: p.now })
    .where('handled_at', 'is', null)
    .where('attempts', '>', 0),
)
