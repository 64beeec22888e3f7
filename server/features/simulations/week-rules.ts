import { addDays, localDate, localTime, weekday, type Instant, type LocalDate } from '../../lib/time.ts'

const DAY = 1440

/** Minutes since Monday began on the studio’s clock. */
export function placeInWeek(at: Instant, zone: string): number {
  const time = localTime(at, zone)
  return placeOf(weekday(localDate(at, zone)), time)
}

/** The same of a weekday (1 is Monday) and a time of day. */
export function placeOf(day: number, time: string): number {
  return (day - 1) * DAY + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** A place in the week as its weekday and its time of day. */
export function timeOfPlace(at: number): { weekday: number; start_time: string } {
  const minutes = at % DAY
  const two = (n: number) => String(n).padStart(2, '0')
  return { weekday: Math.floor(at / DAY) + 1, start_time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}

/** The day of a place in a week, counted from 0: the first of weeks that begin on a Monday. */
export function dayOfPlace(monday: LocalDate, week: number, at: number): LocalDate {
  return addDays(monday, 7 * week + Math.floor(at / DAY))
}

/** The last so many whole weeks, from a Monday to a Sunday that is over. */
export function lastWeeks(weeks: number, now: Instant, zone: string): { start_date: LocalDate; end_date: LocalDate } {
  const today = localDate(now, zone)
  const monday = addDays(today, 1 - weekday(today))
  return { start_date: addDays(monday, -7 * weeks), end_date: addDays(monday, -1) }
}
