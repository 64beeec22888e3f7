import { numericParts, type DateOrder } from './date-order.ts'
import { problem, value, type Parsed } from './parsed.ts'
import { clockText } from './clock.ts'
import { parseWeekdays, plain } from './weekdays.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { LocalTime } from '../../../lib/time.ts'

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

/** A day, and what stands behind it in its cell; `time`: where the day's own number says it. */
export interface FoundDay {
  day: Parsed<string>
  rest: string
  time: LocalTime | null
}

/** The day with which a cell begins, perhaps behind its weekday (`Fri, 16 Oct 2026`); null where there is none. */
export function findDay(cell: string, context: DateContext): FoundDay | null {
  return (
    fromIso(cell) ??
    fromNumbers(cell, context) ??
    fromDots(cell, context) ??
    fromSerial(cell) ??
    fromWords(cell, context) ??
    behindWeekday(cell, context)
  )
}

/** Names months begin with, of the five languages. */
export const isMonth = (word: string): boolean => MONTHS.some((known) => known.test(word))

function fromIso(cell: string): FoundDay | null {
  const found =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[\s,T])/.exec(cell) ?? /^(\d{4})(\d{2})(\d{2})(?=$|T\d)/.exec(cell)
  return found && at(cell, found, calendar(cell, Number(found[1]), Number(found[2]), Number(found[3])))
}

const at = (cell: string, found: RegExpExecArray, day: Parsed<string>): FoundDay => ({
  day,
  rest: cell.slice(found.index + found[0].length),
  time: null,
})

function fromNumbers(cell: string, context: DateContext): FoundDay | null {
  const parts = numericParts(cell)
  return parts && { day: inOrder(cell, parts, context), rest: parts.rest, time: null }
}

function inOrder(
  cell: string,
  { first, second, year }: { first: number; second: number; year: string },
  context: DateContext,
): Parsed<string> {
  if (first > 12 && second > 12)
    return problem(say('import.no_month', { cell, first: `${first}`, second: `${second}` }))
  const order = orderOf(first, second) ?? context.order
  if (order === null) return problem(say('import.two_ways', { cell }))
  const [day, month] = order === 'day_month' ? [first, second] : [second, first]
  return dated(cell, year, month, day, context)
}

/** The order that two numbers say themselves: above 12 is no month, and the same twice reads alike. */
function orderOf(first: number, second: number): DateOrder | null {
  if (second > 12) return 'month_day'
  return first > 12 || first === second ? 'day_month' : null
}

function fromDots(cell: string, context: DateContext): FoundDay | null {
  const found = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?=$|[\s,])/.exec(cell)
  return found && at(cell, found, dated(cell, found[3] ?? '', Number(found[2]), Number(found[1]), context))
}

/** Excel counts days from 30 December 1899; five digits reach from 1927 to 2119. */
function fromSerial(cell: string): FoundDay | null {
  const found = /^([1-7]\d{4})(?:[.,](\d+))?$/.exec(cell)
  if (!found) return null
  const day = new Date(Date.UTC(1899, 11, 30) + Number(found[1]) * 86_400_000)
  const minutes = Math.round(Number(`0.${found[2] ?? '0'}`) * 1440)
  return {
    day: value(day.toISOString().slice(0, 10)),
    rest: '',
    time: minutes === 0 || minutes === 1440 ? null : clockText(minutes),
  }
}

function fromWords(cell: string, context: DateContext): FoundDay | null {
  const words = plain(cell)
  const dayFirst =
    /(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s-]+(?:del? |of )?([a-z]{3,})\.?,?[\s-]+(?:del? )?(\d{4}|\d{2})(?![\d:])/.exec(
      words,
    )
  const monthFirst = /([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/.exec(words)
  const ways = [
    dayFirst && { found: dayFirst, day: dayFirst[1], name: dayFirst[2], year: dayFirst[3] },
    monthFirst && { found: monthFirst, day: monthFirst[2], name: monthFirst[1], year: monthFirst[3] },
  ]
  for (const way of ways) {
    const month = MONTHS.findIndex((known) => known.test(way?.name ?? ''))
    if (way && month !== -1 && isLeading(words.slice(0, way.found.index)))
      return at(words, way.found, dated(cell, way.year ?? '', month + 1, Number(way.day), context))
  }
  return null
}

/** True if the words can precede a date: its weekday, an article. */
function isLeading(words: string): boolean {
  const bare = words.replace(/(?:^|[\s,])(?:the|on|den|der|am|le|el|il)\s*$/, '').replace(/[\s,.]+$/, '')
  return bare === '' || parseWeekdays(bare).kind === 'value'
}

function behindWeekday(cell: string, context: DateContext): FoundDay | null {
  const found = /^(\p{L}{2,}\.?),?\s+(?=\d)/u.exec(cell)
  if (!found || !isLeading(plain(found[1] ?? ''))) return null
  const rest = cell.slice(found[0].length)
  return fromIso(rest) ?? fromDots(rest, context)
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
