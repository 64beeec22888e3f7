import { makeTag, makeRule } from '../../test/build/tags.ts'
import { send } from '../../test/calls/measured.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { autoTagRulesContract } from './contract.ts'

/** A rule that never fires: what is made in the bench stays as dear. */
const milestone = {
  trigger_event: 'client.visit_milestone',
  condition_json: { all: [{ field: 'count', op: 'eq', value: 55 }] },
}

export const autoTagRulesCalls: Calls<typeof autoTagRulesContract> = {
  'POST /api/v1/auto-tag-rules': {
    audit: 'auto_tag_rule.create',
    ask: async (studio) => [[], { tag_id: (await makeTag(studio)).id, trigger_event: 'client.created' }],
    bench: send(({ ids }) => ({ ...milestone, tag_id: ids['tag_id'], is_active: false })),
  },
  'PUT /api/v1/auto-tag-rules/{rule_id}': {
    audit: 'auto_tag_rule.update',
    ask: async (studio) => [
      [(await makeRule(studio)).id],
      {
        tag_id: (await makeTag(studio)).id,
        trigger_event: 'client.birthday',
        condition_json: { all: [{ field: 'client.age', op: 'gt', value: 30 }] },
        is_active: false,
      },
    ],
  },
  'DELETE /api/v1/auto-tag-rules/{rule_id}': { audit: 'auto_tag_rule.delete', ask: askOf(makeRule) },
  'POST /api/v1/auto-tag-rules/preview': {
    audit: 'nothing',
    ask: askWith({ trigger_event: 'client.created' }),
    bench: send(() => milestone),
  },
}
