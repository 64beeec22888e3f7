import type { Reason } from '../../../api/errors.ts'
import { addDays, daysBetween, type LocalDate } from '../../../lib/time.ts'
import { membershipCan, type MembershipStatus } from '../state-rules.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** A pause holds from its first day up to the day it ends on, which is the first day of use again. */
export interface Pause {
  starts_on: LocalDate
  planned_until_on: LocalDate
  /** null while it runs, or is planned; its first day where it was withdrawn. */
  ended_on: LocalDate | null
}

export interface PauseRequest {
  status: MembershipStatus
  can_pause: boolean
  /** null: no limit. */
  max_pause_days: number | null
  /** Every pause of its life so far. */
  pauses: readonly Pause[]
  pause_days: number
  today: LocalDate
  /** Its first day: today, or a day to come. */
  starts_on: LocalDate
}

export type PauseDecision =
  | { kind: 'pause'; starts_on: LocalDate; planned_until_on: LocalDate }
  | { kind: 'refuse'; reasons: Reason[] }

/** The days that a pause lasted really; one that runs counts as planned. */
export function pausedDays(pause: Pause): number {
  return Math.max(0, daysBetween(pause.starts_on, pause.ended_on ?? pause.planned_until_on))
}

/**
 * True if a membership may pause from today on, or from a day to come: its type allows it, it is active, no other pause is
 * planned (or, of one to come, runs), and the days of its life are not used up.
 */
export function decidePause(request: PauseRequest): PauseDecision {
  const { status, max_pause_days: most, pause_days: days, today, starts_on } = request
  const reasons: Reason[] = []
  if (!request.can_pause) {
    const detail = say('memberships.kind_of_membership_cant')
    reasons.push({ code: 'MEMBERSHIP_CANNOT_PAUSE', detail, rule: 'can_pause', value: false })
  }
  const open = request.pauses.find(({ ended_on }) => ended_on === null)
  if (open && (status !== 'paused' || starts_on > today)) {
    const { starts_on: from, planned_until_on: until } = open
    const detail = say('memberships.pause_is_planned', { from, until })
    const value = { starts_at: from, until }
    reasons.push({ code: 'MEMBERSHIP_PAUSE_PLANNED', detail, rule: 'planned_pause', value, fix: 'withdraw_pause' })
  } else if (!membershipCan(status, 'pause')) {
    const detail = say('memberships.only_active_membership_can', { status })
    reasons.push({ code: 'MEMBERSHIP_INVALID_TRANSITION', detail, rule: 'status', value: status })
  }
  const used = request.pauses.reduce((sum, pause) => sum + pausedDays(pause), 0)
  if (most !== null && used + days > most) {
    const left = Math.max(0, most - used)
    const detail = say('memberships.days_of_pause_left', { n: left, most, used })
    const value = { max_pause_days: most, used, left }
    reasons.push({ code: 'MEMBERSHIP_PAUSE_LIMIT', detail, rule: 'max_pause_days', value })
  }
  if (reasons.length > 0) return { kind: 'refuse', reasons }
  return { kind: 'pause', starts_on, planned_until_on: addDays(starts_on, days) }
}

/** Ends a pause today: the expiry moves by the days really paused. */
export function endPause(
  pause: Pause,
  expiresOn: LocalDate | null,
  today: LocalDate,
): { ended_on: LocalDate; days: number; expires_on: LocalDate | null } {
  const ended_on = today < pause.planned_until_on ? today : pause.planned_until_on
  const days = pausedDays({ ...pause, ended_on })
  return { ended_on, days, expires_on: expiresOn === null ? null : addDays(expiresOn, days) }
}

/** True if a day lies inside a pause as planned, so that a booking on it is cancelled free. */
export function isPausedOn(pause: Pause, date: LocalDate): boolean {
  return pause.starts_on <= date && date < (pause.ended_on ?? pause.planned_until_on)
}
