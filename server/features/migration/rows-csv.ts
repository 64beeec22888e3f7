import { withReader } from '../../db/read-only.ts'
import { toCsv } from '../../lib/csv.ts'
import { readingOf } from '../settings/reading.ts'
import { tableWords } from '../settings/table-words.ts'
import { withEdits } from './plan/edits.ts'
import { planJob } from './plan-job.ts'
import type { PlanAbout } from './plan-task.ts'
import { loadJob, sheetRows } from './queries.ts'
import { rowsSelect } from './row-queries.ts'
import { presentPlanned, presentStored } from './rows.ts'

/** Every row of a job with its fate, its reason and its own cells, as CSV. */
export function rowsCsvTask(
  { folder, job: { id }, now, language, root }: PlanAbout,
  _emit: (nothing: never) => Promise<void>,
): Promise<Uint8Array> {
  return withReader(folder, (reader) => {
    const job = loadJob(reader, id)
    const reading = readingOf(reader, { language })
    const rows =
      job.status === 'analysed'
        ? planJob(reader, job, now, root).rows.map((row) => presentPlanned(row, reading))
        : reader.all(rowsSelect(id).orderBy('row_number')).map((row) => presentStored(row, reading))
    const cells = new Map(withEdits(sheetRows(reader, id)).map((row) => [row.row, row.cells]))
    const columns = job.header.columns
    const words = tableWords(reader, { language })
    const header = [words('row'), words('result'), words('reason'), ...columns.map(({ label }) => label)]
    const lines = rows.map(({ row, disposition, reason }) => {
      const own = cells.get(row) ?? []
      return [row, words(`result.${disposition}`), reason, ...columns.map(({ index }) => own[index] ?? '')]
    })
    return new TextEncoder().encode(toCsv(header, lines, { bom: true }))
  })
}
