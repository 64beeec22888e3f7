import { conditionOps, opsOf, type ConditionOp, type ConditionType } from './conditions.ts'
import { parseDate, parseTime } from './time.ts'
import { say, type Said } from './sayings/sayings.ts'

/** A field that a condition may ask about. */
export interface ConditionField {
  field: string
  type: ConditionType
  /** The only values it can have: what is equal to another is never met. */
  values?: readonly (string | number)[]
  /** It only ever has a multiple of this. */
  multiple_of?: number
}

/** The fault of a condition, and its place. */
export interface ConditionFault {
  path: (string | number)[]
  message: Said
}

/** How deep groups go: a group in a group in a group. */
export const CONDITION_DEPTH = 3
const MOST_PARTS = 50
const MOST_VALUES = 200
const LONGEST_TEXT = 200
const joins = ['all', 'any', 'not']

/** Every fault of a condition as it was sent, against the fields it may ask about; none: it is a `Condition`. */
export function conditionFaults(given: unknown, fields: readonly ConditionField[]): ConditionFault[] {
  if (isRecord(given) && Object.keys(given).length === 0) return []
  return groupFaults(given, new Map(fields.map((one) => [one.field, one])), [], 1)
}

type Fields = ReadonlyMap<string, ConditionField>
type Path = ConditionFault['path']

function groupFaults(given: unknown, fields: Fields, path: Path, depth: number): ConditionFault[] {
  const keys = isRecord(given) ? Object.keys(given) : []
  const [join = ''] = keys
  if (!isRecord(given) || keys.length !== 1 || !joins.includes(join)) {
    return [
      {
        path,
        message: say('conditions.expected_group', { all: '{"all": […]}', any: '{"any": […]}', not: '{"not": […]}' }),
      },
    ]
  }
  const at = [...path, join]
  if (depth > CONDITION_DEPTH)
    return [{ path: at, message: say('conditions.nested_more_than_deep', { count: CONDITION_DEPTH }) }]
  const parts = given[join]
  if (!Array.isArray(parts) || parts.length === 0)
    return [{ path: at, message: say('conditions.expected_at_least_one_condition') }]
  if (parts.length > MOST_PARTS) return [{ path: at, message: say('conditions.too_many', { most: MOST_PARTS }) }]
  return parts.flatMap((part: unknown, index) => {
    const isLeaf = isRecord(part) && ('field' in part || 'op' in part)
    return isLeaf ? leafFaults(part, fields, [...at, index]) : groupFaults(part, fields, [...at, index], depth + 1)
  })
}

function leafFaults(leaf: Record<string, unknown>, fields: Fields, path: Path): ConditionFault[] {
  const strange = Object.keys(leaf).filter((key) => !['field', 'op', 'value'].includes(key))
  if (strange.length > 0)
    return strange.map((key) => ({ path: [...path, key], message: say('common.not_accepted_here') }))
  const field = fields.get(String(leaf['field']))
  if (!field) {
    return [
      { path: [...path, 'field'], message: say('conditions.no_such_field', { field: JSON.stringify(leaf['field']) }) },
    ]
  }
  const op = conditionOps.find((one) => one === leaf['op'])
  if (!op || !opsOf(field.type).includes(op)) {
    return [
      {
        path: [...path, 'op'],
        message: say('conditions.can_be_asked_with', { field: field.field, names: opsOf(field.type).join(', ') }),
      },
    ]
  }
  return valueFaults(field, op, leaf['value'], [...path, 'value'])
}

function valueFaults(field: ConditionField, op: ConditionOp, value: unknown, path: Path): ConditionFault[] {
  if (op === 'exists')
    return typeof value === 'boolean' ? [] : [{ path, message: say('conditions.expected_true_or_false') }]
  if (op !== 'in') return faultOf(field, op, value, path)
  if (!Array.isArray(value) || value.length === 0)
    return [{ path, message: say('conditions.expected_list_of_at_least') }]
  if (value.length > MOST_VALUES) return [{ path, message: say('conditions.too_many_values', { most: MOST_VALUES }) }]
  return value.flatMap((one: unknown, index) => faultOf(field, op, one, [...path, index]))
}

function faultOf(field: ConditionField, op: ConditionOp, value: unknown, path: Path): ConditionFault[] {
  const expected = expectation(field.type, value)
  if (expected) return [{ path, message: expected }]
  const isExact = op === 'eq' || op === 'ne' || op === 'in'
  const { values, multiple_of } = field
  if (isExact && values && !values.includes(value as string)) {
    return [{ path, message: say('conditions.is_one_of', { field: field.field, names: values.join(', ') }) }]
  }
  if (isExact && multiple_of && Number(value) % multiple_of !== 0) {
    return [{ path, message: say('conditions.counted_in_steps', { field: field.field, count: multiple_of }) }]
  }
  return []
}

/** The expected kind of value, or undefined if the value fits. */
function expectation(type: ConditionType, value: unknown): Said | undefined {
  if (type === 'number') return Number.isFinite(value) ? undefined : say('common.expected_number')
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : say('conditions.expected_true_or_false')
  if (type === 'id' || type === 'ids')
    return Number.isSafeInteger(value) && Number(value) > 0 ? undefined : expectedA('an id')
  if (typeof value !== 'string') return expectedA(type === 'choice' ? 'one of its values' : `a ${type}`)
  if (type === 'date') return parseDate(value) ? undefined : expectedA('a date, YYYY-MM-DD')
  if (type === 'time') return parseTime(value) ? undefined : say('http.expected_time_of_day')
  return value.length > 0 && value.length <= LONGEST_TEXT ? undefined : expectedA(`1 to ${LONGEST_TEXT} characters`)
}

const expectedA = (what: string): Said => say('conditions.expected', { what })

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
