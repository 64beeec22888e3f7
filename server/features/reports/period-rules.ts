import {
  addDays,
  addMonths,
  daysBetween,
  endOfDay,
  localDate,
  startOfDay,
  weekday,
  type Instant,
  type LocalDate,
} from '../../lib/time.ts'

/** Days of the studio, both included. */
export interface Days {
  start_date: LocalDate
  end_date: LocalDate
}

/** A span of time: from an instant on, before another. */
export interface Span {
  from: Instant
  before: Instant
}

export type Step = 'day' | 'week' | 'month'

const monthOf = (day: LocalDate) => `${day.slice(0, 7)}-01`
const isFirst = (day: LocalDate) => day.endsWith('-01')

/** The days a report is asked for; what is left out is of the month that `now` lies in, up to today. */
export function daysAsked(asked: Partial<Record<keyof Days, LocalDate | undefined>>, now: Instant, zone: string): Days {
  const end_date = asked.end_date ?? [localDate(now, zone), asked.start_date ?? ''].toSorted()[1]!
  return { start_date: asked.start_date ?? monthOf(end_date), end_date }
}

/**
 * The days to compare with: as many before; for whole months as many whole months before; for one or more months up to a day
 * the same months before up to the same day.
 */
export function daysBefore({ start_date, end_date }: Days): Days {
  const last = addDays(start_date, -1)
  if (!isFirst(start_date))
    return { start_date: addDays(start_date, -1 - daysBetween(start_date, end_date)), end_date: last }
  const months = monthsBetween(start_date, end_date) + 1
  const start = addMonths(start_date, -months)
  const isWhole = isFirst(addDays(end_date, 1))
  return { start_date: start, end_date: isWhole ? last : [addMonths(end_date, -months), last].toSorted()[0]! }
}

/** How many turns of a month lie between two days. */
export function monthsBetween(a: LocalDate, b: LocalDate): number {
  const [[year = 0, month = 0], [toYear = 0, toMonth = 0]] = [a, b].map((day) => day.split('-').map(Number)) as [
    number[],
    number[],
  ]
  return (toYear - year) * 12 + toMonth - month
}

/** As time goes by on the studio's clock, also where a day has 23 or 25 hours. */
export function spanOf({ start_date, end_date }: Days, zone: string): Span {
  return { from: startOfDay(start_date, zone), before: endOfDay(end_date, zone) }
}

/** In which steps some days are shown: at most 62 single days, then weeks for up to a year, then months. */
export function stepOf({ start_date, end_date }: Days): Step {
  const days = daysBetween(start_date, end_date) + 1
  return days <= 62 ? 'day' : days <= 366 ? 'week' : 'month'
}

/** The days, weeks (from Monday) or months of some days, cut where they begin and end. */
export function stepsOf(days: Days, step: Step): Days[] {
  const steps: Days[] = []
  for (let start = days.start_date; start <= days.end_date;) {
    const last = lastOfStep(start, step)
    const end_date = last < days.end_date ? last : days.end_date
    steps.push({ start_date: start, end_date })
    start = addDays(end_date, 1)
  }
  return steps
}

/**
 * The steps of the period before, for drawing each beside its own: the first beside the first. Weeks are cut as long as those of
 * the days themselves, whatever weekday they begin on. Together they are all of `before`, so that they sum to its figures.
 */
export function stepsBefore(days: Days, before: Days, step: Step): Days[] {
  if (step !== 'week') return stepsOf(before, step)
  const moved = daysBetween(days.start_date, before.start_date)
  const cuts = stepsOf(days, step)
    .slice(0, -1)
    .map(({ end_date }) => addDays(end_date, moved))
    .filter((end) => end < before.end_date)
  const starts = [before.start_date, ...cuts.map((end) => addDays(end, 1))]
  return starts.map((start_date, n) => ({ start_date, end_date: cuts[n] ?? before.end_date }))
}

function lastOfStep(day: LocalDate, step: Step): LocalDate {
  if (step === 'day') return day
  if (step === 'week') return addDays(day, 7 - weekday(day))
  return addDays(addMonths(monthOf(day), 1), -1)
}

export interface Parted {
  /** The whole days of UTC in it: from one on, before the other. */
  days: { from: LocalDate; before: LocalDate }
  /** The parts of the span before and after them. */
  rest: Span[]
}

/** A span of time as whole days of UTC and what is left of it. */
export function byUtcDays({ from, before }: Span): Parted {
  const [begun, last] = [from.slice(0, 10), before.slice(0, 10)]
  const first = from === startOfUtc(begun) ? begun : addDays(begun, 1)
  if (first >= last) return { days: { from: last, before: last }, rest: [{ from, before }] }
  const rest = [
    { from, before: startOfUtc(first) },
    { from: startOfUtc(last), before },
  ]
  return { days: { from: first, before: last }, rest: rest.filter((part) => part.from < part.before) }
}

const startOfUtc = (day: LocalDate): Instant => `${day}T00:00:00.000Z`

/** Finds for an instant the place of the span it lies in, among ones that follow on each other. */
export function placeIn(starts: readonly Instant[]): (at: Instant) => number {
  return (at) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= at) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}

/** A part of a whole from 0 to 1, to four decimals; null of nothing. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000
}
