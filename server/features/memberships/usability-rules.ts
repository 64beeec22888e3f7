import type { MembershipKind } from '../membership-types/type-rules.ts'
import type { Reason } from '../../api/errors.ts'
import { addDays, addHours, daysBetween, localDate, type Instant, type LocalDate } from '../../lib/time.ts'
import { spendable, type Grant } from './credit-rules.ts'
import { isPausedOn, pausedDays, type Pause } from './pause-rules.ts'
import type { MembershipStatus } from './state-rules.ts'
import { isExpired } from './term-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** A membership with all that decides whether it can be used. */
export interface UsableMembership {
  id: number
  /** What the client knows it by: the name of its type. */
  name: string
  type: MembershipKind
  status: MembershipStatus
  unlimited: boolean
  starts_on: LocalDate
  expires_on: LocalDate | null
  /** Whether it was ended before its last day; absent: not known. */
  ended_early?: boolean
  /** Since when a payment has been failing; null if none is. */
  past_due_since: Instant | null
  /** Sold, but the money has not come in yet. */
  awaiting_payment?: boolean
  /** The pause that runs, if it is paused. */
  pause: Pause | null
  grants: readonly Grant[]
  /** Whether it covers the class in question; absent: it covers every class. */
  covers_class?: boolean
}

export interface Use {
  /** The day of the class (or today, to ask in general). */
  on: LocalDate
  now: Instant
  timezone: string
  /** For how many days after a failed payment bookings go on. */
  past_due_days: number
}

/**
 * Every reason against using a membership on a day, in the order in which they are told; empty if it is usable. Credits
 * are counted at `now`, when one would be taken; a pause that ends before the day, as planned, is no hindrance.
 */
export function unusableReasons(membership: UsableMembership, use: Use): Reason[] {
  const faults = [cancelled, notStarted, expired, paused, outOfCredits, pastDue, notCovered]
  return faults.map((fault) => fault(membership, use)).filter((reason) => reason !== undefined)
}

type Fault = (membership: UsableMembership, use: Use) => Reason | undefined

const cancelled: Fault = ({ name, status }) => {
  if (status !== 'cancelled') return undefined
  return {
    code: 'MEMBERSHIP_CANCELLED',
    detail: say('memberships.was_cancelled', { name }),
    rule: 'status',
    value: status,
    fix: 'buy_membership',
  }
}

const notStarted: Fault = ({ name, starts_on }, { on }) => {
  if (on >= starts_on) return undefined
  const detail = say('memberships.starts_on', { name, day: starts_on })
  return { code: 'MEMBERSHIP_NOT_STARTED', detail, rule: 'starts_at', value: starts_on, fix: 'choose_later_class' }
}

const expired: Fault = (membership, { on, now, timezone }) => {
  const last = lastDay(membership)
  // On a day gone by it was good, if only its last day has come since.
  const wasGood = on < localDate(now, timezone) && last !== null && membership.ended_early === false
  const over = (membership.status === 'expired' && !wasGood) || (last !== null && isExpired(last, on))
  if (!over) return undefined
  const { name } = membership
  const detail =
    last !== null && isExpired(last, on)
      ? say('memberships.good_until', { name, until: last })
      : say('memberships.has_ended', { name })
  return { code: 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE', detail, rule: 'expires_at', value: last, fix: 'buy_membership' }
}

/** While a pause runs, the expiry will move by its planned days. */
function lastDay({ status, expires_on, pause }: UsableMembership): LocalDate | null {
  return expires_on !== null && status === 'paused' && pause ? addDays(expires_on, pausedDays(pause)) : expires_on
}

const paused: Fault = ({ name, status, pause }, { on }) => {
  if (status !== 'paused' || (pause && !isPausedOn(pause, on))) return undefined
  const until = pause?.planned_until_on ?? null
  const detail = until ? say('memberships.paused_until', { name, until }) : say('memberships.paused', { name })
  return { code: 'MEMBERSHIP_PAUSED', detail, rule: 'status', value: until, fix: 'resume_membership' }
}

const outOfCredits: Fault = ({ name, unlimited, grants }, { now, timezone }) => {
  if (unlimited || spendable(grants, localDate(now, timezone)).length > 0) return undefined
  const detail = say('memberships.has_no_credits_left', { name })
  return { code: 'NO_CREDITS_LEFT', detail, rule: 'credits_remaining', value: 0, fix: 'buy_membership' }
}

const pastDue: Fault = ({ name, past_due_since, awaiting_payment }, { now, past_due_days }) => {
  if (awaiting_payment) {
    const detail = say('memberships.not_paid_yet', { name })
    return { code: 'PAYMENT_PAST_DUE', detail, rule: 'payment', fix: 'pay' }
  }
  if (past_due_since === null || now <= addHours(past_due_since, past_due_days * 24)) return undefined
  const detail = say('memberships.payment_failing', { name, days: past_due_days })
  return { code: 'PAYMENT_PAST_DUE', detail, rule: 'past_due_days', value: past_due_days, fix: 'pay' }
}

const notCovered: Fault = ({ name, covers_class }) => {
  if (covers_class !== false) return undefined
  const detail = say('memberships.does_not_cover_class', { name })
  return { code: 'NOT_COVERED', detail, rule: 'coverage', fix: 'buy_membership' }
}

/** `is_usable` and `unusable_reasons` of a membership as of now, and how many days it has left (null without an end). */
export function usability(membership: UsableMembership, use: Omit<Use, 'on'>) {
  const on = localDate(use.now, use.timezone)
  const unusable_reasons = unusableReasons(membership, { ...use, on })
  const last = lastDay(membership)
  const days_left = last === null ? null : Math.max(0, daysBetween(on, last) + 1)
  return { is_usable: unusable_reasons.length === 0, unusable_reasons, days_left }
}
