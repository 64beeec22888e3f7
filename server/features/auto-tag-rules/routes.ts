import { implement } from '../../api/implement.ts'
import { changeRule, createRule, deleteRule } from './change.ts'
import { autoTagRulesContract } from './contract.ts'
import { previewRule } from './preview.ts'
import { allRules } from './queries.ts'

export const autoTagRulesRoutes = implement(autoTagRulesContract, {
  'GET /api/v1/auto-tag-rules': (ctx) => ctx.db.all(allRules, {}),
  'POST /api/v1/auto-tag-rules': (ctx, { body }) => createRule(ctx, body),
  'PUT /api/v1/auto-tag-rules/{rule_id}': (ctx, { params, body }) => changeRule(ctx, params.rule_id, body),
  'DELETE /api/v1/auto-tag-rules/{rule_id}': (ctx, { params }) => deleteRule(ctx, params.rule_id),
  'POST /api/v1/auto-tag-rules/preview': (ctx, { body }) => previewRule(ctx, body),
})
