import { decimals } from '../../lib/money.ts'

/**
 * The processor's minor units differ from ISO 4217's for a few currencies: those without decimals that it keeps with two
 * (docs.stripe.com/currencies, "special cases"), where only whole units may be charged.
 */
const KEPT_WITH_TWO = new Set(['ISK', 'UGX'])

/** Minor units of a currency as the processor counts them. */
export function toProcessor(minor: number, currency: string): number {
  return KEPT_WITH_TWO.has(currency) && decimals(currency) === 0 ? minor * 100 : minor
}

/** What the processor counts, in minor units of the currency. */
export function fromProcessor(amount: number, currency: string): number {
  return KEPT_WITH_TWO.has(currency) && decimals(currency) === 0 ? Math.round(amount / 100) : amount
}

/** The least that can be charged, in minor units, where it is not half a unit (docs.stripe.com/currencies, "minimum"). */
const LEAST: Readonly<Record<string, number>> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
}

/** The least amount that the processor charges in a currency, in minor units. */
export function leastCharge(currency: string): number {
  return LEAST[currency] ?? (decimals(currency) === 3 ? 500 : 50)
}

/** The most that is charged at once: eight digits (docs.stripe.com/currencies, "maximum"). */
const MOST = 99_999_999

/** The greatest amount that the processor charges in a currency, in minor units. */
export function mostCharge(currency: string): number {
  return fromProcessor(MOST, currency)
}

/** Currencies with three decimals are charged in steps of ten (docs.stripe.com/currencies). */
export function isChargeable(minor: number, currency: string): boolean {
  return decimals(currency) !== 3 || minor % 10 === 0
}
