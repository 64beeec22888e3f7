import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { covers } from '../membership-types/coverage-rules.ts'
import { readTerms } from '../membership-types/terms-queries.ts'

const nameOf = (table: 'class_categories' | 'appointment_services' | 'establishments') =>
  query((_: object) => db.selectFrom(table).select(['id', 'name']))

const CATEGORIES = nameOf('class_categories')
const SERVICES = nameOf('appointment_services')
const PLACES = nameOf('establishments')

const templates = query((_: object) =>
  db.selectFrom('class_templates').select(['id', 'name', 'category_id', 'covered_by_all', 'credit_cost', 'is_active']),
)

interface Named {
  id: number
  name: string
}

/**
 * Tells what membership types cover, with the names of it, and whether one credit is always one class. The catalogues are read
 * once for all of them.
 */
export function publicCoverage(reader: Reader) {
  const classes = reader.all(templates, {})
  const all = { categories: reader.all(CATEGORIES, {}), services: reader.all(SERVICES, {}) }
  const places = reader.all(PLACES, {})
  return ({ type, terms_id }: { type: string; terms_id: number | null }) => {
    const terms = readTerms(reader, terms_id)
    const { category_ids, template_ids, service_category_ids, service_ids } = terms.coverage
    const ofServices = service_category_ids.length + service_ids.length > 0
    const covered = classes.filter((one) => one.is_active && covers(terms, type, { kind: 'class', ...one }))
    return {
      ...terms,
      named: {
        categories: of([...category_ids, ...service_category_ids], all.categories),
        templates: of(template_ids, classes),
        services: of(service_ids, all.services),
        places: of(terms.establishment_ids ?? [], places),
      },
      takes_one_credit: !ofServices && covered.length > 0 && covered.every(({ credit_cost }) => credit_cost === 1),
    }
  }
}

const of = (ids: readonly number[], rows: readonly Named[]): Named[] =>
  rows.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }))
