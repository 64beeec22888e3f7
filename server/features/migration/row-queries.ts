import { sql } from 'kysely'
import { db } from '../../db/build.ts'

export function rowsSelect(jobId: number) {
  return db
    .selectFrom('import_rows')
    .leftJoin('import_parties as party', (join) =>
      join
        .onRef('party.job_id', '=', 'import_rows.job_id')
        .on('party.kind', '=', 'client')
        .on('party.key', '=', sql<string>`import_rows.planned ->> 'client'`),
    )
    .leftJoin('clients', 'clients.id', 'party.record_id')
    .select(['row_number', 'import_rows.planned', 'disposition', 'reason', 'clients.id as client_id'])
    .where('import_rows.job_id', '=', jobId)
}
