import type { Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { ClassSeriesTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'
import { localDate, type Instant, type LocalDate } from '../../lib/time.ts'
import { closuresBetween, type ClosureRow } from './closure-queries.ts'
import { seriesOccurrences, type Occurrence } from './rules.ts'

export type SeriesRow = Selectable<ClassSeriesTable>

const insertClass = query(
  (p: {
    template_id: number
    series_id: number | null
    occurrence_on: LocalDate | null
    starts_at: Instant
    ends_at: Instant
    capacity: number
    instructor_id: number | null
    establishment_id: number | null
    room_plan_id: number | null
    price_minor: number | null
    status: 'scheduled' | 'cancelled'
    cancel_reason: string | null
    cancelled_at: Instant | null
    closure_id: number | null
    now: Instant
  }) =>
    db
      .insertInto('scheduled_classes')
      .values({
        template_id: p.template_id,
        series_id: p.series_id,
        occurrence_on: p.occurrence_on,
        starts_at: p.starts_at,
        ends_at: p.ends_at,
        capacity: p.capacity,
        instructor_id: p.instructor_id,
        establishment_id: p.establishment_id,
        room_plan_id: p.room_plan_id,
        price_minor: p.price_minor,
        status: p.status,
        cancel_reason: p.cancel_reason,
        cancelled_at: p.cancelled_at,
        closure_id: p.closure_id,
        created_at: p.now,
        updated_at: p.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
)

const keepHorizon = query((p: { id: number; made_until_on: LocalDate }) =>
  db.updateTable('class_series').set({ made_until_on: p.made_until_on }).where('id', '=', p.id),
)

/** The plan of a class, single or of a series. */
export interface Plan {
  template_id: number
  capacity: number
  instructor_id: number | null
  establishment_id: number | null
  room_plan_id: number | null
}

/** A single class, which may have a separate price. */
export interface SinglePlan extends Plan {
  price_minor?: number | null
}

/** Makes one class that stands alone; gives its id. */
export function makeSingleClass(tx: Tx, now: Instant, plan: SinglePlan, starts_at: Instant, ends_at: Instant): number {
  const { template_id, capacity, instructor_id, establishment_id, room_plan_id, price_minor = null } = plan
  const place = { template_id, capacity, instructor_id, establishment_id, room_plan_id, price_minor }
  const none = { series_id: null, occurrence_on: null, cancel_reason: null, cancelled_at: null, closure_id: null }
  return tx.run(insertClass, { ...place, ...none, starts_at, ends_at, status: 'scheduled', now }).id
}

/**
 * Makes the classes of a series from `from` to `to` (days in its zone, both included) that are not there yet, those inside a
 * closure cancelled by it, and remembers how far it has come. Running it again makes none twice.
 */
export function makeSeriesClasses(tx: Tx, now: Instant, series: SeriesRow, from: LocalDate, to: LocalDate): void {
  const { id: series_id, template_id, capacity, instructor_id, establishment_id, room_plan_id } = series
  const closures = tx.all(closuresBetween, { from, to })
  for (const { occurrence_on, starts_at, ends_at } of seriesOccurrences(series, from, to)) {
    const closure = closureOn(closures, localDate(starts_at, series.timezone))
    tx.run(insertClass, {
      template_id,
      series_id,
      occurrence_on,
      starts_at,
      ends_at,
      capacity,
      instructor_id,
      establishment_id,
      room_plan_id,
      price_minor: null,
      status: closure ? 'cancelled' : 'scheduled',
      cancel_reason: closure?.reason ?? null,
      cancelled_at: closure ? now : null,
      closure_id: closure?.id ?? null,
      now,
    })
  }
  tx.run(keepHorizon, { id: series_id, made_until_on: to })
}

/** The occurrences that no closure covers: those that would really take place. */
export function openOccurrences(occurrences: readonly Occurrence[], closures: readonly ClosureRow[]): Occurrence[] {
  return occurrences.filter(({ occurrence_on }) => !closureOn(closures, occurrence_on))
}

/** The closure that covers a day, if one does. */
export function closureOn(closures: readonly ClosureRow[], date: LocalDate): ClosureRow | undefined {
  return closures.find(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on)
}
