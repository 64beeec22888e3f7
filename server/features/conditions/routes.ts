import { implement } from '../../api/implement.ts'
import { triggerEvents } from '../../events/trigger-values.ts'
import { opsOf } from '../../lib/conditions.ts'
import { conditionsContract } from './contract.ts'
import type { PublishedField } from './field-list.ts'
import { fieldsFor, triggers } from './trigger-fields.ts'

export const conditionsRoutes = implement(conditionsContract, {
  'GET /api/v1/conditions/fields': () =>
    triggerEvents.map((trigger_event) => ({
      trigger_event,
      label: triggers[trigger_event].label,
      fields: fieldsFor(trigger_event).map(presentField),
    })),
})

function presentField({ field, label, type, values, multiple_of, of }: PublishedField) {
  const limits = { values: values ? [...values] : null, multiple_of: multiple_of ?? null, of: of ?? null }
  return { field, label, type, ops: [...opsOf(type)], ...limits }
}
