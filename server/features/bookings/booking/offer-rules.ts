import type { Reason } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { Covered, CoverageTerms } from '../../membership-types/coverage-rules.ts'
import { creditsAtStart, validityOf, type CompleteTerms } from '../../membership-types/type-rules.ts'
import { soldDates } from '../../memberships/first-visit/first-visit-rules.ts'
import { unusableReasons } from '../../memberships/usability-rules.ts'
import type { Instant, LocalDate } from '../../../lib/time.ts'
import { opensTo } from './choose-membership.ts'

export interface OfferAsked {
  what: Covered
  /** Of the class. */
  name: string
  now: Instant
  timezone: string
  /** The day on which the membership begins. */
  today: LocalDate
  starts_at: Instant
  /** The time the class opens to everybody; null: it is open. */
  opens_at: Instant | null
}

/** A membership type with what it is good for. */
export interface Bought extends CompleteTerms {
  id: number
  name: string
  coverage: CoverageTerms
}

/**
 * Reasons against paying for a class with a membership of a type that is bought now, as if the client already had it: a type that
 * does not cover the class gives that reason alone, one that does gives its other faults. Empty where it would pay.
 */
export function againstBought(type: Bought, asked: OfferAsked): Reason[] {
  const { id, name, unlimited, coverage: terms } = type
  const { what, now, timezone, today } = asked
  const { starts_on, expires_on } = soldDates(today, validityOf(type), terms)
  const grants = [{ id: 0, kind: 'grant' as const, left: creditsAtStart(type), expires_on: null }]
  const dates = { starts_on, expires_on, past_due_since: null, pause: null }
  const membership = { id, name, type: type.type, status: 'active' as const, unlimited, ...dates, grants, terms }
  const reasons = unusableReasons(membership, { on: what.on, now, timezone, past_due_days: 0, what })
  return reasons.map((reason) => (reason.code === 'NOT_COVERED' ? notCovered(type, asked) : asToBuy(reason)))
}

function notCovered({ id, name: type }: Bought, { name }: OfferAsked): Reason {
  const detail = say('bookings.bought_does_not_cover', { type, name })
  return { code: 'NOT_COVERED', detail, rule: 'coverage', value: id, fix: 'choose_other_membership' }
}

const asToBuy = (reason: Reason): Reason =>
  reason.fix === 'buy_membership' ? { ...reason, fix: 'choose_other_membership' } : reason

/** The time a class opens to the buyer of a membership type: as to everybody, or earlier by its hours; null: it is open. */
export function opensToBought({ coverage: terms }: Pick<Bought, 'coverage'>, asked: OfferAsked): Instant | null {
  const opens = opensTo({ terms }, asked)
  return opens === null || asked.now >= opens ? null : opens
}

/** True if a membership of a type that is bought now would pay for a class that is open to its holder. */
export const wouldPay = (type: Bought, asked: OfferAsked): boolean =>
  opensToBought(type, asked) === null && againstBought(type, asked).length === 0
