import type { Tx } from '../db/writer.ts'
import type { Settings } from '../features/settings/queries.ts'

/** A kind of row whose details are kept for so many days only. Receipts, payments and signatures are of no such kind. */
export interface Clearing {
  kind: 'letters' | 'events' | 'audit'
  days: (settings: Settings) => number
  /** Lets go of the details of some rows; what is still under way it leaves alone. */
  clear: (tx: Tx, ids: readonly number[]) => unknown
}
