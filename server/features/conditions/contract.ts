import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { resource } from '../../http/shapes.ts'
import { triggerEvent } from './condition-fields.ts'

const field = resource('ConditionField', {
  field: z.string(),
  label: z.string(),
  type: z.enum(['text', 'number', 'boolean', 'date', 'time', 'choice', 'id', 'ids']),
  ops: z.array(z.string()).describe('What it can be asked with'),
  values: z
    .array(z.union([z.string(), z.number()]))
    .nullable()
    .describe('The only values it can be equal to; null: any'),
  multiple_of: z.number().nullable().describe('It only ever has a multiple of this'),
  of: z.string().nullable().describe('The kind of record that an id is of'),
})

export const conditionsContract = {
  'GET /api/v1/conditions/fields': {
    area: 'What the conditions of rules can ask about.',
    id: 'listConditionFields',
    summary: 'What the conditions of tag rules and automations may ask about, by event',
    description:
      'Ordered as the events are listed; the fields of the event itself first, then those known of every client. Counters ' +
      'and days are those of the moment of the event.',
    access: { manager: 'marketing.manage' },
    status: 200,
    answer: z.array(z.strictObject({ trigger_event: triggerEvent, label: z.string(), fields: z.array(field) })),
  },
} satisfies Contract
