import { sql, type RawBuilder } from 'kysely'
import { takesSeatSql } from '../../lib/seat-rules.ts'

/** True if a booking takes a seat. */
export function takesSeat(bookings = 'bookings'): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(takesSeatSql(`"${bookings}"."status"`))}`
}

/** True if a waitlist entry holds a seat: one that is offered. */
export function holdsSeat(entries = 'waitlist_entries'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${entries}.status`)} = 'offered'`
}

/** True if a guest's wish holds a seat: until its link is followed, for a while. */
export function isHeldForGuest(guests = 'guest_bookings'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${guests}.status`)} = 'held'`
}

/**
 * True if a place is held for somebody who is paying for it. One that was offered to them from the waitlist is held by that
 * offer as long as it stands.
 */
export function isHeldToPay(holds = 'seat_holds'): RawBuilder<boolean> {
  const [status, class_id, client_id] = ['status', 'scheduled_class_id', 'client_id'].map((of) =>
    sql.ref(`${holds}.${of}`),
  )
  return sql<boolean>`(${status} = 'held' AND NOT EXISTS (SELECT 1 FROM waitlist_entries AS own_offer
    WHERE own_offer.scheduled_class_id = ${class_id} AND own_offer.client_id = ${client_id}
      AND own_offer.status = 'offered'))`
}

/** True if a waitlist entry waits and no seat is offered to it. */
export function isWaiting(entries = 'waitlist_entries'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${entries}.status`)} = 'waiting'`
}

/** True if a waitlist entry is in the queue: it waits, or has an offer. */
export function isQueued(entries = 'waitlist_entries'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${entries}.status`)} IN ('waiting', 'offered')`
}
