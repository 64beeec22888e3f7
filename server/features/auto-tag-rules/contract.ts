import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, pathIds, resource, stamps } from '../../http/shapes.ts'
import { checkCondition, conditionJson, triggerEvent } from '../conditions/condition-fields.ts'
import { say } from '../../lib/sayings/sayings.ts'

const rule = resource('AutoTagRule', {
  id,
  tag_id: id,
  tag_name: z.string(),
  tag_color: z.string().nullable(),
  trigger_event: triggerEvent,
  condition_json: conditionJson.nullable(),
  is_active: z.boolean(),
  fired_count: z.int().describe('How often it has given its tag, or met a client who had it'),
  last_fired_at: instantOut.nullable(),
  ...stamps,
})

const fields = {
  tag_id: id,
  trigger_event: triggerEvent,
  condition_json: conditionJson.nullable().describe('null: always'),
  is_active: z.boolean(),
}

const previewed = z.strictObject({
  client_id: id,
  full_name: z.string(),
  times: z.int().describe('How many of the events would have fired the rule'),
  last_at: instantOut,
  has_tag: z.boolean().nullable().describe('Has the tag now; null where no rule is named'),
})

const managers = { manager: 'marketing.manage' } as const

export const autoTagRulesContract = {
  'GET /api/v1/auto-tag-rules': {
    area: 'Rules that give tags by themselves.',
    id: 'listAutoTagRules',
    summary: 'Rules that give tags by themselves',
    description: 'Ordered by id: the order in which they fire.',
    access: managers,
    status: 200,
    answer: z.array(rule),
  },
  'POST /api/v1/auto-tag-rules': {
    id: 'createAutoTagRule',
    summary: 'Create a rule',
    description: 'It fires once for each event from now on whose client meets its condition.',
    access: managers,
    body: z
      .strictObject(fields)
      .partial({ condition_json: true, is_active: true })
      .superRefine((body, context) => checkCondition(context, body.trigger_event, body.condition_json)),
    example: { tag_id: 3, trigger_event: 'client.first_visit' },
    status: 201,
    answer: rule,
    errors: ['NOT_FOUND'],
  },
  'PUT /api/v1/auto-tag-rules/{rule_id}': {
    id: 'changeAutoTagRule',
    summary: 'Change a rule; the tags it has given stay',
    access: managers,
    params: pathIds('rule_id'),
    body: z
      .strictObject(fields)
      .partial()
      .superRefine((body, context) => checkCondition(context, body.trigger_event, body.condition_json)),
    example: { is_active: false },
    status: 200,
    answer: rule,
  },
  'DELETE /api/v1/auto-tag-rules/{rule_id}': {
    id: 'deleteAutoTagRule',
    summary: 'Delete a rule for good; the tags it has given stay. Answers the rule as it was',
    access: managers,
    params: pathIds('rule_id'),
    status: 200,
    answer: rule,
  },
  'POST /api/v1/auto-tag-rules/preview': {
    id: 'previewAutoTagRule',
    summary: 'What a rule would have done in the last 90 days; changes nothing',
    description:
      'Either `rule_id`, or `trigger_event` and perhaps `condition_json`. It looks at the newest 400 events. Counters, ' +
      'days and credits are those of the moment of each event; tags and memberships are those of today. The clients come ' +
      'the latest first. It names them: `clients.view` is needed, too.',
    access: managers,
    body: z
      .strictObject({
        rule_id: id,
        trigger_event: triggerEvent,
        condition_json: conditionJson.nullable(),
      })
      .partial()
      .superRefine((body, context) => {
        const named = [body.rule_id, body.trigger_event].filter((one) => one !== undefined).length
        if (named !== 1)
          context.addIssue({ code: 'custom', path: ['rule_id'], message: say('auto_tag_rules.name_rule_or_event') })
        if (body.rule_id !== undefined && body.condition_json !== undefined) {
          context.addIssue({
            code: 'custom',
            path: ['condition_json'],
            message: say('auto_tag_rules.rule_has_condition_of_own'),
          })
        }
        checkCondition(context, body.trigger_event, body.condition_json)
      }),
    example: { trigger_event: 'client.first_visit' },
    status: 200,
    answer: z.strictObject({
      trigger_event: triggerEvent,
      condition_json: conditionJson.nullable(),
      since: instantOut,
      events_looked_at: z.int(),
      is_capped: z.boolean().describe('There were more events than were looked at'),
      event_count: z.int().describe('Events that would have fired it'),
      client_count: z.int(),
      new_client_count: z.int().nullable().describe('Of these, who does not have the tag; null where no rule is named'),
      clients: z.array(previewed),
    }),
    errors: ['NOT_FOUND'],
  },
} satisfies Contract
