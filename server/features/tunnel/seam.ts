import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'

/** Where the studio is reached from now on. */
export interface Address {
  /** The base of links that leave the studio; null: nothing leads here any more. */
  url: string | null
  /** True if it is another than before; else the tunnel only leads here again, after a while in which nobody came. */
  isNew: boolean
}

/** Called in the transaction that keeps the address: corrects the address that other programs have. */
export type AddressFollower = (tx: Tx, act: Act, address: Address) => void
