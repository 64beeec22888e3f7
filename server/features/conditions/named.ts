import type { TriggerEvent } from '../../events/payloads.ts'
import { leavesOf, type Condition } from '../../lib/conditions.ts'
import type { FieldOf } from './field-list.ts'
import { fieldsFor } from './trigger-fields.ts'

/** The ids of one kind of record (tags, say) that a condition asks about. */
export function idsNamed(kind: FieldOf, event: TriggerEvent, condition: Condition): number[] {
  const fields = new Set(
    fieldsFor(event)
      .filter((field) => field.of === kind)
      .map(({ field }) => field),
  )
  return leavesOf(condition)
    .filter(({ field }) => fields.has(field))
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'number')
}
