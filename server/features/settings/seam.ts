import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { type Said } from '../../lib/sayings/sayings.ts'

/** Whether money has changed hands or is owed for something: the studio's currency then stays. */
export type SoldAnything = (reader: Reader) => boolean

/** A change of the studio's currency. `convert` keeps an amount's number; 422 where the new currency has no coins for it. */
export interface CurrencyChange {
  from: string
  to: string
  /** Takes and gives minor units; `what` names the price to a person. */
  convert: (minor: number, what: Said) => number
}

/** Moves the prices of one feature to another currency. */
export type Reprice = (tx: Tx, act: Act, change: CurrencyChange) => void
