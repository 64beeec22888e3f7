import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { byClock } from '../../clock/steps.ts'
import { holds } from '../../lib/conditions.ts'
import { asWritten } from '../../lib/sayings/sayings.ts'
import { addDays, localDate, type Instant } from '../../lib/time.ts'
import type { Addressee } from '../marketing/allowed.ts'
import { pushableUntil } from '../marketing/rules.ts'
import { noteMessage, sendMarketingMail } from '../marketing/send.ts'
import { notify } from '../notifications/notify.ts'
import { issuePromo } from '../promo-codes/issue.ts'
import { settingsOf } from '../settings/queries.ts'
import { roleById } from '../staff/queries.ts'
import { giveTag, takeTag } from '../tags/assign.ts'
import { clientTag } from '../tags/queries.ts'
import { addTask } from '../tasks/change.ts'
import { decideStep, type StepDecision } from './decide-step.ts'
import { factsAt } from './facts.ts'
import { messageValues } from './message-values.ts'
import { END, following, intoArm, stepAt } from './positions.ts'
import { causeOf, endEnrollment, keepRun, moveOn, wayOf, type OpenWay, type Way } from './queries.ts'
import type { Step, StepOf } from './step-fields.ts'
import { waitEnds } from './time-rules.ts'
import { writeMail, writePush } from './write-message.ts'

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

/** Does what a step says; `to`: whom its message goes to. Gives the id of the promo code it made, or null. */
function doStep(tx: Tx, app: App, act: Act, way: OpenWay, step: Step, to: Addressee | undefined): number | null {
  const { client_id } = way
  if (to && (step.type === 'send_email' || step.type === 'send_push')) sendMessage(tx, app, act, way, step, to)
  if (step.type === 'add_tag') giveTag(tx, act, { client_id, tag_id: step.tag_id })
  if (step.type === 'remove_tag' && tx.one(clientTag, { client_id, tag_id: step.tag_id })) {
    takeTag(tx, act, { client_id, tag_id: step.tag_id })
  }
  if (step.type === 'create_task') leaveTask(tx, act, client_id, step)
  if (step.type !== 'issue_promo_code') return null
  const { discount_type, value, valid_days } = step
  return issuePromo(tx, act, app.ports.random, { client_id, discount_type, value, valid_days })
}

function sendMessage(
  tx: Tx,
  app: App,
  act: Act,
  way: OpenWay,
  step: StepOf<'send_email'> | StepOf<'send_push'>,
  to: Addressee,
): void {
  const promo = way.promo_code === null ? null : { code: way.promo_code, until: way.promo_until }
  const values = messageValues(tx, causeOf(way), promo, to.locale)
  const cause = { enrollment_id: way.id, automation_id: way.automation_id, step_key: step.key }
  if (step.type === 'send_email') {
    sendMarketingMail(tx, act, app, { to, content: writeMail(step, values, to.locale), cause })
    return
  }
  const message = writePush(step, values, to.locale)
  const { quiet_hours_start: start, quiet_hours_end: end, timezone } = settingsOf(tx)
  const expiresAt = pushableUntil(act.now, { start, end }, timezone)
  const news = { ...message, url: step.url ?? null, kind: 'marketing', expiresAt }
  notify(tx, act, { client_id: way.client_id, atNight: 'skip', ...news })
  noteMessage(tx, act, { client_id: to.id, channel: 'push', cause })
}

/** A role that is gone since leaves the task to anybody. */
function leaveTask(tx: Tx, act: Act, client_id: number, step: StepOf<'create_task'>): void {
  const { assignee_role_id, due_days, title } = step
  const today = localDate(act.now, settingsOf(tx).timezone)
  addTask(tx, act, {
    title: asWritten(title),
    client_id,
    assignee_role_id: assignee_role_id && tx.one(roleById, { id: assignee_role_id }) ? assignee_role_id : null,
    due_on: due_days === undefined ? null : addDays(today, due_days),
    source: 'automation',
  })
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
