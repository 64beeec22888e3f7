import { addDays, localDate, type Instant, type LocalDate } from '../../lib/time.ts'

/** The days of a membership as they are stored. */
export interface Term {
  status: string
  starts_on: LocalDate
  expires_on: LocalDate | null
  cancelled_at: Instant | null
}

/**
 * The day on which a membership is over: the one after its last, or the studio's day on which it was cancelled, the earlier of
 * the two; null while it has no end.
 */
export function overOn({ status, expires_on, cancelled_at }: Term, zone: string): LocalDate | null {
  const days = [
    expires_on === null ? null : addDays(expires_on, 1),
    status === 'cancelled' && cancelled_at !== null ? localDate(cancelled_at, zone) : null,
  ].filter((day) => day !== null)
  return days.toSorted()[0] ?? null
}

/** True if a membership was ever valid: it is paid, and was not over on its first day or before. */
export function wasInForce(term: Term, zone: string): boolean {
  const over = overOn(term, zone)
  if (term.status === 'pending') return false
  // Brought from elsewhere as ended, nobody knows when.
  if (term.status === 'expired' && over === null) return false
  return over === null || over > term.starts_on
}

const RENEWALS_A_YEAR: Record<string, number> = {
  weekly: 52,
  four_weekly: 13,
  monthly: 12,
  quarterly: 4,
  half_yearly: 2,
  yearly: 1,
}

/** The price of a renewal as an amount a month, in minor units, half up: a year has 52 weeks, or 13 times four. */
export function perMonth(price_minor: number, interval: string | null): number {
  return Math.round((price_minor * RENEWALS_A_YEAR[interval ?? 'monthly']!) / 12)
}
