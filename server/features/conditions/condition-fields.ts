import { z } from 'zod'
import type { TriggerEvent } from '../../events/payloads.ts'
import { triggerEvents } from '../../events/trigger-values.ts'
import { conditionFaults } from '../../lib/condition-check.ts'
import { conditionOps, type Condition } from '../../lib/conditions.ts'
import { fieldsFor } from './trigger-fields.ts'

export const triggerEvent = z.enum(triggerEvents)

const parts = {
  type: 'array',
  minItems: 1,
  maxItems: 50,
  items: {
    type: 'object',
    description: '{field, op, value}, or a group again',
    properties: {
      field: { type: 'string' },
      op: { enum: [...conditionOps] },
      value: { type: ['string', 'number', 'boolean', 'array'], items: { type: ['string', 'number'] } },
    },
  },
}

/** A condition as it comes and goes: the shape; which fields it may ask about depends on the event. */
export const conditionJson = z
  .custom<Exclude<Condition, null>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'Expected one of {"all": […]}, {"any": […]} or {"not": […]}',
  )
  .meta({
    id: 'Condition',
    type: 'object',
    description:
      'One of `all` (every part holds), `any` (at least one) or `not` (none), each a list of `{field, op, value}` or of ' +
      'groups again, at most 3 deep. The fields of each event: GET /api/v1/conditions/fields. Empty: always.',
    properties: { all: parts, any: parts, not: parts },
    maxProperties: 1,
    additionalProperties: false,
  })

/** Adds every fault of a condition to those of its body, at the path of the field that holds it. */
export function checkCondition(
  context: z.core.$RefinementCtx,
  event: TriggerEvent | undefined,
  condition: unknown,
  path = 'condition_json',
): void {
  if (event === undefined || condition === undefined || condition === null) return
  for (const fault of conditionFaults(condition, fieldsFor(event))) {
    context.addIssue({ code: 'custom', message: fault.message, path: [path, ...fault.path] })
  }
}
