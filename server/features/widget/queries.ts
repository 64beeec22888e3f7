import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { isHadSomewhere } from '../appointments/services/queries.ts'

export const shownPhoto = query((p: { id: number }) =>
  db.selectFrom('products').select(['photo_file', 'is_active']).where('id', '=', p.id),
)

const activePhoto = (table: 'class_templates' | 'instructors') =>
  query((p: { id: number }) =>
    db.selectFrom(table).select('photo_file').where('id', '=', p.id).where('is_active', '=', sql.lit(true)),
  )

/** The photo of a class template that is in use, and of somebody who teaches. */
export const shownPhotos = { template: activePhoto('class_templates'), instructor: activePhoto('instructors') }

/** The membership types that clients could buy online, if the studio sold online. */
export const typesSoldOnline = query((_: object) =>
  db
    .selectFrom('membership_types')
    .selectAll()
    .where('is_active', '=', sql.lit(true))
    .where('sellable_online', '=', sql.lit(true))
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id'),
)

/** The active products in stock. */
export const productsInStock = query((_: object) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'price_minor', 'photo_file'])
    .where('is_active', '=', sql.lit(true))
    .where('stock_quantity', '>', 0)
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id'),
)

/** The active services; one that names locations, only while one of those is in use. */
export const servicesOffered = query((_: object) =>
  db
    .selectFrom('appointment_services as service')
    .select(['service.id', 'service.name', 'service.description', 'service.duration_minutes', 'service.price_minor'])
    .where('service.is_active', '=', sql.lit(true))
    .where(isHadSomewhere)
    .orderBy(sql`service.name COLLATE NOCASE`)
    .orderBy('service.id'),
)

/** The class templates, as coverage asks about them. */
export const coverableTemplates = query((_: object) =>
  db.selectFrom('class_templates').select(['id', 'category_id', 'covered_by_all', 'credit_cost', 'is_active']),
)
