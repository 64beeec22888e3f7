import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid } from '../../api/errors.ts'
import { addDays, type Instant, type LocalDate } from '../../lib/time.ts'
import { requireFits } from '../room-plans/fits.ts'
import type { ClassChanges } from './change.ts'
import type { ClassRow } from './queries.ts'
import { seriesAfterMove, type Move } from './rules.ts'
import type { SeriesRow } from './series.ts'
import { say } from '../../lib/sayings/sayings.ts'

// The index on series and day holds at every row, so the days pass through a form that meets no other.
const markDays = query((p: { series_id: number; days: string }) =>
  db
    .updateTable('scheduled_classes')
    .set({ occurrence_on: sql<string>`'~' || date(occurrence_on, ${p.days})` })
    .where('series_id', '=', p.series_id),
)
const unmarkDays = query((p: { series_id: number }) =>
  db
    .updateTable('scheduled_classes')
    .set({ occurrence_on: sql<string>`substr(occurrence_on, 2)` })
    .where('series_id', '=', p.series_id),
)

/**
 * Changes a series so that the classes still to be made are like those edited. Moved by days, the whole series moves: the days
 * that name its classes with it, so that none is made twice or left out.
 */
export function changeSeries(
  tx: Tx,
  now: Instant,
  series: SeriesRow,
  changes: ClassChanges,
  chosen: ClassRow,
  move: Move | undefined,
): void {
  const { duration_minutes, capacity, establishment_id, room_plan_id } = changes
  const isNewTeacher = changes.instructor_id !== undefined && changes.instructor_id !== chosen.instructor_id
  tx.run(
    db
      .updateTable('class_series')
      .set({
        ...(duration_minutes !== undefined && { duration_minutes }),
        ...(capacity !== undefined && { capacity }),
        ...(establishment_id !== undefined && { establishment_id }),
        ...(room_plan_id !== undefined && { room_plan_id }),
        ...(isNewTeacher && { instructor_id: changes.instructor_id ?? null }),
        ...(move && movedDays(series, move)),
        updated_at: now,
      })
      .where('id', '=', series.id),
  )
  if (room_plan_id !== undefined || capacity !== undefined) {
    const planId = room_plan_id === undefined ? series.room_plan_id : room_plan_id
    requireFits(tx, planId, [{ kind: 'series', name: chosen.name, capacity: capacity ?? series.capacity }])
  }
  if (!move || move.days === 0) return
  tx.run(markDays, { series_id: series.id, days: `${move.days} days` })
  tx.run(unmarkDays, { series_id: series.id })
}

function movedDays(series: SeriesRow, move: Move) {
  const moved = seriesAfterMove(series, move)
  if (!moved) {
    const message = say('schedule.days_of_different_weeks')
    throw invalid('starts_at', message)
  }
  const { start_time, weekdays, starts_on, until_on } = moved
  const made_until_on = series.made_until_on === null ? null : addDays(series.made_until_on, move.days)
  return { start_time, weekdays: [...weekdays], starts_on, until_on, made_until_on }
}

const end = query((p: { id: number; until_on: LocalDate; now: Instant }) =>
  db.updateTable('class_series').set({ until_on: p.until_on, updated_at: p.now }).where('id', '=', p.id),
)

/** Ends a series on a day (included), if it does not end before. */
export function endSeries(tx: Tx, now: Instant, series: SeriesRow, until: LocalDate): void {
  const until_on = series.until_on !== null && series.until_on < until ? series.until_on : until
  tx.run(end, { id: series.id, until_on, now })
}
