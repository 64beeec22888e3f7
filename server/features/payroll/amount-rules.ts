import { halfUp } from '../../lib/fraction.ts'
import { percentOf } from '../../lib/money.ts'
import type { Amount, Part } from './line.ts'
import { together, type Worth } from '../visit-worth/worth-rules.ts'

/** So many at an amount each. */
export function amountEach(rate_minor: number, parts: readonly Part[]): Amount {
  const quantity = parts.reduce((sum, { count }) => sum + count, 0)
  return { quantity, gross_minor: null, base_minor: null, amount_minor: rate_minor * quantity, parts }
}

/**
 * A percentage of what something is worth without VAT, never of less than nothing. The base is rounded to what a person can
 * read, and the amount is the percentage of just that, each half up.
 */
export function amountOfShare(
  rate_percent: number,
  worths: readonly Worth[],
  { quantity, parts }: { quantity: number; parts: readonly Part[] },
): Amount {
  const { gross, net } = together(worths)
  const base_minor = Math.max(0, halfUp(net))
  const amount_minor = percentOf(base_minor, rate_percent)
  return { quantity, gross_minor: halfUp(gross), base_minor, amount_minor, parts }
}
