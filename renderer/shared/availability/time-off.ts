import type { Format } from '../format/format.ts'

const DAY = 86_400_000
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** The date after another (YYYY-MM-DD). */
export const dayAfter = (day: string): string => new Date(noon(day) + DAY).toISOString().slice(0, 10)

const isMidnight = (instant: string, { timezone }: Pick<Format, 'timezone'>) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  ) === '00:00'

/** The first and the last date of a time off that is made of whole days of the studio; null where it is not. */
export function daysOff(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  format: Pick<Format, 'timezone' | 'dayOf'>,
): { first: string; last: string } | null {
  if (!isMidnight(starts_at, format) || !isMidnight(ends_at, format)) return null
  const last = format.dayOf(new Date(Date.parse(ends_at) - 1).toISOString())
  return { first: format.dayOf(starts_at), last }
}
