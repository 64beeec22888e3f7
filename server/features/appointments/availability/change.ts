import type { z } from 'zod'
import { invalid, notFound } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { localDate, parseInstant, startOfDay, type Instant, type LocalDate } from '../../../lib/time.ts'
import { audit } from '../../audit/audit.ts'
import { refuseClashes } from '../../schedule/clashes.ts'
import { settingsOf } from '../../settings/queries.ts'
import { refuseBeyond } from '../../settings/studio-day.ts'
import { loadOwnInstructor } from '../access.ts'
import { heldDuring } from '../conflicts.ts'
import { loadService } from '../services/queries.ts'
import type { availabilityContract } from './contract.ts'
import { activeInstructors, timeOffAfter, timeOffById, timeOffToCome, windowsOf, windowsOfAll } from './queries.ts'

type Availability = z.output<
  (typeof availabilityContract)['PUT /api/v1/instructors/{instructor_id}/availability']['body']
>

/** An instructor's weekly windows; of an instructor who asks only their own. */
export function readAvailability(ctx: Ctx, instructor_id: number) {
  loadOwnInstructor(ctx, ctx.db, instructor_id)
  return available(ctx.db, instructor_id)
}

/** The weekly windows of each active instructor, and their time off that ends after the start of a day of the studio. */
export function listAvailability(ctx: Ctx, from: LocalDate | undefined) {
  const { timezone } = settingsOf(ctx.db)
  const after = startOfDay(from ?? localDate(ctx.now, timezone), timezone)
  const windows = Map.groupBy(ctx.db.all(windowsOfAll, {}), ({ instructor_id }) => instructor_id)
  const away = Map.groupBy(ctx.db.all(timeOffToCome, { now: after }), ({ instructor_id }) => instructor_id)
  return ctx.db.all(activeInstructors, {}).map(({ id }) => ({
    instructor_id: id,
    windows: (windows.get(id) ?? []).map(({ instructor_id: _, ...window }) => window),
    time_off: (away.get(id) ?? [])
      .map(({ starts_at, ends_at }) => ({ starts_at, ends_at }))
      .sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1)),
  }))
}

/** Puts these windows in the place of all that an instructor has; the same once more change nothing. */
export function setAvailability(ctx: Ctx, instructor_id: number, { windows }: Availability) {
  return ctx.write((tx) => {
    loadOwnInstructor(ctx, tx, instructor_id)
    windows.forEach((window, at) => checkWindow(tx, window, at))
    const before = available(tx, instructor_id)
    if (said(before.windows) === said(windows)) return before
    tx.run(db.deleteFrom('instructor_windows').where('instructor_id', '=', instructor_id))
    for (const window of windows) {
      tx.run(db.insertInto('instructor_windows').values({ ...window, instructor_id, created_at: ctx.now }))
    }
    const after = available(tx, instructor_id)
    audit(tx, ctx, 'availability.update', { entity: 'availability', id: instructor_id, before, after })
    return after
  })
}

function available(reader: Reader, instructor_id: number) {
  return { windows: reader.all(windowsOf, { instructor_id }) }
}

/** The content of windows, whatever their order. */
function said(windows: readonly Availability['windows'][number][]): string {
  const each = windows.map(({ weekday, start_time, end_time, service_id, is_active }) =>
    [weekday, start_time, end_time, service_id, is_active].join(' '),
  )
  return each.sort().join()
}

function checkWindow(tx: Tx, { start_time, end_time, service_id }: Availability['windows'][number], at: number): void {
  if (end_time <= start_time) {
    throw invalid(`windows.${at}.end_time`, say('appointments.window_over_midnight'))
  }
  if (service_id !== null) loadService(tx, service_id)
}

type NewTimeOff = z.output<(typeof availabilityContract)['POST /api/v1/instructors/{instructor_id}/time-off']['body']>

/** The time off of an instructor that is not over yet; of an instructor who asks only their own. */
export function listTimeOff(ctx: Ctx, instructor_id: number) {
  loadOwnInstructor(ctx, ctx.db, instructor_id)
  return ctx.db.all(timeOffAfter, { instructor_id, after: ctx.now })
}

/** Notes that an instructor is away. SCHEDULE_CONFLICT lists what they have then, unless `force`; that stays. */
export function addTimeOff(ctx: Ctx, instructor_id: number, { force, reason = null, ...input }: NewTimeOff) {
  return ctx.write((tx) => {
    const { timezone } = settingsOf(tx)
    const starts_at = instantOf('starts_at', input.starts_at, timezone)
    const ends_at = instantOf('ends_at', input.ends_at, timezone)
    const instructor = loadOwnInstructor(ctx, tx, instructor_id)
    if (ends_at <= starts_at) throw invalid('ends_at', say('appointments.must_be_after_starts_at'))
    if (ends_at <= ctx.now) throw invalid('ends_at', say('common.in_past'))
    refuseClashes(heldDuring(tx, instructor, { starts_at, ends_at }, ctx.now), force)
    const values = { instructor_id, starts_at, ends_at, reason, created_at: ctx.now }
    const row = tx.returningOne(db.insertInto('instructor_time_off').values(values).returningAll())
    audit(tx, ctx, 'time_off.create', { entity: 'time_off', id: row.id, after: row })
    return row
  })
}

/** Deletes a time off; the instructor can be booked in it again. */
export function deleteTimeOff(ctx: Ctx, instructor_id: number, id: number): Promise<void> {
  return ctx.write((tx) => {
    loadOwnInstructor(ctx, tx, instructor_id)
    const before = tx.one(timeOffById, { id, instructor_id })
    if (!before) throw notFound('time off')
    tx.run(db.deleteFrom('instructor_time_off').where('id', '=', id))
    audit(tx, ctx, 'time_off.delete', { entity: 'time_off', id, before })
  })
}

function instantOf(field: string, text: string, timezone: string): Instant {
  const instant = parseInstant(text, timezone)
  if (!instant) throw invalid(field, say('appointments.expected_date_and_time'))
  refuseBeyond(field, instant)
  return instant
}
