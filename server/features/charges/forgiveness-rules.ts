import { addDays, type LocalDate } from '../../lib/time.ts'

/** How many fees are forgiven, in how many days. */
export interface Forgiveness {
  count: number
  days: number
}

/** A forgiven fee: the `nth` of `of` in `days` days. */
export interface Forgiven {
  nth: number
  of: number
  days: number
}

/** The rule of the type, else that of the studio; a count of 0 forgives nothing. */
export function forgivenessOf(
  settings: { fee_forgiveness_count: number; fee_forgiveness_days: number },
  countOverride: number | null,
): Forgiveness {
  return { count: countOverride ?? settings.fee_forgiveness_count, days: settings.fee_forgiveness_days }
}

/**
 * Which of the forgiven fees one for `on` (the class's day at the studio) would be, counted from 1; undefined where it is not
 * forgiven: no fee is due, or as many were forgiven already in the `days` days up to that day, itself included. `forgivenOn` are
 * the days of the fees that stand forgiven.
 */
export function decideForgiveness(
  on: LocalDate,
  fee_minor: number,
  forgivenOn: readonly LocalDate[],
  { count, days }: Forgiveness,
): number | undefined {
  if (fee_minor === 0) return undefined
  const since = addDays(on, 1 - days)
  const used = forgivenOn.filter((day) => day >= since && day <= on).length
  return used < count ? used + 1 : undefined
}
