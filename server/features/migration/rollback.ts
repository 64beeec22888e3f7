import type { Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { ImportRecordsTable } from '../../db/tables/imports.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { emptyImportedFields, removeImportedClient } from '../clients/imported.ts'
import { removeImportedInstructor } from '../instructors/imported.ts'
import { removeImportedType } from '../membership-types/imported.ts'
import { removeImportedMembership } from '../memberships/imported.ts'
import { removeImportedTag, untagImportedClient } from '../tags/imported.ts'
import { presentJob } from './present.ts'
import {
  countTakenBack,
  keptRecords,
  loadJob,
  recordKept,
  recordsToTakeBack,
  recordTakenBack,
  type ImportJob,
} from './queries.ts'
import { isRunning } from './run.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { readingOf } from '../settings/reading.ts'

type ImportRecord = Selectable<ImportRecordsTable>

const RECORDS_AT_ONCE = 200
const KEPT_SHOWN = 1000

const SINGULAR = {
  clients: 'client',
  membership_types: 'membership_type',
  memberships: 'membership',
  instructors: 'instructor',
  tags: 'tag',
} as const

/**
 * Takes a whole import back, the last record first: what it made goes, what it filled is empty again. What has been used
 * or edited since stays and is listed. Asked again, it gives the same answer; broken off, it goes on.
 */
export async function rollBack(ctx: Ctx, id: number) {
  requireEnded(ctx, loadJob(ctx.db, id))
  for (;;) {
    const records = ctx.db.all(recordsToTakeBack, { job_id: id, limit: RECORDS_AT_ONCE })
    if (records.length === 0) break
    // In order, for a client can only go after her memberships; each in a savepoint of its own, one commit together.
    await Promise.all(records.map((record) => takeBack(ctx, record)))
  }
  return ctx.write((tx) => {
    if (loadJob(tx, id).status !== 'rolled_back') {
      const done = { status: 'rolled_back' as const, stop_requested: false, finished_at: ctx.now, updated_at: ctx.now }
      tx.run(db.updateTable('import_jobs').set(done).where('id', '=', id))
      audit(tx, ctx, 'migration.rollback', { entity: 'import', id })
    }
    return presentRollback({ ...ctx, db: tx }, id)
  })
}

function requireEnded(ctx: Ctx, job: ImportJob): void {
  if (job.status === 'analysed')
    throw new Refusal('IMPORT_NOT_READY', 'Nothing was imported yet, so there is nothing to take back.')
  if (job.status === 'running' && !job.stop_requested)
    throw new Refusal('IMPORT_NOT_READY', 'The import is running. Stop it first, then take it back.')
  if (isRunning(ctx, job.id))
    throw new Refusal('IMPORT_NOT_READY', 'The import is just stopping. Try again in a moment.')
}

async function takeBack(ctx: Ctx, record: ImportRecord): Promise<void> {
  try {
    await ctx.step((tx) => {
      const kept = undo(tx, ctx, record)
      if (kept === null) tx.run(recordTakenBack, { id: record.id, now: ctx.now })
      else tx.run(recordKept, { id: record.id, reason: kept })
    })
  } catch (error) {
    if (!isForeignKey(error)) throw error
    await ctx.step((tx) => void tx.run(recordKept, { id: record.id, reason: USED[record.record_table] }))
  }
}

const USED = {
  clients: say('kept.client_used'),
  membership_types: say('kept.type_used'),
  memberships: say('kept.membership_booked'),
  instructors: say('kept.instructor_used'),
  tags: say('kept.tag_used'),
} as const

function undo(tx: Tx, ctx: Ctx, { record_table, record_id, was_created, after }: ImportRecord): Said | null {
  const imported = after ?? {}
  if (!was_created) return emptyImportedFields(tx, ctx, record_id, imported)
  if (record_table === 'memberships') return removeImportedMembership(tx, record_id, imported)
  if (record_table === 'membership_types') return removeImportedType(tx, record_id, imported)
  if (record_table === 'instructors') return removeImportedInstructor(tx, record_id, imported)
  if (record_table === 'tags') return removeImportedTag(tx, record_id)
  return removeImportedClient(tx, record_id, imported, (at) => untagImportedClient(tx, record_id, at))
}

function isForeignKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}

function presentRollback(ctx: Ctx, id: number) {
  const counts = ctx.db.all(countTakenBack, { job_id: id })
  const sum = (created: boolean, of: 'back' | 'kept') =>
    counts.filter(({ was_created }) => was_created === created).reduce((total, row) => total + (row[of] ?? 0), 0)
  const reading = readingOf(ctx.db, ctx)
  const kept = ctx.db.all(keptRecords, { job_id: id, limit: KEPT_SHOWN }).map((record) => ({
    record: SINGULAR[record.record_table],
    id: record.record_id,
    row: record.row_number,
    name: nameOf(record),
    reason: formatSaying(record.kept_reason ?? '', reading),
  }))
  const job = presentJob(ctx, loadJob(ctx.db, id))
  return {
    ...job,
    removed: sum(true, 'back'),
    restored: sum(false, 'back'),
    kept_total: sum(true, 'kept') + sum(false, 'kept'),
    kept,
  }
}

function nameOf({ planned, after }: { planned: object | null; after: Record<string, unknown> | null }): string {
  const name = after?.full_name ?? after?.name ?? (planned as { subject?: string } | null)?.subject
  return typeof name === 'string' ? name : ''
}
