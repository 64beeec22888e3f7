import type { Instant } from '../../../lib/time.ts'

/** The fields of a charge that the choice needs. */
export interface Debt {
  id: number
  status: 'pending' | 'due' | 'paid' | 'waived'
  currency: string
  settled_at: Instant | null
  waived_at: Instant | null
}

export type DebtChoice<Charge> =
  | { kind: 'pay'; charges: Charge[] }
  /** Named, and not among them, or not due yet. */
  | { kind: 'unknown' }
  | { kind: 'settled'; charge: Charge; at: Instant }
  | { kind: 'nothing_due' }
  | { kind: 'several_currencies' }

/**
 * Chooses the charges that one payment pays, the oldest first: those named, or (undefined) all that are due. `charges`: all
 * charges of all possible debtors. Of all that are due those in the studio's `currency` go first: a payment has one currency.
 */
export function chooseDebts<Charge extends Debt>(
  charges: readonly Charge[],
  named: readonly number[] | undefined,
  currency: string,
): DebtChoice<Charge> {
  const chosen = named === undefined ? allDue(charges, currency) : charges.filter(({ id }) => named.includes(id))
  if (named && new Set(named).size > chosen.length) return { kind: 'unknown' }
  if (chosen.some(({ status }) => status === 'pending')) return { kind: 'unknown' }
  for (const charge of chosen) {
    const at = charge.settled_at ?? charge.waived_at
    if (charge.status !== 'due' && at !== null) return { kind: 'settled', charge, at }
  }
  if (chosen.length === 0) return { kind: 'nothing_due' }
  if (new Set(chosen.map((charge) => charge.currency)).size > 1) return { kind: 'several_currencies' }
  return { kind: 'pay', charges: chosen.toSorted((a, b) => a.id - b.id) }
}

function allDue<Charge extends Debt>(charges: readonly Charge[], currency: string): Charge[] {
  const due = charges.filter(({ status }) => status === 'due')
  const first = due.some((charge) => charge.currency === currency) ? currency : due[0]?.currency
  return due.filter((charge) => charge.currency === first)
}
