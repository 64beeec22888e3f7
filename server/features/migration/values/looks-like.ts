import { parseDate } from './date.ts'
import { parseEmail } from './email.ts'
import { parseFlag } from './flag.ts'
import { parsePhone } from './phone.ts'

export type Look = 'email' | 'phone' | 'date' | 'money' | 'yes_no' | 'number' | 'text'

/** A plain number, which is too little for any other look: `12` is no telephone number, `1` is no yes. */
const NUMBER = /^[-+(]?\d[\d.,'’\s]*\)?%?$/
const MONEY = /^[-+(]?\s*(?:\p{Sc}|[A-Z]{3}\s)\s*[\d.,'’]+\)?$|^[-+(]?[\d.,'’\s]+(?:\p{Sc}|\s[A-Z]{3})\)?$/u

const TESTS: readonly [Look, (cell: string) => boolean][] = [
  ['email', (cell) => cell.includes('@') && parseEmail(cell).kind === 'value'],
  ['money', (cell) => MONEY.test(cell)],
  ['yes_no', (cell) => !/^\d$/.test(cell) && parseFlag(cell).kind === 'value'],
  ['date', isWrittenDate],
  ['phone', (cell) => isDialled(cell) && parsePhone(cell).kind === 'value'],
  ['number', (cell) => NUMBER.test(cell)],
]

/** The look that at least 90% of a column's values share; null if there are none. */
export function looksLike(cells: readonly string[]): Look | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0) return null
  const enough = filled.length * 0.9
  return TESTS.find(([, fits]) => filled.filter((cell) => fits(cell)).length >= enough)?.[0] ?? 'text'
}

/** True if a cell is a date as people write it; a bare number may be anything. */
export function isWrittenDate(cell: string): boolean {
  return /\d/.test(cell) && !/^\d+$/.test(cell) && isDate(cell)
}

/** True if a cell is a date in either order. */
export const isDate = (cell: string): boolean =>
  (['day_month', 'month_day'] as const).some(
    (order) => parseDate(cell, { order, today: '2199-12-31', timezone: 'UTC' }).kind === 'value',
  )

/** Written as one dials: with a plus, a leading nought, brackets or blanks between; a bare number may be anything. */
const isDialled = (cell: string): boolean =>
  /^[+(0][\d\s()./-]{6,}$/.test(cell) || /^\d{2,5}([\s./-]\d{2,5}){1,4}$/.test(cell)
