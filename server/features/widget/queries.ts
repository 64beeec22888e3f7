import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'

export const shownPhoto = query((p: { id: number }) =>
  db.selectFrom('products').select(['photo_file', 'is_active']).where('id', '=', p.id),
)

/** The photo of a class template that is in use. */
export const shownTemplatePhoto = query((p: { id: number }) =>
  db.selectFrom('class_templates').select('photo_file').where('id', '=', p.id).where('is_active', '=', sql.lit(true)),
)

/** What clients could buy online, if the studio sold online. */
export const typesSoldOnline = query((_: object) =>
  db
    .selectFrom('membership_types')
    .selectAll()
    .where('is_active', '=', sql.lit(true))
    .where('sellable_online', '=', sql.lit(true))
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id'),
)

/** What there is to be had of the shelf. */
export const productsInStock = query((_: object) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'price_minor', 'photo_file'])
    .where('is_active', '=', sql.lit(true))
    .where('stock_quantity', '>', 0)
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id'),
)
