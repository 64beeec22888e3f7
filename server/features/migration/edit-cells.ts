import { invalid } from '../../api/errors.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { ImportJob } from './queries.ts'
import { keptLine } from './row-cells.ts'
import type { EditsInput } from './row-fields.ts'

const keepEdits = query((p: { job_id: number; row_number: number; edits: Record<string, string> | null }) =>
  db
    .updateTable('import_rows')
    .set({ edits: p.edits })
    .where('job_id', '=', p.job_id)
    .where('row_number', '=', p.row_number),
)

/** Refuses an edit of a row or a column that the file doesn't have: 422. */
export function checkEdits(reader: Reader, job: Pick<ImportJob, 'id' | 'header'>, edits: EditsInput): void {
  const columns = new Set(job.header.columns.map(({ index }) => index))
  for (const [at, { row, column }] of edits.entries())
    if (!columns.has(column) || !keptLine(reader, job.id, row))
      throw invalid(`edits.${at}`, say('migration.no_such_cell', { row: `${row}` }))
}

/** Keeps corrected cells beside those of the file; a text of null takes the correction back. */
export function editCells(tx: Tx, jobId: number, edits: EditsInput): void {
  for (const { row, column, text } of edits) {
    const { [column]: _, ...others } = keptLine(tx, jobId, row)?.edits ?? {}
    const next = text === null ? others : { ...others, [column]: text }
    tx.run(keepEdits, { job_id: jobId, row_number: row, edits: Object.keys(next).length > 0 ? next : null })
  }
}
