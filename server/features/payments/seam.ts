import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'

/** An amount, in minor units, of one entry of the ledger that a card pays or gets back. */
export interface CardAmount {
  gift_card_id: number
  amount_minor: number
  payment_id: number
}

/** A way of paying with a separate balance, which the ledger draws on. */
export interface StoredValue {
  /** Takes an amount off the card of this code's hash. Refuses with GIFT_CARD_INVALID. */
  redeem(
    tx: Tx,
    act: Act,
    payment: { code_hash: string; amount_minor: number; payment_id: number },
  ): { gift_card_id: number }
  /** Pays with what was held on a card for a checkout. */
  redeemHeld(tx: Tx, act: Act, payment: CardAmount): void
}
