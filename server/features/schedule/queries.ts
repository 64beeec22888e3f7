import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { isHeldForGuest, isHeldToPay, isQueued, takesSeat } from './seat-queries.ts'

/** Classes with what their template, instructor and establishment say: the row every rule about a class works on. */
export function selectClasses() {
  return db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .leftJoin('instructors as instructor', 'instructor.id', 'cls.instructor_id')
    .leftJoin('staff as teacher', 'teacher.id', 'instructor.user_id')
    .leftJoin('instructors as planned', 'planned.id', 'cls.substituted_instructor_id')
    .leftJoin('staff as planned_teacher', 'planned_teacher.id', 'planned.user_id')
    .leftJoin('establishments as establishment', 'establishment.id', 'cls.establishment_id')
    .leftJoin('class_categories as category', 'category.id', 'template.category_id')
    .selectAll('cls')
    .select([
      'template.name as name',
      'template.description as description',
      'template.color as color',
      sql<string | null>`iif(template.is_active, template.photo_file, NULL)`.as('photo_file'),
      'template.cancellation_window_hours as cancellation_window_hours',
      'template.booking_open_hours_before as booking_open_hours_before',
      'template.booking_close_hours_before as booking_close_hours_before',
      'template.category_id as category_id',
      'category.name as category_name',
      'template.credit_cost as credit_cost',
      'template.covered_by_all as covered_by_all',
      'template.pay_in_advance as pay_in_advance',
      sql<number | null>`coalesce(cls.price_minor, template.price_minor)`.as('own_price_minor'),
      sql<string | null>`iif(instructor.is_active, instructor.photo_file, NULL)`.as('instructor_photo_file'),
      'teacher.full_name as instructor_name',
      'planned_teacher.full_name as substituted_instructor_name',
      'establishment.name as establishment_name',
    ])
}

/**
 * One class by id. `name`, `color`, the photo (of an active one), the windows and what it costs in credits are its template's;
 * `own_price_minor` is its own or its template's; `instructor_name` is who teaches it now.
 */
export const classById = query((p: { id: number }) => selectClasses().where('cls.id', '=', p.id))

/** A class with the fields of its template, instructor and establishment joined. */
export type ClassRow = NonNullable<(typeof classById)['row']>

/** Scheduled classes that start after `now` and before `until`, by start. */
export const scheduledFrom = query((p: { now: Instant; until: Instant }) =>
  selectClasses()
    .where('cls.starts_at', '>', p.now)
    .where('cls.starts_at', '<', p.until)
    .where('cls.status', '=', 'scheduled')
    .orderBy('cls.starts_at')
    .orderBy('cls.id'),
)

/** Every class that is still to begin, or would be where its closure is taken back, by start. */
export const classesToCome = query((p: { now: Instant }) =>
  selectClasses()
    .where('cls.starts_at', '>', p.now)
    .where(({ or, eb }) => or([eb('cls.status', '=', 'scheduled'), eb('cls.closure_id', 'is not', null)]))
    .orderBy('cls.starts_at')
    .orderBy('cls.id'),
)

/** The classes of an instructor that begin between two instants, by start. */
export const classesOfInstructor = query((p: { instructor_id: number; after: Instant; until: Instant }) =>
  selectClasses()
    .where('cls.instructor_id', '=', p.instructor_id)
    .where('cls.starts_at', '>', p.after)
    .where('cls.starts_at', '<', p.until)
    .where('cls.status', '=', 'scheduled')
    .orderBy('cls.starts_at')
    .orderBy('cls.id'),
)

/** Places of a class: taken by bookings, held by waitlist offers, for guests and for who is paying, and how many wait. */
export interface Spots {
  booked: number
  held: number
  waiting: number
}

const bookedIn = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => ['scheduled_class_id as id', fn.countAll<number>().as('booked')])
    .where('scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where(takesSeat())
    .groupBy('scheduled_class_id'),
)

/** How many came to each of some classes; one to which nobody came is missing. */
export const cameTo = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => ['scheduled_class_id as id', fn.countAll<number>().as('came')])
    .where('scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where(takesSeat())
    .where('status', '=', 'checked_in')
    .groupBy('scheduled_class_id'),
)

const queuedIn = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('waitlist_entries')
    .select(({ fn }) => ['scheduled_class_id as id', 'status', fn.countAll<number>().as('count')])
    .where('scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where(isQueued())
    .groupBy(['scheduled_class_id', 'status']),
)

const placesToPay = (p: { ids: readonly number[] }) =>
  db
    .selectFrom('seat_holds')
    .select(({ fn }) => ['scheduled_class_id as id', fn.countAll<number>().as('held')])
    .where('scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where(isHeldToPay())
    .groupBy('scheduled_class_id')

/** The places of classes that are held while they are paid, counted. */
export const heldToPayIn = query(placesToPay)

/** Places held for guests and for who is paying, in one statement: every look at a class asks for them. */
const heldIn = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom('guest_bookings')
    .select(({ fn }) => ['scheduled_class_id as id', fn.countAll<number>().as('held')])
    .where('scheduled_class_id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where(isHeldForGuest())
    .groupBy('scheduled_class_id')
    .unionAll(placesToPay(p)),
)

/** Places booked and held, and people waiting, for each of the classes; every id asked for is in the answer. */
export function classSpots(reader: Reader, classIds: readonly number[]): Map<number, Spots> {
  const spots = new Map<number, Spots>(classIds.map((id) => [id, { booked: 0, held: 0, waiting: 0 }]))
  for (const { id, booked } of reader.all(bookedIn, { ids: classIds })) spots.get(id)!.booked = booked
  for (const { id, status, count } of reader.all(queuedIn, { ids: classIds })) {
    spots.get(id)![status === 'offered' ? 'held' : 'waiting'] = count
  }
  for (const { id, held } of reader.all(heldIn, { ids: classIds })) spots.get(id)!.held += held
  return spots
}
