import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'

export const allClosures = query((_: object) =>
  db.selectFrom('closures').selectAll().orderBy('starts_on', 'desc').orderBy('id', 'desc'),
)

export const closureById = query((p: { id: number }) => db.selectFrom('closures').selectAll().where('id', '=', p.id))

export type ClosureRow = NonNullable<(typeof closureById)['row']>

/** Closures with a day from `from` to `to`, both included, by day (no two share one). */
export const closuresBetween = query((p: { from: LocalDate; to: LocalDate }) =>
  db
    .selectFrom('closures')
    .selectAll()
    .where('starts_on', '<=', p.to)
    .where('ends_on', '>=', p.from)
    .orderBy('starts_on'),
)

/** Scheduled classes that start from `from` on and before `to`, by start. */
export const scheduledBetween = query((p: { from: Instant; to: Instant }) =>
  db
    .selectFrom('scheduled_classes')
    .selectAll()
    .where('starts_at', '>=', p.from)
    .where('starts_at', '<', p.to)
    .where('status', '=', 'scheduled')
    .orderBy('starts_at')
    .orderBy('id'),
)

/** Puts the classes to come that a closure cancelled back on the timetable, but not those of a series that ended before them. */
export const restoreClasses = query((p: { closure_id: number; now: Instant }) =>
  db
    .updateTable('scheduled_classes')
    .set({ status: 'scheduled', cancel_reason: null, cancelled_at: null, closure_id: null, updated_at: p.now })
    .where('closure_id', '=', p.closure_id)
    .where('starts_at', '>', p.now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('class_series')
            .select('class_series.id')
            .whereRef('class_series.id', '=', 'scheduled_classes.series_id')
            .whereRef('class_series.until_on', '<', 'scheduled_classes.occurrence_on'),
        ),
      ),
    ),
)

/** Lets go of a closure that is to be deleted. */
export const forgetClosure = query((p: { closure_id: number }) =>
  db
    .updateTable('scheduled_classes')
    .set({ closure_id: sql.lit(null) })
    .where('closure_id', '=', p.closure_id),
)

export const deleteClosure = query((p: { id: number }) => db.deleteFrom('closures').where('id', '=', p.id))
