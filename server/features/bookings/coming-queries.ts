import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import { isQueued } from '../schedule/seat-queries.ts'
import { isBooked } from './queries.ts'

/** Open bookings of coming classes that a membership pays for, or all of a client's (the other is null). */
export const comingBookings = query(
  (p: { membership_id: number | null; client_id: number | null; from: Instant; until: Instant | null }) =>
    db
      .selectFrom('bookings')
      .innerJoin('scheduled_classes', 'scheduled_classes.id', 'bookings.scheduled_class_id')
      .select(['bookings.id', 'bookings.client_id', 'bookings.booked_for'])
      .where(isBooked)
      .where(sql<boolean>`(bookings.membership_id = ${p.membership_id} OR bookings.client_id = ${p.client_id})`)
      .where('scheduled_classes.starts_at', '>=', p.from)
      .where(sql<boolean>`(${p.until} IS NULL OR scheduled_classes.starts_at < ${p.until})`)
      .orderBy('scheduled_classes.starts_at')
      .orderBy('bookings.id'),
)

/** Open bookings of classes from an instant on, counted, and how many people wait for one of their places. */
const comingPlaces = (from: Instant) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes', 'scheduled_classes.id', 'bookings.scheduled_class_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('bookings'),
      sql<number>`coalesce(sum((SELECT count(*) FROM waitlist_entries
        WHERE waitlist_entries.scheduled_class_id = scheduled_classes.id AND ${isQueued()})), 0)`.as('waiting'),
    ])
    .where(isBooked)
    .where('scheduled_classes.starts_at', '>=', from)

/** The places that a membership pays for, and with how many credits. */
export const comingOfMembership = query((p: { membership_id: number; from: Instant; keepsMoved: boolean }) =>
  comingPlaces(p.from)
    .select(
      sql<number>`coalesce(sum((SELECT -sum(credits) FROM credit_entries WHERE credit_entries.booking_id = bookings.id)), 0)`.as(
        'credits',
      ),
    )
    .where('bookings.membership_id', '=', p.membership_id)
    .where(sql<boolean>`(NOT ${p.keepsMoved ? 1 : 0} OR booked_for IS NULL OR booked_for >= ${p.from})`),
)

/** The places that a client has. */
export const comingOfClient = query((p: { client_id: number; now: Instant }) =>
  comingPlaces(p.now).where('bookings.client_id', '=', p.client_id),
)
