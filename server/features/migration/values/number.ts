/** A number as a file writes it: what stands before and behind it, and all from its first digit to its last. */
export interface Written {
  before: string
  digits: string
  after: string
}

/** Which sign stands before the decimals of an amount: `3.350` is three dinars and 350 fils, or 3350. */
export type AmountSign = 'point' | 'comma'

/** A number by its digits, as text: no size and no fraction is lost. */
export interface Decimal {
  whole: string
  fraction: string
}

const NAMES = { '.': 'point', ',': 'comma' } as const
const other = { point: 'comma', comma: 'point' } as const
const SIGN_OF = { point: '.', comma: ',' } as const

/** Thousands by one sign throughout (India groups by two after the first three), or none. */
const WHOLE =
  /^(?:\d*|\d{1,3}(?:[ ]\d{3})+|\d{1,3}(?:'\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/
const SCIENTIFIC = /^(\d+(?:[.,]\d+)?)e([+-]?\d{1,4})$/i
/** Powers of ten beyond which any number is too large or too fine. */
const FARTHEST = 40

/** A cell as numbers are read in it: one way of writing each digit, blank, minus and apostrophe. */
export function plainCell(cell: string): string {
  return cell
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('\u2212', '-')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
}

/**
 * Splits a cell into a number and its surroundings; null if it has no digit. The point of a unit (`Rs.1500`) is not part of
 * the number, and a dash instead of cents (`50.-`, `1.500,–`, `1,500/-`) is no minus.
 */
export function takeApart(cell: string): Written | null {
  const text = plainCell(cell)
  const first = text.search(/(?<![\p{L}\p{M}.,])[.,]?\d|\d/u)
  if (first === -1) return null
  const behind = text.search(/\D*$/)
  const after = text.slice(behind).replace(/^[.,/]\s*[-–—=]+|^[.,](?!\p{L})/u, '')
  return { before: text.slice(0, first), digits: text.slice(first, behind), after }
}

/**
 * Returns the decimal sign that the digits show: a sign, none (`null`), or `two_ways` for up to three digits, one sign and
 * three more (`3.350`, not `0.350`). Undefined if they are no number: other signs between the digits, or wrong groups.
 */
export function signOf(digits: string): AmountSign | 'two_ways' | null | undefined {
  const [, mantissa] = SCIENTIFIC.exec(digits) ?? []
  const signs = [...(mantissa ?? digits)].filter((char) => char === '.' || char === ',') as ('.' | ',')[]
  const last = signs.at(-1)
  if (last === undefined) return mantissa !== undefined || WHOLE.test(digits) ? null : undefined
  const name = NAMES[last]
  if (mantissa !== undefined) return name
  // A repeated sign groups thousands.
  if (signs.length > 1 && signs.every((sign) => sign === last)) return WHOLE.test(digits) ? other[name] : undefined
  const at = digits.lastIndexOf(last)
  const [whole, after] = [digits.slice(0, at), digits.slice(at + 1)]
  if (!WHOLE.test(whole) || !/^\d+$/.test(after)) return undefined
  if (signs.length > 1) return name
  return after.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? 'two_ways' : name
}

/**
 * Reads digits as the number they are; null for what is none. Three digits behind a single sign are decimals where `sign` says so, else a
 * group of thousands (`1.500` is 1500). `1.5E+3` is 1500.
 */
export function readDecimal(digits: string, sign?: AmountSign | null): Decimal | null {
  const said = signOf(digits)
  if (said === undefined) return null
  const [, mantissa = digits, power] = SCIENTIFIC.exec(digits) ?? []
  const decimal = said === 'two_ways' ? sign : said
  const at = decimal ? mantissa.lastIndexOf(SIGN_OF[decimal]) : -1
  const whole = (at === -1 ? mantissa : mantissa.slice(0, at)).replaceAll(/\D/g, '') || '0'
  return moved({ whole, fraction: at === -1 ? '' : mantissa.slice(at + 1) }, Number(power ?? 0))
}

function moved({ whole, fraction }: Decimal, power: number): Decimal {
  const by = Math.max(-FARTHEST, Math.min(FARTHEST, power))
  const digits = '0'.repeat(Math.max(0, -by)) + whole + fraction + '0'.repeat(Math.max(0, by))
  const at = Math.max(0, -by) + whole.length + by
  return { whole: digits.slice(0, at), fraction: digits.slice(at) }
}
