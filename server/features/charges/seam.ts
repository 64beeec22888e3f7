import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { ChargeRow } from './queries.ts'

/** Follows the charges of what it charges for, or takes them automatically. */
export interface ChargeFollower {
  /** The payment of a charge was taken, or staff let the client off it. */
  closed?(tx: Tx, act: Act, charge: ChargeRow): void
  /** A charge is owed no more, however that came. */
  ended?(tx: Tx, act: Act, charge: ChargeRow): void
  /** A charge falls due: true where it is being taken as the client agreed, so that they need not be asked to pay. */
  collects?(tx: Tx, act: Act, charge: ChargeRow): boolean
}
