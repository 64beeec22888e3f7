import type { LocalDate } from '../../lib/time.ts'
import { covers, holdsAt, holdsThen, type Covered, type CoverageTerms } from '../membership-types/coverage-rules.ts'
import type { MembershipKind } from '../membership-types/type-rules.ts'
import { isPausedOn, type Pause } from '../memberships/pausing/pause-rules.ts'
import type { MembershipStatus } from '../memberships/state-rules.ts'

/** A membership that somebody who waits may use, over its whole life. */
export interface PassOfWaiting {
  type: MembershipKind
  status: MembershipStatus
  starts_on: LocalDate
  expires_on: LocalDate | null
  /** The day on which it was cancelled, if it was. */
  cancelled_on: LocalDate | null
  pauses: readonly Pause[]
  /** Its coverage, as it was sold. */
  terms: CoverageTerms
}

/** The single price of a spot in minor units (null: unknown), and whether there is a way to pay it. */
export interface AloneThere {
  price_minor: number | null
  can_be_paid: boolean
}

/**
 * True if somebody who waits would get a place in a class that might have been: it is free, one of their memberships was good on
 * its day and covers it at its place and time, or they can pay its price. Credits and limits of those days are not asked.
 */
export function paysThen(passes: readonly PassOfWaiting[], what: Covered, alone: AloneThere): boolean {
  if (alone.price_minor === 0 || (alone.price_minor !== null && alone.can_be_paid)) return true
  return passes.some((pass) => isGoodOn(pass, what.on) && isFor(pass, what))
}

function isGoodOn({ status, starts_on, expires_on, cancelled_on, pauses }: PassOfWaiting, day: LocalDate): boolean {
  if (status === 'pending' || day < starts_on) return false
  if (expires_on !== null && expires_on < day) return false
  if (cancelled_on !== null && cancelled_on <= day) return false
  return !pauses.some((pause) => isPausedOn(pause, day))
}

const isFor = ({ type, terms }: PassOfWaiting, what: Covered) =>
  covers(terms, type, what) && holdsAt(terms, what) && holdsThen(terms, what)
