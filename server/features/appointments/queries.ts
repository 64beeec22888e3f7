import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { AppointmentsTable } from '../../db/tables/tables.generated.ts'
import type { Instant } from '../../lib/time.ts'
import { feeOf } from '../bookings/queries.ts'
import { GIVEN_UP } from './state-rules.ts'

export type AppointmentRow = Selectable<AppointmentsTable>

/** Appointments with the names of what they are about, the newest charge of their price, and what of it is paid and not given back. */
export function selectAppointments() {
  return db
    .selectFrom('appointments')
    .leftJoin('appointment_services as service', 'service.id', 'appointments.service_id')
    .leftJoin('instructors as instructor', 'instructor.id', 'appointments.instructor_id')
    .leftJoin('staff as teacher', 'teacher.id', 'instructor.user_id')
    .leftJoin('clients as client', 'client.id', 'appointments.client_id')
    .leftJoin('establishments as place', 'place.id', 'appointments.establishment_id')
    .leftJoin('memberships as membership', 'membership.id', 'appointments.membership_id')
    .leftJoin('membership_types as type', 'type.id', 'membership.membership_type_id')
    .selectAll('appointments')
    .select([
      sql<string>`service.name`.as('service_name'),
      sql<string>`teacher.full_name`.as('instructor_name'),
      sql<string>`client.full_name`.as('client_name'),
      'place.name as establishment_name',
      'type.name as membership_name',
      'type.late_cancel_fee_override_minor',
      'type.fee_forgiveness_count_override',
    ])
    .select((eb) =>
      eb
        .selectFrom('charges')
        .select('charges.id')
        .whereRef('charges.appointment_id', '=', 'appointments.id')
        .where('charges.kind', '=', 'appointment')
        .orderBy('charges.id', 'desc')
        .limit(1)
        .$asScalar()
        .as('charge_id'),
    )
    .select(
      sql<number>`(SELECT coalesce(sum(entry.amount_minor), 0) FROM charges AS part
        CROSS JOIN purchases AS paid ON paid.charge_id = part.id CROSS JOIN payments AS entry ON entry.purchase_id = paid.id
        WHERE part.appointment_id = appointments.id AND part.kind = 'appointment')`.as('paid_minor'),
    )
    .select((eb) =>
      eb
        .selectFrom('credit_entries')
        .select(({ fn }) => fn.sum<number | null>('credits').as('held'))
        .whereRef('credit_entries.appointment_id', '=', 'appointments.id')
        .$asScalar()
        .as('credits_held'),
    )
}

export const appointmentById = query((p: { id: number }) => selectAppointments().where('appointments.id', '=', p.id))

/** An appointment with the names of what it is about. */
export type AppointmentView = NonNullable<(typeof appointmentById)['row']>

/** Appointments of instructors between two instants, each until its buffer is over; by start. */
export const heldBetween = query((p: { after: Instant; until: Instant; instructors: readonly number[] }) =>
  selectAppointments()
    .where('appointments.starts_at', '>', p.after)
    .where('appointments.starts_at', '<', p.until)
    .where('appointments.instructor_id', 'in', sql<number>`(SELECT value FROM json_each(${p.instructors}))`)
    .where('appointments.status', 'not in', GIVEN_UP)
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id'),
)

/** The time off of instructors that touches the time between two instants. */
export const awayBetween = query((p: { from: Instant; until: Instant; instructors: readonly number[] }) =>
  db
    .selectFrom('instructor_time_off as off')
    .innerJoin('instructors', 'instructors.id', 'off.instructor_id')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['off.id', 'off.instructor_id', 'staff.full_name as instructor_name', 'off.starts_at', 'off.ends_at'])
    .where('off.instructor_id', 'in', sql<number>`(SELECT value FROM json_each(${p.instructors}))`)
    .where('off.ends_at', '>', p.from)
    .where('off.starts_at', '<', p.until)
    .orderBy('off.starts_at')
    .orderBy('off.id'),
)

