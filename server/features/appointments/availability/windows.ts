import type { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { invalid } from '../../../api/errors.ts'
import { audit } from '../../audit/audit.ts'
import { loadService } from '../services/queries.ts'
import { loadOwnInstructor } from '../access.ts'
import type { availabilityContract } from './contract.ts'
import { windowsOf } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

type Availability = z.output<
  (typeof availabilityContract)['PUT /api/v1/instructors/{instructor_id}/availability']['body']
>

/** An instructor's weekly windows; of an instructor who asks only their own. */
export function readAvailability(ctx: Ctx, instructor_id: number) {
  loadOwnInstructor(ctx, ctx.db, instructor_id)
  return available(ctx.db, instructor_id)
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

/** What windows say, in whatever order they stand. */
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
