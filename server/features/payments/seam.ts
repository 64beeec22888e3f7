import type { Act, Ctx } from '../../context.ts'
import type { RefundRequest } from '../../db/tables/values.ts'
import type { Reader, Tx } from '../../db/writer.ts'

/** An amount, in minor units, of one entry of the ledger that a card pays or gets back. */
export interface CardAmount {
  gift_card_id: number
  amount_minor: number
  payment_id: number
}

/** A way of paying that keeps a balance of its own, which the ledger draws on and fills again. */
export interface StoredValue {
  /** Takes an amount off the card of this code's hash. Refuses with GIFT_CARD_INVALID. */
  redeem(
    tx: Tx,
    act: Act,
    payment: { code_hash: string; amount_minor: number; payment_id: number },
  ): { gift_card_id: number }
  /** Pays with what was held on a card for a checkout. */
  redeemHeld(tx: Tx, act: Act, payment: CardAmount): void
  /** Gives the card back what a refund returns; tells whether it had to be opened again for that. */
  refill(tx: Tx, act: Act, refund: CardAmount): boolean
}

/** A refund that goes to the processor, in minor units. */
export interface OnlineRefund {
  /** The entry of the ledger that was paid online. */
  payment_id: number
  amount_minor: number
}

/** Gives back, at the processor, what was paid online. */
export interface OnlineRefunds {
  /** Whether an entry can be given back at the processor at all. */
  canGiveBack(reader: Reader, paymentId: number): boolean
  /**
   * Asks the processor to give an amount back, and resolves once it has agreed, with the number of what was asked. Refuses with
   * PAYMENT_REFUNDED what is on its way already, with PAYMENT_PROVIDER_ERROR what the processor refuses.
   */
  ask(ctx: Ctx, refund: OnlineRefund & { request: RefundRequest }): Promise<number>
  /** The ledger's entry of what was asked for, where it was written by what the processor told meanwhile. */
  entryOf(reader: Reader, asked: number): number | undefined
  /** Notes the ledger's entry of a refund: of the one that was asked for, else the processor is asked soon. */
  note(tx: Tx, act: Act, refund: OnlineRefund & { refund_payment_id: number; asked?: number | undefined }): void
}

/** What of a sale goes back into stock: all that is not back yet, or so many of each product. */
export type Restocking = true | readonly { product_id: number; quantity: number }[]

/** Something that was taken back with the money. */
export interface Reversed {
  what:
    | 'membership'
    | 'credits'
    | 'bookings'
    | 'visits_unpaid'
    | 'promo_use'
    | 'stock'
    | 'gift_card_value'
    | 'gift_card_opened'
    | 'charge'
  id: number | null
  quantity: number | null
}

/** What of the goods goes back: what is not used yet, or what was used, too. */
export type Reversing = 'unused' | 'all'

/** What is particular about one kind of purchase when its money goes back. A kind without either has nothing to take back. */
export interface PurchaseKindSeam {
  /** Takes back what was bought as its money is refunded, so that nobody has both. */
  withdraw?(tx: Tx, act: Act, refund: { gift_card_id: number | null; amount_minor: number; payment_id: number }): void
  /** Puts the goods of a sale back into stock; gives how many of which product. */
  restock?(tx: Tx, act: Act, saleId: number, wanted: Restocking, reason: string): Reversed[]
  /** Takes back what a refunded purchase had given; gives what that was. */
  reverse?(
    tx: Tx,
    act: Act,
    bought: { membership_id: number | null; charge_id: number | null },
    how: Reversing,
    reason: string,
  ): Reversed[]
}
