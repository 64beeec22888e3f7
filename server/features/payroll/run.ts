import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { daysBetween } from '../../lib/time.ts'
import { workers } from '../../workers/workers.ts'
import { audit } from '../audit/audit.ts'
import { readingOf } from '../settings/reading.ts'
import type { Computed } from './compute.ts'
import type { payrollContract } from './contract.ts'
import type { Line } from './line.ts'
import { presentRun, presentWholeRun, unpaidOf } from './present.ts'
import { linesOfRun, loadRun, type LineRow, type RunHead, type RunRow } from './queries.ts'
import { Explaining } from './explain.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Period = z.output<(typeof payrollContract)['POST /api/v1/payroll-runs']['body']>

const MOST_DAYS = 366
/** How long working a run out may take, in milliseconds. */
const MOST_MS = 60_000

/** Works a period out and keeps it as a draft. 422 for a period that ends before it begins, or of more than 366 days. */
export async function createRun(ctx: Ctx, period: Period) {
  const days = daysBetween(period.period_start, period.period_end) + 1
  if (days < 1) throw invalid('period_end', say('payroll.before_period_start'))
  if (days > MOST_DAYS) throw invalid('period_end', say('payroll.run_has_at_most_days', { days: MOST_DAYS }))
  const computed = await computeAside(ctx, period)
  return ctx.write((tx) => {
    const { currency, total_minor, skipped } = computed
    const stamps = { computed_at: ctx.now, created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(
      db.insertInto('payroll_runs').values({ ...period, currency, total_minor, skipped, ...stamps }),
    )
    writeLines(tx, ctx, id, computed)
    audit(tx, ctx, 'payroll_run.create', { entity: 'payroll_run', id, after: forAudit(loadRun(tx, id)) })
    return readRun(tx, ctx, id)
  })
}

/** Recomputes a draft. PAYROLL_RUN_FINALIZED if it is no longer one. */
export async function recomputeRun(ctx: Ctx, id: number) {
  const computed = await computeAside(ctx, requireDraft(loadRun(ctx.db, id)))
  return ctx.write((tx) => {
    const before = requireDraft(loadRun(tx, id))
    replaceDraft(tx, ctx, id, computed)
    const after = forAudit(loadRun(tx, id))
    audit(tx, ctx, 'payroll_run.recompute', { entity: 'payroll_run', id, before: forAudit(before), after })
    return readRun(tx, ctx, id)
  })
}

/** Throws a draft away; gives it as it was. PAYROLL_RUN_FINALIZED where it is none any more. */
export function deleteRun(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const { skipped: _, ...head } = requireDraft(loadRun(tx, id))
    const unpaid = unpaidOf(tx.all(linesOfRun, { run_id: id }))
    tx.run(db.deleteFrom('payroll_runs').where('id', '=', id))
    audit(tx, ctx, 'payroll_run.delete', { entity: 'payroll_run', id, before: forAudit(head) })
    return presentRun(head, unpaid)
  })
}

/** Returns a run with its lines, explained in the caller's language. */
export function readRun(reader: Reader, ctx: Pick<Ctx, 'language'>, id: number) {
  const row = loadRun(reader, id)
  return presentWholeRun(row, reader.all(linesOfRun, { run_id: id }), explainingOf(reader, ctx, row))
}

/** Explains lines of a run in the caller's language. */
export function explainingOf(
  reader: Reader,
  ctx: { language: string },
  { currency }: { currency: string },
): Explaining {
  return new Explaining({ ...readingOf(reader, ctx), currency })
}

/** Returns a run's row if it is a draft; else PAYROLL_RUN_FINALIZED. */
export function requireDraft(row: RunRow): RunRow {
  if (row.status === 'draft') return row
  throw new Refusal('PAYROLL_RUN_FINALIZED', say('payroll.run_is_finalized'))
}

/** Computes a period in a worker thread, since it may span years of classes. SERVER_BUSY if that takes too long. */
export function computeAside(
  { config, now, actor }: Ctx,
  { period_start: from, period_end: to }: Period,
): Promise<Computed> {
  return workers.answer(
    'computePayroll',
    { folder: config.dataDir, period: { from, to }, now },
    MOST_MS,
    `payroll of ${actor.id}`,
  )
}

/** Puts what was worked out in the place of what a draft held; lines that are as they were stay. */
export function replaceDraft(tx: Tx, { now }: Pick<Ctx, 'now'>, id: number, computed: Computed): void {
  const { total_minor, skipped, currency } = computed
  const changes = { total_minor, skipped, currency, computed_at: now, updated_at: now }
  tx.run(db.updateTable('payroll_runs').set(changes).where('id', '=', id))
  if (isSame(tx.all(linesOfRun, { run_id: id }), computed.lines)) return
  tx.run(db.deleteFrom('payroll_line_items').where('run_id', '=', id))
  writeLines(tx, { now }, id, computed)
}

function isSame(rows: readonly LineRow[], lines: readonly Line[]): boolean {
  const isAs = (line: Line, row: LineRow | undefined) =>
    Object.entries(line).every(([field, value]) => JSON.stringify(row?.[field as keyof Line]) === JSON.stringify(value))
  return rows.length === lines.length && lines.every((line, index) => isAs(line, rows[index]))
}

function writeLines(tx: Tx, { now }: Pick<Ctx, 'now'>, run_id: number, { lines }: Computed): void {
  const stamps = { created_at: now, updated_at: now }
  for (const line of lines) tx.run(db.insertInto('payroll_line_items').values({ run_id, ...line, ...stamps }))
}

/** The audit log's part of a run, with its lines. */
export function forAudit({ skipped: _, fingerprint: __, ...run }: RunHead & Partial<RunRow>) {
  return run
}
