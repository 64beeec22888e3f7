import {
  addDays,
  addMinutes,
  daysBetween,
  localDate,
  localTime,
  toInstant,
  weekday,
  type Instant,
  type LocalDate,
  type LocalTime,
} from '../../lib/time.ts'

/** How far ahead of today the classes of a series are made. */
export const HORIZON_WEEKS = 12

export interface Series {
  timezone: string
  start_time: LocalTime
  duration_minutes: number
  /** ISO weekdays, 1 (Monday) to 7 (Sunday). */
  weekdays: readonly number[]
  /** Every how many weeks; weeks begin on Monday and the first is that of `starts_on`. */
  interval_weeks: number
  starts_on: LocalDate
  until_on: LocalDate | null
  /** How many classes the series has in all, counted from `starts_on`. */
  occurrence_count: number | null
}

export interface Occurrence {
  occurrence_on: LocalDate
  starts_at: Instant
  ends_at: Instant
}

/** The last day for which classes of a series are made. */
export function seriesHorizon(today: LocalDate): LocalDate {
  return addDays(today, HORIZON_WEEKS * 7)
}

/**
 * The classes of a series on the days `from` to `to`, both included. They keep their wall-clock time in the series' zone
 * across clock changes; a time the clock skips moves to the first that exists. The day of a class names it, whenever asked.
 */
export function seriesOccurrences(series: Series, from: LocalDate, to: LocalDate): Occurrence[] {
  const last = series.until_on !== null && series.until_on < to ? series.until_on : to
  const firstMonday = addDays(series.starts_on, 1 - weekday(series.starts_on))
  const weekdays = [...new Set(series.weekdays)].sort((a, b) => a - b)
  const made: Occurrence[] = []
  let counted = 0
  for (let monday = firstMonday; monday <= last; monday = addDays(monday, 7 * series.interval_weeks)) {
    for (const day of weekdays) {
      const date = addDays(monday, day - 1)
      if (date < series.starts_on || date > last) continue
      if (series.occurrence_count !== null && counted >= series.occurrence_count) return made
      counted += 1
      if (date >= from) made.push(occurrence(series, date))
    }
  }
  return made
}

function occurrence(series: Series, date: LocalDate): Occurrence {
  const starts_at = toInstant(series.timezone, date, series.start_time)
  return { occurrence_on: date, starts_at, ends_at: addMinutes(starts_at, series.duration_minutes) }
}

/** The state of a class at `now`: in progress from its start (included) to its end (not included). */
export function classState(
  cls: { status: 'scheduled' | 'cancelled'; starts_at: Instant; ends_at: Instant },
  now: Instant,
): 'scheduled' | 'in_progress' | 'finished' | 'cancelled' {
  if (cls.status === 'cancelled') return 'cancelled'
  if (now < cls.starts_at) return 'scheduled'
  return now < cls.ends_at ? 'in_progress' : 'finished'
}

export type EditScope = 'this' | 'this_and_following' | 'all'

export interface SeriesClass {
  id: number
  starts_at: Instant
  status: 'scheduled' | 'cancelled'
  is_edited: boolean
}

/**
 * Which classes of a series an edit touches: the chosen one alone; it and the later ones; or all that are still to come.
 * Classes edited by hand are kept unless `includeEdited`; the chosen one is always meant; what has begun stays as it was.
 */
export function classesToEdit<Class extends SeriesClass>(
  classes: readonly Class[],
  chosen: Class,
  scope: EditScope,
  now: Instant,
  includeEdited = false,
): Class[] {
  if (scope === 'this') return [chosen]
  const touched = classes.filter((cls) => {
    if (cls.id === chosen.id) return scope === 'this_and_following' || cls.starts_at > now
    const inReach = cls.starts_at > now && (scope === 'all' || cls.starts_at >= chosen.starts_at)
    return inReach && cls.status === 'scheduled' && (includeEdited || !cls.is_edited)
  })
  return touched.sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
}

/** How a class was moved on the wall clock: by whole days, to a time of day. */
export interface Move {
  days: number
  time: LocalTime
}

/** The move from one start to another, to be repeated on the other classes of the series. */
export function moveBetween(from: Instant, to: Instant, zone: string): Move {
  return { days: daysBetween(localDate(from, zone), localDate(to, zone)), time: localTime(to, zone) }
}

/** The start of a class after a move, on the wall clock of `zone`, so that a clock change in between makes no difference. */
export function moveStart(startsAt: Instant, move: Move, zone: string): Instant {
  return toInstant(zone, addDays(localDate(startsAt, zone), move.days), move.time)
}

/**
 * A series after all its classes are moved: as many days on, at the new time of day. Undefined if it is no longer one series:
 * every few weeks, with some of its weekdays pushed into the next week (or back) and others not.
 */
export function seriesAfterMove(series: Series, { days, time }: Move): Series | undefined {
  const shifted = series.weekdays.map((day) => day - 1 + days)
  const weeks = new Set(shifted.map((day) => Math.floor(day / 7)))
  if (series.interval_weeks > 1 && weeks.size > 1) return undefined
  return {
    ...series,
    start_time: time,
    weekdays: shifted.map((day) => (((day % 7) + 7) % 7) + 1).sort((a, b) => a - b),
    starts_on: addDays(series.starts_on, days),
    until_on: series.until_on === null ? null : addDays(series.until_on, days),
  }
}
