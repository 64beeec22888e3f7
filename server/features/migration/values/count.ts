import { readDecimal, signOf, takeApart, type AmountSign, type Written } from './number.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/** How whole numbers are read: by the sign that stands before the decimals in this file (null: it is asked). */
export interface CountContext {
  sign?: AmountSign | null | undefined
}

const MOST = 9_999_999

/**
 * The whole number that a cell is; undefined for what is none, a fraction too, and the reason where it can be read two ways or is beyond
 * all counts. It is read by the signs of amounts: `1 000`, `1'000`, `14.0`, `1E2`.
 */
export function wholeNumber(
  { digits }: Pick<Written, 'digits'>,
  cell: string,
  { sign }: CountContext,
): number | Said | undefined {
  const parts = readDecimal(digits, sign)
  if (!parts) return undefined
  if (sign === null && signOf(digits) === 'two_ways') return say('import.amount_two_ways', { cell })
  if (/[1-9]/.test(parts.fraction)) return undefined
  const count = Number(parts.whole)
  return count > MOST ? say('import.too_large', { cell }) : count
}

/** Words that multiply a number. */
const MANY =
  /^(?:k|m|mio|tsd|tausend|thousands?|hundreds?|hundert|mil|mila|mille|dozens?|dutzend|docenas?|douzaines?|dozzin[ae]|pairs?|paare?)$/i

/** Reads a whole number, perhaps below zero, with a unit or without (`12`, `1,204`, `(3)`, `60 min`, `14.0`). */
export function parseCount(text: string, context: CountContext = {}): Parsed<number> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  const written = takeApart(cell)
  const around =
    written && `${written.before.replace(/^'/, '').trim()}#${written.after.replace(/\s*[\p{L}.]+$/u, '').trim()}`
  const unit = written?.after.replaceAll(/[\s.)]/g, '') ?? ''
  const isBelow = around === '-#' || around === '(#)'
  if (!written || MANY.test(unit) || (!isBelow && around !== '#' && around !== '+#'))
    return problem(say('import.not_a_number', { cell }))
  const count = wholeNumber(written, cell, context)
  if (typeof count !== 'number') return problem(count ?? say('import.not_a_number', { cell }))
  return value(isBelow ? 0 - count : count)
}

/** Reads how long a class takes, in minutes: `60`, `60 min`, `1:15`, `1 h`, `1.5 hours`, `1 h 30`. */
export function parseMinutes(text: string, context: CountContext = {}): Parsed<number> {
  const cell = text.trim()
  const clock = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(cell)
  const hours = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:h|hrs?|hours?|std|stunden?|horas?|heures?|or[ae])\.?$/i.exec(cell)
  const both = /^(\d{1,2})\s*(?:h|hrs?|hours?|std)\.?\s*([0-5]?\d)\s*(?:m|min|mins?|minutes?|minuten)?\.?$/i.exec(cell)
  const [, whole, minutes] = clock ?? both ?? []
  if (whole !== undefined) return value(Number(whole) * 60 + Number(minutes))
  if (hours) return value(Math.round(Number(hours[1]!.replace(',', '.')) * 60))
  return parseCount(cell, context)
}
