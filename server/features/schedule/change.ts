import { requireTeacher } from '../instructors/teachers.ts'
import { loadPlaceFor } from '../establishments/queries.ts'
import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid, refuseFor, Refusal, type Reason } from '../../api/errors.ts'
import { addMinutes, localDate, minutesBetween, parseInstant, type Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { priceInMinor } from '../class-templates/change.ts'
import { locationOf } from '../establishments/place-rules.ts'
import { requireFits } from '../room-plans/fits.ts'
import { settingsOf } from '../settings/queries.ts'
import { writeClass } from './class-writes.ts'
import { clashReasons, closedReason, refuseClashes, slotOf } from './clashes.ts'
import { closuresBetween } from './closure-queries.ts'
import type { scheduleContract } from './contract.ts'
import { loadClass } from './load.ts'
import { refusePast } from './plan.ts'
import { presentClass } from './present.ts'
import { classSpots, type ClassRow } from './queries.ts'
import { classesToEdit, moveBetween, moveStart, type Move } from './rules.ts'
import { changeSeries } from './series-change.ts'
import { classesOfSeries, seriesById } from './series-queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

export type ClassChanges = z.output<(typeof scheduleContract)['PUT /api/v1/scheduled-classes/{class_id}']['body']>

/** A class before and after an edit. */
interface Edit {
  before: ClassRow
  after: ClassRow
}

/**
 * Changes a class, or the classes of its series in the scope, all or none: refuses with CAPACITY_BELOW_BOOKED, CLASS_STARTED
 * (a begun class keeps its time) and, unless `force`, SCHEDULE_CONFLICT. Tells those booked of a new start; hands new places out.
 */
export function changeClass(ctx: Ctx, id: number, changes: ClassChanges) {
  return ctx.write((tx) => {
    const { timezone } = settingsOf(tx)
    const startsAt = changes.starts_at === undefined ? undefined : parseInstant(changes.starts_at, timezone)
    if (changes.starts_at !== undefined && !startsAt) throw invalid('starts_at', say('schedule.expected_date_and_time'))
    const chosen = loadClass(tx, id)
    if (startsAt && startsAt !== chosen.starts_at) refusePast(ctx.now, startsAt)
    const wanted = { ...named(tx, chosen, changes), ...ownPrice(tx, ctx, changes) }
    if (chosen.status === 'cancelled') {
      throw new Refusal('CLASS_CANCELLED', say('schedule.was_cancelled', { name: chosen.name }))
    }
    const edits = plannedEdits(tx, ctx.now, chosen, wanted, startsAt)
    for (const { before, after } of edits)
      if (before.starts_at !== after.starts_at) refusePast(ctx.now, after.starts_at)
    refuseStarted(edits, ctx.now)
    refuseTooSmall(tx, edits)
    requireRooms(tx, edits)
    refuseClashes([...obstacles(tx, ctx, edits, timezone), ...seatsLost(tx, ctx, edits)], changes.force)
    for (const edit of edits) applyEdit(tx, ctx, edit)
    return presentClass(tx, ctx, id)
  })
}

interface NamedChanges extends ClassChanges {
  price_minor?: number | null
  instructor_name?: string | null
  establishment_name?: string | null
}

/** The new price of this class only; 422 for more than one class; a price of 0 takes the permission to give away. */
function ownPrice(tx: Tx, { caller }: Ctx, { price, scope }: ClassChanges): { price_minor?: number | null } {
  if (price === undefined) return {}
  if (scope !== 'this') throw invalid('price', say('schedule.price_of_one_class'))
  if (price === 0) requirePermission(caller, 'payments.give')
  return { price_minor: priceInMinor(price, settingsOf(tx).currency) }
}

/** The changes with the names of a new instructor and a new location; 404 where there are none. */
function named(tx: Tx, chosen: ClassRow, changes: ClassChanges): NamedChanges {
  const { instructor_id: teacher, establishment_id: room } = changes
  const isNewTeacher = teacher !== undefined && teacher !== chosen.instructor_id
  return {
    ...changes,
    ...(isNewTeacher && { instructor_name: teacher === null ? null : requireTeacher(tx, teacher).name }),
    ...(room !== undefined && { establishment_name: nameOfPlace(tx, chosen, room) }),
  }
}

/** A class may stay where it is, but goes to no closed location. */
function nameOfPlace(tx: Tx, { establishment_id }: ClassRow, id: number | null): string | null {
  if (id === null) return null
  return loadPlaceFor(tx, id, [establishment_id]).name
}

/** The edit of each class in the scope; a wider scope changes the series itself as well. */
function plannedEdits(tx: Tx, now: Instant, chosen: ClassRow, changes: NamedChanges, startsAt?: Instant): Edit[] {
  const { scope, include_edited } = changes
  const series = chosen.series_id === null ? undefined : tx.one(seriesById, { id: chosen.series_id })
  if (!series || scope === 'this') {
    const after = edited(chosen, chosen, changes, startsAt ?? chosen.starts_at)
    return [{ before: chosen, after: { ...after, is_edited: series !== undefined } }].filter(differs)
  }
  const isMoved = startsAt !== undefined && startsAt !== chosen.starts_at
  const move = isMoved ? moveBetween(chosen.starts_at, startsAt, series.timezone) : undefined
  changeSeries(tx, now, series, changes, chosen, move)
  return classesToEdit(tx.all(classesOfSeries, { series_id: series.id }), chosen, scope, now, include_edited)
    .map((before) => ({ before, after: edited(before, chosen, changes, movedStart(before, move, series.timezone)) }))
    .filter(differs)
}

function movedStart({ starts_at }: ClassRow, move: Move | undefined, zone: string): Instant {
  return move ? moveStart(starts_at, move, zone) : starts_at
}

function edited(cls: ClassRow, chosen: ClassRow, changes: NamedChanges, starts_at: Instant): ClassRow {
  const duration = changes.duration_minutes ?? minutesBetween(cls.starts_at, cls.ends_at)
  const { capacity = cls.capacity, establishment_id = cls.establishment_id } = changes
  const { room_plan_id = cls.room_plan_id, price_minor = cls.price_minor } = changes
  const { establishment_name = cls.establishment_name } = changes
  const place = { capacity, establishment_id, establishment_name, room_plan_id, price_minor }
  return { ...cls, starts_at, ends_at: addMinutes(starts_at, duration), ...place, ...teacherOf(cls, chosen, changes) }
}

/** A new instructor takes the place of the planned one: a class that somebody substitutes keeps its substitute. */
function teacherOf(cls: ClassRow, chosen: ClassRow, changes: NamedChanges): Partial<ClassRow> {
  const { instructor_id: next, instructor_name = null } = changes
  if (next === undefined || next === chosen.instructor_id) return {}
  if (cls.id === chosen.id || cls.substituted_instructor_id === null) {
    return { instructor_id: next, instructor_name, substituted_instructor_id: null }
  }
  return { substituted_instructor_id: next === cls.instructor_id ? null : next }
}

const EDITABLE = [
  'starts_at',
  'ends_at',
  'capacity',
  'instructor_id',
  'substituted_instructor_id',
  'establishment_id',
  'room_plan_id',
  'price_minor',
] as const

/** Fields that don't move a class: nothing can be in its way. */
const STAYS: readonly string[] = ['capacity', 'price_minor']

function differs({ before, after }: Edit): boolean {
  return EDITABLE.some((field) => before[field] !== after[field])
}

function refuseStarted(edits: readonly Edit[], now: Instant): void {
  const begun = edits.find(({ before, after }) => before.starts_at !== after.starts_at && before.starts_at <= now)
  if (!begun) return
  const { name, starts_at } = begun.before
  const detail = say('schedule.began_on', { name, when: starts_at })
  throw refuseFor([{ code: 'CLASS_STARTED', detail, rule: 'starts_at', value: starts_at }])
}

function refuseTooSmall(tx: Tx, edits: readonly Edit[]): void {
  const shrunk = edits.filter(({ before, after }) => after.capacity < before.capacity)
  const spots = classSpots(
    tx,
    shrunk.map(({ after }) => after.id),
  )
  const reasons = shrunk.flatMap(({ after: { id, name, starts_at, capacity } }): Reason[] => {
    const { booked, held } = spots.get(id)!
    if (booked + held <= capacity) return []
    const places =
      held > 0
        ? say('count.place_booked_and_offered', { n: booked, waiting: held })
        : say('count.place_booked', { n: booked })
    const detail = say('schedule.places_are_taken', { name, when: starts_at, places })
    return [{ code: 'CAPACITY_BELOW_BOOKED', detail, rule: 'capacity', value: { class_id: id, booked, held } }]
  })
  if (reasons.length > 0) throw refuseFor(reasons)
}

/** Refuses rooms that are not there, or have fewer seats than the classes that are to be held in them have places. */
function requireRooms(tx: Tx, edits: readonly Edit[]): void {
  const asked = edits.filter(
    ({ before, after }) => after.room_plan_id !== before.room_plan_id || after.capacity > before.capacity,
  )
  const rooms = Map.groupBy(
    asked.map(({ after }) => after),
    ({ room_plan_id }) => room_plan_id,
  )
  for (const [planId, classes] of rooms) {
    requireFits(tx, planId, classes)
  }
}

/** The clients who would lose their seat if classes moved to another room. */
function seatsLost(tx: Tx, ctx: Ctx, edits: readonly Edit[]): Reason[] {
  const rehoused = edits.filter(({ before, after }) => before.room_plan_id !== after.room_plan_id)
  return rehoused.flatMap(({ after: { id, room_plan_id } }) =>
    ctx.seams.classes.flatMap((follower) => follower.seatsLost?.(tx, id, room_plan_id) ?? []),
  )
}

/** Obstacles to the edits that move a class: other classes, and closures it is moved into. */
function obstacles(tx: Tx, ctx: Ctx, edits: readonly Edit[], timezone: string): Reason[] {
  const moved = edits.filter(({ before, after }) =>
    EDITABLE.some((field) => !STAYS.includes(field) && before[field] !== after[field]),
  )
  const days = new Set(
    moved.flatMap(({ before, after }) => {
      const [from, to] = [localDate(before.starts_at, timezone), localDate(after.starts_at, timezone)]
      return from === to ? [] : [to]
    }),
  )
  const closures = [...days].flatMap((day) => tx.all(closuresBetween, { from: day, to: day }))
  const closed = new Map(closures.map((closure) => [closure.id, closure]))
  const slots = moved.map(({ after }) => slotOf(after))
  return [...[...closed.values()].map(closedReason), ...clashReasons(tx, ctx, slots)]
}

function applyEdit(tx: Tx, ctx: Ctx, { before, after }: Edit): void {
  writeClass(tx, ctx.now, after)
  audit(tx, ctx, 'class.update', { entity: 'class', id: after.id, before, after })
  const isEnlarged = after.capacity > before.capacity && after.starts_at > ctx.now
  const isTaughtByAnother = after.instructor_id !== before.instructor_id && after.starts_at > ctx.now
  const isElsewhere = locationOf(after.establishment_id) !== locationOf(before.establishment_id)
  for (const { moved, elsewhere, enlarged, taughtBy, replanned } of ctx.seams.classes) {
    if (after.room_plan_id !== before.room_plan_id) replanned?.(tx, ctx, after.id)
    if (after.starts_at !== before.starts_at) moved?.(tx, ctx, after.id, before.starts_at)
    if (isElsewhere && after.starts_at > ctx.now) elsewhere?.(tx, ctx, after.id)
    if (isTaughtByAnother) taughtBy?.(tx, ctx, after.id)
    if (isEnlarged) enlarged?.(tx, ctx, after.id)
  }
}
