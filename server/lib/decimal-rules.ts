/**
 * The decimals of currencies that have other than two, by ISO 4217 (list one of 2024-06-25, with its amendments until
 * 2025-10). They are the product's own: `Intl` has others, which change with its data, while the database keeps minor units.
 */
const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const THREE = 'BHD IQD JOD KWD LYD OMR TND'
const FOUR = 'CLF UYW'

/** Currencies with decimals that nobody pays with: 19,900 Ft is written without them, and 19,900.50 Ft with them. */
const USUALLY_WHOLE = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SOS SYP YER'

const isAmong = (codes: string, currency: string) => currency.length === 3 && codes.includes(currency)

/** How many decimals a currency has: EUR 2, JPY 0, KWD 3; 2 for what is no currency. */
export function decimals(currency: string): number {
  if (isAmong(NONE, currency)) return 0
  if (isAmong(THREE, currency)) return 3
  return isAmong(FOUR, currency) ? 4 : 2
}

/** True if amounts of a currency are usually whole: it has no decimals, or its smallest coin has none. */
export const isUsuallyWhole = (currency: string): boolean => isAmong(NONE, currency) || isAmong(USUALLY_WHOLE, currency)

/** How an amount is written, for `Intl.NumberFormat`: with the currency's decimals whatever the reader's runtime thinks. */
export function moneyOptions(currency: string): Intl.NumberFormatOptions {
  const digits = decimals(currency)
  return {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(isAmong(USUALLY_WHOLE, currency) && { trailingZeroDisplay: 'stripIfInteger' as const }),
  }
}

/** The same for a field to type in: what reads it finds no sign for decimals where they are stripped as they are written. */
export function typedMoneyOptions(currency: string): Intl.NumberFormatOptions {
  const digits = decimals(currency)
  const least = isAmong(USUALLY_WHOLE, currency) ? 0 : digits
  return { style: 'currency', currency, minimumFractionDigits: least, maximumFractionDigits: digits }
}
