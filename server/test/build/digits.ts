/** How a currency counts, typed here and not asked of the product: its decimals, and the processor's units in one unit. */
export interface Digits {
  currency: string
  decimals: number
  /** The processor's units in a minor unit. */
  scale: number
  /** The online payment, in minor units: odd digits that the processor takes. */
  online: number
  /** The least that the processor gives back. */
  step: number
  /** Minor units as the API writes them. */
  major(minor: number): number
  /** Minor units as a file writes them: `1234.57`. */
  written(minor: number): string
  /** Minor units as an English page or paper writes them, without the currency: `1,234.57`. */
  read(minor: number): string
}

/** ISO 4217's decimals of the currencies that a studio may well be in; the processor's own where they differ. */
const KNOWN = `EUR 2, USD 2, GBP 2, CHF 2, JPY 0, KRW 0, ISK 0 2, HUF 2, COP 2, IDR 2, PKR 2, RSD 2, KWD 3, BHD 3, TND 3,
CLP 0, UGX 0 2, VND 0, SEK 2, PLN 2, CZK 2, BRL 2, INR 2, AUD 2, CAD 2`

/** Those with decimals that are left out where they are nothing: no coin has them. */
const WITHOUT_COINS = ['HUF', 'COP', 'IDR', 'PKR', 'RSD']

export const known: readonly Digits[] = KNOWN.split(/,\s/).map((line) => {
  const [currency = '', decimals = '', counted = decimals] = line.split(' ')
  return digitsOf(currency, Number(decimals), Number(counted))
})

function digitsOf(currency: string, decimals: number, counted: number): Digits {
  const parts = (minor: number) => {
    const text = String(Math.abs(minor)).padStart(decimals + 1, '0')
    const at = text.length - decimals
    return { sign: minor < 0 ? '-' : '', whole: text.slice(0, at), rest: text.slice(at) }
  }
  const written = (minor: number) => {
    const { sign, whole, rest } = parts(minor)
    return `${sign}${whole}${rest && `.${rest}`}`
  }
  return {
    currency,
    decimals,
    scale: 10 ** (counted - decimals),
    // Three decimals are charged in steps of ten.
    online: decimals === 3 ? 234_560 : 234_567,
    step: decimals === 3 ? 10 : 1,
    major: (minor) => Number(written(minor)),
    written,
    read: (minor) => {
      const { sign, whole, rest } = parts(minor)
      const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
      const isLeftOut = WITHOUT_COINS.includes(currency) && !/[1-9]/.test(rest)
      return `${sign}${grouped}${rest === '' || isLeftOut ? '' : `.${rest}`}`
    },
  }
}
