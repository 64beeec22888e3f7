import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { App, Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Round } from '../../jobs/round.ts'
import { addHours } from '../../lib/time.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { abandonedJobs, dropSomeParties, dropSomeRows, partiesOfClient } from './queries.ts'

/** How long a file that was looked at and never imported is kept, in hours. */
const KEPT_HOURS = 7 * 24
/** Rows that go in one transaction. */
const DROPPED_AT_ONCE = 500

const clearParty = query((p: { id: number; key: string }) =>
  db.updateTable('import_parties').set({ planned: null, key: p.key }).where('id', '=', p.id),
)
/** Cells and plan go, the fate stays, a cell in its reason left out; a row that waits for its import is skipped. */
const clearRow = query((p: { id: number }) =>
  db
    .updateTable('import_rows')
    .set({
      cells: null,
      edits: null,
      planned: null,
      disposition: sql`CASE WHEN planned IS NULL THEN disposition ELSE coalesce(disposition, 'skipped') END`,
      reason: sql`CASE WHEN disposition IS NULL AND planned IS NOT NULL THEN ${say('import.erased')}
        WHEN json_valid(reason) THEN json_replace(reason, '$.params.cell', '…') ELSE reason END`,
    })
    .where('id', '=', p.id),
)
const clearRecords = query((p: { client_id: number }) =>
  db
    .updateTable('import_records')
    .set({ before: null, after: null })
    .where('record_table', '=', 'clients')
    .where('record_id', '=', p.client_id),
)

/** Clears rows of imported files that are about a client who is erased; their fates stay. */
export function forgetImportedRows(tx: Tx, rowIds: readonly number[]): void {
  for (const id of rowIds) tx.run(clearRow, { id })
}

/** Clears what else imports keep of a client who is erased, once the rows are cleared: plans and snapshots. */
export function forgetImportedClient(tx: Tx, clientId: number): void {
  for (const { id } of tx.all(partiesOfClient, { client_id: clientId }))
    tx.run(clearParty, { id, key: `erased ${clientId}` })
  tx.run(clearRecords, { client_id: clientId })
}

/** Deletes files that were looked at a week ago and never imported. */
export async function dropAbandonedFiles(app: App, { now }: Act, round: Round): Promise<void> {
  const abandoned = app.db.all(abandonedJobs, { before: addHours(now, -KEPT_HOURS) })
  await round.each('import', abandoned, ({ id }) => dropJob(app, id))
}

/** Deletes a job that was never confirmed, with its rows, a few at a time. */
export async function dropJob(app: Pick<App, 'writer'>, id: number): Promise<void> {
  const drop = (tx: Tx) => tx.run(dropSomeRows, { job_id: id, limit: DROPPED_AT_ONCE }).changes
  while ((await app.writer.write(drop)) > 0) continue
  await app.writer.write((tx) => void tx.run(db.deleteFrom('import_jobs').where('id', '=', id)))
}

/** Deletes what a plan that was broken off had kept, a few at a time. */
export async function dropParties(app: Pick<App, 'writer'>, job_id: number): Promise<void> {
  const drop = (tx: Tx) => tx.run(dropSomeParties, { job_id, limit: DROPPED_AT_ONCE }).changes
  while ((await app.writer.write(drop)) > 0) continue
}
