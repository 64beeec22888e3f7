import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₩': 'KRW',
}

/**
 * Reads an amount as minor units of the studio's currency: `"$1,500.00"`, `1.500,00 €`, `1'500.00`, `(12.00)` for minus.
 * `decimals` is the currency's (2, JPY 0). An amount in another currency, or finer than the currency, is a problem.
 */
export function parseMoney(text: string, currency: string, decimals: number): Parsed<number> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  if (/^(free|gratis|kostenlos|gratuit|gratuito|complimentary|comp)$/i.test(cell)) return value(0)
  const foreign = foreignCurrency(cell, currency)
  if (foreign) return problem(say('import.foreign_money', { cell, foreign, currency }))
  const bare = cell.replaceAll(/[\p{Sc}\p{L}\s\u00a0\u202f]/gu, '')
  const negative = /^\(.*\)$/.test(bare) || bare.startsWith('-') || bare.endsWith('-')
  const digits = bare.replaceAll(/[()+-]/g, '')
  const parts = splitDecimals(digits)
  if (!parts) return problem(say('import.not_an_amount', { cell }))
  if (/[1-9]/.test(parts.fraction.slice(decimals))) return problem(say('import.too_fine', { cell, currency }))
  const minor = Number(parts.whole + parts.fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (!Number.isSafeInteger(minor)) return problem(say('import.too_large', { cell }))
  return value(negative && minor !== 0 ? -minor : minor)
}

/**
 * The last separator is the decimal one, unless three digits follow it and nothing says otherwise (`1.500` is 1500),
 * or it comes more than once.
 */
function splitDecimals(digits: string): { whole: string; fraction: string } | null {
  if (!/^[\d.,'’]+$/.test(digits) || !/\d/.test(digits)) return null
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const separator = digits[last]
  const repeated = separator !== undefined && digits.indexOf(separator) !== last
  const after = last === -1 ? '' : digits.slice(last + 1)
  const others = /[.,]/.test(digits.slice(0, Math.max(0, last)))
  const thousands = last === -1 || repeated || (after.length === 3 && !others)
  const whole = (thousands ? digits : digits.slice(0, last)).replaceAll(/[.,'’]/g, '') || '0'
  return /^\d*$/.test(after) ? { whole, fraction: thousands ? '' : after } : null
}

function foreignCurrency(cell: string, currency: string): string | null {
  const code = /\b([A-Z]{3})\b/.exec(cell)?.[1]
  if (code) return code === currency ? null : code
  const sign = Object.keys(SIGNS).find((known) => cell.includes(known))
  if (sign) return SIGNS[sign] === currency ? null : (SIGNS[sign] ?? null)
  const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'CLP', 'COP', 'ARS', 'TWD', 'BRL']
  return cell.includes('$') && !dollars.includes(currency) ? 'dollars' : null
}
