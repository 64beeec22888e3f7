import { db, query } from '../../db/build.ts'

export const teacherOf = query((p: { id: number }) =>
  db.selectFrom('scheduled_classes').select('instructor_id').where('id', '=', p.id),
)

export const holderOf = query((p: { id: number }) =>
  db.selectFrom('appointments').select('instructor_id').where('id', '=', p.id),
)
