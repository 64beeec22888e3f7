import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { localDate, localTime, parseInstant, type LocalDate, type LocalTime } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'

const CLOCK =
  /(?<![\d.])(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(a\.?m\.?|p\.?m\.?|uhr|h)?(?![\p{L}\d])/iu

const BEHIND = /[\d.](?:,\s*|\s+|T)(\d{1,2}[:h]\d{2}(?!\d).*)$/
/** `25.11.2025 19.30`; behind a day and a month it would be the year. */
const BEHIND_YEAR = /\d{4}(?:,\s*|\s+)(\d{1,2}\.\d{2}(?!\d).*)$/

/**
 * Reads a time of day as `HH:MM`: `07:30`, `7:30 PM`, `7pm`, `19.30`, `19h30`, `19 Uhr`, Excel's part of a day (`0.3125`);
 * of a span the first. A number alone is none.
 */
export function parseTimeOfDay(text: string): Parsed<string> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  return fromPartOfDay(cell) ?? fromClock(cell) ?? problem(say('import.not_a_time', { cell }))
}

/** The time of day at which a span ends (`7:30 - 8:45`, `10am to 11am`); empty where there is none. */
export function endOfSpan(text: string): Parsed<string> {
  const [, end] = /(?:\s*[-–—]\s*|\s+(?:to|until|bis|hasta|à|alle)\s+)(\d.*)$/iu.exec(text.trim()) ?? []
  return end === undefined ? EMPTY : (fromClock(end) ?? EMPTY)
}

/** The day and time in a cell that names an instant with its offset (`2024-11-04T13:30:00Z`), on the clock of a zone. */
export function readInstant(text: string, timezone: string): { date: LocalDate; time: LocalTime } | null {
  const cell = text.trim()
  const instant = /(?:Z|[+-]\d\d:?\d\d)$/i.test(cell) ? parseInstant(cell, timezone) : undefined
  return instant === undefined ? null : { date: localDate(instant, timezone), time: localTime(instant, timezone) }
}

/** The time of day in a cell that holds a date before it (`2024-11-04, 2:30 PM`); empty where there is only a date. */
export function timeBehindDate(text: string): Parsed<string> {
  const cell = text.trim()
  const rest = (BEHIND.exec(cell) ?? BEHIND_YEAR.exec(cell))?.[1]
  return rest === undefined ? EMPTY : (fromClock(rest) ?? EMPTY)
}

function fromPartOfDay(cell: string): Parsed<string> | null {
  if (!/^0[.,]\d{2,}$/.test(cell)) return null
  const minutes = Math.round(Number(cell.replace(',', '.')) * 1440)
  return value(clock(Math.floor(minutes / 60) % 24, minutes % 60))
}

function fromClock(cell: string): Parsed<string> | null {
  const [, hours = '', minutes, suffix = ''] = CLOCK.exec(cell) ?? []
  if (hours === '' || (minutes === undefined && suffix === '')) return null
  const half = /^[ap]/i.exec(suffix)?.[0].toLowerCase()
  if (Number(minutes ?? 0) > 59 || Number(hours) > (half ? 12 : 23)) return null
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  return value(clock(hour, Number(minutes ?? 0)))
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
