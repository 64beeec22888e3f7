import type { Reason } from '../../api/errors.ts'
import { formatDate } from '../../lib/phrases.ts'
import type { LocalDate } from '../../lib/time.ts'
import { membershipTransition, type MembershipAction, type MembershipStatus } from './state-rules.ts'
import { isExpired } from './term-rules.ts'

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
 * Whether a membership may take another status: only along the table of transitions, and only when its dates agree. One that
 * has ended becomes active by a later last day alone, never by the word.
 */
export function decideStatus(change: StatusChange): StatusDecision {
  const { from, to } = change
  if (from === to) return { kind: 'unchanged' }
  const action = membershipTransition(from, to)
  const detail = action ? faultOf(action, change) : `A membership that is ${from} can't become ${to}.`
  if (action && detail === undefined) return { kind: 'change', action }
  const reason = {
    code: 'MEMBERSHIP_INVALID_TRANSITION' as const,
    detail: detail ?? '',
    rule: 'status',
    value: { from, to },
  }
  return { kind: 'refuse', reasons: [reason] }
}

function faultOf(action: MembershipAction, change: StatusChange): string | undefined {
  const { starts_on, expires_on, today } = change
  if (action === 'activate' && change.awaiting_payment)
    return 'This membership is not paid yet. Take the payment first.'
  if (action === 'activate' && starts_on > today) {
    return `This membership starts on ${formatDate(starts_on)}. It becomes active by itself on that day.`
  }
  const isOver = expires_on !== null && isExpired(expires_on, today)
  if (action !== 'extend' && !(action === 'activate' && isOver)) return undefined
  const ended = isOver ? ` on ${formatDate(expires_on)}` : ''
  const last = change.former_expires_on
  const former = last ? ` It was to be good until ${formatDate(last)}.` : ''
  return `This membership ended${ended}.${former} Say until when it is good again: a later expires_at makes it active.`
}

/**
 * The status that the calendar gives: pending ones begin on their first day once paid, active ones end after their last, and
 * both the other way round where the clock that said so was wrong. What was paused, cancelled or ended early stays so.
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
