import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { App, Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Round } from '../../jobs/round.ts'
import { addHours } from '../../lib/time.ts'
import { abandonedJobs, partiesOfClient } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** How long a file that was looked at and never imported is kept, in hours. */
const KEPT_HOURS = 7 * 24

const clearParty = query((p: { id: number; key: string }) =>
  db.updateTable('import_parties').set({ planned: null, key: p.key }).where('id', '=', p.id),
)
/** Cells and plan go, the fate stays, a cell in its reason left out; a row that waits for its import is skipped. */
const clearRows = query((p: { job_id: number; key: string; name: string; email: string }) =>
  db
    .updateTable('import_rows')
    .set({
      cells: null,
      planned: null,
      disposition: sql`CASE WHEN planned IS NULL THEN disposition ELSE coalesce(disposition, 'skipped') END`,
      reason: sql`CASE WHEN disposition IS NULL AND planned IS NOT NULL THEN ${say('import.erased')}
        WHEN json_valid(reason) THEN json_replace(reason, '$.params.cell', '…') ELSE reason END`,
    })
    .where(
      sql<boolean>`(job_id = ${p.job_id} AND planned ->> '$.client' = ${p.key})
        OR planned ->> '$.subject' = ${p.name} OR instr(lower(cells), ${p.email}) > 0`,
    ),
)
const clearRecords = query((p: { client_id: number }) =>
  db
    .updateTable('import_records')
    .set({ before: null, after: null })
    .where('record_table', '=', 'clients')
    .where('record_id', '=', p.client_id),
)

/**
 * Clears what imported files still say about a client who is erased: cells, plans, snapshots, in every import and by
 * name and e-mail as they were before. The fates of rows stay.
 */
export function forgetImportedClient(tx: Tx, client: { id: number; full_name: string; email: string | null }): void {
  // Where there is no e-mail, a text that no cell holds.
  const traces = { name: client.full_name, email: client.email?.toLowerCase() ?? '\u0000' }
  tx.run(clearRows, { job_id: 0, key: '', ...traces })
  for (const { id, job_id, key } of tx.all(partiesOfClient, { client_id: client.id })) {
    tx.run(clearRows, { job_id, key, ...traces })
    tx.run(clearParty, { id, key: `erased ${client.id}` })
  }
  tx.run(clearRecords, { client_id: client.id })
}

/** Deletes files that were looked at a week ago and never imported. */
export async function dropAbandonedFiles(app: App, { now }: Act, round: Round): Promise<void> {
  const abandoned = app.db.all(abandonedJobs, { before: addHours(now, -KEPT_HOURS) })
  await round.each('import', abandoned, ({ id }) =>
    app.writer.write((tx) => {
      tx.run(db.deleteFrom('import_rows').where('job_id', '=', id))
      tx.run(db.deleteFrom('import_jobs').where('id', '=', id))
    }),
  )
}
