import type { Ctx } from '../../context.ts'
import { readPage, startOf } from '../../db/page.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { toCsv } from '../../lib/csv.ts'
import { offsetOf, paged, writePlace, type Page } from '../../lib/paginate.ts'
import type { Disposition, PlannedRow } from './plan/model.ts'
import { planJob } from './plan-job.ts'
import { loadJob, sheetRows } from './queries.ts'
import { rowsSelect } from './row-queries.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import { readingOf } from '../settings/reading.ts'

export interface RowFilter extends Page {
  disposition?: Disposition | undefined
}

interface StoredRow {
  row_number: number
  planned: object | null
  disposition: Disposition | null
  reason: Said | null
  client_id: number | null
}

/** A page of the rows of a job with their fates; before the import, what would become of them. */
export function listRows(ctx: Ctx, jobId: number, filter: RowFilter) {
  const job = loadJob(ctx.db, jobId)
  const reading = readingOf(ctx.db, ctx)
  if (job.status === 'analysed') {
    const rows = planJob(ctx, job).rows.filter(
      ({ disposition }) => !filter.disposition || disposition === filter.disposition,
    )
    return plannedPage(rows, filter, reading)
  }
  const { disposition } = filter
  let select = rowsSelect(jobId).orderBy('row_number')
  if (disposition) select = select.where('import_rows.disposition', '=', disposition)
  return readPage(ctx.db, select, filter, (row) => presentStored(row, reading))
}

function plannedPage(rows: readonly PlannedRow[], filter: RowFilter, reading: Reading) {
  const place = startOf(filter, 1)
  const page = { page: place?.page ?? filter.page, page_size: filter.page_size }
  const at = place ? rows.filter(({ row }) => row <= Number(place.keys[0])).length : offsetOf(page)
  const shown = rows.slice(at, at + page.page_size)
  const isLast = at + page.page_size >= rows.length
  const next = isLast ? null : writePlace({ page: page.page + 1, keys: [shown.at(-1)!.row] })
  return paged(
    shown.map((row) => presentPlanned(row, reading)),
    page,
    rows.length,
    next,
  )
}

/** Every row with its fate, its reason and its own cells. */
export function rowsCsv(ctx: Ctx, jobId: number): FileAnswer {
  const job = loadJob(ctx.db, jobId)
  const reading = readingOf(ctx.db, ctx)
  const rows =
    job.status === 'analysed'
      ? planJob(ctx, job).rows.map((row) => presentPlanned(row, reading))
      : ctx.db.all(rowsSelect(jobId).orderBy('row_number')).map((row) => presentStored(row, reading))
  const cells = new Map(sheetRows(ctx.db, jobId).map((row) => [row.row, row.cells]))
  const columns = job.header.columns
  const header = ['Row', 'What became of it', 'Reason', ...columns.map(({ label }) => label)]
  const lines = rows.map(({ row, disposition, reason }) => {
    const own = cells.get(row) ?? []
    return [row, disposition, reason, ...columns.map(({ index }) => own[index] ?? '')]
  })
  const text = toCsv(header, lines, { bom: true })
  return { bytes: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8', name: `import-${jobId}-rows.csv` }
}

function presentPlanned({ row, subject, disposition, reason }: PlannedRow, reading: Reading) {
  return { row, subject, disposition, reason: formatSaying(reason, reading), client_id: null, done: false }
}

function presentStored({ row_number, planned, disposition, reason, client_id }: StoredRow, reading: Reading) {
  const plan = planned as PlannedRow | null
  const fate = disposition ?? plan?.disposition ?? 'skipped'
  const why = formatSaying(disposition ? reason : (plan?.reason ?? null), reading)
  const done = disposition !== null
  return { row: row_number, subject: plan?.subject ?? '', disposition: fate, reason: why, client_id, done }
}
