import type { Reader } from '../../db/writer.ts'
import type { CoverageTerms } from './coverage-rules.ts'
import { categoryNames, placeNames, serviceNames, templateNames } from './covered-queries.ts'

interface Named {
  id: number
  name: string
}

/** Tells the names of what terms speak of. The catalogues are read once for all of them. */
export function coveredNames(reader: Reader) {
  const categories = reader.all(categoryNames, {})
  const templates = reader.all(templateNames, {})
  const services = reader.all(serviceNames, {})
  const places = reader.all(placeNames, {})
  return ({ coverage, establishment_ids }: Pick<CoverageTerms, 'coverage' | 'establishment_ids'>) => ({
    categories: of([...coverage.category_ids, ...coverage.service_category_ids], categories),
    templates: of(coverage.template_ids, templates),
    services: of(coverage.service_ids, services),
    places: of(establishment_ids ?? [], places),
  })
}

const of = (ids: readonly number[], rows: readonly Named[]): Named[] => rows.filter(({ id }) => ids.includes(id))
