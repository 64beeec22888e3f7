/** Conditions: what must hold of a record of facts. Nothing here reads anything; facts come loaded. */

export const conditionOps = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains', 'exists'] as const
export type ConditionOp = (typeof conditionOps)[number]

/** The type of a field: `choice` is one of its values, `id` the id of a record, `ids` a list of them. */
export const conditionTypes = ['text', 'number', 'boolean', 'date', 'time', 'choice', 'id', 'ids'] as const
export type ConditionType = (typeof conditionTypes)[number]

export type ConditionValue = string | number | boolean | readonly (string | number)[]

export interface ConditionLeaf {
  field: string
  op: ConditionOp
  value: ConditionValue
}

export type ConditionPart = ConditionLeaf | ConditionGroup
export type ConditionGroup = { all: ConditionPart[] } | { any: ConditionPart[] } | { not: ConditionPart[] }

/** A condition as it is kept; null and the empty one hold always. */
export type Condition = ConditionGroup | Record<string, never> | null

/** The known value of a field: null where there is none. */
export type Fact = string | number | boolean | readonly number[] | null
export type Facts = Readonly<Record<string, Fact>>

const asked: Record<ConditionType, readonly ConditionOp[]> = {
  text: ['eq', 'ne', 'in', 'contains', 'exists'],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'exists'],
  boolean: ['eq', 'ne', 'exists'],
  date: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'exists'],
  time: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'exists'],
  choice: ['eq', 'ne', 'in', 'exists'],
  id: ['eq', 'ne', 'in', 'exists'],
  ids: ['contains', 'exists'],
}

/** The ops that a field of this type can be asked with. */
export function opsOf(type: ConditionType): readonly ConditionOp[] {
  return asked[type]
}

/** The parts of a group, and how they are joined. */
export function partsOf(group: ConditionGroup): { join: 'all' | 'any' | 'not'; parts: ConditionPart[] } {
  if ('all' in group) return { join: 'all', parts: group.all }
  if ('any' in group) return { join: 'any', parts: group.any }
  return { join: 'not', parts: group.not }
}

/** Every leaf of a condition, in order. */
export function leavesOf(condition: Condition): ConditionLeaf[] {
  if (!isGroup(condition)) return []
  return partsOf(condition).parts.flatMap((part) => ('field' in part ? [part] : leavesOf(part)))
}

/**
 * True if a condition holds of the facts. `all`: every part holds, `any`: at least one, `not`: none. A field of which
 * nothing is known (null) is equal to nothing, not greater, not smaller and in no list; only `ne` and `exists: false`
 * hold of it. Text is compared without regard to capitals. Throws for a field that the facts don't name.
 */
export function holds(condition: Condition, facts: Facts): boolean {
  if (!isGroup(condition)) return true
  const { join, parts } = partsOf(condition)
  const holdsHere = (part: ConditionPart) => ('field' in part ? leafHolds(part, facts) : holds(part, facts))
  if (join === 'all') return parts.every(holdsHere)
  return parts.some(holdsHere) === (join === 'any')
}

function isGroup(condition: Condition): condition is ConditionGroup {
  return condition !== null && Object.keys(condition).length > 0
}

function leafHolds({ field, op, value }: ConditionLeaf, facts: Facts): boolean {
  const fact = facts[field]
  if (fact === undefined) throw new Error(`Nothing is known of the field ${field}`)
  if (op === 'exists') return isKnown(fact) === value
  if (op === 'ne') return plain(fact) !== plain(value)
  if (op === 'eq') return plain(fact) === plain(value)
  if (op === 'in') return Array.isArray(value) && value.some((one) => plain(fact) === plain(one))
  if (op === 'contains') return contains(fact, value)
  const order = compare(fact, value)
  if (op === 'gt') return order > 0
  if (op === 'gte') return order >= 0
  return op === 'lt' ? order < 0 : order <= 0
}

function isKnown(fact: Fact): boolean {
  return fact !== null && fact !== '' && !(Array.isArray(fact) && fact.length === 0)
}

function contains(fact: Fact, value: ConditionValue): boolean {
  if (Array.isArray(fact)) return fact.includes(value)
  return typeof fact === 'string' && fact.toLowerCase().includes(String(value).toLowerCase())
}

/** Below, at or above zero; what has no order (a number and a text) compares to nothing. */
function compare(fact: Fact, value: ConditionValue): number {
  if (typeof fact === 'number' && typeof value === 'number') return fact - value
  if (typeof fact !== 'string' || typeof value !== 'string') return Number.NaN
  return fact === value ? 0 : fact < value ? -1 : 1
}

function plain(value: Fact | ConditionValue): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}
