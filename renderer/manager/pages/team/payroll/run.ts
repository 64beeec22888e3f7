import type { Answer, Item } from '../../../../api/index.ts'

export type Component = Item<'GET /api/v1/staff-pay-components'>
export type ComponentType = Component['component_type']
export type Run = Item<'GET /api/v1/payroll-runs'>
export type WholeRun = Answer<'POST /api/v1/payroll-runs'>
export type LineItem = WholeRun['line_items'][number]
export type Skipped = WholeRun['skipped'][number]

/** The kinds of components, in the order in which they are offered. */
export const COMPONENT_TYPES = [
  'fixed_salary',
  'per_class',
  'per_attendee',
  'per_appointment',
  'class_revenue_percent',
  'appointment_revenue_percent',
  'retail_commission_percent',
  'membership_commission_percent',
] as const satisfies readonly ComponentType[]

export const SALARY_PERIODS = ['weekly', 'biweekly', 'monthly'] as const

export const isPercent = (type: ComponentType) => type.endsWith('_percent')

/** The names of people paid by a run although their account is no longer active. */
export function haveLeft(people: readonly Person[], components: readonly Component[]): string[] {
  const left = new Set(components.filter((one) => !one.user_is_active).map(({ user_id }) => user_id))
  return people.filter(({ user_id, total }) => total > 0 && left.has(user_id)).map(({ name }) => name)
}

/** One person's lines of a run, and their total. */
export interface Person {
  user_id: number
  name: string
  lines: LineItem[]
  total: number
  /** The lines still to be paid. */
  unpaid: LineItem[]
}

/** Groups lines by person, in their order. */
export function peopleOf(lines: readonly LineItem[]): Person[] {
  const people = new Map<number, Person>()
  for (const line of lines) {
    const known = people.get(line.user_id)
    const person = known ?? { user_id: line.user_id, name: line.user_name, lines: [], total: 0, unpaid: [] }
    if (!known) people.set(line.user_id, person)
    person.lines.push(line)
    person.total += line.amount
    if (line.paid_at === null && line.amount > 0) person.unpaid.push(line)
  }
  // Sums of hundredths are not exact in floating point; six decimals are more than any currency has.
  return [...people.values()].map((person) => ({ ...person, total: Math.round(person.total * 1e6) / 1e6 }))
}
