import { isLimited } from '../../../server/features/membership-types/coverage-rules.ts'

/**
 * Returns the way to describe an unlimited number of classes: as unlimited, as within the limits shown beside it, or null (not
 * at all) if no class is covered.
 */
export function unlimitedSaid(terms: Parameters<typeof isLimited>[0]): 'unlimited' | 'within' | null {
  const { coverage } = terms
  const isNone = coverage?.classes === 'listed' && coverage.category_ids.length + coverage.template_ids.length === 0
  return isNone ? null : isLimited(terms) ? 'within' : 'unlimited'
}
