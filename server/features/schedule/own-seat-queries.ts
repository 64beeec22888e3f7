import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { isQueued, takesSeat } from './seat-queries.ts'

const bookings = query((p: { client_id: number; ids: readonly number[] }) =>
  db
    .selectFrom('bookings')
    .select(['id', 'scheduled_class_id', 'status', 'cancels_free'])
    .where('client_id', '=', p.client_id)
    .where('scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .orderBy(takesSeat())
    .orderBy('id'),
)

const entries = query((p: { client_id: number; ids: readonly number[] }) =>
  db
    .selectFrom('waitlist_entries as entry')
    .select(({ selectFrom, fn }) => [
      'entry.id',
      'entry.scheduled_class_id',
      'entry.status',
      selectFrom('waitlist_entries as ahead')
        .select(fn.countAll<number>().as('count'))
        .whereRef('ahead.scheduled_class_id', '=', 'entry.scheduled_class_id')
        .where(isQueued('ahead'))
        .whereRef('ahead.id', '<', 'entry.id')
        .as('ahead'),
    ])
    .where('entry.client_id', '=', p.client_id)
    .where('entry.scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .orderBy(isQueued('entry'))
    .orderBy('entry.id'),
)

/**
 * A client's own booking and waitlist entry in each of the classes where they have one: the live one, else the latest. The
 * position is 1 for the first in the queue, null if the entry is not live. A booking that cancels free does so until the start.
 */
export function ownSeats(reader: Reader, clientId: number, classIds: readonly number[]) {
  const request = { client_id: clientId, ids: classIds }
  const booked = new Map(reader.all(bookings, request).map((row) => [row.scheduled_class_id, row]))
  const queued = new Map(reader.all(entries, request).map((row) => [row.scheduled_class_id, row]))
  return ({ id, starts_at }: { id: number; starts_at: Instant }) => {
    const booking = booked.get(id)
    const entry = queued.get(id)
    const isLive = entry?.status === 'waiting' || entry?.status === 'offered'
    return {
      my_booking_id: booking?.id ?? null,
      my_booking_status: booking?.status ?? null,
      my_waitlist_id: entry?.id ?? null,
      my_waitlist_position: isLive ? (entry.ahead ?? 0) + 1 : null,
      my_waitlist_status: entry?.status ?? null,
      ...(booking?.cancels_free && { cancel_free_until: starts_at }),
    }
  }
}
