import type { Reason } from '../../api/errors.ts'
import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import type { LedgerPayment } from '../payments/ledger.ts'
import type { CheckoutRow } from './checkout/queries.ts'

/** A place in a class that somebody buys: by its own price, or with the membership that they buy. */
export interface PlaceWish {
  scheduled_class_id: number
  client_id: number
  seat_id?: number | undefined
  /** The type of the membership that is to pay for it; absent: it is bought singly. */
  membership_type_id?: number | undefined
  /** The first day of that membership; absent: today. */
  starts_on?: LocalDate | undefined
}

/** The single price of a spot (null: it is bought with a membership), and until when it is held. */
export interface PlaceQuote {
  price_minor: number | null
  /** Credits it takes from the membership that is bought; null: none is asked. */
  credits: number | null
  ends_at: Instant
}

/** An appointment that somebody pays in advance. */
export interface SlotWish {
  service_id: number
  instructor_id: number
  starts_at: Instant
  client_id: number
  notes?: string | null | undefined
}

/** The amount to pay in advance, the whole price as agreed (both in minor units), and until when the slot is held. */
export interface SlotQuote {
  amount_minor: number
  price_minor: number
  ends_at: Instant
}

/** Holds something while it is paid, and gives it to the client who has paid. */
export interface Holder {
  /** Ends the hold of a checkout that comes to nothing, and hands on what was held. */
  release(tx: Tx, act: Act, checkout_id: number): void
  /** The time until which it is held for a checkout; undefined if it is no longer held. */
  heldUntil(tx: Tx, checkout_id: number): Instant | undefined
  /** The reason why the purchase can no longer be booked; undefined if it can. */
  whyNot(tx: Tx, act: Act, row: CheckoutRow): Reason | undefined
  /** Books what was paid and writes the purchase; gives its id. */
  sell(tx: Tx, act: Act, row: CheckoutRow, payments: LedgerPayment[]): number
  /** Tells the client that what they paid goes back, and why. */
  tellReturned(tx: Tx, act: Act, row: CheckoutRow, because: Said): void
  /** Its name on the processor's page. */
  nameOf(reader: Reader, row: CheckoutRow): Said
}

/** Holds and books the appointments that are paid in advance: `appointments`. */
export interface SlotsForSale extends Holder {
  /** Asks every rule of booking an appointment but what pays; throws the refusal with all reasons. */
  quote(tx: Tx, act: Act, wish: SlotWish): SlotQuote
  /** Holds the slot for a checkout; what the client held of it before is over. */
  hold(tx: Tx, act: Act, wish: SlotWish, of: { checkout_id: number; ends_at: Instant; price_minor: number }): void
  /** True if a checkout is for the same slot. */
  isSame(reader: Reader, checkout_id: number, wish: SlotWish): boolean
}

/** Holds and books the places in classes that are bought online: `bookings`. */
export interface PlacesForSale extends Holder {
  /** Asks every rule of booking but what pays; throws the refusal with all reasons. */
  quote(tx: Tx, act: Act, wish: PlaceWish): PlaceQuote
  /** Holds the place for a checkout; what the client held in the class before is that place. */
  hold(tx: Tx, act: Act, wish: PlaceWish, of: { checkout_id: number; ends_at: Instant }): void
  /** Books with the membership that was bought; where that can't be, notifies the client, who keeps the membership. */
  bookWith(tx: Tx, act: Act, row: CheckoutRow, membership_id: number): void
  /** The single price of a spot, in minor units; 404 for no class, NO_SINGLE_PRICE where it is not sold singly. */
  priceOf(reader: Reader, scheduled_class_id: number): number
}

/** Gives back whole an entry of the ledger that paid what was settled already: `refunds`. */
export type PaidTwice = (tx: Tx, act: Act, payment_id: number) => void
