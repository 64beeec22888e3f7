import { covers, holdsAt, holdsThen, type Covered, type CoverageTerms } from '../../membership-types/coverage-rules.ts'
import { creditsAtStart, validityOf, type CompleteTerms } from '../../membership-types/type-rules.ts'
import { soldDates } from '../../memberships/first-visit/first-visit-rules.ts'
import { addHours, type Instant, type LocalDate } from '../../../lib/time.ts'

export interface OfferAsked {
  what: Covered
  now: Instant
  today: LocalDate
  starts_at: Instant
  /** When the class opens to everybody; null: it is open. */
  opens_at: Instant | null
}

/**
 * Whether a membership of a type, bought today, would pay for a class: it covers it there and then, is good on its day, has
 * enough credits, and the class is open to its holder.
 */
export function wouldPay(type: CompleteTerms & { coverage: CoverageTerms }, asked: OfferAsked): boolean {
  const { what, now, today, starts_at, opens_at } = asked
  const { coverage } = type
  const { expires_on: last } = soldDates(today, validityOf(type), coverage)
  const own = coverage.booking_open_hours_before
  const isOpen = opens_at === null || now >= opens_at || (own !== null && now >= addHours(starts_at, -own))
  return (
    today <= what.on &&
    covers(coverage, type.type, what) &&
    holdsAt(coverage, what) &&
    holdsThen(coverage, what) &&
    (last === null || what.on <= last) &&
    (type.unlimited || creditsAtStart(type) >= Math.max(1, what.credit_cost)) &&
    isOpen
  )
}
