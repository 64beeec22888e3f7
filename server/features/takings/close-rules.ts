import { isPaid } from '../payments/method-rules.ts'
import { netOf, type Sums } from './takings-rules.ts'

const ORDER = ['cash', 'card_terminal', 'bank_transfer', 'gift_card', 'online', 'other']

/** A line of a day's close, in minor units. */
export interface CloseLine {
  method: string
  taken_minor: number
  refunded_minor: number
  /** Of cash with the opening float. */
  expected_minor: number
  /** null: was not counted. */
  counted_minor: number | null
}

export type MethodSums = Sums & { method: string }

/**
 * The lines of a close: every method with a payment or a count, and always cash. Complimentary sales and payments elsewhere
 * don't concern the till.
 */
export function closeLines(
  sums: readonly MethodSums[],
  opening_float_minor: number,
  counted: ReadonlyMap<string, number>,
): CloseLine[] {
  const paid = sums.filter(({ method }) => isPaid(method))
  const methods = new Set(['cash', ...paid.map(({ method }) => method), ...counted.keys()])
  const lines = [...methods].map((method) => {
    const of = paid.find((one) => one.method === method) ?? { count: 0, taken_minor: 0, refunded_minor: 0 }
    return {
      method,
      taken_minor: of.taken_minor,
      refunded_minor: of.refunded_minor,
      expected_minor: netOf(of) + (method === 'cash' ? opening_float_minor : 0),
      counted_minor: counted.get(method) ?? null,
    }
  })
  return lines.toSorted(byMethod)
}

/** The count less the expected amount; null if it was not counted. */
export function differenceOf({ expected_minor, counted_minor }: CloseLine): number | null {
  return counted_minor === null ? null : counted_minor - expected_minor
}

/** The order in which a close lists its methods. */
export function byMethod(one: { method: string }, other: { method: string }): number {
  return ORDER.indexOf(one.method) - ORDER.indexOf(other.method)
}
