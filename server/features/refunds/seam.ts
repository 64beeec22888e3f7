import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Reversed } from './contract.ts'

/** Told that nothing is left of a purchase. */
export interface PurchaseFollower {
  /** The place that it had paid for: one to come is cancelled free; with `all` one that was used is unpaid. */
  place(tx: Tx, act: Act, bookingId: number, how: 'unused' | 'all', reason: string): Reversed[]
}