export const insertAppointment = query(
  (
    p: Pick<
      AppointmentRow,
      | 'service_id'
      | 'instructor_id'
      | 'client_id'
      | 'establishment_id'
      | 'starts_at'
      | 'ends_at'
      | 'busy_until'
      | 'price_minor'
      | 'currency'
      | 'source'
      | 'notes'
      | 'membership_id'
      | 'credits_taken'
    > & {
      now: Instant
      /** The current terms; the fee for a membership whose type has none. */
      hours: number
      keeps_credit: boolean
      late_fee_minor: number
    },
  ) =>
    db.insertInto('appointments').values({
      service_id: p.service_id,
      instructor_id: p.instructor_id,
      client_id: p.client_id,
      establishment_id: p.establishment_id,
      starts_at: p.starts_at,
      ends_at: p.ends_at,
      busy_until: p.busy_until,
      price_minor: p.price_minor,
      currency: p.currency,
      source: p.source,
      notes: p.notes,
      membership_id: p.membership_id,
      credits_taken: p.credits_taken,
      agreed_cancel_hours: p.hours,
      agreed_keeps_credit: p.keeps_credit,
      agreed_late_fee_minor: feeOf('late_cancel', p.membership_id, p.late_fee_minor),
      created_at: p.now,
      updated_at: p.now,
    }),
)

/** Writes what can change of an appointment. */
export const saveAppointment = query(
  (
    p: Pick<
      AppointmentRow,
      | 'id'
      | 'instructor_id'
      | 'starts_at'
      | 'ends_at'
      | 'busy_until'
      | 'membership_id'
      | 'credits_taken'
      | 'status'
      | 'cancel_reason'
      | 'cancelled_at'
      | 'checked_in_at'
      | 'completed_at'
      | 'no_show_at'
      | 'reminded_at'
      | 'updated_at'
    >,
  ) =>
    db
      .updateTable('appointments')
      .set({
        instructor_id: p.instructor_id,
        starts_at: p.starts_at,
        ends_at: p.ends_at,
        busy_until: p.busy_until,
        membership_id: p.membership_id,
        credits_taken: p.credits_taken,
        status: p.status,
        cancel_reason: p.cancel_reason,
        cancelled_at: p.cancelled_at,
        checked_in_at: p.checked_in_at,
        completed_at: p.completed_at,
        no_show_at: p.no_show_at,
        reminded_at: p.reminded_at,
        updated_at: p.updated_at,
      })
      .where('id', '=', p.id),
)

const isBooked = sql<boolean>`appointments.status = 'booked'`

/** Booked appointments that begin from an instant on and before another, by start. */
export const comingBetween = query((p: { from: Instant; to: Instant }) =>
  selectAppointments()
    .where('appointments.starts_at', '>=', p.from)
    .where('appointments.starts_at', '<', p.to)
    .where(isBooked)
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id'),
)

/** A client's booked appointments that are still to begin, by start. */
export const comingOfClient = query((p: { client_id: number; now: Instant }) =>
  selectAppointments()
    .where('appointments.client_id', '=', p.client_id)
    .where('appointments.starts_at', '>', p.now)
    .where(isBooked)
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id'),
)

/** Booked appointments that a membership pays for, from an instant on and before another, by start. */
export const comingOfMembership = query((p: { membership_id: number; from: Instant; until: Instant | null }) =>
  db
    .selectFrom('appointments')
    .select(['id', 'client_id', 'credits_taken'])
    .where('membership_id', '=', p.membership_id)
    .where('starts_at', '>=', p.from)
    .where(sql<boolean>`(${p.until} IS NULL OR starts_at < ${p.until})`)
    .where('status', '=', sql.lit('booked'))
    .orderBy('starts_at'),
)

/** Appointments that took place, or were kept for somebody who did not come, and that a membership has paid for. */
export const takenByMembership = query((p: { membership_id: number }) =>
  db
    .selectFrom('appointments')
    .select('id')
    .where('membership_id', '=', p.membership_id)
    .where('status', 'in', ['completed', 'no_show'])
    .orderBy('starts_at'),
)

/** An instructor's appointments still to come, by start. */
export const comingOfInstructor = query((p: { instructor_id: number; now: Instant }) =>
  selectAppointments()
    .where('appointments.instructor_id', '=', p.instructor_id)
    .where('appointments.starts_at', '>', p.now)
    .where('appointments.status', 'in', ['booked', 'checked_in'])
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id'),
)

/** Booked appointments that begin between two instants and of which nobody was reminded. */
export const unreminded = query((p: { after: Instant; until: Instant }) =>
  db
    .selectFrom('appointments')
    .select('id')
    .where('starts_at', '>=', p.after)
    .where('starts_at', '<=', p.until)
    .where(isBooked)
    .where('reminded_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id'),
)

/** A client's appointment that begins at an instant. */
export const bookedForStart = query((p: { client_id: number; starts_at: Instant }) =>
  db
    .selectFrom('appointments')
    .select('id')
    .where('client_id', '=', p.client_id)
    .where('starts_at', '=', p.starts_at)
    .where('status', '=', sql.lit('booked')),
)
