import { decimals } from './decimal-rules.ts'

/** The largest amount in minor units, either way: far above any studio's, far below what a number holds exactly. */
export const MAX_MINOR = 2 ** 40

/** The largest amount that is taken, in major units: a membership of a year is 12,000,000 Rp, a week’s cash 300,000,000 ₫. */
export const MOST_MONEY = 1_000_000_000

/** Major units (18.5) as integer minor units (1850); undefined with more decimals than the currency has, or above MAX_MINOR. */
export function toMinor(major: number, currency: string): number | undefined {
  const unit = 10 ** decimals(currency)
  const minor = Math.round(major * unit)
  if (!Number.isFinite(major) || Math.abs(minor) > MAX_MINOR || minor / unit !== major) return undefined
  return minor === 0 ? 0 : minor
}

/** Integer minor units (1850) as major units (18.5). */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** decimals(currency)
}

/** A percentage with up to six decimals, as an integer: floating point never touches an amount. */
const PERCENT = 1_000_000

function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = Number((magnitude * 2n + denominator) / (denominator * 2n))
  return numerator < 0n && rounded > 0 ? -rounded : rounded
}

/** `percentage` (7.5 is 7.5 %) of an amount in minor units, half up; a negative amount mirrors the positive one. */
export function percentOf(minor: number, percentage: number): number {
  return divideHalfUp(BigInt(minor) * BigInt(Math.round(percentage * PERCENT)), BigInt(100 * PERCENT))
}

/** The part of an amount that `part` is of `whole`, half up; all of it where they are equal. `whole` 0 has no parts: 0. */
export function shareOf(minor: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const sign = whole < 0 ? -1n : 1n
  return divideHalfUp(BigInt(minor) * BigInt(part) * sign, BigInt(whole) * sign)
}

/** Splits a price that includes VAT at `ratePercent`: VAT half up, net the rest, so that both always sum to the price. */
export function vatIncluded(grossMinor: number, ratePercent: number): { net: number; vat: number } {
  const rate = BigInt(Math.round(ratePercent * PERCENT))
  const vat = divideHalfUp(BigInt(grossMinor) * rate, BigInt(100 * PERCENT) + rate)
  return { net: grossMinor - vat, vat }
}
