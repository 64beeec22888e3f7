import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { addMinutes, localDate, type Instant } from '../../lib/time.ts'
import { loadTemplate } from '../class-templates/load.ts'
import { isAt } from '../establishments/place-rules.ts'
import { seatsOfPlan } from '../room-plans/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { seriesHorizon } from './rules.ts'
import { makeSeriesClasses, makeSingleClass, type Plan, type SeriesRow } from './series.ts'
import { seriesById } from './series-queries.ts'
import { byPlace, classById, editedOfSeries } from './imported-queries.ts'

/** Of which template a class is, by whom and where; a capacity of null is the template's. */
export interface ImportedPlace extends Omit<Plan, 'capacity' | 'room_plan_id'> {
  capacity: number | null
  duration_minutes: number
}

/** The class of a template at an instant, at the location if one is named. */
export function classAt(
  tx: Tx,
  { template_id, establishment_id }: Pick<ImportedPlace, 'template_id' | 'establishment_id'>,
  starts_at: Instant,
): number | undefined {
  const there = tx.all(byPlace, { template_id, starts_at })
  return there.find((one) => isAt(one.establishment_id, establishment_id))?.id
}

/** The plan of a class to come; it is held in its template's room where that has a seat for every place. */
function planOf(tx: Tx, { template_id, instructor_id, establishment_id, ...place }: ImportedPlace): Plan {
  const { default_capacity, room_plan_id } = loadTemplate(tx, template_id)
  const capacity = place.capacity ?? default_capacity
  const seats = room_plan_id === null ? 0 : tx.all(seatsOfPlan, { room_plan_id }).length
  return {
    template_id,
    capacity,
    instructor_id,
    establishment_id,
    room_plan_id: capacity > seats ? null : room_plan_id,
  }
}

/** Makes a single class to come; gives its row. */
export function insertImportedClass(tx: Tx, act: Act, place: ImportedPlace, starts_at: Instant) {
  return insertSingle(tx, act, planOf(tx, place), starts_at, place.duration_minutes)
}

/** Makes the class of former visits, which nobody is paid for here: without seats, as large as usual or as they need. */
export function insertFormerClass(
  tx: Tx,
  act: Act,
  { duration_minutes, ...place }: ImportedPlace & { capacity: number },
  starts_at: Instant,
) {
  const capacity = Math.max(place.capacity, loadTemplate(tx, place.template_id).default_capacity)
  const { id } = insertSingle(tx, act, { ...place, capacity, room_plan_id: null }, starts_at, duration_minutes)
  tx.run(db.updateTable('scheduled_classes').set({ imported_at: act.now }).where('id', '=', id))
  return tx.one(classById, { id })!
}

function insertSingle(tx: Tx, act: Act, plan: Plan, starts_at: Instant, minutes: number) {
  const id = makeSingleClass(tx, act.now, plan, starts_at, addMinutes(starts_at, minutes))
  return tx.one(classById, { id })!
}

/** Makes a series of weeks with its classes of the next 12 weeks, those on days that the studio is closed cancelled. */
export function insertImportedSeries(
  tx: Tx,
  act: Act,
  place: ImportedPlace,
  weeks: Pick<SeriesRow, 'weekdays' | 'interval_weeks' | 'start_time' | 'starts_on' | 'until_on'>,
): SeriesRow {
  const { timezone } = settingsOf(tx)
  const { duration_minutes } = place
  const row = tx.returningOne(
    db
      .insertInto('class_series')
      .values({
        ...planOf(tx, place),
        ...weeks,
        timezone,
        duration_minutes,
        occurrence_count: null,
        created_at: act.now,
        updated_at: act.now,
      })
      .returningAll(),
  )
  const horizon = seriesHorizon(localDate(act.now, timezone))
  makeSeriesClasses(tx, act.now, row, weeks.starts_on, horizon < weeks.starts_on ? weeks.starts_on : horizon)
  return row
}

const COMPARED = ['starts_at', 'ends_at', 'capacity', 'instructor_id', 'establishment_id', 'status'] as const

/** Takes an imported class back; gives why it stays, if it was edited. Throws (a foreign key) where somebody booked it. */
export function removeImportedClass(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(classById, { id })
  if (!row) return null
  if (row.is_edited || COMPARED.some((field) => row[field] !== imported[field])) return say('kept.class_edited')
  tx.run(db.deleteFrom('scheduled_classes').where('id', '=', id))
  return null
}

/** Takes an imported series back with its classes; gives why it stays. Throws (a foreign key) where one was booked. */
export function removeImportedSeries(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(seriesById, { id })
  if (!row) return null
  if (row.updated_at !== imported.updated_at || tx.one(editedOfSeries, { series_id: id }))
    return say('kept.series_edited')
  tx.run(db.deleteFrom('scheduled_classes').where('series_id', '=', id))
  tx.run(db.deleteFrom('class_series').where('id', '=', id))
  return null
}
