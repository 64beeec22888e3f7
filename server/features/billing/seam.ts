import type { Reason } from '../../api/errors.ts'
import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'
import type { LedgerPayment } from '../payments/ledger.ts'
import type { CheckoutRow } from './checkout/queries.ts'

/** A place in a class that somebody buys: by its own price, or with the membership that they buy. */
export interface PlaceWish {
  scheduled_class_id: number
  client_id: number
  seat_id?: number | undefined
  /** The type of the membership that is to pay for it; absent: it is bought singly. */
  membership_type_id?: number | undefined
}

/** What a place costs singly (null: it is bought with a membership), and until when it is held. */
export interface PlaceQuote {
  price_minor: number | null
  ends_at: Instant
}

/** Holds and books the places in classes that are bought online: `bookings`. */
export interface PlacesForSale {
  /** Asks every rule of booking but what pays; throws the refusal with all reasons. */
  quote(tx: Tx, act: Act, wish: PlaceWish): PlaceQuote
  /** Holds the place for a checkout; what the client held in the class before is that place. */
  hold(tx: Tx, act: Act, wish: PlaceWish, of: { checkout_id: number; ends_at: Instant }): void
  /** Ends the hold of a checkout that comes to nothing, and hands the place on. */
  release(tx: Tx, act: Act, checkout_id: number): void
  /** Until when the place of a checkout is held; undefined where it is not any more. */
  heldUntil(tx: Tx, checkout_id: number): Instant | undefined
  /** Why what was paid singly can't be booked any more; undefined where it can. */
  whyNot(tx: Tx, act: Act, row: CheckoutRow): Reason | undefined
  /** Books what was paid singly and writes the purchase; gives its id. */
  sell(tx: Tx, act: Act, row: CheckoutRow, payments: LedgerPayment[]): number
  /** Books with the membership that was bought; where that can't be, the client is told and keeps the membership. */
  bookWith(tx: Tx, act: Act, row: CheckoutRow, membership_id: number): void
  /** Tells the client that what they paid goes back, and why. */
  tellReturned(tx: Tx, act: Act, row: CheckoutRow, because: Said): void
  /** What a place costs singly, in minor units; 404 for no class, NO_SINGLE_PRICE where it is not sold so. */
  priceOf(reader: Reader, scheduled_class_id: number): number
  /** What a place is called on the processor's page and on receipts. */
  nameOf(reader: Reader, scheduled_class_id: number): Said
}
