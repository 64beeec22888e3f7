import type { Answer } from '../../../api/index.ts'
import type { ConditionGroup, ConditionOp, ConditionValue } from '../../../../server/lib/conditions.ts'

export type Field = Answer<'GET /api/v1/conditions/fields'>[number]['fields'][number]
export type Join = 'all' | 'any' | 'not'
/** Comparisons as the page offers them: "is not known" is a separate one. */
export type Op = ConditionOp | 'missing'

/** A condition being written: values may still be missing. */
export interface Leaf {
  field: string
  op: Op
  value: ConditionValue | null
}

export interface Group {
  join: Join
  parts: Part[]
}

export type Part = Leaf | Group

/** Maximum depth of groups: a group in a group in a group. */
export const DEEPEST = 3

export const isGroup = (part: Part): part is Group => 'join' in part

/** The question a field starts with: the first that it can be asked, for figures "at least". */
export function newLeaf({ field, type, ops }: Field): Leaf {
  const op = (ops.includes('gte') && type === 'number' ? 'gte' : ops[0]) as Op
  return { field, op, value: type === 'boolean' ? true : null }
}

/** The same leaf asked another way; its value stays where it still fits. */
export function askedWith(leaf: Leaf, op: Op): Leaf {
  const kind = (one: Op) => (one === 'exists' || one === 'missing' ? 'none' : one === 'in' ? 'many' : 'one')
  if (kind(op) === kind(leaf.op)) return { ...leaf, op }
  if (kind(op) === 'many') {
    const one = leaf.value
    const first = typeof one === 'string' || typeof one === 'number' ? [one].filter((value) => value !== '') : []
    return { ...leaf, op, value: first }
  }
  const first = Array.isArray(leaf.value) ? (leaf.value[0] ?? null) : null
  return { ...leaf, op, value: kind(op) === 'one' ? first : null }
}

/** A group with one part replaced, or left out. */
export function withPart(group: Group, at: number, part: Part | null): Group {
  return { ...group, parts: group.parts.flatMap((one, index) => (index !== at ? [one] : part ? [part] : [])) }
}

/** True if every question has its value and is one that this event knows. */
export function isComplete(part: Part, fields: readonly Field[]): boolean {
  if (isGroup(part)) return part.parts.every((one) => isComplete(one, fields))
  if (!fields.some(({ field }) => field === part.field)) return false
  if (part.op === 'exists' || part.op === 'missing') return true
  return part.value !== null && part.value !== '' && !(Array.isArray(part.value) && part.value.length === 0)
}

/** The condition as it is kept: groups with nothing in them are left out; null is "always". */
export function toCondition(group: Group): ConditionGroup | null {
  const parts = group.parts.flatMap((part) => {
    if (isGroup(part)) return toCondition(part) ?? []
    const { field, op, value } = part
    if (op === 'exists' || op === 'missing') return { field, op: 'exists' as const, value: op === 'exists' }
    return { field, op, value: value ?? '' }
  })
  if (parts.length === 0) return null
  return { [group.join]: parts } as unknown as ConditionGroup
}

/** A kept condition to be written on; null and the empty one are a group with nothing in it. */
export function fromCondition(condition: ConditionGroup | Record<string, never> | null): Group {
  const [join, parts] = Object.entries(condition ?? {})[0] ?? ['all', []]
  return {
    join: join as Join,
    parts: (parts as (ConditionGroup | { field: string; op: ConditionOp; value: ConditionValue })[]).map((part) => {
      if (!('field' in part)) return fromCondition(part)
      if (part.op !== 'exists') return part
      return { field: part.field, op: part.value ? 'exists' : 'missing', value: null }
    }),
  }
}
