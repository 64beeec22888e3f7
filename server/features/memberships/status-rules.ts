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
  /** A sale whose money has not come in yet. */
  awaiting_payment?: boolean
  today: LocalDate
}

export type StatusDecision =
  | { kind: 'unchanged' }
  | { kind: 'change'; action: MembershipAction }
  | { kind: 'refuse'; reasons: Reason[] }

/** Whether a membership may take another status: only along the table of transitions, and only when its dates agree. */
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
  if ((action === 'activate' || action === 'extend') && expires_on !== null && isExpired(expires_on, today)) {
    return `This membership ended on ${formatDate(expires_on)}. Give it a later expiry date first.`
  }
  return undefined
}

/** The status that the calendar gives: pending ones begin on their first day once paid, active ones end after their last. */
export function statusOnDate(membership: {
  status: MembershipStatus
  starts_on: LocalDate
  expires_on: LocalDate | null
  awaiting_payment?: boolean
  today: LocalDate
}): MembershipStatus {
  const { status, starts_on, expires_on, today } = membership
  const begun = status === 'pending' && starts_on <= today && !membership.awaiting_payment ? 'active' : status
  return begun === 'active' && expires_on !== null && isExpired(expires_on, today) ? 'expired' : begun
}
