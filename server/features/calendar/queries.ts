import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { CalendarFeedsTable } from '../../db/tables/tables.generated.ts'
import type { Instant } from '../../lib/time.ts'
import { FIRST_ESTABLISHMENT } from '../establishments/place-rules.ts'

export type FeedRow = Selectable<CalendarFeedsTable>

export const feedById = query((p: { id: number }) => db.selectFrom('calendar_feeds').selectAll().where('id', '=', p.id))

/** The feed of one client, of one instructor, or (both null) of the studio. */
export const feedOf = query((p: { kind: FeedRow['kind']; whose: number }) =>
  db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('kind', '=', p.kind)
    .where(sql`coalesce(client_id, instructor_id, 0)`, '=', p.whose),
)

/** The studio's feed and those of its instructors. */
export const staffFeeds = query((_: object) =>
  db.selectFrom('calendar_feeds').selectAll().where('client_id', 'is', null).orderBy('id'),
)

/** True if there is an active client to read the feed of. */
export const readingClient = query((p: { id: number }) =>
  db.selectFrom('clients').select('id').where('id', '=', p.id).where('is_active', '=', true),
)

/** An active instructor whose account is, too; with their name. */
export const readingInstructor = query((p: { id: number }) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['instructors.id', 'staff.full_name'])
    .where('instructors.id', '=', p.id)
    .where('instructors.is_active', '=', true)
    .where('staff.is_active', '=', true),
)

export const idsOfFamily = query((p: { id: number }) =>
  db.selectFrom('clients').select('id').where('guardian_id', '=', p.id).orderBy('id'),
)

/** When the last of an entry's rows was changed: calendars recognise a new version by it. */
const latestOf = (...rows: readonly string[]) =>
  sql<Instant>`max(${sql.join(rows.map((row) => sql`coalesce(${sql.ref(`${row}.updated_at`)}, '')`))})`

/** Joins the location; classes and appointments that name none are at the first. */
const atPlace = (what: 'cls' | 'appointment') =>
  sql<boolean>`place.id = coalesce(${sql.ref(`${what}.establishment_id`)}, ${sql.lit(FIRST_ESTABLISHMENT)})`

function selectClasses() {
  return db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .leftJoin('instructors as instructor', 'instructor.id', 'cls.instructor_id')
    .leftJoin('staff as teacher', 'teacher.id', 'instructor.user_id')
    .leftJoin('establishments as place', (on) => on.on(atPlace('cls')))
    .select(['cls.id', 'cls.starts_at', 'cls.ends_at', 'cls.status', 'cls.created_at'])
    .select(latestOf('cls', 'template', 'teacher', 'place').as('changed_at'))
    .select([
      'template.name',
      'teacher.full_name as instructor_name',
      'place.id as place_id',
      'place.name as place',
      'place.address',
    ])
}

const BOOKED = ['booked', 'checked_in', 'no_show']

/** A class as its calendar entry shows it. */
export type ClassEntryRow = NonNullable<(typeof classesBetween)['row']>

export const classesBetween = query((p: { from: Instant; until: Instant; instructor_id: number | null }) =>
  selectClasses()
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.until)
    .where(sql<boolean>`(${p.instructor_id} IS NULL OR cls.instructor_id = ${p.instructor_id})`)
    .orderBy('cls.starts_at')
    .orderBy('cls.id'),
)

function selectBookings() {
  return selectClasses()
    .innerJoin('bookings as booking', 'booking.scheduled_class_id', 'cls.id')
    .innerJoin('clients as client', 'client.id', 'booking.client_id')
    .select(['booking.id as booking_id', 'booking.scheduled_class_id', 'booking.client_id', 'client.full_name'])
    .select('booking.created_at as booked_at')
    .select(latestOf('booking', 'client', 'cls', 'template', 'teacher', 'place').as('changed_at'))
    .select(sql<boolean>`booking.status IN (${sql.join(BOOKED.map((status) => sql.lit(status)))})`.as('is_live'))
}

/** A booking as its calendar entry shows it. */
export type BookingEntryRow = NonNullable<(typeof bookingEntry)['row']>

export const bookingEntry = query((p: { id: number }) => selectBookings().where('booking.id', '=', p.id))

/**
 * The newest bookings of a client, among them all that are to come or were recently. An import of the past came later than
 * those, and may be missing.
 */
export const newestBookings = query((p: { client_id: number; most: number }) =>
  selectBookings()
    .where('booking.client_id', '=', p.client_id)
    .where(({ or, eb }) =>
      or([eb('booking.source', '!=', sql.lit('import')), eb('booking.status', '=', sql.lit('booked'))]),
    )
    .orderBy('booking.id', 'desc')
    .limit(p.most),
)

function selectAppointments() {
  return db
    .selectFrom('appointments as appointment')
    .innerJoin('appointment_services as service', 'service.id', 'appointment.service_id')
    .innerJoin('instructors as instructor', 'instructor.id', 'appointment.instructor_id')
    .innerJoin('staff as teacher', 'teacher.id', 'instructor.user_id')
    .innerJoin('clients as client', 'client.id', 'appointment.client_id')
    .leftJoin('establishments as place', (on) => on.on(atPlace('appointment')))
    .select(['appointment.id', 'appointment.starts_at', 'appointment.ends_at', 'appointment.client_id'])
    .select(['appointment.created_at', 'client.full_name', 'service.name'])
    .select(latestOf('appointment', 'client', 'service', 'teacher', 'place').as('changed_at'))
    .select(['teacher.full_name as instructor_name', 'place.id as place_id', 'place.name as place', 'place.address'])
    .select(sql<boolean>`appointment.status NOT IN ('cancelled', 'late_cancelled')`.as('is_live'))
}

/** An appointment as its calendar entry shows it. */
export type AppointmentEntryRow = NonNullable<(typeof appointmentEntry)['row']>

export const appointmentEntry = query((p: { id: number }) => selectAppointments().where('appointment.id', '=', p.id))

export const appointmentsOfClient = query((p: { client_id: number; from: Instant; until: Instant }) =>
  selectAppointments()
    .where('appointment.client_id', '=', p.client_id)
    .where('appointment.starts_at', '>=', p.from)
    .where('appointment.starts_at', '<', p.until)
    .orderBy('appointment.starts_at')
    .orderBy('appointment.id'),
)

export const appointmentsOfInstructor = query((p: { instructor_id: number; from: Instant; until: Instant }) =>
  selectAppointments()
    .where('appointment.instructor_id', '=', p.instructor_id)
    .where('appointment.starts_at', '>=', p.from)
    .where('appointment.starts_at', '<', p.until)
    .orderBy('appointment.starts_at')
    .orderBy('appointment.id'),
)
