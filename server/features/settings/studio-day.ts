import { invalid } from '../../api/errors.ts'
import { localDate, parseDate, parseInstant, type LocalDate } from '../../lib/time.ts'

/** A date, or the studio's date of an instant; anything else is a 422 for the field. */
export function studioDay(path: string, text: string, timezone: string): LocalDate {
  const day = parseDate(text)
  if (day !== undefined) return day
  const instant = parseInstant(text, timezone)
  if (instant === undefined) throw invalid(path, 'Expected a date (YYYY-MM-DD) or an instant')
  return localDate(instant, timezone)
}
