import { comingBookings, comingOfClient, comingOfMembership } from '../coming-queries.ts'
import { lapseInClass } from '../guests/queries.ts'
import { releaseHeldIn } from '../buying/places-for-sale.ts'
import { endHoldsBy } from '../buying/queries.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { priceOf } from './cancel.ts'
import { tellHeld } from './tell-held.ts'
import { changeBooking, giveUpBooking } from './give-up.ts'
import { say, asWritten, type Said } from '../../../lib/sayings/sayings.ts'

export { bookingsOfClass, seatsOf } from '../queries.ts'
import { classOf, tellOfClass } from '../letters.ts'
import { bookingsOfClass, lateCancelled, noteMovedFrom, paidVisits } from '../queries.ts'
import { moveEntry, queueOfClass } from '../waitlist/queries.ts'
import type { Act } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { addHours, localDate, startOfDay, type Instant } from '../../../lib/time.ts'
import { giveBackVisit, isFee, takeBackFees } from '../../refunds/take-back.ts'
import { keepVisit } from '../../refunds/to-give-back.ts'
import type { ClientFollower } from '../../clients/seam.ts'
import { extendAfterCancelledClass } from '../../memberships/entitlements.ts'
import type { Booked, Standstill, StudioDays } from '../../memberships/seam.ts'
import { placeOf } from '../../establishments/queries.ts'
import { classById, type ClassRow } from '../../schedule/queries.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { bookingWindow } from '../../schedule/window-rules.ts'
import { bookingById, type BookingView } from '../booking-queries.ts'
import { asCancelled, termsOfCancelling, heldCredit, isPaidSingly } from '../present.ts'
import { cancelWithClass } from './cancel-rules.ts'

/** For so long after a class was to begin a letter that it was cancelled is still worth sending. */
const NEWS_HOURS = 24

/**
 * Follows up on a class that the studio cancels (call it after the class's own row is cancelled): every live booking becomes
 * `class_cancelled`, and so does one cancelled late; credits go back, expired packs are extended, fees are reversed, the waitlist
 * closes, and the clients are notified, including those who are paying for a spot right now.
 */
export function releaseClass(tx: Tx, act: Act, classId: number, reason: string | null): void {
  const cls = tx.one(classById, { id: classId })!
  tx.run(lapseInClass, { class_id: classId, now: act.now })
  const paying = new Set(releaseHeldIn(tx, act, classId))
  const gone = { reason, credit_returned: false, was_waiting: false }
  for (const client_id of paying) tellOfClass(tx, act, client_id, 'class_cancelled', cls, gone, newsUntil(act, cls))
  for (const { id } of tx.all(bookingsOfClass, { class_id: classId })) releaseBooking(tx, act, cls, id, reason)
  for (const { id } of tx.all(lateCancelled, { class_id: classId })) releaseBooking(tx, act, cls, id, reason)
  for (const entry of tx.all(queueOfClass, { class_id: classId })) {
    const why = { code: 'CLASS_CANCELLED', reason: asWritten(reason) ?? say('class_cancelled') }
    moveEntry(tx, act.now, entry, { status: 'closed' }, why)
    if (paying.has(entry.client_id)) continue
    const news = { reason, credit_returned: false, was_waiting: true }
    tellOfClass(tx, act, entry.client_id, 'class_cancelled', cls, news, newsUntil(act, cls))
  }
}

function releaseBooking(tx: Tx, act: Act, cls: ClassRow, bookingId: number, reason: string | null): void {
  const booking = tx.one(bookingById, { id: bookingId })!
  const release = cancelWithClass(asCancelled(booking))
  if (!release) return
  const wasLate = booking.status === 'late_cancelled'
  const after = giveUpBooking(tx, act, booking, { ...release, fee_minor: 0, reason: asWritten(reason) })
  takeBackFees(tx, act, bookingId, say('class_cancelled'), 'refund', isFee)
  if (release.price === 'return') giveBackVisit(tx, act, bookingId, say('class_cancelled'))
  if (release.credit === 'return' && booking.membership_id !== null) {
    const classOn = localDate(cls.starts_at, settingsOf(tx).timezone)
    extendAfterCancelledClass(tx, act, booking.membership_id, classOn)
  }
  // A client who had cancelled late is notified only if something comes back.
  if (wasLate && release.credit !== 'return' && release.price !== 'return') return
  const price = priceOf(tx, booking)
  const credit_returned = release.credit === 'return'
  const news = { reason, credit_returned, was_waiting: false, ...(price && { price }) }
  const about = { ...cls, booking_id: bookingId }
  tellOfClass(tx, act, after.client_id, 'class_cancelled', about, news, newsUntil(act, cls))
}

