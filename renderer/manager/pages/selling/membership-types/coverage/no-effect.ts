import { covers, type CoverageTerms } from '../../../../../../server/features/membership-types/coverage-rules.ts'

interface Opening {
  id: number
  name: string
  category_id: number | null
  covered_by_all: boolean
  credit_cost: number
  /** null: open from whenever it is on the timetable. */
  booking_open_hours_before: number | null
}

/**
 * The covered classes that are open without limit, for which booking earlier has no effect; `all` where that are all of them.
 */
export function withoutWindow(terms: CoverageTerms, type: string, templates: readonly Opening[]): 'all' | string[] {
  const covered = templates.filter((template) => covers(terms, type, { ...template, kind: 'class' }))
  const open = covered.filter(({ booking_open_hours_before: hours }) => hours === null)
  if (open.length > 0 && open.length === covered.length) return 'all'
  return open.map(({ name }) => name)
}
