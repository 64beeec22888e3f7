import type { Act, App } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import { storageFaultOf } from '../../db/storage-fault.ts'
import type { Tx, Writer } from '../../db/writer.ts'
import { systemActor } from '../../api/caller.ts'
import { Refusal, type ErrorCode } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { applyRow, settle } from './apply.ts'
import { dropParties } from './forget.ts'
import { Pace } from '../../lib/pace.ts'
import type { PlannedRow } from './plan/model.ts'
import { planInPieces } from './plan-in-thread.ts'
import type { PlanPiece } from './plan-task.ts'
import { countRows, insertParty, keepRowPlan, loadJob, nextRows, unfinishedJobs, type ImportJob } from './queries.ts'
import { undoImport } from './undo.ts'
import { reasonOf } from '../../lib/reason.ts'

/** The imports that run or are taken back now, by the studio they run in. */
const running = new WeakMap<Writer, Map<number, Promise<void>>>()

/** Starts or continues an import, or taking it back, in the background; does nothing if it is at work. */
export function goOn(app: App, jobId: number): Promise<void> {
  const here = running.get(app.writer) ?? new Map<number, Promise<void>>()
  running.set(app.writer, here)
  const before = here.get(jobId)
  if (before) return before
  const run = runJob(app, jobId).finally(() => here.delete(jobId))
  here.set(jobId, run)
  return run
}

/** True if an import is at work this moment, a last chunk after a stop included. */
export function isRunning(app: App, jobId: number): boolean {
  return running.get(app.writer)?.has(jobId) ?? false
}

/** True if any import is at work this moment. */
export function isImporting(app: App): boolean {
  return (running.get(app.writer)?.size ?? 0) > 0
}

/** Continues everything that a stop of the computer broke off. */
export function continueImports(app: App): void {
  for (const { id } of app.db.all(unfinishedJobs, {})) void goOn(app, id)
}

async function runJob(app: App, jobId: number): Promise<void> {
  try {
    await app.storage.whenWell(() => workOn(app, jobId))
  } catch (error) {
    const detail = say('import.broken_off')
    const failed = app.writer.write((tx) => finish(tx, jobId, app.ports.clock.now(), 'failed', detail))
    // Where even this can't be written, the studio is stopping, and the import goes on when it starts again.
    await failed.then(
      () =>
        app.log('error', 'import failed', {
          job_id: jobId,
          error: reasonOf(error),
        }),
      () => undefined,
    )
  }
}

async function workOn(app: App, jobId: number): Promise<void> {
  const job = loadJob(app.db, jobId)
  if (job.rollback_started_at !== null) await undoImport(app, jobId)
  else await importRows(app, job)
}

async function importRows(app: App, job: ImportJob): Promise<void> {
  if (job.planned_at === null) await keepPlan(app, job)
  const pace = new Pace()
  while (await applyNext(app, job.id, pace)) continue
}

/** Keeps the plan of every row before the first is imported, so that a run broken off goes on by the same plan. */
async function keepPlan(app: App, job: ImportJob): Promise<void> {
  await dropParties(app, job.id)
  await planInPieces(app, job, (piece) => app.writer.write((tx) => keepPiece(tx, job.id, piece)))
  await app.writer.write((tx) => {
    const planned_at = app.ports.clock.now()
    tx.run(db.updateTable('import_jobs').set({ planned_at }).where('id', '=', job.id))
  })
}

function keepPiece(tx: Tx, job_id: number, piece: PlanPiece): void {
  if (piece.kind === 'parties') for (const party of piece.parties) tx.run(insertParty, { job_id, ...party })
  else for (const [row_number, planned] of piece.rows) tx.run(keepRowPlan, { job_id, row_number, planned })
}

/** Imports the next rows; false when there is nothing left to do or somebody stopped it. */
async function applyNext(app: App, jobId: number, pace: Pace): Promise<boolean> {
  const job = loadJob(app.db, jobId)
  if (job.status !== 'running' || job.stop_requested) return false
  const now = app.ports.clock.now()
  const actor = job.created_by === null ? systemActor : { kind: 'staff' as const, id: job.created_by, name: null }
  const act = { now, actor, requestId: null, seams: app.seams }
  const rows = nextRows(app.db, jobId, pace.size)
  if (rows.length === 0) {
    await app.writer.write((tx) => finish(tx, jobId, now, outcomeOf(app, jobId), null))
    return false
  }
  await pace.take(() => applyChunk(app, act, job, rows))
  return true
}

async function applyChunk(app: App, act: Act, job: ImportJob, rows: readonly PlannedRow[]): Promise<void> {
  try {
    await app.writer.write((tx) => applyRows(tx, act, app, job, rows))
  } catch (error) {
    if (storageFaultOf(error) !== undefined) throw error
    // One of them can't be written: alone, each gets its own fate.
    for (const row of rows) await applyAlone(app, act, job, row)
  }
}

function applyRows(tx: Tx, act: Act, { secrets }: App, job: ImportJob, rows: readonly PlannedRow[]): void {
  for (const row of rows) applyRow(tx, act, secrets, job, row)
  tx.run(touch, { id: job.id, now: act.now })
}

async function applyAlone(app: App, act: Act, job: ImportJob, row: PlannedRow): Promise<void> {
  try {
    await app.writer.write((tx) => applyRows(tx, act, app, job, [row]))
  } catch (error) {
    if (storageFaultOf(error) !== undefined) throw error
    const reason = (error instanceof Refusal && REFUSED[error.code as ErrorCode]) || say('import.not_written')
    await app.writer.write((tx) => settle(tx, job, row.row, { disposition: 'rejected', reason }))
  }
}

const REFUSED: Partial<Record<ErrorCode, Said>> = {
  EMAIL_IN_USE: say('import.email_in_use'),
  NOT_FOUND: say('import.gone'),
  CLASS_FULL: say('import.class_full'),
}

function outcomeOf(app: App, jobId: number): 'completed' | 'completed_with_errors' {
  const rejected = app.db.all(countRows, { job_id: jobId }).some(({ disposition }) => disposition === 'rejected')
  return rejected ? 'completed_with_errors' : 'completed'
}

function finish(tx: Tx, jobId: number, now: Instant, status: ImportJob['status'], error: Said | null): void {
  const done = { status, error, finished_at: now, updated_at: now }
  tx.run(db.updateTable('import_jobs').set(done).where('id', '=', jobId).where('status', '=', 'running'))
}

const touch = query((p: { id: number; now: Instant }) =>
  db.updateTable('import_jobs').set({ updated_at: p.now }).where('id', '=', p.id),
)
