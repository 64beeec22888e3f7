const DAY = 86_400_000
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** A date (YYYY-MM-DD) so many days later. */
export const addDays = (day: string, days: number) => new Date(noon(day) + days * DAY).toISOString().slice(0, 10)

/** Tells which of the two named days a date is, seen from another; null for other days. */
export const nameOfDay = (day: string, today: string): 'today' | 'tomorrow' | null =>
  day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : null

/** ISO weekday of a date, 1 (Monday) to 7. */
export const weekdayOf = (day: string) => new Date(noon(day)).getUTCDay() || 7

/** The Monday and the Sunday around a date: a week is what is read at once, so that its address stays the same. */
export function weekOf(day: string): { start_date: string; end_date: string } {
  const start_date = addDays(day, 1 - weekdayOf(day))
  return { start_date, end_date: addDays(start_date, 6) }
}

/** The seven of some days, in their order, that a day is among: the first seven, the next seven and so on. */
export function sevenAround(days: readonly string[], day: string): readonly string[] {
  const first = Math.floor(Math.max(0, days.indexOf(day)) / 7) * 7
  return days.slice(first, first + 7)
}

export const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, at) => addDays(day, at))
