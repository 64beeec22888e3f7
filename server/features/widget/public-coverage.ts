import type { Reader } from '../../db/writer.ts'
import { covers, isLimited } from '../membership-types/coverage-rules.ts'
import { readTerms } from '../membership-types/terms-queries.ts'
import { categoryNames, coverableTemplates, placeNames, serviceNames } from './queries.ts'

interface Named {
  id: number
  name: string
}

/**
 * Tells what membership types cover, with the names of it, and whether one credit is always one class. The catalogues are read
 * once for all of them.
 */
export function publicCoverage(reader: Reader) {
  const classes = reader.all(coverableTemplates, {})
  const all = { categories: reader.all(categoryNames, {}), services: reader.all(serviceNames, {}) }
  const places = reader.all(placeNames, {})
  return ({ type, terms_id }: { type: string; terms_id: number | null }) => {
    const terms = readTerms(reader, terms_id)
    const { category_ids, template_ids, service_category_ids, service_ids } = terms.coverage
    const ofServices = service_category_ids.length + service_ids.length > 0
    const covered = classes.filter((one) => one.is_active && covers(terms, type, { kind: 'class', ...one }))
    return {
      ...terms,
      is_limited: isLimited(terms),
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
