import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { ChargeRow } from './queries.ts'

/** Takes what is due by itself, where the client agreed to that. */
export interface ChargeCollector {
  /** Whether a charge that falls due now is being taken, so that the client need not be asked to pay. */
  collects(tx: Tx, act: Act, charge: ChargeRow): boolean
}