function newsUntil({ now }: Act, { starts_at }: ClassRow): Instant {
  return addHours(starts_at > now ? starts_at : now, NEWS_HOURS)
}

/**
 * Follows up on a class that starts at another time (call it after its row is changed): booked clients are notified and may
 * cancel free, waiting ones are notified; offers never reach beyond the new booking close. `formerStart` is when it would have
 * begun.
 */
export function classMoved(tx: Tx, act: Act, classId: number, formerStart?: Instant): void {
  const cls = tx.one(classById, { id: classId })!
  const former_starts_at = formerStart ?? null
  if (formerStart !== undefined) tx.run(noteMovedFrom, { class_id: classId, former: formerStart })
  for (const { id, status } of tx.all(bookingsOfClass, { class_id: classId })) {
    if (status !== 'booked') continue
    const booking = tx.one(bookingById, { id })!
    changeBooking(tx, act, 'booking.class_moved', booking, { cancels_free: true, reminded_at: null })
    const about = { ...cls, booking_id: id, seat_name: booking.seat_name }
    tellOfClass(tx, act, booking.client_id, 'class_moved', about, { former_starts_at, was_waiting: false })
  }
  const told = tellHeld(tx, act, cls, 'class_moved', { former_starts_at, was_waiting: false })
  const { closes_at } = bookingWindow(cls)
  tx.run(endHoldsBy, { class_id: classId, until: closes_at, now: act.now })
  for (const entry of tx.all(queueOfClass, { class_id: classId })) {
    if (!told.has(entry.client_id))
      tellOfClass(tx, act, entry.client_id, 'class_moved', cls, { former_starts_at, was_waiting: true })
    if (entry.offer_expires_at === null || entry.offer_expires_at <= closes_at) continue
    moveEntry(tx, act.now, entry, { offer_expires_at: closes_at }, { code: null, reason: say('waitlist.class_moved') })
  }
  fillSeats(tx, act, classId)
}

/**
 * Follows up on a class to come that moves to another location (call it after its row is changed): booked clients are notified
 * and may cancel free, as when its time changes; waiting ones are notified.
 */
export function classElsewhere(tx: Tx, act: Act, classId: number): void {
  const cls = tx.one(classById, { id: classId })!
  const place = placeOf(tx, cls.establishment_id).name
  for (const { id, status } of tx.all(bookingsOfClass, { class_id: classId })) {
    if (status !== 'booked') continue
    const booking = tx.one(bookingById, { id })!
    changeBooking(tx, act, 'booking.class_moved', booking, { cancels_free: true })
    const about = { ...cls, booking_id: id, seat_name: booking.seat_name }
    tellOfClass(tx, act, booking.client_id, 'class_elsewhere', about, { place, was_waiting: false })
  }
  const told = tellHeld(tx, act, cls, 'class_elsewhere', { place, was_waiting: false })
  for (const { client_id } of tx.all(queueOfClass, { class_id: classId }).filter((one) => !told.has(one.client_id)))
    tellOfClass(tx, act, client_id, 'class_elsewhere', cls, { place, was_waiting: true })
}

/**
 * Follows up on a class to come that another instructor teaches (call it after its row is changed): booked clients are notified,
 * and may cancel free where the studio wishes.
 */
export function classTaughtBy(tx: Tx, act: Act, classId: number): void {
  const cls = tx.one(classById, { id: classId })!
  if (cls.instructor_name === null) return
  const { substitute_cancels_free: cancels_free } = settingsOf(tx)
  for (const { id, status } of tx.all(bookingsOfClass, { class_id: classId })) {
    if (status !== 'booked') continue
    const booking = tx.one(bookingById, { id })!
    if (cancels_free) changeBooking(tx, act, 'booking.class_taught_by', booking, { cancels_free })
    const about = { ...cls, booking_id: id, seat_name: booking.seat_name }
    tellOfClass(tx, act, booking.client_id, 'class_taught_by', about, { cancels_free })
  }
  tellHeld(tx, act, cls, 'class_taught_by', { cancels_free }, cancels_free)
}

/** Counts what the following would cancel. */
export function countBookingsOfMembership(
  reader: Reader,
  membership_id: number,
  { from, keepsMoved = false }: Pick<Standstill, 'from' | 'keepsMoved'>,
  now: Instant,
) {
  const begins = instantOf(from, settingsOf(reader).timezone)
  return reader.one(comingOfMembership, { membership_id, from: begins > now ? begins : now, keepsMoved })!
}

