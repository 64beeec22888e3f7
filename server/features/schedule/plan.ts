import { requireTeacher } from '../instructors/teachers.ts'
import { loadOpenEstablishment } from '../establishments/queries.ts'
import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import {
  addDays,
  addMinutes,
  localDate,
  localTime,
  parseInstant,
  toInstant,
  weekday,
  type Instant,
} from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { refuseBeyond } from '../settings/studio-day.ts'
import { priceInMinor } from '../class-templates/change.ts'
import { loadTemplate } from '../class-templates/load.ts'
import { requireFits } from '../room-plans/fits.ts'
import { settingsOf } from '../settings/queries.ts'
import { clashReasons, closedReason, refuseClashes } from './clashes.ts'
import { closuresBetween } from './closure-queries.ts'
import type { scheduleContract } from './contract.ts'
import { presentClass } from './present.ts'
import { seriesHorizon, seriesOccurrences, type Series } from './rules.ts'
import {
  makeSeriesClasses,
  makeSingleClass,
  openOccurrences,
  type Plan,
  type SeriesRow,
  type SinglePlan,
} from './series.ts'
import { firstOfSeries } from './series-queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type NewClass = z.output<(typeof scheduleContract)['POST /api/v1/scheduled-classes']['body']>
type Recurrence = NonNullable<NewClass['recurrence']>

/** A plan with the names that a clash shows. */
interface NamedPlan extends SinglePlan {
  name: string
  instructor_name: string | null
  establishment_name: string | null
}

/**
 * Plans one class, or a series with its classes of the next 12 weeks; answers the (first) class. Refuses with
 * SCHEDULE_CONFLICT, listing what is in the way, unless `force`.
 */
export function planClass(ctx: Ctx, input: NewClass) {
  return ctx.write((tx) => {
    const { timezone } = settingsOf(tx)
    const starts_at = parseInstant(input.starts_at, timezone)
    if (!starts_at) throw invalid('starts_at', say('common.expected_date_and_time'))
    const template = loadTemplate(tx, input.template_id)
    const plan = { ...namedPlan(tx, input, template), price_minor: ownPrice(tx, ctx, input) }
    if (!template.is_active) {
      throw new Refusal('CLASS_TEMPLATE_INACTIVE', say('schedule.template_not_offered', { name: template.name }))
    }
    const duration_minutes = input.duration_minutes ?? template.duration_minutes
    requireFits(tx, plan.room_plan_id, [{ name: plan.name, capacity: plan.capacity }])
    refusePast(ctx.now, firstStart(input.recurrence, starts_at, duration_minutes, timezone))
    const id = input.recurrence
      ? planSeries(tx, ctx, plan, seriesFrom(input.recurrence, starts_at, duration_minutes, timezone), input.force)
      : planSingle(tx, ctx, plan, { starts_at, ends_at: addMinutes(starts_at, duration_minutes) }, input.force)
    return presentClass(tx, ctx, id)
  })
}

/**
 * The price of this one class, in minor units; null: its template's. 422 for a series; a price of 0 takes the permission to
 * give away.
 */
function ownPrice(tx: Tx, { caller }: Ctx, { price, recurrence }: NewClass): number | null {
  if (price === undefined || price === null) return null
  if (recurrence) throw invalid('price', say('schedule.price_of_one_class'))
  if (price === 0) requirePermission(caller, 'payments.give')
  return priceInMinor(price, settingsOf(tx).currency)
}

/** When the class, or the first one of its series, begins. */
function firstStart(recurrence: Recurrence | undefined, startsAt: Instant, minutes: number, timezone: string): Instant {
  if (!recurrence) return startsAt
  const { starts_on, start_time } = seriesFrom(recurrence, startsAt, minutes, timezone)
  return toInstant(timezone, starts_on, start_time)
}

/**
 * Refuses (422) a start in the past, or beyond what a studio plans: nobody could book it, and what was booked would be over
 * before anybody knew.
 */
export function refusePast(now: Instant, startsAt: Instant): void {
  refuseBeyond('starts_at', startsAt)
  if (startsAt < now) throw invalid('starts_at', say('common.in_past'))
}

