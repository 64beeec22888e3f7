import type { z } from 'zod'
import type { Caller } from '../../api/caller.ts'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { invalidFor, Refusal } from '../../api/errors.ts'
import { conditionFaults } from '../../lib/condition-check.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { audit } from '../audit/audit.ts'
import { fieldsFor } from '../conditions/trigger-fields.ts'
import { requireMayDiscount } from '../promo-codes/giving.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadRole } from '../staff/queries.ts'
import { loadTag } from '../tags/queries.ts'
import { stepFaults } from './check-steps.ts'
import type { automationsContract } from './contract.ts'
import { nameSteps } from './name-steps.ts'
import { allSteps } from './positions.ts'
import { presentAutomation } from './present.ts'
import { insertVersion, loadAutomation, setExit, stepsUnderWay, usedKeys, type AutomationRow } from './queries.ts'
import { statusRefusal, type AutomationStatus } from './status-rules.ts'
import type { Step } from './step-fields.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

type NewAutomation = z.output<(typeof automationsContract)['POST /api/v1/marketing-automations']['body']>
type Changes = z.output<(typeof automationsContract)['PUT /api/v1/marketing-automations/{automation_id}']['body']>

/** Creates an automation; what its steps name (tags, roles) is there. AUTOMATION_INVALID_TRANSITION where it can't be active. */
export function createAutomation(ctx: Ctx, input: NewAutomation) {
  return ctx.write((tx) => {
    const { steps: given = [], status = 'draft', condition_json = null, exit_condition_json = null, ...named } = input
    const steps = nameSteps(given)
    refuseUnknown(tx, steps)
    requireMayIssue(tx, ctx.caller, steps)
    refuseStatus(null, status, steps)
    const values = { ...named, condition_json, exit_condition_json, status, created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(db.insertInto('automations').values(values))
    const { trigger_event } = named
    tx.run(insertVersion, { automation_id: id, version: 1, trigger_event, exit_condition_json, steps, now: ctx.now })
    const after = loadAutomation(tx, id)
    audit(tx, ctx, 'automation.create', { entity: 'automation', id, after })
    return presentAutomation(tx, after)
  })
}

/**
 * Changes an automation. Other steps, or another event, are a new version: who is enrolled goes on with theirs. When to leave is
 * asked of them, too, as it was last said of their event.
 */
export function changeAutomation(ctx: Ctx, id: number, changes: Changes) {
  return ctx.write((tx) => {
    const before = loadAutomation(tx, id)
    const after = withChanges(tx, before, changes)
    const { steps, trigger_event, exit_condition_json } = after
    refuseStatus(before.status, after.status, steps)
    if (mayGiveMore(changes)) requireMayIssue(tx, ctx.caller, steps)
    const isOther = trigger_event !== before.trigger_event || JSON.stringify(steps) !== JSON.stringify(before.steps)
    const version = before.version + Number(isOther)
    if (isOther)
      tx.run(insertVersion, { automation_id: id, version, trigger_event, exit_condition_json, steps, now: ctx.now })
    if (changes.exit_condition_json !== undefined) tx.run(setExit, { id, trigger_event, exit_condition_json })
    const { steps: _, ...fields } = changes
    return keep(tx, ctx, before, { ...fields, version })
  })
}

/** An automation as changes would make it; its new steps have keys. Refuses (422, 404) what does not fit or that there is not. */
export function withChanges(
  reader: Reader,
  before: AutomationRow,
  { steps: given, ...fields }: Changes,
): AutomationRow {
  const taken = () => [
    ...reader.all(usedKeys, { id: before.id }).map(({ step_key }) => step_key),
    ...reader.all(stepsUnderWay, { id: before.id }).flatMap(({ steps }) => allSteps(steps).map(({ step }) => step.key)),
  ]
  const after = { ...before, ...fields, steps: given ? nameSteps(given, taken()) : before.steps }
  refuseMisfit(after)
  if (given) refuseUnknown(reader, after.steps, before.steps)
  return after
}

/** Pauses an automation, or lets it go on. AUTOMATION_INVALID_TRANSITION where that is no step from what it is. */
export function setStatus(ctx: Ctx, id: number, status: 'active' | 'paused') {
  return ctx.write((tx) => {
    const before = loadAutomation(tx, id)
    if (before.status === 'draft' && status === 'active') {
      throw transition(say('automations.is_a_draft'))
    }
    refuseStatus(before.status, status, before.steps)
    if (before.status === status) return presentAutomation(tx, before)
    if (status === 'active') requireMayIssue(tx, ctx.caller, before.steps)
    return keep(tx, ctx, before, { status })
  })
}

function keep(tx: Tx, ctx: Ctx, before: AutomationRow, fields: Partial<Omit<AutomationRow, 'id' | 'steps'>>) {
  const { id } = before
  tx.run(
    db
      .updateTable('automations')
      .set({ ...fields, updated_at: ctx.now })
      .where('id', '=', id),
  )
  const after = loadAutomation(tx, id)
  audit(tx, ctx, 'automation.update', { entity: 'automation', id, before, after })
  return presentAutomation(tx, after)
}

function refuseStatus(from: AutomationStatus | null, to: AutomationStatus, steps: readonly Step[]): void {
  const refusal = statusRefusal(from, to, steps.length)
  if (refusal !== null) throw transition(refusal)
}

function transition(detail: Said): Refusal {
  return new Refusal('AUTOMATION_INVALID_TRANSITION', detail)
}

/** Refuses (422) conditions and messages that do not fit the event as it then is. */
function refuseMisfit({ trigger_event, condition_json, exit_condition_json, steps }: AutomationRow): void {
  const fields = fieldsFor(trigger_event)
  const ofCondition = (name: string, condition: AutomationRow['condition_json']) =>
    condition === null
      ? []
      : conditionFaults(condition, fields).map((fault) => ({ ...fault, path: [name, ...fault.path] }))
  refuseFaults([
    ...ofCondition('condition_json', condition_json),
    ...ofCondition('exit_condition_json', exit_condition_json),
    ...stepFaults(steps, trigger_event).map((fault) => ({ ...fault, path: ['steps', ...fault.path] })),
  ])
}

/**
 * Refuses unknown tags and roles (404), and amounts with more decimals than the currency has (422). A role named by a step of
 * `before` may have been deleted since: anybody may do that task.
 */
function refuseUnknown(reader: Reader, steps: readonly Step[], before: readonly Step[] = []): void {
  const { currency } = settingsOf(reader)
  const named = new Set(
    allSteps(before).map(({ step }) => (step.type === 'create_task' ? step.assignee_role_id : undefined)),
  )
  for (const { step, position } of allSteps(steps)) {
    if (step.type === 'add_tag' || step.type === 'remove_tag') loadTag(reader, step.tag_id)
    if (step.type === 'create_task' && step.assignee_role_id !== undefined && !named.has(step.assignee_role_id))
      loadRole(reader, step.assignee_role_id)
    if (step.type === 'issue_promo_code' && step.discount_type === 'fixed_amount') {
      const most = decimals(currency)
      const isTooFine = Number(step.value.toFixed(most)) !== step.value
      if (isTooFine)
        refuseFaults([
          { path: ['steps', ...position.split('.'), 'value'], message: say('automations.too_many_decimals', { most }) },
        ])
    }
  }
}

/** True if a change may give more than before: to others, at another moment, or at all. Another name or a pause does not. */
function mayGiveMore({ name: _, status, ...others }: Changes): boolean {
  return status === 'active' || Object.keys(others).length > 0
}

/** Codes that leave hardly anything to pay are gifts, no matter who sends them. */
function requireMayIssue(reader: Reader, caller: Caller, steps: readonly Step[]): void {
  for (const { step } of allSteps(steps)) if (step.type === 'issue_promo_code') requireMayDiscount(reader, caller, step)
}

function refuseFaults(faults: readonly { path: (string | number)[]; message: Said }[]): void {
  if (faults.length === 0) return
  const errors = faults
    .slice(0, 20)
    .map(({ path, message }) => ({ in: 'body' as const, path: path.join('.'), message }))
  throw invalidFor(errors)
}
