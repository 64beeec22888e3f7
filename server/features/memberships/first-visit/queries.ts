import { db, query } from '../../../db/build.ts'

/**
 * Bookings and appointments that a membership pays for and that count as visits, each at the time for which it was booked: a
 * class that is moved later shifts nothing.
 */
export const visitsOf = query((p: { membership_id: number }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .select(({ fn }) => fn.coalesce('bookings.booked_for', 'cls.starts_at').as('at'))
    .select((eb) => eb('bookings.status', '=', 'late_cancelled').as('cancelled_late'))
    .where('bookings.membership_id', '=', p.membership_id)
    .where('bookings.status', 'in', ['booked', 'checked_in', 'no_show', 'late_cancelled'])
    .where('bookings.excused_at', 'is', null)
    .unionAll(
      db
        .selectFrom('appointments')
        .select(({ fn }) => fn.coalesce('appointments.booked_for', 'appointments.starts_at').as('at'))
        .select((eb) => eb('appointments.status', '=', 'late_cancelled').as('cancelled_late'))
        .where('appointments.membership_id', '=', p.membership_id)
        .where('appointments.status', '!=', 'cancelled'),
    ),
)

/** Bookings with a membership, by anybody, that have not begun. */
export const liveOf = query((p: { membership_id: number; now: string }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .select((eb) => [eb.ref('bookings.id').$castTo<number | null>().as('booking_id'), 'cls.starts_at'])
    .where('bookings.membership_id', '=', p.membership_id)
    .where('bookings.status', '=', 'booked')
    .where('cls.starts_at', '>', p.now)
    .unionAll(
      db
        .selectFrom('appointments')
        .select((eb) => [eb.lit(null).$castTo<number | null>().as('booking_id'), 'starts_at'])
        .where('membership_id', '=', p.membership_id)
        .where('starts_at', '>', p.now)
        .where('status', '=', 'booked'),
    ),
)
