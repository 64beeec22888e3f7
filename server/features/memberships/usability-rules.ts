import {
  covers,
  COVERS_ALL,
  holdsAt,
  holdsThen,
  type Covered,
  type CoverageTerms,
} from '../membership-types/coverage-rules.ts'
import type { MembershipKind } from '../membership-types/type-rules.ts'
import type { Reason } from '../../api/errors.ts'
import { addDays, addHours, daysBetween, localDate, weekday, type Instant, type LocalDate } from '../../lib/time.ts'
import { spendable, type Grant } from './credit-rules.ts'
import { endTooEarly, type Waiting } from './first-visit/first-visit-rules.ts'
import { isPausedOn, pausedDays, type Pause } from './pausing/pause-rules.ts'
import type { MembershipStatus } from './state-rules.ts'
import { isExpired } from './term-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** A membership with all that decides whether it can be used. */
export interface UsableMembership {
  id: number
  /** The name by which the client knows it: that of its type. */
  name: string
  type: MembershipKind
  status: MembershipStatus
  unlimited: boolean
  starts_on: LocalDate
  expires_on: LocalDate | null
  /** True if it was ended before its last day; absent: not known. */
  ended_early?: boolean
  /** Since when a payment has been failing; null if none is. */
  past_due_since: Instant | null
  /** Sold, but the money has not come in yet. */
  awaiting_payment?: boolean
  /** The pause that runs, if it is paused, else the one that is planned. */
  pause: Pause | null
  grants: readonly Grant[]
  /** Its coverage, as it was sold; absent: every class, everywhere and always. */
  terms?: CoverageTerms
  /** It is somebody else's, who shares it. */
  is_shared?: boolean
  /** Its first visit is not settled yet; absent or null: its days are fixed. */
  waiting?: Waiting | null
  /** The day on which its next credits come, of one that has some by interval; absent: not known. */
  renews_on?: LocalDate | null
  /** Spots that count against its limits: those of this client that it pays for. */
  counted?: readonly Counted[]
}

/** A place that a membership pays for, as its limits count it: kept, used, missed or given up late. */
export interface Counted {
  /** Null for an appointment. */
  booking_id: number | null
  /** The day of its class. */
  on: LocalDate
  /** It is booked and has not begun. */
  is_to_come: boolean
}

export interface Use {
  /** The day of the class (or today, to ask in general). */
  on: LocalDate
  now: Instant
  timezone: string
  /** For how many days after a failed payment bookings go on. */
  past_due_days: number
  /** The class or appointment to be paid; absent: asked in general. */
  what?: Covered
  /** Staff name the membership and insist: coverage, place, times and limits are passed, dates and credits never. */
  is_forced?: boolean
}

/**
 * Every reason against using a membership on a day, in the order in which they are listed; empty if it is usable. One that does
 * not cover the booking gives that reason alone, one that does at another place or time gives only this one. Credits are counted
 * at `now`, when they would be taken; a pause that ends before the day, as planned, does not prevent its use.
 */
export function unusableReasons(membership: UsableMembership, use: Use): Reason[] {
  if (!use.is_forced) {
    const outside = told([notCovered], membership, use)
    if (outside.length > 0) return outside
    const elsewhere = told([outsideTimes, otherLocation], membership, use)
    if (elsewhere.length > 0) return elsewhere
  }
  const limits = use.is_forced ? [] : [dayLimit, weekLimit, upcomingLimit]
  return told([cancelled, notStarted, expired, leavesOthers, paused, outOfCredits, ...limits, pastDue], membership, use)
}

