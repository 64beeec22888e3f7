import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { invalidFor } from '../../api/errors.ts'
import { conditionFaults } from '../../lib/condition-check.ts'
import { audit } from '../audit/audit.ts'
import { fieldsFor } from '../conditions/trigger-fields.ts'
import { loadTag } from '../tags/queries.ts'
import type { autoTagRulesContract } from './contract.ts'
import { loadRule, type RuleRow } from './queries.ts'

type NewRule = z.output<(typeof autoTagRulesContract)['POST /api/v1/auto-tag-rules']['body']>
type Changes = z.output<(typeof autoTagRulesContract)['PUT /api/v1/auto-tag-rules/{rule_id}']['body']>

/** Creates a rule; its condition has been held against the fields of its event. */
export function createRule(ctx: Ctx, input: NewRule): Promise<RuleRow> {
  return ctx.write((tx) => {
    loadTag(tx, input.tag_id)
    const values = { ...input, condition_json: input.condition_json ?? null }
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(db.insertInto('auto_tag_rules').values({ ...values, ...stamps }))
    const after = loadRule(tx, id)
    audit(tx, ctx, 'auto_tag_rule.create', { entity: 'auto_tag_rule', id, after })
    return after
  })
}

/** Changes a rule; event and condition must fit each other as they then are. */
export function changeRule(ctx: Ctx, id: number, changes: Changes): Promise<RuleRow> {
  return ctx.write((tx) => {
    const before = loadRule(tx, id)
    refuseMisfit({ ...before, ...changes })
    if (changes.tag_id !== undefined) loadTag(tx, changes.tag_id)
    tx.run(
      db
        .updateTable('auto_tag_rules')
        .set({ ...changes, updated_at: ctx.now })
        .where('id', '=', id),
    )
    const after = loadRule(tx, id)
    audit(tx, ctx, 'auto_tag_rule.update', { entity: 'auto_tag_rule', id, before, after })
    return after
  })
}

/** Deletes a rule for good and gives it as it was. */
export function deleteRule(ctx: Ctx, id: number): Promise<RuleRow> {
  return ctx.write((tx) => {
    const before = loadRule(tx, id)
    tx.run(db.deleteFrom('auto_tag_rules').where('id', '=', id))
    audit(tx, ctx, 'auto_tag_rule.delete', { entity: 'auto_tag_rule', id, before })
    return before
  })
}

function refuseMisfit({ trigger_event, condition_json }: Pick<RuleRow, 'trigger_event' | 'condition_json'>): void {
  if (condition_json === null) return
  const faults = conditionFaults(condition_json, fieldsFor(trigger_event))
  if (faults.length === 0) return
  const errors = faults.map(({ path, message }) => ({
    in: 'body' as const,
    path: ['condition_json', ...path].join('.'),
    message,
  }))
  throw invalidFor(errors)
}
