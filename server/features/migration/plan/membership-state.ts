import type { MembershipStatus } from '../values/membership-status.ts'

/** A row's facts about a membership's life; dates are studio dates. */
export interface StateFacts {
  said: MembershipStatus | null
  /** It renews automatically: while it runs, its expiry date ends a term, not the membership. */
  renews: boolean
  expired: boolean
  frozen: boolean
  refunded: boolean
  starts_on: string
  expires_on: string | null
  cancelled_on: string | null
  completed_on: string | null
}

export interface MembershipState {
  status: MembershipStatus
  expires_on: string | null
  cancelled_on: string | null
  note: string | null
}

/**
 * Decides a membership's status from the former software's word and the dates. The word is believed unless a date
 * contradicts it: what has ended is not active, and what starts in the future is pending. A cancellation that lies in
 * the future ends the membership on that day.
 */
export function decideState(facts: StateFacts, today: string): MembershipState {
  const { starts_on, cancelled_on } = facts
  const later = cancelled_on !== null && cancelled_on > today
  const goesOn = facts.renews && cancelled_on === null && !facts.expired && !facts.refunded
  const isOver = facts.said === 'cancelled' || facts.said === 'expired'
  const expires_on = (goesOn && !isOver ? null : facts.expires_on) ?? (later ? cancelled_on : null)
  const done = (status: MembershipStatus, note: string | null = null): MembershipState => ({
    status,
    expires_on: status === 'expired' ? (expires_on ?? facts.completed_on) : expires_on,
    cancelled_on: status === 'cancelled' ? cancelled_on : null,
    note,
  })
  if (facts.refunded || (facts.said === 'cancelled' && !later)) return done('cancelled')
  if (facts.said === 'expired' || facts.expired) return done('expired')
  if (facts.said === null && cancelled_on !== null && !later) return done('cancelled')
  if (expires_on !== null && expires_on < today)
    return done('expired', facts.said ? `It is said to be ${facts.said} but ended on ${expires_on}.` : null)
  if (facts.said === 'paused' || facts.frozen) return done('paused')
  if (starts_on > today) return done('pending')
  return done(facts.said === 'pending' ? 'pending' : 'active')
}
