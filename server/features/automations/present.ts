import type { Reader } from '../../db/writer.ts'
import { statusCountsOf, type AutomationRow } from './queries.ts'
import { enrollmentStatuses } from './reason-values.ts'

type Counts = Record<(typeof enrollmentStatuses)[number], number>

/** How many enrollments are in each state. */
export function countsOf(reader: Reader, id: number): Counts {
  const counts = { active: 0, waiting: 0, completed: 0, exited: 0, cancelled: 0, failed: 0 }
  for (const { status, count } of reader.all(statusCountsOf, { id })) counts[status] = count
  return counts
}

/** An automation as the API shows it. */
export function presentAutomation(reader: Reader, row: AutomationRow) {
  const { steps, ...shown } = row
  return { ...shown, steps: [...steps], enrollments: countsOf(reader, row.id) }
}
