import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { audit } from '../audit/audit.ts'
import { readingOf } from '../settings/reading.ts'
import { presentJob } from './present.ts'
import { countRecords, keptRecords, loadJob, type ImportJob } from './queries.ts'
import { goOn, isRunning } from './run.ts'
import { say } from '../../lib/sayings/sayings.ts'

const KEPT_SHOWN = 1000
/** So many records are taken back before the answer; more go on behind it. */
const WAITED_FOR = 500

const SINGULAR = {
  clients: 'client',
  membership_types: 'membership_type',
  memberships: 'membership',
  instructors: 'instructor',
  tags: 'tag',
  class_templates: 'class_template',
  class_series: 'class_series',
  scheduled_classes: 'class',
  bookings: 'booking',
  products: 'product',
  gift_cards: 'gift_card',
  product_sales: 'sale',
} as const

/**
 * Rolls back a whole import in the background and returns its progress: records it created are removed, fields it filled
 * are empty again. Records used or edited since stay and are listed. A repeated call changes nothing.
 */
export async function rollBack(ctx: Ctx, id: number) {
  const found = loadJob(ctx.db, id)
  if (found.status !== 'rolled_back') {
    if (!isBeingTakenBack(found)) {
      requireEnded(ctx, found)
      await ctx.step((tx) => begin(tx, ctx, id))
    }
    const run = goOn(ctx, id)
    if (loadJob(ctx.db, id).rollback_total <= WAITED_FOR) await run
  }
  return ctx.write((tx) => readRollback({ ...ctx, db: tx }, id))
}

/** Returns how much of an import is rolled back so far, and which records stay and why. */
export function readRollback(ctx: Ctx, id: number) {
  const job = loadJob(ctx.db, id)
  const reading = readingOf(ctx.db, ctx)
  const kept = ctx.db.all(keptRecords, { job_id: id, limit: KEPT_SHOWN }).map((record) => ({
    record: SINGULAR[record.record_table],
    id: record.record_id,
    row: record.row_number,
    name: nameOf(record),
    reason: formatSaying(record.kept_reason ?? '', reading),
  }))
  const { rollback_removed: removed, rollback_restored: restored, rollback_kept: kept_total } = job
  return { ...presentJob(ctx, job), removed, restored, kept_total, kept }
}

function isBeingTakenBack({ rollback_started_at, status }: ImportJob): boolean {
  return rollback_started_at !== null && status === 'running'
}

function begin(tx: Tx, ctx: Ctx, id: number): void {
  const job = loadJob(tx, id)
  if (isBeingTakenBack(job) || job.status === 'rolled_back') return
  const { count } = tx.one(countRecords, { job_id: id })!
  const started = { rollback_started_at: job.rollback_started_at ?? ctx.now, rollback_by: ctx.actor.id }
  const goes = { status: 'running' as const, stop_requested: false, error: null, finished_at: null }
  tx.run(
    db
      .updateTable('import_jobs')
      .set({ ...started, ...goes, rollback_total: count, updated_at: ctx.now })
      .where('id', '=', id),
  )
  audit(tx, ctx, 'migration.rollback', { entity: 'import', id })
}

function requireEnded(ctx: Ctx, job: ImportJob): void {
  if (job.status === 'analysed') throw new Refusal('IMPORT_NOT_READY', say('migration.nothing_was_imported_yet'))
  if (job.status === 'running' && !job.stop_requested)
    throw new Refusal('IMPORT_NOT_READY', say('migration.import_is_running'))
  if (isRunning(ctx, job.id)) throw new Refusal('IMPORT_NOT_READY', say('migration.just_stopping'))
}

function nameOf({ planned, after }: { planned: object | null; after: Record<string, unknown> | null }): string {
  const name = after?.full_name ?? after?.name ?? (planned as { subject?: string } | null)?.subject
  return typeof name === 'string' ? name : ''
}
