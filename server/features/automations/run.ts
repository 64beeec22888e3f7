import type { Act, App } from '../../context.ts'
import { storageFaultOf } from '../../db/storage-fault.ts'
import type { Round } from '../../jobs/round.ts'
import type { Job } from '../../jobs/runner.ts'
import { reasonOf } from '../../lib/reason.ts'
import { addMinutes } from '../../lib/time.ts'
import { isHeld } from '../email/held-letters.ts'
import { findSettings } from '../settings/queries.ts'
import { stepAt } from './positions.ts'
import { dueEnrollments, endEnrollment, keepRun, retryLater, wayOf } from './queries.ts'
import { takeStep } from './take-step.ts'

/** Enrollments taken up together, and how often in one run. */
const AT_ONCE = 200
const MOST_ROUNDS = 25
/** Minutes until each next attempt at a step that fails; after the last the enrollment has failed. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440]

/** Takes the steps of automations whose moment has come. After a restore they wait for a manager's word. */
export const takeSteps: Job = {
  name: 'take steps of automations',
  everyMinutes: 0,
  hasWork: ({ db }, now) => db.one(dueEnrollments, { now, most: 1 }) !== undefined && !isHeld(db),
  run: takeDueSteps,
}

async function takeDueSteps(app: App, act: Act, round: Round): Promise<void> {
  if (!findSettings(app.db)) return
  for (let n = 0; n < MOST_ROUNDS && !round.isStopping && round.failure === null; n += 1) {
    const due = app.db.all(dueEnrollments, { now: act.now, most: AT_ONCE })
    if (due.length === 0) return
    await round.each('enrollment', due, ({ id }) => walk(app, act, round, id))
  }
}

/** Takes the steps of one enrollment until one has to wait. */
async function walk(app: App, act: Act, round: Round, id: number): Promise<void> {
  try {
    while (!round.isStopping && (await app.writer.write((tx) => takeStep(tx, app, act, id)))) continue
  } catch (error) {
    if (storageFaultOf(error) === undefined) await app.writer.write((tx) => putOff(tx, act, id, reasonOf(error)))
    throw error
  }
}

/** Retries a failed step later; after the last attempt the enrollment ends as failed. */
function putOff(
  tx: Parameters<Parameters<App['writer']['write']>[0]>[0],
  { now }: Act,
  id: number,
  last_error: string,
): void {
  const way = tx.one(wayOf, { id })
  if (!way || way.step === null) return
  const attempts = way.attempts + 1
  const minutes = RETRY_MINUTES[attempts - 1]
  if (minutes !== undefined) {
    tx.run(retryLater, { id, attempts, last_error, run_at: addMinutes(now, minutes) })
    return
  }
  const step = stepAt(way.steps, way.step)
  const { automation_id, step: at } = way
  const failed = { outcome: 'failed' as const, reason: null, now }
  if (step)
    tx.run(keepRun, { enrollment_id: id, automation_id, step: at, step_key: step.key, type: step.type, ...failed })
  tx.run(endEnrollment, { id, status: 'failed', end_reason: 'failed', now })
}
