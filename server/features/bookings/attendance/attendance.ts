import { addMinutes, type Instant } from '../../../lib/time.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { addFee, changeBooking } from '../cancellation/give-up.ts'
import { actsAs, loadBooking } from '../access.ts'
import type { Act, App, Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { Refusal, refuseFor } from '../../../api/errors.ts'
import { isFee, takeBackFees, type FeesTakenBack } from '../../refunds/take-back.ts'
import { returnCredits } from '../../memberships/entitlements.ts'
import { chargeVisitAgain, waiveVisit } from '../paying/visit-charge.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { emitCheckedIn, emitOfBooking } from '../booking-events.ts'
import { bookingById, type BookingView } from '../booking-queries.ts'
import { cameTo } from '../queries.ts'
import { heldCredit, isPaidSingly, presentBooking, viewingOf } from '../present.ts'
import { bookingCan } from '../state-rules.ts'
import { decideCheckIn, decideExcuse, decideNoShow, decideUndo } from './check-in-rules.ts'
import { isSameSecret } from '../../../lib/same-secret.ts'
import { asWritten, say } from '../../../lib/sayings/sayings.ts'

/** Minutes for which a code is good: long enough to walk to the door with it, too short to pass it on. */
const CODE_MINUTES = 10

/** Signs codes: with the era too, because after a restore another booking may have the id. */
type Signing = Pick<App, 'secrets' | 'era'>

/** A code by which a booking can be checked in: `<booking id>.<seconds until which it is good>.<signature>`. */
function makeCheckInCode(signing: Signing, bookingId: number, now: Instant) {
  const seconds = Math.floor(Date.parse(addMinutes(now, CODE_MINUTES)) / 1000)
  const signed = `${bookingId}.${seconds}`
  return { code: `${signed}.${signature(signing, signed)}`, expires_at: new Date(seconds * 1000).toISOString() }
}

/** The code of a booking that can be checked in (BOOKING_INVALID_TRANSITION otherwise), of the caller's or of a client they act for. */
export function checkInCode(ctx: Ctx, bookingId: number, actingFor?: number) {
  const { status } = loadBooking(ctx, ctx.db, bookingId, actingFor)
  if (!bookingCan(status, 'check_in')) {
    throw new Refusal('BOOKING_INVALID_TRANSITION', say('bookings.there_is_no_open_booking'))
  }
  return makeCheckInCode(ctx, bookingId, ctx.now)
}

/** Refuses (CHECK_IN_CODE_INVALID) a code that is forged, has run out or is another booking's. Reads no record. */
function readCheckInCode(signing: Signing, code: string, wanted: { bookingId: number; now: Instant }): void {
  if (bookingOfCode(signing, code, wanted.now) !== wanted.bookingId) throw notOfBooking()
}

/** The booking that a code is of; CHECK_IN_CODE_INVALID where it is forged or has run out. */
export function bookingOfCode(signing: Signing, code: string, now: Instant): number {
  const [, id, seconds, given = ''] = /^(\d{1,15})\.(\d{1,12})\.([0-9a-f]{32})$/.exec(code) ?? []
  if (!isSameSecret(given, signature(signing, `${id}.${seconds}`))) throw notOfBooking()
  if (Number(seconds) * 1000 < Date.parse(now)) {
    throw new Refusal('CHECK_IN_CODE_INVALID', say('bookings.code_has_run_out'))
  }
  return Number(id)
}

function notOfBooking(): Refusal {
  return new Refusal('CHECK_IN_CODE_INVALID', say('bookings.code_does_not_belong'))
}

function signature({ secrets, era }: Signing, signed: string): string {
  return secrets.hash('check-in code', `${signed}${era}`).slice(0, 32)
}

/** Checks a booking in: by staff, by the client, or by the code of her phone. A second time changes nothing. */
export function checkIn(ctx: Ctx, id: number, code: string | undefined) {
  if (code !== undefined) readCheckInCode(ctx, code, { bookingId: id, now: ctx.now })
  const by = code === undefined ? actsAs(ctx) : 'kiosk'
  return change(ctx, id, (tx, booking) => checkInBooking(tx, ctx, booking, by))
}

/** Checks one booking in by its rules; throws their refusal. */
export function checkInBooking(tx: Tx, act: Act, booking: BookingView, by: 'client' | 'kiosk' | 'staff'): BookingView {
  const settings = settingsOf(tx)
  const seats = act.now >= booking.ends_at ? tx.one(cameTo, { class_id: booking.scheduled_class_id }) : undefined
  const decision = decideCheckIn({ ...asked(act, booking, settings), by, settings, seats })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  if (decision.kind === 'unchanged') return booking
  const changes = { status: 'checked_in' as const, checked_in_at: act.now }
  const after = changeBooking(tx, act, 'booking.check_in', booking, changes)
  emitCheckedIn(tx, act, after)
  return after
}

/** Marks a no-show: the credit is kept, the fee follows. */
export function noShow(ctx: Ctx, id: number) {
  return change(ctx, id, (tx, booking) => markNoShow(tx, ctx, booking))
}

/** Marks one booking as a no-show by its rules; throws their refusal. */
export function markNoShow(tx: Tx, act: Act, booking: BookingView): BookingView {
  const settings = settingsOf(tx)
  const { no_show_fee_override_minor } = booking
  const { no_show_fee_minor } = settings
  const fees = { no_show_fee_minor, no_show_fee_override_minor, agreed: booking }
  const decision = decideNoShow({ ...asked(act, booking, settings), ...fees })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  const changes = { status: 'no_show' as const, no_show_at: act.now }
  const after = changeBooking(tx, act, 'booking.no_show', booking, changes)
  waiveVisit(tx, act, booking.id)
  // The price of a place that was paid alone is kept, and nothing comes on top.
  addFee(tx, act, after, 'no_show', isPaidSingly(booking) ? 0 : decision.fee_minor)
  emitOfBooking(tx, act, 'booking.no_show', after)
  return after
}

/** The outcome for a fee that is paid already. */
export type PaidFee = 'refund' | 'keep' | undefined

/**
 * Undoes a check-in or a no-show; the booking never becomes a no-show automatically again. Also reverses a no-show's fee: the
 * answer says how.
 */
export function undo(ctx: Ctx, id: number, fee: PaidFee) {
  return ctx.write((tx) => {
    const booking = loadBooking(ctx, tx, id)
    const decision = decideUndo(asked(ctx, booking, settingsOf(tx)))
    if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
    const taken = decision.waives_fee ? takeBackFees(tx, ctx, id, say('waived.no_show_undone'), fee, isFee) : NO_FEE
    const changes = { status: 'booked' as const, checked_in_at: null, no_show_at: null, undone_at: ctx.now }
    if (booking.status === 'no_show') chargeVisitAgain(tx, ctx, booking)
    changeBooking(tx, ctx, 'booking.undo', booking, changes)
    return corrected(tx, ctx, tx.one(bookingById, { id })!, taken)
  })
}

/**
 * Takes back a check-in that has just been made by mistake; throws the refusal. Unlike one undone by hand, the booking can still
 * become a no-show automatically.
 */
export function takeBackCheckIn(tx: Tx, act: Act, booking: BookingView): BookingView {
  const decision = decideUndo(asked(act, booking, settingsOf(tx)))
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  return changeBooking(tx, act, 'booking.undo', booking, { status: 'booked', checked_in_at: null })
}

/** Excuses a no-show or a late cancellation: the credit comes back, the fee is taken back, a place may come free. */
export function excuse(ctx: Ctx, id: number, reason: string | null, fee: PaidFee) {
  return ctx.write((tx) => {
    const booking = loadBooking(ctx, tx, id)
    const decision = decideExcuse(asked(ctx, booking, settingsOf(tx)))
    if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
    const changes = { status: decision.status, excused_at: ctx.now, excuse_reason: reason }
    const after = changeBooking(tx, ctx, 'booking.excuse', booking, changes)
    if (decision.credit === 'return' && returnCredits(tx, ctx, { booking_id: id })) after.credits_held = 0
    const why = reason === null ? say('waived.excused') : asWritten(reason)
    const taken = takeBackFees(tx, ctx, id, why, fee)
    fillSeats(tx, ctx, booking.scheduled_class_id)
    return corrected(tx, ctx, after, taken)
  })
}

const NO_FEE: FeesTakenBack = { outcome: 'none', amount: 0, currency: null, task_id: null }

/** A booking that was put right, with what became of its fee. */
function corrected(tx: Tx, ctx: Ctx, after: BookingView, fee: FeesTakenBack) {
  return { ...presentBooking(tx, after, viewingOf(tx, ctx)), fee }
}

function change(ctx: Ctx, id: number, apply: (tx: Tx, booking: BookingView) => BookingView) {
  return ctx.write((tx) => {
    const after = apply(tx, loadBooking(ctx, tx, id))
    return presentBooking(tx, after, viewingOf(tx, ctx))
  })
}

function asked({ now }: Act, booking: BookingView, { timezone }: Settings) {
  const { status, starts_at, class_status } = booking
  const cls = { status: class_status, starts_at }
  return { now, timezone, booking: { status, grant_id: heldCredit(booking) }, cls }
}
