import type { Ctx } from '../../context.ts'
import { readPage, startOf } from '../../db/page.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { offsetOf, paged, writePlace, type Page } from '../../lib/paginate.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import { workers } from '../../workers/workers.ts'
import { readingOf } from '../settings/reading.ts'
import type { Disposition, PlannedRow } from './plan/model.ts'
import { aboutJob, importsOf, withinLimits } from './plan-in-thread.ts'
import { loadJob, type ImportJob } from './queries.ts'
import { NO_CELLS } from './row-cells.ts'
import { rowsSelect } from './row-queries.ts'
import { LIMITS } from './read/limits.ts'

export interface RowFilter extends Page {
  disposition?: Disposition | undefined
  has_problems?: boolean | undefined
}

export interface StoredRow {
  row_number: number
  planned: object | null
  disposition: Disposition | null
  reason: Said | null
  client_id: number | null
}

/** A page of the rows of a job with their fates; before the import, what would become of them. */
export async function listRows(ctx: Ctx, jobId: number, filter: RowFilter) {
  const job = loadJob(ctx.db, jobId)
  const { disposition } = filter
  if (job.status === 'analysed') return plannedPage(ctx, job, filter)
  const reading = readingOf(ctx.db, ctx)
  let select = rowsSelect(jobId).orderBy('row_number')
  if (disposition) select = select.where('import_rows.disposition', '=', disposition)
  return readPage(ctx.db, select, filter, (row) => presentStored(row, reading))
}

/** A page of what would become of the rows, which a thread plans. */
async function plannedPage(ctx: Ctx, job: ImportJob, filter: RowFilter) {
  const place = startOf(filter, 1)
  const page = { page: place?.page ?? filter.page, page_size: filter.page_size }
  const where = place ? { behind: Number(place.keys[0]), from: 0 } : { from: offsetOf(page) }
  const about = {
    ...aboutJob(ctx, job),
    disposition: filter.disposition,
    has_problems: filter.has_problems,
    ...where,
    count: page.page_size + 1,
  }
  const { items, total } = await withinLimits(() =>
    workers.run('listPlannedRows', about, { ms: LIMITS.ms, whose: importsOf(job.created_by) }),
  )
  const shown = items.slice(0, page.page_size)
  const isLast = items.length <= page.page_size
  return paged(shown, page, total, isLast ? null : writePlace({ page: page.page + 1, keys: [shown.at(-1)!.row] }))
}

/** Every row with its fate, its reason and its own cells. */
export async function rowsCsv(ctx: Ctx, jobId: number): Promise<FileAnswer> {
  const job = loadJob(ctx.db, jobId)
  const limits = { ms: LIMITS.ms, whose: importsOf(job.created_by) }
  const bytes = await withinLimits(() => workers.run('writeImportRows', aboutJob(ctx, job), limits))
  return { bytes, type: 'text/csv; charset=utf-8', name: `import-${jobId}-rows.csv` }
}

export function presentPlanned(planned: PlannedRow, reading: Reading, inCells = NO_CELLS) {
  const { row, subject, disposition, reason } = planned
  return { row, subject, disposition, reason: formatSaying(reason, reading), client_id: null, done: false, ...inCells }
}

export function presentStored({ row_number, planned, disposition, reason, client_id }: StoredRow, reading: Reading) {
  const plan = planned as PlannedRow | null
  const fate = disposition ?? plan?.disposition ?? 'skipped'
  const why = formatSaying(disposition ? reason : (plan?.reason ?? null), reading)
  const done = disposition !== null
  const subject = plan?.subject ?? ''
  return { row: row_number, subject, disposition: fate, reason: why, client_id, done, ...NO_CELLS }
}
