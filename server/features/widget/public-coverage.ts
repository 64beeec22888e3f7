import type { Reader } from '../../db/writer.ts'
import { covers, isLimited } from '../membership-types/coverage-rules.ts'
import { coveredNames } from '../membership-types/covered-names.ts'
import { readTerms } from '../membership-types/terms-queries.ts'
import { coverableTemplates } from './queries.ts'

/**
 * Tells what membership types cover, with the names of it, and whether one credit is always one class. The catalogues are read
 * once for all of them.
 */
export function publicCoverage(reader: Reader) {
  const classes = reader.all(coverableTemplates, {})
  const names = coveredNames(reader)
  return ({ type, terms_id }: { type: string; terms_id: number | null }) => {
    const terms = readTerms(reader, terms_id)
    const { service_category_ids, service_ids } = terms.coverage
    const ofServices = service_category_ids.length + service_ids.length > 0
    const covered = classes.filter((one) => one.is_active && covers(terms, type, { kind: 'class', ...one }))
    return {
      ...terms,
      is_limited: isLimited(terms),
      named: names(terms),
      takes_one_credit: !ofServices && covered.length > 0 && covered.every(({ credit_cost }) => credit_cost === 1),
    }
  }
}
