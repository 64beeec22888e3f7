import { db, query } from '../../db/build.ts'

export const byName = query((p: { name: string }) =>
  db.selectFrom('class_templates').select('id').where('name', '=', p.name).orderBy('is_active', 'desc').orderBy('id'),
)
