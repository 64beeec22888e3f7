import type { ResolvedMapping } from '../mapping/resolve.ts'
import type { Sheet } from '../read/sheet.ts'
import { isWrittenDate } from '../values/looks-like.ts'
import type { Problem } from './model.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Cells with digits that are looked at in a column; among them may be any number of others (`never`). */
const CELLS_SEEN = 200

/**
 * Tells of columns of dates that nothing takes, where memberships have a start and no end: one of them may be the end, without
 * which what has ended long ago would come in as running for ever.
 */
export function tellOfNoEnd({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>, mapping: ResolvedMapping): Problem[] {
  const has = (field: 'starts_on' | 'purchased_on' | 'expires_on') => (mapping[field] ?? []).length > 0
  if (has('expires_on') || !(has('starts_on') || has('purchased_on'))) return []
  const taken = new Set(Object.values(mapping).flat())
  return columns
    .filter(({ index }) => !taken.has(index))
    .flatMap(({ index, label }) => {
      const cells: { row: number; cell: string }[] = []
      for (const { row, cells: all } of rows) {
        const cell = (all[index] ?? '').trim()
        if (/\d/.test(cell)) cells.push({ row, cell })
        if (cells.length === CELLS_SEEN) break
      }
      const dated = cells.filter(({ cell }) => isWrittenDate(cell))
      const [first] = dated
      if (!first || dated.length * 2 < cells.length) return []
      const message = say('import.perhaps_the_end', { cell: label })
      return [{ row: first.row, column: label, field: 'expires_on' as const, severity: 'warning' as const, message }]
    })
}
