import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'

export const shownPhoto = query((p: { id: number }) =>
  db.selectFrom('products').select(['photo_file', 'is_active']).where('id', '=', p.id),
)

/** The photo of a class template that is in use. */
export const shownTemplatePhoto = query((p: { id: number }) =>
  db.selectFrom('class_templates').select('photo_file').where('id', '=', p.id).where('is_active', '=', sql.lit(true)),
)
