import {
  getDayOfWeek,
  parseAbsolute,
  parseDate,
  parseDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'

export type View = 'month' | 'week' | 'day'
/** The views that are a grid of hours. */
export type HoursView = Exclude<View, 'month'>

/** The date (YYYY-MM-DD) so many days later, or earlier. */
export const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString()

/** Monday of the week that a date lies in. */
export function mondayOf(day: string): string {
  return addDays(day, -getDayOfWeek(parseDate(day), 'en', 'mon'))
}

/** ISO weekday of a date, 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => getDayOfWeek(parseDate(day), 'en', 'mon') + 1

/** The first and the last date in sight, both included. */
export function shownDays(view: View, day: string): { first: string; last: string } {
  if (view === 'month') return shownOfMonth(day)
  const first = view === 'week' ? mondayOf(day) : day
  return { first, last: view === 'week' ? addDays(first, 6) : day }
}

/** The whole weeks that a month lies in, from a Monday to a Sunday. */
function shownOfMonth(day: string): { first: string; last: string } {
  const begin = parseDate(day).set({ day: 1 })
  const end = begin.add({ months: 1 }).subtract({ days: 1 })
  return { first: mondayOf(begin.toString()), last: addDays(mondayOf(end.toString()), 6) }
}

/** The date to show a view's length later (`1`) or earlier (`-1`). A shorter month ends earlier. */
export function turned(view: View, day: string, by: 1 | -1): string {
  if (view === 'month') return parseDate(day).add({ months: by }).toString()
  return addDays(day, by * (view === 'week' ? 7 : 1))
}

/** Time of day (HH:MM) of an instant on the wall clock of a timezone. */
export const timeOfDay = (instant: string, timezone: string): string =>
  parseAbsolute(instant, timezone).toString().slice(11, 16)

/** The instant of a date and a time of day on the wall clock of a timezone; a time the clock skips is the next there is. */
export const instantOf = (day: string, time: string, timezone: string): string =>
  toZoned(parseDateTime(`${day}T${time}`), timezone).toAbsoluteString()

/** The instant some days later at the same time of day. */
export const shiftDays = (instant: string, days: number, timezone: string): string =>
  shifted(instant, timezone, (from) => from.add({ days }))

/** The instant some minutes later. */
export const shiftMinutes = (instant: string, minutes: number): string =>
  shifted(instant, 'UTC', (from) => from.add({ minutes }))

function shifted(instant: string, timezone: string, shift: (from: ZonedDateTime) => ZonedDateTime): string {
  return shift(parseAbsolute(instant, timezone)).toAbsoluteString()
}

/** Whole minutes from one instant to another. */
export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000
