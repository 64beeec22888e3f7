import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'

/** Where the studio is reached from now on. */
export interface Address {
  /** What links that leave the house are built on; null: nothing leads here any more. */
  url: string | null
  /** Whether it is another than before; else the tunnel only leads here again, after a while in which nobody came. */
  isNew: boolean
}

/** Is told in the transaction that keeps the address: what others were told of the old one is to be put right. */
export type AddressFollower = (tx: Tx, act: Act, address: Address) => void
