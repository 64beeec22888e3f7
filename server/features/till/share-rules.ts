import type { PurchaseKind } from '../payments/method-rules.ts'

/** A purchase to be paid, in minor units. */
export interface Priced {
  kind: PurchaseKind
  total_minor: number
}

/** One way of paying, in minor units. */
export interface Paying {
  method: string
  amount_minor: number
}

/** The thing that a method never pays for, and the one it pays first, so that it is not left with only the former. */
const BOUND: Readonly<Record<string, { never: PurchaseKind; first: PurchaseKind }>> = {
  gift_card: { never: 'gift_card', first: 'charge' },
  complimentary: { never: 'charge', first: 'gift_card' },
}

export type Shares<P extends Paying> =
  | { kind: 'shared'; shares: P[][] }
  /** A payment is left over that pays for nothing that is still open. */
  | { kind: 'misfit'; payment: number }

/**
 * Shares payments that sum to the totals out over the purchases: each purchase gets entries that sum to its total. Whatever
 * is bound in what it may pay goes first, then the others in order, each filling up one purchase after the other; so that
 * most purchases are paid in one way, and a way is found whenever there is one.
 */
export function shareOut<P extends Paying>(purchases: readonly Priced[], payments: readonly P[]): Shares<P> {
  const open = purchases.map(({ total_minor }) => total_minor)
  const shares: { index: number; share: P }[][] = purchases.map(() => [])
  const numbered = payments.map((payment, index) => ({ payment, index }))
  const isBound = ({ payment: { method } }: { payment: P }) => method in BOUND
  for (const { payment, index } of [...numbered.filter(isBound), ...numbered.filter((one) => !isBound(one))]) {
    let left = payment.amount_minor
    for (const at of payable(purchases, payment.method)) {
      const amount_minor = Math.min(left, open[at]!)
      if (amount_minor === 0) continue
      shares[at]!.push({ index, share: { ...payment, amount_minor } })
      open[at]! -= amount_minor
      left -= amount_minor
    }
    if (left > 0) return { kind: 'misfit', payment: index }
  }
  const inOrder = (of: { index: number; share: P }[]) => of.toSorted((a, b) => a.index - b.index)
  return { kind: 'shared', shares: shares.map((of) => inOrder(of).map(({ share }) => share)) }
}

/** Which purchases a method may pay, by their place, in the order in which it does. */
function payable(purchases: readonly Priced[], method: string): number[] {
  const bound = BOUND[method]
  const all = purchases.map((_, at) => at)
  if (!bound) return all
  const isFirst = (at: number) => purchases[at]!.kind === bound.first
  const may = all.filter((at) => purchases[at]!.kind !== bound.never)
  return [...may.filter(isFirst), ...may.filter((at) => !isFirst(at))]
}

/** The one method of a purchase's shares; `other` for several, or for none. */
export function methodOfShares(shares: readonly Paying[]): string {
  const methods = new Set(shares.map(({ method }) => method))
  return methods.size === 1 ? shares[0]!.method : 'other'
}
