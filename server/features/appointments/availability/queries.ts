import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { Instant, LocalDate } from '../../../lib/time.ts'
import { GIVEN_UP } from '../state-rules.ts'

/** An instructor's weekly windows, by weekday and start. */
export const windowsOf = query((p: { instructor_id: number }) =>
  db
    .selectFrom('instructor_windows')
    .select(['id', 'weekday', 'start_time', 'end_time', 'service_id', 'is_active'])
    .where('instructor_id', '=', p.instructor_id)
    .orderBy('weekday')
    .orderBy('start_time')
    .orderBy('id'),
)

/** The weekly windows of all active instructors, by instructor, weekday and start. */
export const windowsOfAll = query(() =>
  db
    .selectFrom('instructors')
    .crossJoin('instructor_windows as window')
    .select(['window.instructor_id', 'window.id', 'window.weekday', 'window.start_time', 'window.end_time'])
    .select(['window.service_id', 'window.is_active'])
    .where('instructors.is_active', '=', sql.lit(true))
    .whereRef('window.instructor_id', '=', 'instructors.id')
    .orderBy('window.weekday')
    .orderBy('window.start_time')
    .orderBy('window.id'),
)

/** The active instructors, by name. */
export const activeInstructors = query(() =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select('instructors.id')
    .where('instructors.is_active', '=', sql.lit(true))
    .orderBy('staff.full_name')
    .orderBy('instructors.id'),
)

/** The active windows of an instructor on a weekday for a service: its own, and those that are for all. */
export const windowsFor = query((p: { instructor_id: number; service_id: number; weekday: number }) =>
  db
    .selectFrom('instructor_windows')
    .select(['weekday', 'start_time', 'end_time'])
    .where('instructor_id', '=', p.instructor_id)
    .where('weekday', '=', p.weekday)
    .where('is_active', '=', sql.lit(true))
    .where(({ or, eb }) => or([eb('service_id', 'is', null), eb('service_id', '=', p.service_id)])),
)

/** The time off of an instructor that ends after an instant, by start. */
export const timeOffAfter = query((p: { instructor_id: number; after: Instant }) =>
  db
    .selectFrom('instructor_time_off')
    .selectAll()
    .where('instructor_id', '=', p.instructor_id)
    .where('ends_at', '>', p.after)
    .orderBy('starts_at')
    .orderBy('id'),
)

/** All time off that is not over. */
export const timeOffToCome = query((p: { now: Instant }) =>
  db
    .selectFrom('instructor_time_off')
    .select(['id', 'instructor_id', 'starts_at', 'ends_at'])
    .where('ends_at', '>', p.now),
)

export const timeOffById = query((p: { id: number; instructor_id: number }) =>
  db.selectFrom('instructor_time_off').selectAll().where('id', '=', p.id).where('instructor_id', '=', p.instructor_id),
)

/** The classes an instructor teaches that begin between two instants. */
export const classesTaught = query((p: { instructor_id: number; after: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes')
    .select(['starts_at', 'ends_at'])
    .where('instructor_id', '=', p.instructor_id)
    .where('starts_at', '>', p.after)
    .where('starts_at', '<', p.until)
    .where('status', '=', 'scheduled'),
)

/** The running series of an instructor that have no class made for a day yet. */
export const seriesNotMade = query((p: { instructor_id: number; on: LocalDate }) =>
  db
    .selectFrom('class_series')
    .innerJoin('class_templates', 'class_templates.id', 'class_series.template_id')
    .selectAll('class_series')
    .where('class_series.instructor_id', '=', p.instructor_id)
    .where('class_templates.is_active', '=', sql.lit(true))
    .where('class_series.made_until_on', '<', p.on)
    .where(({ or, eb }) => or([eb('class_series.until_on', 'is', null), eb('class_series.until_on', '>=', p.on)])),
)

/** The appointments of an instructor that begin between two instants, each until its buffer is over. */
export const appointmentsTaken = query((p: { instructor_id: number; after: Instant; until: Instant }) =>
  db
    .selectFrom('appointments')
    .select(['starts_at', 'busy_until as ends_at'])
    .where('instructor_id', '=', p.instructor_id)
    .where('starts_at', '>', p.after)
    .where('starts_at', '<', p.until)
    .where('status', 'not in', GIVEN_UP),
)
