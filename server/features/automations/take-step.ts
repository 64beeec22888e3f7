import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { byClock } from '../../clock/steps.ts'
import { holds } from '../../lib/conditions.ts'
import type { Instant } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { decideStep, type StepDecision } from './decide-step.ts'
import { factsAt } from './facts.ts'
import { END, following, intoArm, stepAt } from './positions.ts'
import { causeOf, endEnrollment, keepRun, moveOn, wayOf, type OpenWay, type Way } from './queries.ts'
import type { Step } from './step-fields.ts'
import { doStep } from './do-step.ts'
import { waitEnds } from './time-rules.ts'

/**
 * Takes the next step of an enrollment, if its moment has come: what it does and the note that it was done are one
 * transaction, so that it happens once. True while there is another to be taken now.
 */
export function takeStep(tx: Tx, app: App, act: Act, id: number): boolean {
  const way = tx.one(wayOf, { id })
  if (!way || !isDue(way, act.now)) return false
  const touched = () => ({ automation_enrollments: [id] })
  return byClock(tx, act, { entity: 'automation_enrollment', id, touched }, () => {
    if (way.erased_at !== null || !way.is_active) {
      const end_reason = way.erased_at === null ? 'client_inactive' : 'client_erased'
      tx.run(endEnrollment, { id, status: 'exited', end_reason, now: act.now })
      return false
    }
    return goOn(tx, app, { ...act, depth: way.depth }, way)
  })
}

function isDue(way: Way, now: Instant): way is OpenWay {
  const isOpen = way.status === 'active' || way.status === 'waiting'
  return isOpen && way.automation_status === 'active' && way.run_at !== null && way.run_at <= now
}

function goOn(tx: Tx, app: App, act: Act, way: OpenWay): boolean {
  const step = stepAt(way.steps, way.step)
  if (!step) return complete(tx, act, way)
  const decision = decideStep(tx, step, {
    client_id: way.client_id,
    now: act.now,
    due_at: way.due_at,
    put_off: way.put_off,
    has_promo_code: way.promo_code !== null,
    exit_condition: way.exit_condition_json,
    facts: (condition) => factsAt(tx, causeOf(way), act.now, condition),
  })
  if (decision.kind === 'put_off') {
    const { step: at, due_at, promo_code_id } = way
    const later = { status: 'waiting' as const, run_at: decision.until, put_off: decision.why }
    tx.run(moveOn, { id: way.id, step: at, due_at, promo_code_id, ...later })
    return false
  }
  note(tx, act, way, step, decision)
  if (decision.kind === 'exit') {
    tx.run(endEnrollment, { id: way.id, status: 'exited', end_reason: 'exit_condition', now: act.now })
    return false
  }
  const promo_code_id = decision.kind === 'take' ? doStep(tx, app, act, way, step, decision.to) : null
  const { position, due_at } = nextOf(tx, act, way, step, decision)
  if (position === null && due_at <= act.now) return complete(tx, act, way)
  const status = due_at > act.now ? ('waiting' as const) : ('active' as const)
  const moved = {
    step: position ?? END,
    due_at,
    run_at: due_at,
    // With a step that is dropped goes whatever was due as long ago.
    put_off: way.put_off === 'dropped' && due_at <= act.now ? way.put_off : null,
    promo_code_id: promo_code_id ?? way.promo_code_id,
  }
  tx.run(moveOn, { id: way.id, status, ...moved })
  return due_at <= act.now
}

function complete(tx: Tx, { now }: Act, { id }: OpenWay): false {
  tx.run(endEnrollment, { id, status: 'completed', end_reason: null, now })
  return false
}

function note(tx: Tx, act: Act, way: OpenWay, step: Step, decision: StepDecision): void {
  const { id: enrollment_id, automation_id, step: at } = way
  const outcome = ({ exit: 'exited', skip: 'skipped', take: 'done', put_off: 'done' } as const)[decision.kind]
  const reason = decision.kind === 'skip' ? decision.reason : null
  tx.run(keepRun, {
    enrollment_id,
    automation_id,
    step: at,
    step_key: step.key,
    type: step.type,
    outcome,
    reason,
    now: act.now,
  })
}

/** Where the way goes on, and since when that is due: from a step that was done now, from one that was not as from when it was due. */
function nextOf(tx: Tx, act: Act, way: OpenWay, step: Step, decision: StepDecision) {
  if (step.type === 'wait' && decision.kind === 'take') {
    return { position: following(way.steps, way.step), due_at: waitEnds(step, way.due_at, settingsOf(tx).timezone) }
  }
  if (step.type === 'branch' && decision.kind === 'take') {
    const arm = holds(step.condition_json, factsAt(tx, causeOf(way), act.now, step.condition_json)) ? 'then' : 'else'
    return { position: intoArm(way.steps, way.step, arm), due_at: way.due_at }
  }
  return { position: following(way.steps, way.step), due_at: decision.kind === 'take' ? act.now : way.due_at }
}
