import { db, query } from '../../db/build.ts'

/** Bookings with what is shown of their class, client and membership, and what the rules ask of them. */
export function selectBookings() {
  return db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .innerJoin('clients as client', 'client.id', 'bookings.client_id')
    .leftJoin('instructors as instructor', 'instructor.id', 'cls.instructor_id')
    .leftJoin('staff as teacher', 'teacher.id', 'instructor.user_id')
    .leftJoin('memberships as membership', 'membership.id', 'bookings.membership_id')
    .leftJoin('membership_types as type', 'type.id', 'membership.membership_type_id')
    .selectAll('bookings')
    .select([
      'cls.starts_at',
      'cls.ends_at',
      'cls.status as class_status',
      'cls.template_id',
      'cls.instructor_id',
      'template.name as class_name',
      'template.cancellation_window_hours',
      'teacher.full_name as instructor_name',
      'client.full_name as client_name',
      'type.name as membership_name',
      'type.late_cancel_fee_override_minor',
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
}

export const bookingById = query((p: { id: number }) => selectBookings().where('bookings.id', '=', p.id))

/** A booking with what is shown of its class, client and membership. */
export type BookingView = NonNullable<(typeof bookingById)['row']>
