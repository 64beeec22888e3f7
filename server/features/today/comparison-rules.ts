import {
  addDays,
  addHours,
  addMilliseconds,
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

export interface DayCompared {
  on: LocalDate
  /** The day up to now; null where it has not begun. */
  current: Span | null
  /** The whole day in each of the four weeks before. */
  before: Span[]
}

/** The seven days of this week, from Monday on, each with the same day of the last four weeks. */
export function daysAndBefore(now: Instant, zone: string): DayCompared[] {
  const today = localDate(now, zone)
  const monday = addDays(today, 1 - weekday(today))
  const whole = (day: LocalDate): Span => ({
    from: startOfDay(day, zone),
    to: addMilliseconds(startOfDay(addDays(day, 1), zone), -1),
  })
  return [0, 1, 2, 3, 4, 5, 6].map((later) => {
    const on = addDays(monday, later)
    const soFar = on === today ? { from: startOfDay(on, zone), to: now } : whole(on)
    return {
      on,
      current: on > today ? null : soFar,
      before: WEEKS.map((weeks) => whole(addDays(on, -7 * weeks))),
    }
  })
}

export interface Parted {
  /** The whole hours of the span, as their instants begin: from one on, before the other. */
  hours: { from: string; before: string }
  /** The parts of the span before and after them. */
  rest: Span[]
}

/** A span of time as its whole hours and what is left of it. */
export function byHours({ from, to }: Span): Parted {
  const begun = hourOf(from)
  const first = from === beginOf(begun) ? begun : hourOf(addHours(beginOf(begun), 1))
  const last = hourOf(to)
  if (first >= last) return { hours: { from: last, before: last }, rest: [{ from, to }] }
  const before = { from, to: addMilliseconds(beginOf(first), -1) }
  return {
    hours: { from: first, before: last },
    rest: [...(first === begun ? [] : [before]), { from: beginOf(last), to }],
  }
}

const hourOf = (at: Instant): string => at.slice(0, 13)
const beginOf = (hour: string): Instant => `${hour}:00:00.000Z`

/** The mean of some sums in minor units, rounded half up. */
export function meanOf(sums: readonly number[]): number {
  return Math.round(sums.reduce((all, sum) => all + sum, 0) / sums.length)
}
