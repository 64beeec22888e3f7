import type { Problem } from '../../api/problem.ts'

export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Splits the faults a server found (422) into those of the fields the form shows and those of no field of it. */
export function faultsOf(problem: Problem, shown: ReadonlySet<string>): { fields: FieldErrors; others: string[] } {
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const { path, message } of problem.errors ?? []) {
    const field = nearest(path, shown)
    if (field) fields[field] ??= message
    else others.push(path ? `${path}: ${message}` : message)
  }
  return { fields, others }
}

/** The field itself, or the one that holds it: `recurrence.weekdays.0` belongs to `recurrence.weekdays`. */
function nearest(path: string, shown: ReadonlySet<string>): string | undefined {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const candidate = parts.slice(0, length).join('.')
    if (shown.has(candidate)) return candidate
  }
  return undefined
}

/** Errors of required fields that are empty. */
export function missing(
  values: unknown,
  required: readonly string[],
  read: (values: unknown, path: string) => unknown,
): string[] {
  return required.filter((path) => {
    const value = read(values, path)
    return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  })
}
