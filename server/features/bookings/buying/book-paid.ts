import { Refusal, type Reason } from '../../../api/errors.ts'
import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import { letRunOut } from '../../billing/checkout/let-run-out.ts'
import type { CheckoutRow } from '../../billing/checkout/queries.ts'
import { clientById } from '../../clients/queries.ts'
import type { LedgerPayment } from '../../payments/ledger.ts'
import { classById, type ClassRow } from '../../schedule/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { enqueueConfirmation } from '../booking/confirmation.ts'
import { decideBooking } from '../booking/booking-rules.ts'
import type { Entitlement } from '../booking/choose-membership.ts'
import type { BookingView } from '../booking-queries.ts'
import { bookingFacts } from '../booking/facts.ts'
import { placeBooking } from '../booking/place-booking.ts'
import { tellOfClass } from '../letters.ts'
import { seatFor } from '../seats/give-seat.ts'
import { settleSeats } from '../waitlist/offers.ts'
import { queueOfClass } from '../waitlist/queries.ts'
import { releasePlace } from './hold-place.ts'
import { endSeatHold, heldByClient, holdOfCheckout, takeOverHold, type SeatHoldRow } from './queries.ts'
import { recordPlaceSale } from './sell-place.ts'

/**
 * The reason why a single purchase can no longer be booked: the class is cancelled or has begun, the client has left or already
 * has a spot; and if the hold has ended, also that the class is full or that others wait. Undefined if it can be booked.
 */
export function whyNotBooked(tx: Tx, act: Act, row: CheckoutRow): Reason | undefined {
  const { cls, client } = loaded(tx, row)
  settleSeats(tx, act, cls.id)
  const facts = bookingFacts(tx, { now: act.now, settings: settingsOf(tx), cls, client })
  const decision = decideBooking({ ...facts, is_free: true, promised: true })
  if (decision.kind === 'refuse') return decision.reasons[0]
  if (heldFor(tx, row)) return undefined
  const othersWait = tx.all(queueOfClass, { class_id: cls.id }).some(({ client_id }) => client_id !== client.id)
  if (!othersWait) return undefined
  return { code: 'CLASS_FULL', detail: say('bookings.paid_while_others_wait'), rule: 'capacity', value: cls.capacity }
}

/** The place that is held for a checkout, or by a later attempt of the same client. */
const heldFor = (tx: Tx, { client_id, scheduled_class_id }: CheckoutRow) =>
  tx.all(heldByClient, { client_id: client_id! }).find((hold) => hold.scheduled_class_id === scheduled_class_id)

function loaded(tx: Tx, { scheduled_class_id, client_id }: CheckoutRow) {
  return { cls: tx.one(classById, { id: scheduled_class_id! })!, client: tx.one(clientById, { id: client_id! })! }
}

/** Books a place that was paid singly and writes its purchase; gives that one's id. The caller has asked that it can be. */
export function sellPlace(tx: Tx, act: Act, row: CheckoutRow, payments: LedgerPayment[]): number {
  const { list_price_minor, discount_minor, promo_use_id } = row
  const booking = bookHeld(tx, act, row, { bought: { price_minor: list_price_minor } })
  const payer_id = row.payer_id ?? row.client_id!
  return recordPlaceSale(tx, act, booking, { payer_id, list_price_minor, discount_minor, promo_use_id, payments })
}

/** Books a class with the membership bought for it; where that can't be, the client learns why, and keeps the membership. */
export function bookWithBought(tx: Tx, act: Act, row: CheckoutRow, membership_id: number): void {
  const { cls } = loaded(tx, row)
  settleSeats(tx, act, cls.id)
  try {
    // Its price in credits is what was promised with the hold; the class and the type may be others by now.
    const credits = row.offered?.class_credits
    bookHeld(
      tx,
      act,
      row,
      credits === undefined ? { membership_id } : { promised_entitlement: { membership_id, credits } },
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    releasePlace(tx, act, row.id)
    tellNotBooked(tx, act, { row, cls }, error.extras.reasons?.[0]?.detail ?? error.detail, null)
  }
}

/** Tells the client that they have no place, why, and that what they paid goes back whole. */
export function tellReturned(tx: Tx, act: Act, row: CheckoutRow, because: Said): void {
  const { total_minor, currency } = row
  const paid = { amount: toMajor(total_minor, currency), currency }
  tellNotBooked(tx, act, { row, cls: loaded(tx, row).cls }, because, paid)
}

function tellNotBooked(
  tx: Tx,
  act: Act,
  { row, cls }: { row: CheckoutRow; cls: ClassRow },
  reason: Said,
  paid: { amount: number; currency: string } | null,
): void {
  tellOfClass(tx, act, row.client_id!, 'class_not_booked', cls, { reason, paid }, null)
}

function bookHeld(
  tx: Tx,
  act: Act,
  row: CheckoutRow,
  how: { bought: { price_minor: number } } | { membership_id: number } | { promised_entitlement: Entitlement },
): BookingView {
  const { cls, client } = loaded(tx, row)
  const settings = settingsOf(tx)
  const seat_id = heldSeat(tx, cls, heldFor(tx, row))
  const hold = tx.one(holdOfCheckout, { checkout_id: row.id }) ?? heldFor(tx, row)
  // The class was moved while it was being paid.
  const cancels_free = hold?.cancels_free ?? false
  const wanted = { settings, cls, client, source: 'client', promised: true, seat_id, cancels_free, ...how } as const
  const booking = placeBooking(tx, act, wanted)
  if (hold) settleHold(tx, act, row, hold)
  const viewing = { now: act.now, settings, by: 'client', language: settings.locale } as const
  enqueueConfirmation(tx, act, booking, cls, viewing)
  return booking
}

/** The place that was held is booked by the checkout that is paid, also where a later attempt held it by then: that one is closed. */
function settleHold(tx: Tx, act: Act, { id: checkout_id }: CheckoutRow, hold: SeatHoldRow): void {
  if (hold.checkout_id !== checkout_id) {
    letRunOut(tx, act, hold.checkout_id)
    tx.run(takeOverHold, { ...hold, checkout_id, now: act.now })
  }
  endSeatHold(tx, act, hold, 'booked')
}

/** The seat that was held, as long as the room still has it. */
function heldSeat(tx: Tx, cls: ClassRow, hold: SeatHoldRow | undefined): number | undefined {
  if (!hold || hold.seat_id === null) return undefined
  const { client_id, seat_id } = hold
  try {
    const { against } = seatFor(tx, { cls, client_id, seat_id, from_waitlist: false })
    return against.length === 0 ? seat_id : undefined
  } catch {
    return undefined
  }
}
