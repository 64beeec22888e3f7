import { halfUp, NOTHING, percentOfFraction } from '../../lib/fraction.ts'
import type { Amount, Part } from './line.ts'
import { together, type Worth } from '../visit-worth/worth-rules.ts'

/** So many at an amount each. */
export function amountEach(rate_minor: number, parts: readonly Part[]): Amount {
  const quantity = parts.reduce((sum, { count }) => sum + count, 0)
  return { quantity, gross_minor: null, base_minor: null, amount_minor: rate_minor * quantity, parts }
}

/**
 * A percentage of the worth of something without VAT, never of less than nothing. The amount is rounded half up, once: the
 * percentage is taken of the exact base (decisions.md 6, Payroll), which is rounded only to be read.
 */
export function amountOfShare(
  rate_percent: number,
  worths: readonly Worth[],
  { quantity, parts }: { quantity: number; parts: readonly Part[] },
): Amount {
  const { gross, net } = together(worths)
  const base = net.over > 0n ? net : NOTHING
  const amount_minor = halfUp(percentOfFraction(base, rate_percent))
  return { quantity, gross_minor: halfUp(gross), base_minor: halfUp(base), amount_minor, parts }
}
