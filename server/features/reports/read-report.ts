import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { invalidFor } from '../../api/errors.ts'
import { toCsv } from '../../lib/csv.ts'
import { beside } from '../../workers/workers.ts'
import type { LocalDate } from '../../lib/time.ts'
import { reportsContract } from './contract.ts'
import type { ReportName } from './report-task.ts'
import { tables } from './tables.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** How long a report may take, in milliseconds. */
const MOST_MS = 20_000

interface Query {
  start_date?: LocalDate | undefined
  end_date?: LocalDate | undefined
  format: 'json' | 'csv'
}

type Shown<Name extends ReportName> = z.input<(typeof reportsContract)[`GET /api/v1/reports/${Name}`]['answer']>

/**
 * A report of some days, or its table as a CSV file; made in a thread of its own, so that nobody waits for it. Refuses days in
 * the wrong order, and where too many reports are asked for at once (SERVER_BUSY).
 */
export async function readReport<Name extends ReportName>(
  ctx: Ctx,
  name: Name,
  { start_date, end_date, format }: Query,
): Promise<Shown<Name> | FileAnswer> {
  if (start_date !== undefined && end_date !== undefined && start_date > end_date) {
    throw invalidFor([{ in: 'query', path: 'end_date', message: say('common.before_start_date') }])
  }
  const order = { folder: ctx.config.dataDir, name, start_date, end_date, now: ctx.now }
  const report = (await beside.answer('makeReport', order, MOST_MS)) as Shown<Name>
  if (format === 'json') return report
  const { header, rows } = tables[name](report as never)
  const { start_date: from, end_date: to } = report as { start_date: string; end_date: string }
  const bytes = new TextEncoder().encode(toCsv(header, rows, { bom: true }))
  return { bytes, type: 'text/csv; charset=utf-8', name: `${name}-${from}-${to}.csv` }
}
