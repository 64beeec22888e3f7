import type { Reader } from '../../db/writer.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import type { Problem } from './plan/model.ts'
import { withEdits } from './plan/edits.ts'
import { inEncoding } from './plan/encoding.ts'
import { checkMapping, type PlannedJob } from './plan-job.ts'
import { lineOf } from './row-queries.ts'

/** A row of a file as it is kept; undefined if it isn't there or was cleared by an erasure. */
export function keptLine(reader: Reader, job_id: number, row_number: number) {
  const line = reader.one(lineOf, { job_id, row_number })
  return line?.cells ? { cells: line.cells, edits: line.edits } : undefined
}

/** A cell of a mapped column: what it says now, what the file says, and what is wrong with it. */
export interface RowCell {
  column: number
  label: string
  field: string
  text: string
  in_file: string
  severity: Problem['severity'] | null
  problem: string | null
}

/** A row's cells, and what else is wrong with it: of columns that fill nothing. */
export interface RowInCells {
  cells: RowCell[]
  other_problems: string[]
}

export const NO_CELLS: RowInCells = { cells: [], other_problems: [] }

/** Gives a function from rows to their cells of mapped columns, with the problems of each. */
export function cellsIn(reader: Reader, job: PlannedJob, problems: readonly Problem[], reading: Reading) {
  const fields = new Map<number, string>()
  for (const [field, positions] of Object.entries(checkMapping(job, job.column_mapping)))
    for (const position of positions) fields.set(position, field)
  const columns = job.header.columns.filter(({ index }) => fields.has(index))
  const labels = new Set(columns.map(({ label }) => label))
  const byRow = Map.groupBy(problems, ({ row }) => row)
  return (row: number): RowInCells => {
    const line = keptLine(reader, job.id, row)
    if (!line) return NO_CELLS
    const [file] = inEncoding([{ row, ...line }], job.header.encoding, job.options)
    const [now] = withEdits(file ? [file] : [])
    const found = (byRow.get(row) ?? []).toSorted((a, b) => a.severity.localeCompare(b.severity))
    const others = found.filter(({ column }) => column === null || !labels.has(column))
    const cells = columns.map(({ index, label }) => {
      const problem = found.find(({ column }) => column === label)
      return {
        column: index,
        label,
        field: fields.get(index)!,
        text: now?.cells[index] ?? '',
        in_file: file?.cells[index] ?? '',
        severity: problem?.severity ?? null,
        problem: problem ? formatSaying(problem.message, reading) : null,
      }
    })
    return { cells, other_problems: others.map(({ message }) => formatSaying(message, reading)) }
  }
}
