import { addDays, instantOf, minutesBetween, timeOfDay } from '../days.ts'

/** Each column of the board is a day for the calendar, which knows no other columns: this one and those after it. */
export const FIRST_COLUMN = '2001-01-01'

/** The day that represents a column, counted from 0. */
export const dayOfColumn = (column: number): string => addDays(FIRST_COLUMN, column)

const midnightAfter = (column: number) => `${dayOfColumn(column + 1)}T00:00:00Z`

interface Span {
  starts_at: string
  ends_at: string
}

/**
 * The place of a span in a column: by the studio's clock, until midnight at the most. If the clock goes back over its end, the
 * span is as long as it takes.
 */
export function toBoard(span: Span, column: number, day: string, timezone: string): { start: string; end: string } {
  const at = (instant: string) => `${dayOfColumn(column)}T${timeOfDay(instant, timezone)}:00Z`
  const start = at(span.starts_at)
  if (minutesBetween(instantOf(addDays(day, 1), '00:00', timezone), span.ends_at) >= 0)
    return { start, end: midnightAfter(column) }
  const end = at(span.ends_at)
  if (end > start) return { start, end }
  const length = minutesBetween(span.starts_at, span.ends_at) * 60_000
  return { start, end: new Date(Date.parse(start) + length).toISOString() }
}

/** The column and the instant of a place on the board. Midnight after the last hour belongs to the column before it. */
export function fromBoard(
  drawn: Date,
  day: string,
  timezone: string,
  isEnd = false,
): { column: number; instant: string } {
  const text = drawn.toISOString()
  const column = Math.round(minutesBetween(`${FIRST_COLUMN}T00:00:00Z`, `${text.slice(0, 10)}T00:00:00Z`) / (24 * 60))
  const time = text.slice(11, 16)
  if (isEnd && time === '00:00') return { column: column - 1, instant: instantOf(addDays(day, 1), '00:00', timezone) }
  return { column, instant: instantOf(day, time, timezone) }
}
