import { db, query } from '../../db/build.ts'

export const shownPhoto = query((p: { id: number }) =>
  db.selectFrom('products').select(['photo_file', 'is_active']).where('id', '=', p.id),
)
