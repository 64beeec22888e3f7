import { isCurrency } from '../../../lib/currency-rules.ts'
import { signIn, type AmountSign } from './amount-sign.ts'
import { bareAmount } from './bare-amount.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** The currencies of a sign, the best known first. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP EGP FKP GIP LBP SDG SHP SSP SYP',
  '¥': 'JPY CNY',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₩': 'KRW KPW',
  '₫': 'VND',
  '₴': 'UAH',
  '₪': 'ILS',
  '₱': 'PHP',
  '₦': 'NGN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₸': 'KZT',
  '฿': 'THB',
}

/** Those that are written with a dollar's sign. */
const DOLLARS = `USD CAD AUD NZD SGD HKD MXN CLP COP ARS TWD BRL BBD BMD BND BSD BZD CUP CVE DOP FJD GYD JMD KYD LRD MOP NAD NIO
SBD SRD TOP TTD UYU WST XCD`

/** How amounts are read: the studio's currency with its decimals, and the sign before them where the file has said (null: it is asked). */
export interface MoneyContext {
  currency: string
  decimals: number
  sign?: AmountSign | null | undefined
}

/**
 * Reads an amount as minor units of the studio's currency: `"$1,500.00"`, `1.500,00 €`, `1'500.00`, `(12.00)` for minus. An amount in
 * another currency, finer than the currency, or that can be read two ways is a problem.
 */
export function parseMoney(text: string, { currency, decimals, sign }: MoneyContext): Parsed<number> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  if (/^(free|gratis|kostenlos|gratuit|gratuito|complimentary|comp)$/i.test(cell)) return value(0)
  const foreign = foreignCurrency(cell, currency)
  if (foreign) return problem(say('import.foreign_money', { cell, foreign, currency }))
  const bare = bareAmount(cell)
  const negative = /^\(.*\)$/.test(bare) || bare.startsWith('-') || bare.endsWith('-')
  const digits = bare.replaceAll(/[()+-]/g, '')
  if (sign === null && signIn(digits) === 'two_ways') return problem(say('import.amount_two_ways', { cell }))
  const parts = splitDecimals(digits, sign ?? undefined)
  if (!parts) return problem(say('import.not_an_amount', { cell }))
  if (/[1-9]/.test(parts.fraction.slice(decimals))) return problem(say('import.too_fine', { cell, currency }))
  const minor = Number(parts.whole + parts.fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (!Number.isSafeInteger(minor)) return problem(say('import.too_large', { cell }))
  return value(negative && minor !== 0 ? -minor : minor)
}

/**
 * The last separator is the decimal one, unless it comes more than once. Three digits behind a single one are decimals where `sign`
 * or a leading 0 says so, else a group of thousands (`1.500` is 1500).
 */
function splitDecimals(digits: string, sign: AmountSign | undefined): { whole: string; fraction: string } | null {
  if (!/^[\d.,'’]+$/.test(digits) || !/\d/.test(digits)) return null
  const said = signIn(digits)
  const decimal = said === 'two_ways' ? sign : (said ?? undefined)
  const at = decimal === undefined ? -1 : digits.lastIndexOf(decimal === 'point' ? '.' : ',')
  const whole = (at === -1 ? digits : digits.slice(0, at)).replaceAll(/[.,'’]/g, '') || '0'
  const fraction = at === -1 ? '' : digits.slice(at + 1)
  return /^\d*$/.test(fraction) ? { whole, fraction } : null
}

function foreignCurrency(cell: string, currency: string): string | null {
  const code = /\b([A-Z]{3})\b/.exec(cell)?.[1]
  if (code && isCurrency(code)) return code === currency ? null : code
  const sign = Object.keys(SIGNS).find((known) => cell.includes(known))
  if (sign) return SIGNS[sign]!.split(' ').includes(currency) ? null : SIGNS[sign]!.slice(0, 3)
  return cell.includes('$') && !DOLLARS.split(/\s/).includes(currency) ? 'dollars' : null
}
