import { addDays, addMonths, daysBetween, type LocalDate } from '../../lib/time.ts'
import type { BillingInterval } from '../membership-types/type-rules.ts'

/** The last day of a membership valid for `validityDays`, the first day counted; null if it has no end. */
export function expiryOn(startsOn: LocalDate, validityDays: number | null): LocalDate | null {
  return validityDays === null ? null : addDays(startsOn, validityDays - 1)
}

/** A membership is good to the end of its last studio-local day. */
export function isExpired(expiresOn: LocalDate, today: LocalDate): boolean {
  return today > expiresOn
}

const MONTHS: Partial<Record<BillingInterval, number>> = { monthly: 1, quarterly: 3, half_yearly: 6, yearly: 12 }

/** The first day of the `n`th interval after the anchor. It keeps the anchor's day: 31 January, 28 February, 31 March. */
export function intervalStart(anchorOn: LocalDate, interval: BillingInterval, n: number): LocalDate {
  const months = MONTHS[interval]
  if (months !== undefined) return addMonths(anchorOn, months * n)
  return addDays(anchorOn, (interval === 'weekly' ? 7 : 28) * n)
}

/** The first renewal day after `after`, counted from the day that billing began. */
export function nextRenewalOn(anchorOn: LocalDate, interval: BillingInterval, after: LocalDate): LocalDate {
  let n = 1
  while (intervalStart(anchorOn, interval, n) <= after) n += 1
  return intervalStart(anchorOn, interval, n)
}

/** The next renewal, if one comes: a last day before it ends them. */
export function comingRenewal({
  next_renewal_on: next,
  expires_on,
}: {
  next_renewal_on: LocalDate | null
  expires_on: LocalDate | null
}): LocalDate | null {
  return next === null || (expires_on !== null && isExpired(expires_on, next)) ? null : next
}

/** Every renewal day that has come and was not handled: `next` and what follows it, up to and with today. */
export function renewalsDue(
  anchorOn: LocalDate,
  interval: BillingInterval,
  next: LocalDate,
  today: LocalDate,
): LocalDate[] {
  const due: LocalDate[] = []
  for (let on = next; on <= today; on = nextRenewalOn(anchorOn, interval, on)) due.push(on)
  return due
}

/**
 * The last day of a pass once its days that fall into a closure are given back. `begins_on` is the day that its days count from:
 * while it waits for its first visit the one that is booked, else the last day this may be on.
 */
export function endAfterClosure(
  { begins_on, expires_on }: { begins_on: LocalDate; expires_on: LocalDate },
  { starts_on, ends_on }: { starts_on: LocalDate; ends_on: LocalDate },
): LocalDate {
  const from = begins_on > starts_on ? begins_on : starts_on
  const to = expires_on < ends_on ? expires_on : ends_on
  return addDays(expires_on, Math.max(0, daysBetween(from, to) + 1))
}

/** How many days after a class the studio cancelled a pack that has run out meanwhile stays good. */
const CANCELLED_CLASS_EXTENSION_DAYS = 14

/** The last day of a pack whose credit came back from a cancelled class: if it has run out, 14 days after the class. */
export function expiryAfterClassCancelled(
  expiresOn: LocalDate | null,
  classOn: LocalDate,
  today: LocalDate,
): LocalDate | null {
  return expiresOn !== null && expiresOn < today ? addDays(classOn, CANCELLED_CLASS_EXTENSION_DAYS) : expiresOn
}

/** The days before its last day on which it is said that a membership ends; 0 is the last day itself. */
export const EXPIRING_DAYS = [30, 14, 7, 3, 1, 0] as const
