import { db, query } from '../../../db/build.ts'

export const proposalById = query((p: { id: number; staff_id: number }) =>
  db.selectFrom('assistant_proposals').selectAll().where('id', '=', p.id).where('staff_id', '=', p.staff_id),
)
