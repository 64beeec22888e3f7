import { localDate, localTime, weekday, type Instant, type LocalDate } from './time.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** A day in words: `Monday 2 March 2026`. */
export function formatDate(date: LocalDate): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  return `${WEEKDAYS[weekday(date) - 1]} ${day} ${MONTHS[month - 1]} ${year}`
}

/** A moment in words, on the studio's clock: `Monday 2 March 2026 at 10:00`. */
export function formatInstant(instant: Instant, zone: string): string {
  return `${formatDate(localDate(instant, zone))} at ${localTime(instant, zone)}`
}

/** A number with its noun: `1 day`, `3 days`. */
export function formatCount(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`
}

const MB = 1_000_000
const GB = 1000 * MB

/** How much room something takes: `4.2 MB`. */
export function formatSize(bytes: number): string {
  return bytes < GB ? `${(bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0)} MB` : `${(bytes / GB).toFixed(1)} GB`
}