/** A studio date is the moment at which it begins. */
const instantOf = (from: string, timezone: string): Instant => (from.length === 10 ? startOfDay(from, timezone) : from)

/**
 * Cancels free every coming booking that a membership pays for, in classes from `from` on and before `until` (studio dates or
 * instants; absent: from now, without an end). Returns the credits, notifies the clients and moves the waitlists up.
 */
export function cancelBookingsOfMembership(tx: Tx, act: Act, membershipId: number, standstill: Standstill): number {
  return cancelFree(tx, act, { ...standstill, membershipId })
}

/** The coming bookings that a membership pays for between two studio dates, the first among them. */
export function bookingsInside(reader: Reader, membership_id: number, span: StudioDays, now: Instant): Booked[] {
  const settings = settingsOf(reader)
  return inside(reader, now, { membershipId: membership_id, ...span }).map((id) => {
    const booking = reader.one(bookingById, { id })!
    const { client_id, client_name, class_name: name, starts_at } = booking
    return { kind: 'booking', id, client_id, client_name, name, starts_at, is_late: isLate(booking, now, settings) }
  })
}

const isLate = (booking: BookingView, now: Instant, settings: Settings): boolean =>
  termsOfCancelling(booking, { now, settings, by: 'client' })?.is_late === true

/** Makes the visits that a membership had paid for unpaid; gives how many that were. */
export function makeVisitsUnpaid(tx: Tx, act: Act, membershipId: number): number {
  const visits = tx.all(paidVisits, { membership_id: membershipId })
  for (const { id } of visits) {
    const booking = tx.one(bookingById, { id })!
    // An earlier payment for the spot that the studio still has counts for it again.
    const byItself = { membership_id: null, credits_taken: 0 }
    changeBooking(tx, act, 'booking.unpaid', booking, booking.paid_singly_minor ? byItself : { is_unpaid: true })
    keepVisit(tx, act, id)
  }
  return visits.length
}

/** Coming bookings of somebody who is a client no more: cancelled free, their credits go back, the waitlists move up. */
export const bookingsOfClient: ClientFollower = {
  counts: (reader, client_id, now) => reader.one(comingOfClient, { client_id, now })!,
  ended: (tx, act, clientId, { reason }) => void cancelFree(tx, act, { clientId, reason, isSilent: true }),
}

/** The bookings to cancel: by membership or client, and when. */
interface Chosen {
  membershipId?: number
  clientId?: number
  from?: string
  until?: string
  only_client_id?: number
  keepsMoved?: boolean
}

function inside(reader: Reader, now: Instant, chosen: Chosen): number[] {
  const { timezone } = settingsOf(reader)
  const from = chosen.from ? instantOf(chosen.from, timezone) : now
  const coming = reader.all(comingBookings, {
    membership_id: chosen.membershipId ?? null,
    client_id: chosen.clientId ?? null,
    from: from > now ? from : now,
    until: chosen.until ? instantOf(chosen.until, timezone) : null,
  })
  const { only_client_id: only, keepsMoved = false } = chosen
  return coming
    .filter(({ client_id }) => only === undefined || client_id === only)
    .filter(({ booked_for }) => !keepsMoved || booked_for === null || booked_for >= from)
    .map(({ id }) => id)
}

function cancelFree(
  tx: Tx,
  act: Act,
  chosen: Chosen & { reason: Said; isSilent?: boolean; keepsLate?: boolean },
): number {
  const settings = settingsOf(tx)
  const all = inside(tx, act.now, chosen).map((id) => tx.one(bookingById, { id })!)
  const bookings = chosen.keepsLate ? all.filter((booking) => !isLate(booking, act.now, settings)) : all
  for (const booking of bookings) {
    const credit = heldCredit(booking) === null ? 'none' : 'return'
    const price = isPaidSingly(booking) ? 'return' : 'none'
    giveUpBooking(tx, act, booking, { status: 'cancelled', credit, price, fee_minor: 0, reason: chosen.reason })
    const paid = priceOf(tx, booking)
    const news = { reason: chosen.reason, credit_returned: credit === 'return', ...(paid && { price: paid }) }
    if (!chosen.isSilent) tellOfClass(tx, act, booking.client_id, 'booking_cancelled', classOf(booking), news)
    fillSeats(tx, act, booking.scheduled_class_id)
  }
  return bookings.length
}
