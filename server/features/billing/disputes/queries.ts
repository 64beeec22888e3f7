import { db, query } from '../../../db/build.ts'

export const disputeById = query((p: { dispute_id: string }) =>
  db.selectFrom('processor_disputes').selectAll().where('dispute_id', '=', p.dispute_id),
)
