import { MOST_MONEY } from '../../../lib/money.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { unitBeside } from './currency-units.ts'
import { readDecimal, signOf, takeApart, type AmountSign, type Decimal, type Written } from './number.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'

/** How amounts are read: the studio's currency with its decimals, and the sign before them where the file has said (null: it is asked). */
export interface MoneyContext {
  currency: string
  decimals: number
  sign?: AmountSign | null | undefined
}

/**
 * Reads an amount as minor units of the studio's currency: `"$1,500.00"`, `1.500,00 €`, `1'500.00`, `(12.00)` for minus. It is read whole
 * or not at all: one with anything else between its digits, in another currency, finer than the currency, larger than any price, or that
 * can be read two ways is a problem.
 */
export function parseMoney(text: string, context: MoneyContext): Parsed<number> {
  const cell = text.trim()
  const { currency, sign } = context
  if (isPlaceholder(cell)) return EMPTY
  if (/^(free|gratis|kostenlos|gratuit|gratuito|complimentary|comp)$/i.test(cell)) return value(0)
  const written = takeApart(cell)
  if (!written) return problem(say('import.not_an_amount', { cell }))
  const amount = centsBehindUnit(written, context) ?? written
  const unit = unitBeside(`${written.before} ${/\p{Sc}/u.exec(written.digits)?.[0] ?? ''} ${written.after}`, currency)
  if (unit.kind === 'foreign') return problem(say('import.foreign_money', { cell, foreign: unit.unit, currency }))
  const isBelow = isNegative(written, unit.kind === 'words')
  const parts = readDecimal(amount.digits, sign)
  if (isBelow === undefined || unit.kind === 'another_size' || !parts)
    return problem(say('import.not_an_amount', { cell }))
  if (sign === null && signOf(amount.digits) === 'two_ways') return problem(say('import.amount_two_ways', { cell }))
  return inMinor(cell, parts, isBelow, context)
}

function inMinor(cell: string, { whole, fraction }: Decimal, isBelow: boolean, { currency, decimals }: MoneyContext) {
  if (/[1-9]/.test(fraction.slice(decimals))) return problem(say('import.too_fine', { cell, currency }))
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (minor > MOST_MONEY * 10 ** decimals) return problem(say('import.too_large', { cell }))
  return value(isBelow && minor !== 0 ? -minor : minor)
}

/** As France and Portugal write an amount, with the unit before the cents: `12€50`, `1.234 € 50`. */
function centsBehindUnit({ before, digits, after }: Written, { currency, decimals }: MoneyContext): Written | null {
  const [, whole = '', unit = '', cents = ''] =
    /^(\d{1,3}(?:[ .,']\d{3})*|\d+) ?([\p{L}\p{Sc}]+\.?) ?(\d\d)$/u.exec(digits) ?? []
  if (decimals !== 2 || unit === '' || unitBeside(unit, currency).kind !== 'own') return null
  return { before, digits: `${whole.replaceAll(/\D/g, '')}.${cents}`, after }
}

/**
 * True if an amount is below zero, by a minus or by brackets round it; undefined if other signs are beside it. A hyphen
 * inside a word and words in brackets say nothing; a dash beside words may be either.
 */
function isNegative({ before, after }: Written, hasWords: boolean): boolean | undefined {
  const beside = (text: string) => text.replaceAll(/(?<=\p{L})-(?=\p{L})|\([^()]*\)|\p{L}\/\.?(?= |$)/gu, '')
  const [ahead, behind] = [beside(before), beside(after)]
  const signs = `${ahead}#${behind}`.replaceAll(/[\p{L}\p{M}\p{Sc}.\s]|^'/gu, '')
  if (signs === '#' || signs === '+#') return false
  if (signs === '(#)' || signs === '(-#)') return true
  return /^-#$|^#-$/.test(signs) && !hasWords ? true : undefined
}
