import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import { paidByHand, paidSinglyMinor, toPayMinor } from './paying/queries.ts'

/** Bookings with what is shown of their class, client and membership, and what the rules ask of them. */
export function selectBookings() {
  return withNames(joined())
}

/** The standing booking that has made a booking. */
export const standingBooking = () =>
  sql<number | null>`(SELECT made.standing_booking_id FROM standing_booking_classes AS made
    WHERE made.booking_id = bookings.id)`.as('standing_booking_id')

/** The same, looked for from the classes' side: a cross join keeps SQLite to that order. */
export function selectBookingsByClass() {
  return withNames(
    db
      .selectFrom('scheduled_classes as cls')
      .crossJoin('bookings')
      .whereRef('bookings.scheduled_class_id', '=', 'cls.id') as unknown as Joined,
  )
}

type Joined = ReturnType<typeof joined>
const joined = () =>
  db.selectFrom('bookings').leftJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')

/** Class, template and client are there for every booking; joined as if not, they are not looked for where bookings are counted. */
function withNames(bookings: Joined) {
  return bookings
    .leftJoin('class_templates as template', 'template.id', 'cls.template_id')
    .leftJoin('clients as client', 'client.id', 'bookings.client_id')
    .leftJoin('instructors as instructor', 'instructor.id', 'cls.instructor_id')
    .leftJoin('staff as teacher', 'teacher.id', 'instructor.user_id')
    .leftJoin('memberships as membership', 'membership.id', 'bookings.membership_id')
    .leftJoin('membership_types as type', 'type.id', 'membership.membership_type_id')
    .leftJoin('room_plan_seats as seat', 'seat.id', 'bookings.seat_id')
    .selectAll('bookings')
    .select([
      sql<Instant>`cls.starts_at`.as('starts_at'),
      sql<Instant>`cls.ends_at`.as('ends_at'),
      sql<'scheduled' | 'cancelled'>`cls.status`.as('class_status'),
      sql<number>`cls.template_id`.as('template_id'),
      'cls.instructor_id',
      sql<string>`template.name`.as('class_name'),
      'template.cancellation_window_hours',
      'teacher.full_name as instructor_name',
      // Not joined: one table more, and the planner reads all classes for the bookings of an instructor.
      sql<string | null>`(SELECT place.name FROM establishments AS place WHERE place.id = cls.establishment_id)`.as(
        'establishment_name',
      ),
      sql<string>`client.full_name`.as('client_name'),
      'type.name as membership_name',
      'seat.name as seat_name',
      'type.late_cancel_fee_override_minor',
      'type.fee_forgiveness_count_override',
      'type.no_show_fee_override_minor',
    ])
    .select((eb) =>
      eb
        .selectFrom('credit_entries')
        .select(({ fn }) => fn.sum<number | null>('credits').as('held'))
        .whereRef('credit_entries.booking_id', '=', 'bookings.id')
        .$asScalar()
        .as('credits_held'),
    )
    .select([toPayMinor(), paidSinglyMinor(), paidByHand(), standingBooking()])
}

export const bookingById = query((p: { id: number }) => selectBookings().where('bookings.id', '=', p.id))

/** A booking with what is shown of its class, client and membership. */
export type BookingView = NonNullable<(typeof bookingById)['row']>
