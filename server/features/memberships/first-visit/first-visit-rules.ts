import type { CoverageTerms } from '../../membership-types/coverage-rules.ts'
import { addDays, daysBetween, startOfDay, type Instant, type LocalDate } from '../../../lib/time.ts'
import { expiryOn } from '../term-rules.ts'

/** From when the days of a membership count that begins with its first visit. */
export interface FirstVisit {
  /** The day that they count from, as things stand. */
  on: LocalDate
  /** When that is settled: what is booked or cancelled later changes nothing. */
  at: Instant
}

/** The dates of a membership as it is sold. */
export interface SoldDates {
  starts_on: LocalDate
  /** The last day, null for no end. */
  expires_on: LocalDate | null
  /** The day that its first visit is on at the latest; null: its days count from its first day. */
  first_visit_by_on: LocalDate | null
}

/**
 * The dates of a membership sold from a day on, with the days it is good for (null: no end). One that begins with its first
 * visit is good at once, and as long as if that were on the last day it may be on.
 */
export function soldDates(
  starts_on: LocalDate,
  validityDays: number | null,
  { starts, starts_within_days }: Pick<CoverageTerms, 'starts' | 'starts_within_days'>,
): SoldDates {
  if (starts === 'purchase' || validityDays === null)
    return { starts_on, expires_on: expiryOn(starts_on, validityDays), first_visit_by_on: null }
  const first_visit_by_on = addDays(starts_on, starts_within_days)
  return { starts_on, expires_on: expiryOn(first_visit_by_on, validityDays), first_visit_by_on }
}

/** A visit that counts: booked, used, missed, or cancelled late; never one that was given up free or called off. */
export interface Visit {
  /** The studio's day of the class, as it was when it was booked: a class that is moved shifts nothing. */
  on: LocalDate
  at: Instant
  cancelled_late: boolean
}

/**
 * The first visit among those there are, or `by_on`, the day that it is on at the latest. It is settled once its class has
 * begun, or at once (`now`) where it was cancelled late.
 */
export function firstVisitOf(
  visits: readonly Visit[],
  { by_on, now, timezone }: { by_on: LocalDate; now: Instant; timezone: string },
): FirstVisit {
  const [first] = visits.toSorted((a, b) => (a.at < b.at ? -1 : 1))
  if (!first || first.on >= by_on) return { on: by_on, at: startOfDay(by_on, timezone) }
  return { on: first.on, at: first.cancelled_late && now < first.at ? now : first.at }
}

/** The last day once the first visit is on another day: it moves by as many days. */
export function movedEnd(expiresOn: LocalDate | null, from: LocalDate, to: LocalDate): LocalDate | null {
  return expiresOn === null ? null : addDays(expiresOn, daysBetween(from, to))
}

/** Other bookings with a membership whose first visit is not settled. */
export interface Waiting {
  first_visit_on: LocalDate
  /** Something is booked on that day: a pause before it moves no last day. */
  is_booked: boolean
  /** The days of its live bookings to come. */
  booked: readonly { booking_id: number | null; on: LocalDate }[]
}

/**
 * The last day that a membership would have with a class on `on`, where another live booking would lie after it then;
 * undefined where none would.
 */
export function endTooEarly(
  on: LocalDate,
  expiresOn: LocalDate | null,
  { first_visit_on, booked }: Waiting,
): LocalDate | undefined {
  if (expiresOn === null || on >= first_visit_on) return undefined
  const end = movedEnd(expiresOn, first_visit_on, on)!
  return booked.some((place) => place.on > end && place.on <= expiresOn) ? end : undefined
}
