import type { ErrorCode, Reason } from '../../../api/errors.ts'
import { addDays, addHours, localDate, type Instant, type LocalDate } from '../../../lib/time.ts'
import type { UsableMembership } from '../../memberships/usability-rules.ts'
import type { BookingDecision } from '../booking/booking-rules.ts'

/** Hours before a class in which a refused booking is no longer tried. */
const LAST_TRY_HOURS = 24

/** Temporary reasons against a class that nobody is notified of: it is looked at again. */
const SILENT = new Set<ErrorCode>(['BOOKING_NOT_OPEN', 'MEMBERSHIP_UPCOMING_LIMIT', 'MEMBERSHIP_PAUSED'])

/** Reasons that only say that the credits of this interval are used up. */
const USED_UP = new Set<ErrorCode>(['NO_CREDITS_LEFT', 'NOT_ENOUGH_CREDITS'])

/** The days of a standing booking, on the studio's calendar; `ends_on` is included. */
export interface Standing {
  starts_on: LocalDate
  ends_on: LocalDate | null
}

export interface Reach {
  now: Instant
  timezone: string
  standing: Standing
  cls: { starts_at: Instant; status: 'scheduled' | 'cancelled' }
  /** `standing_booking_days_ahead`. */
  days_ahead: number
  /** The last instant at which cancelling the class would be free. */
  free_until: Instant
  /** The last outcome was that it can't be booked. */
  was_refused: boolean
}

/**
 * A class's position to a standing booking: `due` to be booked by the rules, still too far ahead (`later`), no longer tried
 * (`over`: too close to be cancelled free, or refused before and less than a day ahead), or none of its classes (`outside`: not
 * of its days, cancelled, begun).
 */
export function reachOf({ now, timezone, standing, cls, days_ahead, free_until, was_refused }: Reach) {
  const on = localDate(cls.starts_at, timezone)
  const isOutside = on < standing.starts_on || (standing.ends_on !== null && on > standing.ends_on)
  if (isOutside || cls.status === 'cancelled' || cls.starts_at <= now) return 'outside' as const
  if (on > addDays(localDate(now, timezone), days_ahead)) return 'later' as const
  const isTriedAgain = !was_refused || now <= addHours(cls.starts_at, -LAST_TRY_HOURS)
  return now > free_until || !isTriedAgain ? ('over' as const) : ('due' as const)
}

export interface Attempt {
  now: Instant
  timezone: string
  cls: { starts_at: Instant }
  /** The decision of the booking rules, with nobody acting and nothing to be paid at the studio. */
  decision: BookingDecision
  /** The time the class opens, or opened, to this client; null: it is open. */
  opens_at: Instant | null
  memberships: readonly UsableMembership[]
}

/** The outcome for a class that is due; `look_at`: when it is looked at again. */
export type Outcome =
  | { kind: 'book' }
  | { kind: 'wait' }
  | { kind: 'later'; look_at: Instant }
  | { kind: 'refuse'; reasons: readonly Reason[]; look_at: Instant }

/**
 * True if a class that is due is booked now, waited for (it is only full), left for later without a word (not open yet, a pause,
 * a limit of places to come, credits that are still to come), or listed with what stands against it.
 */
export function decideStanding(attempt: Attempt): Outcome {
  const { now, decision, opens_at } = attempt
  const inAnHour = nextLook(now)
  const opensBefore = opens_at !== null && opens_at > now && opens_at < inAnHour
  const later = { kind: 'later' as const, look_at: opensBefore ? opens_at : inAnHour }
  if (decision.kind === 'book') {
    const paying = attempt.memberships.find(({ id }) => id === decision.entitlement?.membership_id)
    return paying && comesAfterRenewal(attempt, paying) ? later : { kind: 'book' }
  }
  const { reasons } = decision
  if (reasons.some(({ code }) => SILENT.has(code)) || waitsForCredits(attempt, reasons)) return later
  if (reasons.every(({ code }) => code === 'CLASS_FULL')) return { kind: 'wait' }
  return { kind: 'refuse', reasons, look_at: inAnHour }
}

/** The time to look at a class again, even if it is over: it may be moved to a later day. */
export const nextLook = (now: Instant): Instant => addHours(now, 1)

/** Tells if a class belongs to an interval of a membership whose credits come only then. */
function comesAfterRenewal({ cls, timezone }: Attempt, { renews_on }: UsableMembership): boolean {
  return typeof renews_on === 'string' && localDate(cls.starts_at, timezone) >= renews_on
}

/** Tells if nothing but used-up credits stands against a class by which new ones will have come. */
function waitsForCredits(attempt: Attempt, reasons: readonly Reason[]): boolean {
  const others = reasons.filter(({ code }) => !USED_UP.has(code) && code !== 'CLASS_FULL')
  const isShort = reasons.some(({ code }) => USED_UP.has(code))
  return isShort && others.length === 0 && attempt.memberships.some((one) => comesAfterRenewal(attempt, one))
}
