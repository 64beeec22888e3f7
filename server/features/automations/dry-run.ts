import type { z } from 'zod'
import { requirePermission } from '../../api/access.ts'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { holds, type Condition, type Facts } from '../../lib/conditions.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'
import { loadClient } from '../clients/load.ts'
import { triggers } from '../conditions/trigger-fields.ts'
import { lastReached } from '../marketing/allowed.ts'
import { readerOf } from '../marketing/queries.ts'
import type { PutOff } from '../marketing/rules.ts'
import { settingsOf } from '../settings/queries.ts'
import { tagIdsOf } from '../tags/queries.ts'
import { withChanges } from './change.ts'
import type { automationsContract } from './contract.ts'
import { decideStep, type StepDecision } from './decide-step.ts'
import { factsAt, type Cause } from './facts.ts'
import type { Promo } from './message-values.ts'
import { firstPosition, following, intoArm, stepAt, type Position } from './positions.ts'
import { lastEventOf, loadAutomation, openEnrollment, type AutomationRow } from './queries.ts'
import type { Step } from './step-fields.ts'
import { waitEnds } from './time-rules.ts'
import { sentenceOf } from './try-sentences.ts'
import { showMessage } from './write-message.ts'
import { formatReason } from '../../lib/sayings/format.ts'
import { readingOf } from '../settings/reading.ts'

/** Changes by a dry run for the later steps; none is saved. */
interface Changed {
  last: Instant | null
  tags: ReadonlySet<number>
  promo: Promo | null
}

/** Sample promo code of a dry run, which makes none. */
const SAMPLE_CODE = 'ABCD-1234'

type Try = z.output<(typeof automationsContract)['POST /api/v1/marketing-automations/{automation_id}/dry-run']['body']>

/** Walks through an automation, stored or with changes, as if a client were enrolled now. Reads only. */
export function tryAutomation(ctx: Ctx, id: number, { client_id, ...changes }: Try) {
  requirePermission(ctx.caller, 'clients.view')
  const { db, now } = ctx
  const kept = loadAutomation(db, id)
  const automation = Object.keys(changes).length > 0 ? withChanges(db, kept, changes) : kept
  const client = loadClient(db, client_id)
  const { trigger_event: event, condition_json } = automation
  const happened = db.one(lastEventOf, { client_id, event })
  // An event without details needs none.
  const payload = happened ? (happened.payload as object) : triggers[event].groups.length === 0 ? {} : null
  const cause: Cause = { event, event_id: 0, client_id, payload }
  const against = reasonsAgainst({
    client,
    isEnrolled: db.one(openEnrollment, { automation_id: id, client_id }) !== undefined,
    stepCount: automation.steps.length,
    meetsCondition: holds(condition_json, factsAt(db, cause, now, condition_json)),
  })
  return {
    client_id,
    client_name: client.full_name,
    would_enroll: against.length === 0,
    against: against.map((reason) => formatReason(reason, readingOf(db, ctx))),
    event_at: happened?.occurred_at ?? null,
    ...walkThrough(db, automation, cause, now),
  }
}

/** The facts that decide if a client would be enrolled. */
interface Candidate {
  client: { full_name: string; is_active: boolean }
  isEnrolled: boolean
  stepCount: number
  meetsCondition: boolean
}

/** Reasons that keep a client out of an automation, each as a sentence; none: they would be enrolled. */
function reasonsAgainst({ client, isEnrolled, stepCount, meetsCondition }: Candidate) {
  const name = client.full_name
  return [
    ...(client.is_active ? [] : [{ code: 'CLIENT_INACTIVE', detail: say('automations.not_active_client', { name }) }]),
    ...(isEnrolled ? [{ code: 'ALREADY_ENROLLED', detail: say('automations.in_already', { name }) }] : []),
    ...(meetsCondition
      ? []
      : [{ code: 'CONDITION_NOT_MET', detail: say('automations.does_not_meet_condition', { name }) }]),
    ...(stepCount > 0 ? [] : [{ code: 'NO_STEPS', detail: say('automations.has_no_steps_yet') }]),
  ]
}

