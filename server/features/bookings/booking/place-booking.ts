import { cameTo, insertBooking, type BookingRow } from '../queries.ts'
import { seatFor } from '../seats/give-seat.ts'
import { noteUsualSeat } from '../seats/usual-seat.ts'
import { keepBookedFromWaitlist } from '../standing-bookings/queries.ts'
import { entryById, moveEntry } from '../waitlist/queries.ts'
import type { Entitlement } from './choose-membership.ts'
import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { spendCredits } from '../../memberships/entitlements.ts'
import { audit } from '../../audit/audit.ts'
import { decideBooking } from './booking-rules.ts'
import { bookingById, type BookingView } from '../booking-queries.ts'
import { emitCheckedIn, emitOfBooking } from '../booking-events.ts'
import { termsNow } from '../cancellation/agreed-rules.ts'
import { countVisit } from '../first-visit.ts'
import { bookingFacts, type Question } from './facts.ts'
import { chargeVisit } from '../paying/visit-charge.ts'
import { endSeatHold, holdById } from '../buying/queries.ts'
import { refuseWithOffers } from './offers.ts'

export interface WantedSeat extends Omit<Question, 'now'> {
  source: BookingRow['source']
  /** Skips windows, overlap, waivers and entitlement; the calling code has checked the permission. */
  override?: boolean
  /** Book somebody who is there, or was, and check them in. */
  walk_in?: boolean
  cancels_free?: boolean
  as_guest?: boolean
  /** It is bought singly, for a price (minor units) that is paid in the same transaction: no membership is asked. */
  bought?: { price_minor: number }
  /** It was held while it was paid: what was promised then is not asked again. */
  promised?: boolean
  /** The entitlement that pays for it, as promised then. */
  promised_entitlement?: Entitlement
  /** The seat asked for; absent: one is given, where the room has any. */
  seat_id?: number | undefined
  /** Have the client be given that seat whenever it is free. */
  keep_seat?: boolean | undefined
}

/**
 * Books one place: asks every rule, takes the credit or notes what is to be paid, closes the client's waitlist entry, says
 * so. Throws the refusal with all reasons. Sends no letter: what it says depends on how the booking came about.
 */
export function placeBooking(tx: Tx, act: Act, wanted: WantedSeat): BookingView {
  const { cls, client, source, override = false, walk_in = false, cancels_free = false, as_guest = false } = wanted
  const facts = bookingFacts(tx, { ...wanted, now: act.now })
  // Of a class that is over only those count who came: yesterday's missed name takes the place of one who stayed away.
  if (walk_in && act.now >= cls.ends_at) facts.seats = { booked: tx.one(cameTo, { class_id: cls.id })!.came, held: 0 }
  const { seat, against } = seatFor(tx, {
    cls,
    client_id: client.id,
    seat_id: wanted.seat_id,
    from_waitlist: source === 'waitlist',
  })
  const { bought, promised = false, promised_entitlement } = wanted
  const asked = { ...facts, ...(bought && { is_free: true }), against_seat: against, promised, promised_entitlement }
  const decision = decideBooking({ ...asked, override, walk_in, as_guest })
  if (decision.kind === 'refuse') throw refuseWithOffers(tx, act, decision.reasons, wanted)
  const { entitlement, is_unpaid, is_paid_there, overridden } = decision
  const { settings } = wanted
  const { id } = tx.run(insertBooking, {
    scheduled_class_id: cls.id,
    client_id: client.id,
    membership_id: entitlement?.membership_id ?? null,
    status: walk_in ? 'checked_in' : 'booked',
    source,
    is_unpaid,
    credits_taken: entitlement?.credits ?? 0,
    price_minor: bought?.price_minor ?? (is_unpaid ? facts.price().price_minor : null),
    cancels_free,
    checked_in_at: walk_in ? act.now : null,
    seat_id: seat?.id ?? null,
    ...termsNow(settings, { hours: cls.cancellation_window_hours }),
    no_show_fee_minor: settings.no_show_fee_minor,
    now: act.now,
  })
  if (entitlement) spendCredits(tx, act, entitlement, { booking_id: id })
  if (entitlement) countVisit(tx, act, { id, membership_id: entitlement.membership_id })
  if (facts.own_entry_id !== null) {
    const entry = tx.one(entryById, { id: facts.own_entry_id })!
    moveEntry(tx, act.now, entry, { status: 'confirmed', booking_id: id })
    tx.run(keepBookedFromWaitlist, { entry_id: entry.id, booking_id: id, now: act.now })
  }
  // A client who gets a spot another way no longer pays for one.
  if (facts.own_hold_id !== null) endSeatHold(tx, act, tx.one(holdById, { id: facts.own_hold_id })!, 'released')
  if (seat && wanted.keep_seat !== undefined) noteUsualSeat(tx, act, client.id, seat, wanted.keep_seat)
  if (is_paid_there) chargeVisit(tx, act, tx.one(bookingById, { id })!)
  const booking = tx.one(bookingById, { id })!
  emitOfBooking(tx, act, 'booking.created', booking)
  if (walk_in) emitCheckedIn(tx, act, booking)
  audit(tx, act, 'booking.create', {
    entity: 'booking',
    id,
    after: {
      scheduled_class_id: cls.id,
      client_id: client.id,
      membership_id: booking.membership_id,
      source,
      is_unpaid,
      overridden: overridden.map(({ code }) => code),
    },
  })
  return booking
}