function told(faults: readonly Fault[], membership: UsableMembership, use: Use): Reason[] {
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

/** A class before the first visit would be it: the last day comes sooner, and what is booked must not lie after it. */
const leavesOthers: Fault = (membership, { on, what }) => {
  const { name, waiting } = membership
  const end = what && waiting ? endTooEarly(on, lastDay(membership), waiting) : undefined
  if (end === undefined) return undefined
  const detail = say('memberships.would_end_before', { name, until: end })
  return { code: 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE', detail, rule: 'first_visit', value: end, fix: 'cancel_other' }
}

/** The expiry will move by the planned days of a pause that runs or is to come, unless that is over before the first visit. */
export function lastDay({
  status,
  expires_on,
  pause,
  waiting,
}: Pick<UsableMembership, 'status' | 'expires_on' | 'pause' | 'waiting'>): LocalDate | null {
  const isBefore = waiting?.is_booked && pause && pause.starts_on < waiting.first_visit_on
  const isOn = (status === 'paused' || status === 'active') && !isBefore
  return expires_on !== null && isOn && pause ? addDays(expires_on, pausedDays(pause)) : expires_on
}

const paused: Fault = ({ name, status, pause }, { on }) => {
  if (status === 'active' && pause && isPausedOn(pause, on)) {
    const { starts_on: from, planned_until_on: until } = pause
    const detail = say('memberships.paused_from', { name, from, until })
    return { code: 'MEMBERSHIP_PAUSED', detail, rule: 'planned_pause', value: until, fix: 'withdraw_pause' }
  }
  if (status !== 'paused' || (pause && !isPausedOn(pause, on))) return undefined
  const until = pause?.planned_until_on ?? null
  const detail = until ? say('memberships.paused_until', { name, until }) : say('memberships.paused', { name })
  return { code: 'MEMBERSHIP_PAUSED', detail, rule: 'status', value: until, fix: 'resume_membership' }
}

/** A free spot still takes a membership with a credit left. */
const outOfCredits: Fault = ({ name, type, unlimited, grants }, { now, timezone, what }) => {
  if (unlimited) return undefined
  const left = spendable(grants, localDate(now, timezone)).reduce((sum, grant) => sum + grant.left, 0)
  const cost = what?.credit_cost ?? 1
  if (left < 1) {
    // Only a subscription gets credits again automatically.
    const waits = type === 'subscription'
    const detail = waits
      ? say('memberships.waits_for_credits', { name })
      : say('memberships.has_no_credits_left', { name })
    return { code: 'NO_CREDITS_LEFT', detail, rule: 'credits_remaining', value: 0, fix: 'buy_membership' }
  }
  if (left >= cost) return undefined
  const detail = say('memberships.has_too_few_credits', { name, n: left, cost })
  return { code: 'NOT_ENOUGH_CREDITS', detail, rule: 'credit_cost', value: { left, cost }, fix: 'buy_membership' }
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

const notCovered: Fault = ({ name, type, terms = COVERS_ALL }, { what }) => {
  if (!what || covers(terms, type, what)) return undefined
  const isService = what.kind === 'service'
  const detail = say(isService ? 'memberships.does_not_cover_service' : 'memberships.does_not_cover_class', { name })
  return { code: 'NOT_COVERED', detail, rule: 'coverage', fix: 'buy_membership' }
}

const outsideTimes: Fault = ({ name, terms = COVERS_ALL }, { what }) => {
  if (!what || holdsThen(terms, what)) return undefined
  const detail = say('memberships.not_at_this_time', { name })
  const value = terms.usable_times
  return { code: 'MEMBERSHIP_OUTSIDE_TIMES', detail, rule: 'usable_times', value, fix: 'choose_other_class' }
}

const otherLocation: Fault = ({ name, terms = COVERS_ALL }, { what }) => {
  if (!what || holdsAt(terms, what)) return undefined
  const detail = say('memberships.not_at_this_location', { name })
  const value = terms.establishment_ids
  return { code: 'MEMBERSHIP_OTHER_LOCATION', detail, rule: 'establishment_ids', value, fix: 'choose_other_class' }
}

const dayLimit: Fault = ({ name, terms, counted = [] }, { on, what }) => {
  const most = terms?.max_per_day ?? null
  if (!what || most === null || counted.filter((place) => place.on === on).length < most) return undefined
  const detail = say('memberships.day_limit', { name, n: most, day: on })
  return { code: 'MEMBERSHIP_DAY_LIMIT', detail, rule: 'max_per_day', value: most, fix: 'choose_other_class' }
}

const weekLimit: Fault = ({ name, terms, counted = [] }, { on, what }) => {
  const most = terms?.max_per_week ?? null
  const monday = addDays(on, 1 - weekday(on))
  const inWeek = counted.filter((place) => monday <= place.on && place.on < addDays(monday, 7))
  if (!what || most === null || inWeek.length < most) return undefined
  const detail = say('memberships.week_limit', { name, n: most, day: monday })
  return { code: 'MEMBERSHIP_WEEK_LIMIT', detail, rule: 'max_per_week', value: most, fix: 'choose_other_class' }
}

const upcomingLimit: Fault = ({ name, terms, counted = [] }, { what }) => {
  const most = terms?.max_upcoming ?? null
  if (!what || what.has_begun || most === null) return undefined
  if (counted.filter((place) => place.is_to_come).length < most) return undefined
  const detail = say('memberships.upcoming_limit', { name, n: most })
  return { code: 'MEMBERSHIP_UPCOMING_LIMIT', detail, rule: 'max_upcoming', value: most, fix: 'cancel_other' }
}

/** `is_usable` and `unusable_reasons` of a membership as of now, and how many days it has left (null without an end). */
export function usability(membership: UsableMembership, use: Omit<Use, 'on'>) {
  const on = localDate(use.now, use.timezone)
  const unusable_reasons = unusableReasons(membership, { ...use, on })
  const last = lastDay(membership)
  const days_left = last === null ? null : Math.max(0, daysBetween(on, last) + 1)
  return { is_usable: unusable_reasons.length === 0, unusable_reasons, days_left }
}
