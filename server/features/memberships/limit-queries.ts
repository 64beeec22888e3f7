import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

interface Week {
  membership_id: number
  client_id: number
  from: Instant
  until: Instant
}

/**
 * The places of a week that a membership pays for one person and that limits count. The classes of the week are looked
 * through, not the membership's history: a cross join keeps SQLite to that order.
 */
export const countedBookings = query((p: Week) =>
  db
    .selectFrom('scheduled_classes as cls')
    .crossJoin('bookings')
    .select(['bookings.id', 'cls.starts_at', 'bookings.status'])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.until)
    .where('bookings.membership_id', '=', p.membership_id)
    .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
    .where('bookings.client_id', '=', p.client_id)
    .where('bookings.status', 'in', ['booked', 'checked_in', 'no_show', 'late_cancelled'])
    .where('bookings.excused_at', 'is', null),
)

export const countedAppointments = query((p: Week) =>
  db
    .selectFrom('appointments')
    .select(['id', 'starts_at', 'status'])
    .where('membership_id', '=', p.membership_id)
    .where('starts_at', '>=', p.from)
    .where('starts_at', '<', p.until)
    .where('client_id', '=', p.client_id)
    .where('status', '!=', 'cancelled'),
)

/** Bookings that a membership pays for, for one client, and that have not begun. */
export const toComeOf = query((p: { membership_id: number; client_id: number; now: Instant }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .select([sql<'booking' | 'appointment'>`'booking'`.as('kind'), 'bookings.id', 'cls.starts_at'])
    .where('bookings.client_id', '=', p.client_id)
    .where(sql<boolean>`bookings.status = 'booked'`)
    .where('bookings.membership_id', '=', p.membership_id)
    .where('cls.starts_at', '>', p.now)
    .unionAll(
      db
        .selectFrom('appointments')
        .select([sql<'booking' | 'appointment'>`'appointment'`.as('kind'), 'id', 'starts_at'])
        .where('membership_id', '=', p.membership_id)
        .where('starts_at', '>', p.now)
        .where('client_id', '=', p.client_id)
        .where('status', '=', 'booked'),
    ),
)
