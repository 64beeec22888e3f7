import { decimals, toMajor } from '../../../lib/money.ts'
import { isChargeable, leastCharge, mostCharge } from '../../../ports/processor/amount-rules.ts'

/** Why an amount (minor units) is less than the processor collects; undefined where it is enough, or nothing at all. */
export function tooSmall(total_minor: number, currency: string): string | undefined {
  const least = leastCharge(currency)
  if (total_minor === 0 || total_minor >= least) return undefined
  return `${toMajor(total_minor, currency)} ${currency} is less than can be paid online (${toMajor(least, currency)} ${currency}). Pay at the studio, or use less of the gift card.`
}

/** Why an amount (minor units) can't be collected though it is enough; undefined where it can. */
export function notCollected(total_minor: number, currency: string): string | undefined {
  const most = mostCharge(currency)
  if (total_minor > most) return `At most ${toMajor(most, currency)} ${currency} can be paid online at once`
  if (isChargeable(total_minor, currency)) return undefined
  return `Online, ${currency} is paid with ${decimals(currency) - 1} decimals`
}
