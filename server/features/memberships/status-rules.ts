import type { Reason } from '../../api/errors.ts'
import type { LocalDate } from '../../lib/time.ts'
import { membershipTransition, type MembershipAction, type MembershipStatus } from './state-rules.ts'
import { isExpired } from './term-rules.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

export interface StatusChange {
  from: MembershipStatus
  to: MembershipStatus
  starts_on: LocalDate
  /** The expiry as it will be, where the same request changes it. */
  expires_on: LocalDate | null
  /** The last day it had before it was ended early. */
  former_expires_on?: LocalDate | null
  /** A sale whose money has not come in yet. */
  awaiting_payment?: boolean
  today: LocalDate
}

export type StatusDecision =
  | { kind: 'unchanged' }
  | { kind: 'change'; action: MembershipAction }
  | { kind: 'refuse'; reasons: Reason[] }

/**
 * True if a membership may take another status: only along the table of transitions, and only when its dates agree. One that
 * has ended becomes active by a later last day alone, never by the word.
 */
export function decideStatus(change: StatusChange): StatusDecision {
  const { from, to } = change
  if (from === to) return { kind: 'unchanged' }
  const action = membershipTransition(from, to)
  const detail = action ? faultOf(action, change) : say('memberships.cannot_become', { from, to })
  if (detail !== undefined) {
    return {
      kind: 'refuse',
      reasons: [{ code: 'MEMBERSHIP_INVALID_TRANSITION', detail, rule: 'status', value: { from, to } }],
    }
  }
  return { kind: 'change', action: action! }
}

function faultOf(action: MembershipAction, change: StatusChange): Said | undefined {
  const { starts_on, expires_on, today } = change
  if (action === 'activate' && change.awaiting_payment) return say('memberships.take_payment_first')
  if (action === 'activate' && starts_on > today) {
    return say('memberships.membership_starts', { day: starts_on })
  }
  const isOver = expires_on !== null && isExpired(expires_on, today)
  if (action !== 'extend' && !(action === 'activate' && isOver)) return undefined
  const former = change.former_expires_on
  if (isOver) {
    return former
      ? say('memberships.ended_on_before', { on: expires_on, former })
      : say('memberships.ended_on', { on: expires_on })
  }
  return former ? say('memberships.ended_before', { former }) : say('memberships.ended')
}

/**
 * The status that the calendar gives: pending ones begin on their first day once paid, active ones end after their last, and both
 * the other way round if the clock that said so was wrong. Paused, cancelled and early ended ones stay so.
 */
export function statusOnDate(membership: {
  status: MembershipStatus
  starts_on: LocalDate
  expires_on: LocalDate | null
  ended_early?: boolean
  awaiting_payment?: boolean
  today: LocalDate
}): MembershipStatus {
  const { status, starts_on, expires_on, ended_early = false, today } = membership
  if (status === 'paused' || status === 'cancelled' || (status === 'expired' && ended_early)) return status
  if (starts_on > today || (status === 'pending' && membership.awaiting_payment)) return 'pending'
  return expires_on !== null && isExpired(expires_on, today) ? 'expired' : 'active'
}
