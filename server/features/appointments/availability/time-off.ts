import type { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import { invalid, notFound } from '../../../api/errors.ts'
import { parseInstant, type Instant } from '../../../lib/time.ts'
import { audit } from '../../audit/audit.ts'
import { refuseClashes } from '../../schedule/clashes.ts'
import { settingsOf } from '../../settings/queries.ts'
import { refuseBeyond } from '../../settings/studio-day.ts'
import { loadOwnInstructor } from '../access.ts'
import { heldDuring } from '../conflicts.ts'
import type { availabilityContract } from './contract.ts'
import { timeOffAfter, timeOffById } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

type NewTimeOff = z.output<(typeof availabilityContract)['POST /api/v1/instructors/{instructor_id}/time-off']['body']>

/** The time off of an instructor that is not over yet; of an instructor who asks only their own. */
export function listTimeOff(ctx: Ctx, instructor_id: number) {
  loadOwnInstructor(ctx, ctx.db, instructor_id)
  return ctx.db.all(timeOffAfter, { instructor_id, after: ctx.now })
}

/** Notes that an instructor is away. SCHEDULE_CONFLICT lists what they have then, unless `force`; that stays. */
export function addTimeOff(ctx: Ctx, instructor_id: number, { force, reason = null, ...input }: NewTimeOff) {
  return ctx.write((tx) => {
    const instructor = loadOwnInstructor(ctx, tx, instructor_id)
    const { timezone } = settingsOf(tx)
    const starts_at = instantOf('starts_at', input.starts_at, timezone)
    const ends_at = instantOf('ends_at', input.ends_at, timezone)
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
