import { decimals } from '../../lib/decimal-rules.ts'

/**
 * The processor's own decimals, where they are not ISO 4217's (docs.stripe.com/currencies, "zero-decimal" and "special
 * cases").
 */
const OWN_DECIMALS: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 }

/** Number of the processor's units in a minor unit of the currency. */
const scale = (currency: string): number => 10 ** ((OWN_DECIMALS[currency] ?? decimals(currency)) - decimals(currency))

/** Minor units of a currency as the processor counts them. */
export function toProcessor(minor: number, currency: string): number {
  return Math.round(minor * scale(currency))
}

/** An amount as the processor counts it, in minor units of the currency. */
export function fromProcessor(amount: number, currency: string): number {
  return Math.round(amount / scale(currency))
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

/** True if the processor can charge an amount exactly; currencies with three decimals go in steps of ten (docs.stripe.com/currencies). */
export function isChargeable(minor: number, currency: string): boolean {
  return (
    fromProcessor(toProcessor(minor, currency), currency) === minor && (decimals(currency) !== 3 || minor % 10 === 0)
  )
}
