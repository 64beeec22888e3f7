import { notFound, refuseFor, type Reason } from '../../../api/errors.ts'
import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { LocalDate } from '../../../lib/time.ts'
import type { PlaceQuote, PlaceWish } from '../../billing/seam.ts'
import { mustWait } from '../../billing/checkout/must-wait.ts'
import { letRunOut } from '../../billing/checkout/let-run-out.ts'
import { loadClient } from '../../clients/load.ts'
import { loadType, type MembershipTypeRow } from '../../membership-types/queries.ts'
import { classById, type ClassRow } from '../../schedule/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { classReasons, decideBooking } from '../booking/booking-rules.ts'
import { bookingFacts } from '../booking/facts.ts'
import { boughtFor } from '../booking/offers.ts'
import { seatFor } from '../seats/give-seat.ts'
import { seatOffer } from '../seats/queries.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { settleSeats } from '../waitlist/offers.ts'
import { entryById } from '../waitlist/queries.ts'
import { noSinglePrice } from '../paying/single-price.ts'
import { heldTooMany, heldUntil } from './hold-rules.ts'
import { endSeatHold, heldByClient, holdOfCheckout, insertSeatHold, takeOverHold } from './queries.ts'

/**
 * Quotes a spot in a class, singly or with a membership that is bought now, and until when it would be held. Throws the refusal
 * with every booking rule that prevents it except those on what pays; NO_SINGLE_PRICE where it is not sold singly.
 */
export function quotePlace(tx: Tx, act: Act, wish: PlaceWish): PlaceQuote {
  const { scheduled_class_id, client_id, seat_id, membership_type_id, starts_on } = wish
  settleSeats(tx, act, scheduled_class_id)
  const cls = tx.one(classById, { id: scheduled_class_id })
  if (!cls) throw notFound('class')
  const settings = settingsOf(tx)
  const client = loadClient(tx, client_id)
  const facts = bookingFacts(tx, { now: act.now, settings, cls, client })
  const { against: against_seat } = seatFor(tx, { cls, client_id, seat_id, from_waitlist: false })
  const decision = decideBooking({ ...facts, is_free: true, against_seat })
  const asked = decision.kind === 'refuse' ? decision.reasons : []
  const type = membership_type_id === undefined ? undefined : loadType(tx, membership_type_id)
  const reasons = type ? againstBoth(tx, act, asked, { cls, type, startsOn: starts_on }) : [...asked]
  const price_minor = type === undefined ? facts.price().price_minor : null
  if (type === undefined && price_minor === null) reasons.push(noSinglePrice(cls.name))
  if (reasons.length > 0) throw refuseFor(reasons)
  refuseTooMany(tx, act, wish)
  const credits = type === undefined || facts.is_free ? null : type.unlimited ? 0 : cls.credit_cost
  return { price_minor, credits, ends_at: heldUntil(act.now, cls) }
}

/**
 * Reasons against a spot that a membership of a type, bought now to begin today or on a day, is to pay for: those against booking
 * it and those against that membership. One that would pay may open the class to its holder before others.
 */
function againstBoth(
  tx: Tx,
  { now }: Act,
  asked: readonly Reason[],
  { cls, type, startsOn }: { cls: ClassRow; type: MembershipTypeRow; startsOn: LocalDate | undefined },
): Reason[] {
  const { timezone } = settingsOf(tx)
  const { against, opens_at } = boughtFor(tx, cls, type, { now, timezone, startsOn })
  if (against.length > 0) return [...asked, ...against]
  const isOfWindow = ({ code }: Reason) => code === 'BOOKING_NOT_OPEN'
  const others = asked.filter((reason) => !isOfWindow(reason))
  return [...others, ...classReasons({ now, cls }, opens_at).filter(isOfWindow)]
}

function refuseTooMany(tx: Tx, { now }: Act, { client_id, scheduled_class_id }: PlaceWish): void {
  const begun = heldTooMany(tx.all(heldByClient, { client_id }), scheduled_class_id)
  if (begun !== undefined) throw mustWait({ now }, begun)
}

/**
 * Holds a spot for a checkout that got a quote. Takes over the spot that the client held in the class; a spot that the waitlist
 * offers them stays theirs until the hold ends.
 */
export function holdPlace(
  tx: Tx,
  act: Act,
  { scheduled_class_id, client_id, seat_id: wanted }: PlaceWish,
  { checkout_id, ends_at }: { checkout_id: number; ends_at: string },
): void {
  const cls = tx.one(classById, { id: scheduled_class_id })!
  const { seat } = seatFor(tx, { cls, client_id, seat_id: wanted, from_waitlist: false })
  const seat_id = seat?.id ?? null
  const own = tx.all(heldByClient, { client_id }).find((hold) => hold.scheduled_class_id === scheduled_class_id)
  // Of two attempts at once the earlier one is closed, as soon as it has a session.
  if (own && own.checkout_id !== checkout_id) letRunOut(tx, act, own.checkout_id)
  if (own) tx.run(takeOverHold, { id: own.id, checkout_id, seat_id, ends_at, now: act.now })
  else tx.run(insertSeatHold, { checkout_id, scheduled_class_id, client_id, seat_id, ends_at, now: act.now })
  const client = loadClient(tx, client_id)
  const { own_entry_id } = bookingFacts(tx, { now: act.now, settings: settingsOf(tx), cls, client })
  const entry = own_entry_id === null ? undefined : tx.one(entryById, { id: own_entry_id })
  if (entry?.status === 'offered' && entry.seat_id !== seat_id) tx.run(seatOffer, { id: entry.id, seat_id })
}

/** Ends the hold of a checkout that came to nothing, and hands the place on. */
export function releasePlace(tx: Tx, act: Act, checkout_id: number): void {
  const hold = tx.one(holdOfCheckout, { checkout_id })
  if (hold?.status !== 'held') return
  endSeatHold(tx, act, hold, 'released')
  fillSeats(tx, act, hold.scheduled_class_id)
}
