import { fold } from './fold-rules.ts'

/** The calling codes of countries that have one or two digits; all others have three. */
const CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** The prefix dialled before a number within its country, other than a nought or nothing. */
const TRUNK: Readonly<Record<string, string>> = { '7': '8', '36': '06', '370': '8' }

/**
 * The ways in which a telephone number that is searched may be kept, as digits; undefined for what is none. One with its country’s code
 * is also kept as it is dialled at home (from its beginning, `|0664…`), and one dialled at home behind any code.
 */
export function searchedNumber(text: string): string[] | undefined {
  const written = fold(text).trim()
  if (!/^[+(]?[\d\s()./]+$/.test(written)) return undefined
  const isAbroad = /^(?:\(?\+|00)/.test(written)
  const digits = (isAbroad ? written.replace('(0)', '') : written)
    .replaceAll(/\D/g, '')
    .replace(isAbroad ? /^00/ : /^$/, '')
  if (digits.length < 3) return undefined
  if (!isAbroad) return /^0[1-9]\d{6}/.test(digits) ? [digits, digits.slice(1)] : [digits]
  const code = CALLING_CODE.exec(digits)?.[0] ?? ''
  const national = digits.slice(code.length)
  if (national.length < 6) return [digits]
  const trunks = new Set(['', '0', TRUNK[code] ?? '0'])
  return [digits, ...Array.from(trunks, (trunk) => `|${trunk}${national}`)]
}
