import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { App, Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { addHours } from '../../lib/time.ts'
import { abandonedJobs } from './queries.ts'

/** How long a file that was looked at and never imported is kept, in hours. */
const KEPT_HOURS = 7 * 24

const partiesOfClient = query((p: { client_id: number }) =>
  db
    .selectFrom('import_parties')
    .select(['id', 'job_id', 'key'])
    .where('kind', '=', 'client')
    .where('record_id', '=', p.client_id),
)
const clearParty = query((p: { id: number; key: string }) =>
  db.updateTable('import_parties').set({ planned: null, key: p.key }).where('id', '=', p.id),
)
const clearRows = query((p: { job_id: number; key: string }) =>
  db
    .updateTable('import_rows')
    .set({ cells: null, planned: null })
    .where('job_id', '=', p.job_id)
    .where(sql<boolean>`planned ->> '$.client' = ${p.key}`),
)
const clearRecords = query((p: { client_id: number }) =>
  db
    .updateTable('import_records')
    .set({ before: null, after: null })
    .where('record_table', '=', 'clients')
    .where('record_id', '=', p.client_id),
)

/** Clears what imported files still say about a client who is erased: cells, plans, snapshots. Fates of rows stay. */
export function forgetImportedClient(tx: Tx, clientId: number): void {
  for (const { id, job_id, key } of tx.all(partiesOfClient, { client_id: clientId })) {
    tx.run(clearRows, { job_id, key })
    tx.run(clearParty, { id, key: `erased ${clientId}` })
  }
  tx.run(clearRecords, { client_id: clientId })
}

/** Deletes files that were looked at a week ago and never imported. */
export async function dropAbandonedFiles(app: App, { now }: Act): Promise<void> {
  for (const { id } of app.db.all(abandonedJobs, { before: addHours(now, -KEPT_HOURS) }))
    await app.writer.write((tx) => {
      tx.run(db.deleteFrom('import_rows').where('job_id', '=', id))
      tx.run(db.deleteFrom('import_jobs').where('id', '=', id))
    })
}
