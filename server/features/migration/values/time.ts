import { clockText, readHours, type Hours } from './clock.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** When something begins and, where the cell says so, ends, as `HH:MM`. */
export interface Times {
  start: string
  end: string | null
}

/**
 * Reads a time of day, or a span of two: `07:30`, `7:30 PM`, `06:30 p. m.`, `7pm`, `19.30`, `19h30`, `19 Uhr`, `7:30 - 8:45`, Excel's
 * part of a day (`0.3125`). A number alone is none, nor is a time with anything beside it that is not known.
 */
export function parseTimes(text: string): Parsed<Times> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  const hours = fromPartOfDay(cell) ?? readHours(cell)
  if (hours === null) return problem(say('import.not_a_time', { cell }))
  return value({ start: clockText(hours.start), end: hours.end === null ? null : clockText(hours.end) })
}

function fromPartOfDay(cell: string): Hours | null {
  return /^0[.,]\d{2,}$/.test(cell)
    ? { start: Math.round(Number(cell.replace(',', '.')) * 1440) % 1440, end: null, isHalf: false }
    : null
}