function namedPlan(tx: Tx, input: NewClass, template: ReturnType<typeof loadTemplate>): NamedPlan {
  const given = input.instructor_id === undefined ? template.default_instructor_id : input.instructor_id
  const teacher = given === null ? null : requireTeacher(tx, given)
  const room = input.establishment_id ? loadOpenEstablishment(tx, input.establishment_id) : null
  return {
    template_id: template.id,
    name: template.name,
    capacity: input.capacity ?? template.default_capacity,
    instructor_id: teacher?.id ?? null,
    instructor_name: teacher?.name ?? null,
    room_plan_id: input.room_plan_id === undefined ? template.room_plan_id : input.room_plan_id,
    establishment_id: room?.id ?? null,
    establishment_name: room?.name ?? null,
  }
}

interface Span {
  starts_at: Instant
  ends_at: Instant
}

function slotAt(plan: NamedPlan, { starts_at, ends_at }: Span) {
  const { name, instructor_id, instructor_name, establishment_id: room_id, establishment_name: room_name } = plan
  const { room_plan_id } = plan
  return { id: null, name, starts_at, ends_at, instructor_id, instructor_name, room_id, room_name, room_plan_id }
}

function planSingle(tx: Tx, ctx: Ctx, plan: NamedPlan, span: Span, force: boolean): number {
  const on = localDate(span.starts_at, settingsOf(tx).timezone)
  const closed = tx.all(closuresBetween, { from: on, to: on }).map(closedReason)
  refuseClashes([...closed, ...clashReasons(tx, ctx, [slotAt(plan, span)])], force)
  const id = makeSingleClass(tx, ctx.now, plan, span.starts_at, span.ends_at)
  audit(tx, ctx, 'class.create', { entity: 'class', id, after: { ...plan, ...span } })
  return id
}

/** A series starts on the day of its first class, even if another day was asked for. */
function seriesFrom(recurrence: Recurrence, startsAt: Instant, duration_minutes: number, timezone: string): Series {
  const asked = localDate(startsAt, timezone)
  const series: Series = {
    timezone,
    start_time: localTime(startsAt, timezone),
    duration_minutes,
    weekdays: [...new Set(recurrence.weekdays ?? [weekday(asked)])].sort((a, b) => a - b),
    interval_weeks: recurrence.interval,
    starts_on: asked,
    until_on: recurrence.until ?? null,
    occurrence_count: recurrence.count ?? null,
  }
  const [first] = seriesOccurrences(series, asked, addDays(asked, 7 * (recurrence.interval + 1)))
  if (!first) throw invalid('recurrence.until', say('schedule.series_would_end_before_first'))
  return { ...series, starts_on: first.occurrence_on }
}

function planSeries(tx: Tx, ctx: Ctx, plan: NamedPlan, series: Series, force: boolean): number {
  const { starts_on } = series
  const horizon = seriesHorizon(localDate(ctx.now, series.timezone))
  const to = horizon < starts_on ? starts_on : horizon
  const closures = tx.all(closuresBetween, { from: starts_on, to })
  const wanted = openOccurrences(seriesOccurrences(series, starts_on, to), closures)
  refuseClashes(
    clashReasons(
      tx,
      ctx,
      wanted.map((span) => slotAt(plan, span)),
    ),
    force,
  )
  const row = insertSeries(tx, ctx.now, plan, series)
  makeSeriesClasses(tx, ctx.now, row, starts_on, to)
  audit(tx, ctx, 'class_series.create', { entity: 'class_series', id: row.id, after: row })
  return tx.one(firstOfSeries, { series_id: row.id })!.id
}

function insertSeries(tx: Tx, now: Instant, plan: Plan, series: Series): SeriesRow {
  const { template_id, capacity, instructor_id, establishment_id, room_plan_id } = plan
  const place = { template_id, capacity, instructor_id, establishment_id, room_plan_id }
  const values = { ...place, ...series, weekdays: [...series.weekdays], created_at: now, updated_at: now }
  return tx.returningOne(db.insertInto('class_series').values(values).returningAll())
}
