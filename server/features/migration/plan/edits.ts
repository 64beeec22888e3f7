import type { SheetRow } from '../read/sheet.ts'

/** The rows with what somebody corrected in place of what the file says. */
export function withEdits(rows: readonly SheetRow[]): SheetRow[] {
  return rows.map(corrected)
}

function corrected({ row, cells, edits }: SheetRow): SheetRow {
  if (!edits) return { row, cells }
  const positions = Object.keys(edits).map(Number)
  const length = Math.max(cells.length, ...positions.map((at) => at + 1))
  return { row, cells: Array.from({ length }, (_, at) => edits[at] ?? cells[at] ?? '') }
}