function walkThrough(reader: Reader, automation: AutomationRow, cause: Cause, now: Instant) {
  const { steps, exit_condition_json: exit_condition } = automation
  const { timezone } = settingsOf(reader)
  const who = reader.one(readerOf, { client_id: cause.client_id })
  const last = who ? lastReached(reader, who.id, now) : null
  let changed: Changed = { last, tags: new Set(tagIdsOf(reader, cause.client_id)), promo: null }
  let due = now
  const shown = []
  for (let position = firstPosition(steps); position !== null;) {
    const step = stepAt(steps, position)!
    const facts = (at: Instant) => (condition: Condition) =>
      withTags(factsAt(reader, cause, at, condition), changed.tags)
    const has_promo_code = changed.promo !== null
    const standing = { client_id: cause.client_id, due_at: due, has_promo_code, exit_condition, last: changed.last }
    const { at, put_off, decision } = settle(reader, step, due, (now, put_off) => ({
      ...standing,
      now,
      put_off,
      facts: facts(now),
    }))
    const arm =
      step.type !== 'branch' ? null : holds(step.condition_json, facts(at)(step.condition_json)) ? 'then' : 'else'
    shown.push({ ...show(reader, cause, { position, step, at, put_off, decision, arm, promo: changed.promo }) })
    if (decision.kind === 'exit') return { steps: shown, ends_at: at }
    const isTaken = decision.kind === 'take'
    if (isTaken) changed = changedBy(step, at, changed, timezone)
    due = isTaken && step.type === 'wait' ? waitEnds(step, due, timezone) : at
    position = arm !== null && isTaken ? intoArm(steps, position, arm) : following(steps, position)
  }
  return { steps: shown, ends_at: shown.length === 0 ? null : due }
}

/** Decides a step; if it is put off, decides again at the later time. */
function settle(
  reader: Reader,
  step: Step,
  due: Instant,
  standing: (now: Instant, put_off: PutOff | null) => Parameters<typeof decideStep>[2],
): { at: Instant; put_off: PutOff | null; decision: StepDecision } {
  const decision = decideStep(reader, step, standing(due, null))
  if (decision.kind !== 'put_off') return { at: due, put_off: null, decision }
  const { until, why } = decision
  return { at: until, put_off: why, decision: decideStep(reader, step, standing(until, why)) }
}

function withTags(facts: Facts, tags: ReadonlySet<number>): Facts {
  return 'client.tags' in facts ? { ...facts, 'client.tags': [...tags] } : facts
}

function changedBy(step: Step, at: Instant, changed: Changed, timezone: string): Changed {
  if (step.type === 'send_email' || step.type === 'send_push') return { ...changed, last: at }
  if (step.type === 'add_tag') return { ...changed, tags: new Set([...changed.tags, step.tag_id]) }
  if (step.type === 'remove_tag')
    return { ...changed, tags: new Set([...changed.tags].filter((id) => id !== step.tag_id)) }
  if (step.type !== 'issue_promo_code') return changed
  return { ...changed, promo: { code: SAMPLE_CODE, until: waitEnds({ days: step.valid_days - 1 }, at, timezone) } }
}

interface Settled {
  position: Position
  step: Step
  at: Instant
  put_off: PutOff | null
  decision: StepDecision
  arm: 'then' | 'else' | null
  promo: Promo | null
}

function show(reader: Reader, cause: Cause, { position, step, at, put_off, decision, arm, promo }: Settled) {
  const outcome = ({ take: 'done', skip: 'skipped', exit: 'exited', put_off: 'skipped' } as const)[decision.kind]
  const reason = decision.kind === 'skip' ? decision.reason : null
  return {
    step: position,
    key: step.key,
    type: step.type,
    at,
    outcome,
    reason,
    detail: sentenceOf(reader, step, decision, arm),
    put_off,
    arm: decision.kind === 'take' ? arm : null,
    message: decision.kind === 'exit' ? null : showMessage(reader, cause, step, promo),
  }
}
