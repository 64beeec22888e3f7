/**
 * The decimals of currencies that have other than two, by ISO 4217 (list one of 2024-06-25, with its amendments until
 * 2025-10). They are the product's own: `Intl` has others, which change with its data, while the database keeps minor units.
 */
const others = new Map(
  [
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'] as const,
    [3, 'BHD IQD JOD KWD LYD OMR TND'] as const,
    [4, 'CLF UYW'] as const,
  ].flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits])),
)

/** Currencies with decimals that nobody pays with: 19,900 Ft is written without them, and 19,900.50 Ft with them. */
const usuallyWhole = new Set('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SOS SYP YER'.split(' '))

/** How many decimals a currency has: EUR 2, JPY 0, KWD 3; 2 for what is no currency. */
export const decimals = (currency: string): number => others.get(currency) ?? 2

/** Whether amounts of a currency are usually whole: it has no decimals, or its smallest coin has none. */
export const isUsuallyWhole = (currency: string): boolean => decimals(currency) === 0 || usuallyWhole.has(currency)

/** How an amount is written, for `Intl.NumberFormat`: with the currency's decimals whatever the reader's runtime thinks. */
export function moneyOptions(currency: string): Intl.NumberFormatOptions {
  const digits = decimals(currency)
  return {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(usuallyWhole.has(currency) && { trailingZeroDisplay: 'stripIfInteger' as const }),
  }
}
