import type { Ctx } from '../../context.ts'
import { addHours } from '../../lib/time.ts'
import { presentRequests } from './present.ts'
import { requestsFrom } from './queries.ts'

const DAYS_BACK = 30

/** Requests of classes from 30 days back on; instructors see what they asked for, claimed or may claim. */
export function listRequests(ctx: Ctx) {
  const { caller, db, now } = ctx
  const rows = db.all(requestsFrom, { from: addHours(now, -24 * DAYS_BACK) })
  const shown = presentRequests(db, ctx, rows)
  if (caller.role !== 'instructor') return shown
  const me = caller.instructorId
  return shown.filter(({ asked_by, claimed_by, can_claim }) => asked_by === me || claimed_by === me || can_claim)
}
