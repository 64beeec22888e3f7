import type { Reader } from '../../db/writer.ts'
import { isLimited } from './coverage-rules.ts'
import { coveredNames } from './covered-names.ts'
import { readTerms } from './terms-queries.ts'

/**
 * Tells how the terms that memberships were sold under limit which classes they cover, where, when and how often, with the
 * names of that; null where they limit nothing. Each terms are read once.
 */
export function limitsIn(reader: Reader) {
  let names: ReturnType<typeof coveredNames> | undefined
  const read = (terms_id: number | null) => {
    const terms = readTerms(reader, terms_id)
    if (!isLimited(terms)) return null
    names ??= coveredNames(reader)
    const { coverage, establishment_ids, usable_times, max_per_day, max_per_week, max_upcoming } = terms
    return { coverage, establishment_ids, usable_times, max_per_day, max_per_week, max_upcoming, named: names(terms) }
  }
  const known = new Map<number | null, ReturnType<typeof read>>()
  return ({ terms_id }: { terms_id: number | null }) => {
    if (!known.has(terms_id)) known.set(terms_id, read(terms_id))
    return known.get(terms_id)!
  }
}
