import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'

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

/** Cells of one row, with their corrections. */
export const lineOf = query((p: { job_id: number; row_number: number }) =>
  db
    .selectFrom('import_rows')
    .select(['cells', 'edits'])
    .where('job_id', '=', p.job_id)
    .where('row_number', '=', p.row_number),
)

/** Rejected rows of a job behind a row number, in order. */
export const rejectedRows = query((p: { job_id: number; behind: number; limit: number }) =>
  db
    .selectFrom('import_rows')
    .select(['row_number', 'cells', 'edits'])
    .where('job_id', '=', p.job_id)
    .where('disposition', '=', 'rejected')
    .where('cells', 'is not', null)
    .where('row_number', '>', p.behind)
    .orderBy('row_number')
    .limit(p.limit),
)
