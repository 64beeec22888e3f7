import {
  addDays,
  localDate,
  localTime,
  startOfDay,
  toInstant,
  weekday,
  type Instant,
  type LocalDate,
} from '../../lib/time.ts'

/** A span of time, both ends included. */
export interface Span {
  from: Instant
  to: Instant
}

export interface Compared {
  /** The span up to now. */
  current: Span
  /** The same part of each of the four weeks before, on the studio's wall clock. */
  before: Span[]
}

const WEEKS = [1, 2, 3, 4]

/** Today so far, and the same weekday up to the same time of day in each of the last four weeks. */
export function dayAndBefore(now: Instant, zone: string): Compared {
  return comparedFrom(localDate(now, zone), now, zone)
}

/** The week so far, which begins on Monday, and the last four weeks up to the same moment. */
export function weekAndBefore(now: Instant, zone: string): Compared {
  const today = localDate(now, zone)
  return comparedFrom(addDays(today, 1 - weekday(today)), now, zone)
}

function comparedFrom(start: LocalDate, now: Instant, zone: string): Compared {
  const today = localDate(now, zone)
  const time = localTime(now, zone)
  const before = WEEKS.map((weeks) => ({
    from: startOfDay(addDays(start, -7 * weeks), zone),
    to: toInstant(zone, addDays(today, -7 * weeks), time),
  }))
  return { current: { from: startOfDay(start, zone), to: now }, before }
}

/** The mean of some sums in minor units, rounded half up. */
export function meanOf(sums: readonly number[]): number {
  return Math.round(sums.reduce((all, sum) => all + sum, 0) / sums.length)
}
