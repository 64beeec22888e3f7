import { numericParts, type DateOrder } from './date-order.ts'
import { readInstant } from './time.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

export interface DateContext {
  /** Null while the owner has not been asked; dates that depend on it are then a problem. */
  order: DateOrder | null
  /** The studio's today, `YYYY-MM-DD`. */
  today: string
  /** The studio's zone, on whose clock an instant has its day. */
  timezone: string
  /** A birthday lies in the past: `85` is 1985, and later than today is a problem. */
  birthday?: boolean
}

const MONTHS = [
  'jan|ene|gen',
  'feb|fev',
  'mar|mrz|maer',
  'apr|avr|abr',
  'may|mai|mag',
  'jun|juin|giu',
  'jul|juil|lug',
  'aug|aou|ago',
  'sep|set',
  'oct|okt|ott',
  'nov',
  'dec|dez|dic',
].map((names) => new RegExp(`^(${names})`))

/**
 * Reads a date as `YYYY-MM-DD`: ISO (with or without a time), an instant by its day in the studio, day and month in the file's order, `25.12.2026`,
 * month names, Excel's serial numbers, `20261225`. What is no date of the calendar, lacks its year or can be read two
 * ways is a problem.
 */
export function parseDate(text: string, context: DateContext): Parsed<string> {
  const cell = text.trim()
  if (isPlaceholder(cell) || /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}/.test(cell)) return EMPTY
  const found =
    fromInstant(cell, context.timezone) ??
    fromIso(cell) ??
    fromNumbers(cell, context) ??
    fromDots(cell, context) ??
    fromSerial(cell) ??
    fromWords(cell, context)
  if (!found) return withoutYear(cell) ?? problem(say('import.not_a_date', { cell }))
  if (found.kind !== 'value' || !context.birthday) return found
  if (found.value > context.today) return problem(say('import.future_birthday', { cell }))
  return found.value < '1900' ? problem(say('import.old_birthday', { cell })) : found
}

/**
 * The day of an instant on the studio's clock. A date that software kept as an instant is midnight somewhere: at midnight in the
 * studio it is that day, and at midnight as it is written the day that is written.
 */
function fromInstant(cell: string, timezone: string): Parsed<string> | null {
  const there = readInstant(cell, timezone)
  if (there === null) return null
  return there.time !== '00:00' && /[T\s]00:00/.test(cell) ? fromIso(cell) : value(there.date)
}

function fromIso(cell: string): Parsed<string> | null {
  const found = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[\s,T])/.exec(cell) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(cell)
  return found ? calendar(cell, Number(found[1]), Number(found[2]), Number(found[3])) : null
}

function fromNumbers(cell: string, context: DateContext): Parsed<string> | null {
  const parts = numericParts(cell)
  if (!parts) return null
  const { first, second } = parts
  if (first > 12 && second > 12)
    return problem(say('import.no_month', { cell, first: `${first}`, second: `${second}` }))
  if (context.order === null) {
    if (first === second) return dated(cell, parts.year, first, second, context)
    return problem(say('import.two_ways', { cell }))
  }
  const [day, month] = context.order === 'day_month' ? [first, second] : [second, first]
  return dated(cell, parts.year, month, day, context)
}

function fromDots(cell: string, context: DateContext): Parsed<string> | null {
  const found = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?=$|[\s,])/.exec(cell)
  return found ? dated(cell, found[3] ?? '', Number(found[2]), Number(found[1]), context) : null
}

/** Excel counts days from 30 December 1899; five digits reach from 1927 to 2119. */
function fromSerial(cell: string): Parsed<string> | null {
  const found = /^([1-7]\d{4})(?:[.,]\d+)?$/.exec(cell)
  if (!found) return null
  const at = new Date(Date.UTC(1899, 11, 30) + Number(found[1]) * 86_400_000)
  return value(at.toISOString().slice(0, 10))
}

function fromWords(cell: string, context: DateContext): Parsed<string> | null {
  const words = plain(cell)
  const dayFirst = /(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s-]+(?:de )?([a-z]{3,})\.?,?[\s-]+(?:de )?(\d{4}|\d{2})\b/.exec(
    words,
  )
  const monthFirst = /([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/.exec(words)
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]]
  const month = name === undefined ? -1 : MONTHS.findIndex((known) => known.test(name))
  return month === -1 ? null : dated(cell, year ?? '', month + 1, Number(day), context)
}

function withoutYear(cell: string): Parsed<string> | null {
  const words = plain(cell)
  const named = words.match(/[a-z]{3,}/g)?.some((word) => MONTHS.some((known) => known.test(word))) && /\d/.test(words)
  const numbers = /^(--)?\d{1,2}[-/.]\d{1,2}\.?$/.test(words)
  if (numbers || named) return problem(say('import.no_year', { cell }))
  if (/^(19|20)\d\d$/.test(cell)) return problem(say('import.only_a_year', { cell }))
  return null
}

function calendar(cell: string, year: number, month: number, day: number): Parsed<string> {
  const at = new Date(Date.UTC(year, month - 1, day))
  const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return exists ? value(at.toISOString().slice(0, 10)) : problem(say('import.not_a_day', { cell }))
}

/** Two digits of a year: for a birthday the latest that makes it past, else 1970 to 2069. */
function dated(
  cell: string,
  digits: string,
  month: number,
  day: number,
  { birthday, today }: DateContext,
): Parsed<string> {
  const year = Number(digits)
  if (digits.length !== 2) return calendar(cell, year, month, day)
  if (!birthday) return calendar(cell, year <= 69 ? 2000 + year : 1900 + year, month, day)
  const recent = calendar(cell, 2000 + year, month, day)
  return recent.kind === 'value' && recent.value <= today ? recent : calendar(cell, 1900 + year, month, day)
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
