import { decimals } from '../../../lib/decimal-rules.ts'
import { toMajor } from '../../../lib/money.ts'
import { isChargeable, leastCharge, mostCharge } from '../../../ports/processor/amount-rules.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/** Why an amount (minor units) is less than the processor collects; undefined where it is enough, or nothing at all. */
export function tooSmall(total_minor: number, currency: string): Said | undefined {
  const least = leastCharge(currency)
  if (total_minor === 0 || total_minor >= least) return undefined
  return say('billing.too_little', {
    amount: toMajor(total_minor, currency),
    currency,
    amount2: toMajor(least, currency),
    currency2: currency,
  })
}

/** Why an amount (minor units) can't be collected though it is enough; undefined where it can. */
export function notCollected(total_minor: number, currency: string): Said | undefined {
  const most = mostCharge(currency)
  if (total_minor > most) return say('billing.too_much', { amount: toMajor(most, currency), currency })
  if (isChargeable(total_minor, currency)) return undefined
  return say('billing.too_fine', { currency, decimals: decimals(currency) - 1 })
}
