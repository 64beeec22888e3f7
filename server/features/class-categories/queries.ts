import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { Page } from '../../lib/paginate.ts'

const selectCategories = () => db.selectFrom('class_categories as category').selectAll('category')

const categoryById = query((p: { id: number }) => selectCategories().where('category.id', '=', p.id))

export type CategoryRow = NonNullable<(typeof categoryById)['row']>

/** A category, or 404. */
export function loadCategory(reader: Reader, id: number): CategoryRow {
  const row = reader.one(categoryById, { id })
  if (!row) throw notFound('class category')
  return row
}

export const otherCategoryOfName = query((p: { name: string; id: number }) =>
  selectCategories().where('category.name', '=', p.name).where('category.id', '!=', p.id),
)

/** A page of categories, by name. */
export function categoryPage(reader: Reader, page: Page) {
  return readPage(reader, selectCategories().orderBy('category.name'), page, (row) => row)
}

/** The class templates and appointment services of a category, by name. */
export const templatesOfCategory = query((p: { id: number }) =>
  db.selectFrom('class_templates').select('name').where('category_id', '=', p.id).orderBy('name'),
)

export const servicesOfCategory = query((p: { id: number }) =>
  db.selectFrom('appointment_services').select('name').where('category_id', '=', p.id).orderBy('name'),
)

/** Tells if the terms of a version name a category. */
const namesCategory = (id: number) =>
  sql<boolean>`(EXISTS (SELECT 1 FROM json_each(terms.coverage, '$.category_ids') WHERE value = ${id})
    OR EXISTS (SELECT 1 FROM json_each(terms.coverage, '$.service_category_ids') WHERE value = ${id}))`

/** The membership types that are sold by terms that name a category. */
export const typesThatName = query((p: { id: number }) =>
  db
    .selectFrom('membership_type_terms as terms')
    .innerJoin('membership_types as type', 'type.terms_id', 'terms.id')
    .select('type.name')
    .where(namesCategory(p.id))
    .orderBy('type.name'),
)

/** The types of memberships that have not ended and were sold by earlier terms, which name a category. */
export const soldThatName = query((p: { id: number }) =>
  db
    .selectFrom('membership_type_terms as terms')
    .innerJoin('membership_types as type', 'type.id', 'terms.membership_type_id')
    .select('type.name')
    .distinct()
    .where(namesCategory(p.id))
    .where(sql<boolean>`type.terms_id IS NOT terms.id`)
    .where(
      sql<boolean>`EXISTS (SELECT 1 FROM memberships AS held
        WHERE held.terms_id = terms.id AND held.status IN ('pending', 'active', 'paused'))`,
    )
    .orderBy('type.name'),
)
