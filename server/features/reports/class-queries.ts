import { sql, type RawBuilder } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

/** How classes went. Seats are those of classes that took place; of cancelled classes nothing but their number counts. */
export interface Outcome {
  classes: number
  cancelled_classes: number
  seats: number
  came: number
  no_show: number
  /** Bookings of classes that are over which nobody has said anything about. */
  open: number
  late_cancelled: number
  cancelled: number
}

interface Over {
  from: Instant
  before: Instant
  /** Only classes that have begun count. */
  now: Instant
}

const held = sql`(cls.status = 'scheduled')`
const ended = (outcome: string) => sql<number>`sum(iif(${held}, coalesce(${sql.ref(`done.${outcome}`)}, 0), 0))`

const openOf = sql<number>`sum(iif(${held}, (
  SELECT count(*) FROM bookings WHERE bookings.scheduled_class_id = cls.id AND bookings.status = 'booked'
), 0))`

/** The classes of a span of time that have begun, with how they went. */
const outcomes = (p: Over) =>
  db
    .selectFrom('scheduled_classes as cls')
    .leftJoin('report_classes as done', 'done.class_id', 'cls.id')
    .select([
      sql<number>`sum(${held})`.as('classes'),
      sql<number>`sum(NOT ${held})`.as('cancelled_classes'),
      sql<number>`sum(iif(${held}, cls.capacity, 0))`.as('seats'),
      ended('checked_in').as('came'),
      ended('no_show').as('no_show'),
      openOf.as('open'),
      ended('late_cancelled').as('late_cancelled'),
      ended('cancelled').as('cancelled'),
    ])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before)
    .where('cls.starts_at', '<=', p.now)

/** By the moment at which they began, in its order. */
export const outcomesByStart = query((p: Over) =>
  outcomes(p).select('cls.starts_at').groupBy('cls.starts_at').orderBy('cls.starts_at'),
)

export const outcomesByTemplate = query((p: Over) =>
  outcomes(p)
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select(['cls.template_id', 'template.name'])
    .groupBy('cls.template_id')
    .orderBy(nameOrder('template.name'))
    .orderBy('cls.template_id'),
)

/** By who taught them (the substitute, where one did); those without anybody last. */
export const outcomesByInstructor = query((p: Over) =>
  outcomes(p)
    .leftJoin('instructors', 'instructors.id', 'cls.instructor_id')
    .leftJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['cls.instructor_id', 'staff.full_name as name'])
    .groupBy('cls.instructor_id')
    .orderBy(sql`cls.instructor_id IS NULL`)
    .orderBy(nameOrder('staff.full_name'))
    .orderBy('cls.instructor_id'),
)

export const outcomeInAll = query(outcomes)

/** The classes of a span of time that have begun and were not cancelled, with who taught them. */
export const classesHeld = query((p: Over) =>
  db
    .selectFrom('scheduled_classes as cls')
    .select(['cls.id as class_id', 'cls.instructor_id'])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before)
    .where('cls.starts_at', '<=', p.now)
    .where('cls.status', '=', 'scheduled'),
)

function nameOrder(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} COLLATE NOCASE`
}
