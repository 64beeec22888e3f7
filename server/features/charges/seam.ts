import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { ChargeRow } from './queries.ts'

/** What is charged for. */
export interface ChargeFollower {
  /** Staff took the payment of a charge, or let the client off it. */
  closed(tx: Tx, act: Act, charge: ChargeRow): void
}
