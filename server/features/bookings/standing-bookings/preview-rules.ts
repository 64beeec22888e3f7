import { spendEntries, type Grant } from '../../memberships/credit-rules.ts'
import { movedEnd } from '../../memberships/first-visit/first-visit-rules.ts'
import { unusableReasons, type Use, type UsableMembership } from '../../memberships/usability-rules.ts'
import type { ErrorCode } from '../../../api/errors.ts'
import type { LocalDate } from '../../../lib/time.ts'

/** Reasons against a membership for the time being, or for one class of many alone. */
const PASSING = new Set<ErrorCode>([
  'MEMBERSHIP_NOT_STARTED',
  'MEMBERSHIP_PAUSED',
  'MEMBERSHIP_DAY_LIMIT',
  'MEMBERSHIP_WEEK_LIMIT',
  'MEMBERSHIP_UPCOMING_LIMIT',
  'PAYMENT_PAST_DUE',
])

/** Reasons that pass where credits come by interval. */
const USED_UP = new Set<ErrorCode>(['NO_CREDITS_LEFT', 'NOT_ENOUGH_CREDITS'])

/** Tells if any of a client's memberships pays for classes such as this one, now or once what stands against it has passed. */
export function anyPays(memberships: readonly UsableMembership[], use: Use): boolean {
  return memberships.some((membership) => {
    const renews = typeof membership.renews_on === 'string'
    return unusableReasons(membership, use).every(({ code }) => PASSING.has(code) || (renews && USED_UP.has(code)))
  })
}

/** A place that is counted on: what would pay for it, with how many credits. */
export interface Spent {
  membership_id: number
  credits: number
  /** The day of its class. */
  on: LocalDate
  /** The day on which it is booked. */
  booked_on: LocalDate
}

/** The memberships as they would be once these places were booked with them, in this order. */
export function afterSpending(memberships: readonly UsableMembership[], spent: readonly Spent[]): UsableMembership[] {
  return memberships.map((membership) =>
    spent.filter(({ membership_id }) => membership_id === membership.id).reduce(afterOne, membership),
  )
}

function afterOne(membership: UsableMembership, { credits, on, booked_on }: Spent): UsableMembership {
  const counted = [...(membership.counted ?? []), { booking_id: null, on, is_to_come: true }]
  return {
    ...membership,
    ...withVisit(membership, on),
    counted,
    grants: withLess(membership.grants, credits, booked_on),
  }
}

/** The days of a pass that counts from its first visit, with a visit on a day. */
function withVisit({ waiting, expires_on }: UsableMembership, on: LocalDate) {
  if (!waiting) return {}
  const booked = [...waiting.booked, { booking_id: null, on }]
  const isFirst = on < waiting.first_visit_on
  if (!isFirst) return { waiting: { ...waiting, booked } }
  const moved = movedEnd(expires_on, waiting.first_visit_on, on)
  return { expires_on: moved, waiting: { first_visit_on: on, is_booked: true, booked } }
}

/** The credits left of each entry once some are taken on a day, in the order in which they are used. */
function withLess(grants: readonly Grant[], credits: number, today: LocalDate): Grant[] {
  const entries = spendEntries(grants, credits, today) ?? []
  const taken = (id: number) => entries.reduce((sum, { grant_id, credits: n }) => sum + (grant_id === id ? n : 0), 0)
  return grants.map((grant) => ({ ...grant, left: grant.left + taken(grant.id) }))
}

/** The memberships as they count for a place that is booked later: a limit of places to come only holds it up for a while. */
export function byThen(memberships: readonly UsableMembership[]): UsableMembership[] {
  return memberships.map((one) => (one.terms ? { ...one, terms: { ...one.terms, max_upcoming: null } } : one))
}
