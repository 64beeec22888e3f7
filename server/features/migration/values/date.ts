import { isMonth, type DateContext } from './day.ts'
import { readMoment, type Moment } from './moment.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { plain } from './weekdays.ts'
import { say } from '../../../lib/sayings/sayings.ts'

export type { DateContext } from './day.ts'

/** The first day that many programs know: they write it where they were given none. */
const NO_BIRTHDAY = '1900-01-01'

/**
 * Reads a date as `YYYY-MM-DD`: ISO (with or without a time), an instant by its day in the studio, day and month in the
 * file's order, `25.12.2026`, month names, Excel's serial numbers, `20261225`. A text is a problem if it is no date of the
 * calendar, lacks its year, has two readings or is followed by something other than a time.
 */
export function parseDate(text: string, context: DateContext): Parsed<string> {
  const found = parseMoment(text, context)
  if (found.kind !== 'value') return found
  const day = dayOf(found.value)
  if (!context.birthday) return value(day)
  if (day === NO_BIRTHDAY) return EMPTY
  const cell = text.trim()
  if (day > context.today) return problem(say('import.future_birthday', { cell }))
  return day < '1900' ? problem(say('import.old_birthday', { cell })) : value(day)
}

/** Reads a date with the time behind it, by the studio's clock. */
export function parseMoment(text: string, context: DateContext): Parsed<Moment> {
  const cell = text.trim()
  if (isPlaceholder(cell) || /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}/.test(cell)) return EMPTY
  const read = readMoment(cell, context)
  if (read === null) return withoutYear(cell) ?? problem(say('import.not_a_date', { cell }))
  return read.kind === 'problem' ? read : value(read.moment)
}

/**
 * A date that software kept as an instant is midnight somewhere: at midnight in the studio it is that day, and at midnight as it is
 * written the day that is written.
 */
function dayOf({ date, time, written }: Moment): string {
  return written !== null && time !== '00:00' && written.time === '00:00' ? written.date : date
}

function withoutYear(cell: string): ReturnType<typeof problem> | null {
  const words = plain(cell)
  const named = words.match(/[a-z]{3,}/g)?.some(isMonth) && /\d/.test(words)
  const numbers = /^(--)?\d{1,2}[-/.]\d{1,2}\.?$/.test(words)
  if ((numbers || named) && !/\d{4}/.test(words)) return problem(say('import.no_year', { cell }))
  if (/^(19|20)\d\d$/.test(cell)) return problem(say('import.only_a_year', { cell }))
  return null
}
