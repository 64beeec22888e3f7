import { conditionOps, opsOf, type ConditionOp, type ConditionType } from './conditions.ts'
import { parseDate, parseTime } from './time.ts'

/** A field that a condition may ask about. */
export interface ConditionField {
  field: string
  type: ConditionType
  /** The only values it can have: what is equal to another is never met. */
  values?: readonly (string | number)[]
  /** It only ever has a multiple of this. */
  multiple_of?: number
}

/** What is wrong with a condition, and where. */
export interface ConditionFault {
  path: (string | number)[]
  message: string
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
    return [{ path, message: 'Expected one of {"all": […]}, {"any": […]} or {"not": […]}' }]
  }
  const at = [...path, join]
  if (depth > CONDITION_DEPTH) return [{ path: at, message: `Nested more than ${CONDITION_DEPTH} deep` }]
  const parts = given[join]
  if (!Array.isArray(parts) || parts.length === 0) return [{ path: at, message: 'Expected at least one condition' }]
  if (parts.length > MOST_PARTS) return [{ path: at, message: `At most ${MOST_PARTS} conditions` }]
  return parts.flatMap((part: unknown, index) => {
    const isLeaf = isRecord(part) && ('field' in part || 'op' in part)
    return isLeaf ? leafFaults(part, fields, [...at, index]) : groupFaults(part, fields, [...at, index], depth + 1)
  })
}

function leafFaults(leaf: Record<string, unknown>, fields: Fields, path: Path): ConditionFault[] {
  const strange = Object.keys(leaf).filter((key) => !['field', 'op', 'value'].includes(key))
  if (strange.length > 0) return strange.map((key) => ({ path: [...path, key], message: 'Is not accepted here' }))
  const field = fields.get(String(leaf['field']))
  if (!field) {
    return [{ path: [...path, 'field'], message: `There is no field ${JSON.stringify(leaf['field'])} for this event` }]
  }
  const op = conditionOps.find((one) => one === leaf['op'])
  if (!op || !opsOf(field.type).includes(op)) {
    return [{ path: [...path, 'op'], message: `${field.field} can be asked with ${opsOf(field.type).join(', ')}` }]
  }
  return valueFaults(field, op, leaf['value'], [...path, 'value'])
}

function valueFaults(field: ConditionField, op: ConditionOp, value: unknown, path: Path): ConditionFault[] {
  if (op === 'exists') return typeof value === 'boolean' ? [] : [{ path, message: 'Expected true or false' }]
  if (op !== 'in') return faultOf(field, op, value, path)
  if (!Array.isArray(value) || value.length === 0) return [{ path, message: 'Expected a list of at least one value' }]
  if (value.length > MOST_VALUES) return [{ path, message: `At most ${MOST_VALUES} values` }]
  return value.flatMap((one: unknown, index) => faultOf(field, op, one, [...path, index]))
}

function faultOf(field: ConditionField, op: ConditionOp, value: unknown, path: Path): ConditionFault[] {
  const expected = expectation(field.type, value)
  if (expected) return [{ path, message: `Expected ${expected}` }]
  const isExact = op === 'eq' || op === 'ne' || op === 'in'
  const { values, multiple_of } = field
  if (isExact && values && !values.includes(value as string)) {
    return [{ path, message: `${field.field} is one of ${values.join(', ')}` }]
  }
  if (isExact && multiple_of && Number(value) % multiple_of !== 0) {
    return [{ path, message: `${field.field} is counted in steps of ${multiple_of}` }]
  }
  return []
}

/** What was expected in place of a value, or undefined where it fits. */
function expectation(type: ConditionType, value: unknown): string | undefined {
  if (type === 'number') return Number.isFinite(value) ? undefined : 'a number'
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'true or false'
  if (type === 'id' || type === 'ids') return Number.isSafeInteger(value) && Number(value) > 0 ? undefined : 'an id'
  if (typeof value !== 'string') return type === 'choice' ? 'one of its values' : `a ${type}`
  if (type === 'date') return parseDate(value) ? undefined : 'a date, YYYY-MM-DD'
  if (type === 'time') return parseTime(value) ? undefined : 'a time of day, HH:MM'
  return value.length > 0 && value.length <= LONGEST_TEXT ? undefined : `1 to ${LONGEST_TEXT} characters`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
