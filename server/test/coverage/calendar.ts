/** Days on which a membership is not used; `until` is the first day of use again. */
export interface Pause {
  from: string
  until: string
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Date, time of day and ISO weekday of an instant in a zone, and the Monday of its week. */
export function localOf(
  zone: string,
  instant: string,
): { date: string; time: string; weekday: number; monday: string } {
  const known = clocks.get(zone)
  const clock = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(zone, clock)
  const [date, time] = clock.format(new Date(instant)).split(' ') as [string, string]
  const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7
  return { date, time, weekday, monday: addDays(date, 1 - weekday) }
}

/** The last day of what is paused as it is planned: so many days later. */
export function lastDayOf({ expires, pause }: { expires: string | null; pause: Pause | null }): string | null {
  if (expires === null || pause === null) return expires
  return addDays(expires, (Date.parse(`${pause.until}T00:00Z`) - Date.parse(`${pause.from}T00:00Z`)) / 86_400_000)
}

/** True if a day lies inside a pause. */
export const isPausedOn = (pause: Pause | null, date: string) =>
  pause !== null && pause.from <= date && date < pause.until

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
