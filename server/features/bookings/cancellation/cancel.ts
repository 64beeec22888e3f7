import { classOf, tellOfClass } from '../letters.ts'
import { actsAs, loadBooking } from '../access.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { requirePermission } from '../../../api/access.ts'
import { invalid, refuseFor } from '../../../api/errors.ts'
import { toMajor } from '../../../lib/money.ts'
import { sayReason } from '../../charges/because-rules.ts'
import { openChargesOfBooking } from '../../charges/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { PaidPrice } from '../../email/letters.ts'
import { bookingById, type BookingView } from '../booking-queries.ts'
import { asCancelled, heldCredit, isPaidSingly, presentBooking, viewingOf } from '../present.ts'
import { decideCancel } from './cancel-rules.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { giveUpBooking } from './give-up.ts'
import { asWritten, say, type Said } from '../../../lib/sayings/sayings.ts'

/**
 * Cancels a booking, free or late as the rules say, and hands its place on. A booking cancelled before is unchanged.
 * `actingFor` is the client whose booking it must be, where that is not the caller. With `waive` it counts as cancelled in time,
 * which only staff may say (422 for clients, 403 without bookings.manage).
 */
export function cancelBooking(
  ctx: Ctx,
  id: number,
  reason: string | null,
  { actingFor, waive = false }: { actingFor?: number; waive?: boolean } = {},
) {
  if (waive) requireStaffWaiver(ctx)
  return ctx.write((tx) => {
    const booking = loadBooking(ctx, tx, id, actingFor)
    const viewing = viewingOf(tx, ctx)
    if (isCancelled(booking)) return presentBooking(tx, booking, viewing)
    return presentBooking(tx, cancelAndTell(tx, ctx, booking, reason, waive), viewing)
  })
}

/** Refuses to let off a late cancellation: 422 for clients, 403 for staff without bookings.manage. */
export function requireStaffWaiver(ctx: Ctx): void {
  if (actsAs(ctx) === 'client') throw invalid('waive_fee', say('bookings.only_staff_waive'))
  requirePermission(ctx.caller, 'bookings.manage')
}

/** Cancels a booking by the rules, hands its place on, and tells the client. */
export function cancelAndTell(
  tx: Tx,
  ctx: Ctx,
  booking: BookingView,
  reason: string | null,
  waive = false,
): BookingView {
  const after = cancelByRules(tx, ctx, booking, asWritten(reason), { waive })
  fillSeats(tx, ctx, booking.scheduled_class_id)
  tellOfCancelling(tx, ctx, booking, after, reason)
  return after
}

/** Notifies the client of a booking that staff or they themselves cancelled. */
export function tellOfCancelling(
  tx: Tx,
  ctx: Ctx,
  before: BookingView,
  after: BookingView,
  reason: string | null,
): void {
  if (actsAs(ctx) === 'staff') tellCancelled(tx, ctx, before, after, reason)
  else tellGivenUp(tx, ctx, before, after)
}

interface How {
  by?: 'client' | 'staff'
  /** Staff let the client off: it costs nothing, however late it is. */
  waive?: boolean
}

/** Cancels by the rules, for the side that the caller acts as; throws the rules' refusal. */
export function cancelByRules(
  tx: Tx,
  ctx: Ctx,
  booking: BookingView,
  reason: Said | null,
  { by = actsAs(ctx), waive = false }: How = {},
): BookingView {
  const settings = settingsOf(tx)
  const decision = decideCancel({
    now: ctx.now,
    timezone: settings.timezone,
    by,
    booking: { ...asCancelled(booking), ...(waive && { cancels_free: true }) },
    cls: booking,
    settings,
    late_cancel_fee_override_minor: booking.late_cancel_fee_override_minor,
    agreed: booking,
  })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  return giveUpBooking(tx, ctx, booking, { ...decision, reason, waive })
}

function isCancelled({ status }: BookingView): boolean {
  return status === 'cancelled' || status === 'late_cancelled' || status === 'class_cancelled'
}

/** Confirms to the client what they cancelled themselves, and what it costs. */
function tellGivenUp(tx: Tx, ctx: Ctx, former: BookingView, booking: BookingView): void {
  const price = priceOf(tx, former)
  const charge = tx.all(openChargesOfBooking, { booking_id: booking.id }).find(({ kind }) => kind === 'late_cancel')
  const kept = booking.credits_held === 0 ? ('returned' as const) : ('kept' as const)
  const credit = heldCredit(former) === null ? ('none' as const) : kept
  const fee = charge ? { amount: toMajor(charge.amount_minor, charge.currency), currency: charge.currency } : null
  tellOfClass(tx, ctx, booking.client_id, 'booking_given_up', classOf(booking), {
    credit,
    fee,
    ...(charge?.because && { fee_because: sayReason(charge.because) }),
    ...(price && { price }),
  })
}

/**
 * The outcome for the payment for a spot alone, as far as its client learns of it now: anything that staff have still to decide
 * is left out.
 */
export function priceOf(tx: Tx, former: BookingView): PaidPrice | null {
  if (!isPaidSingly(former) || !former.paid_singly_minor) return null
  const { currency } = settingsOf(tx)
  const { paid_singly_minor, status } = tx.one(bookingById, { id: former.id })!
  const left = paid_singly_minor ?? 0
  const back = former.paid_singly_minor - left
  if (back > 0) return { amount: toMajor(back, currency), currency, outcome: 'returned' }
  return status === 'late_cancelled' ? { amount: toMajor(left, currency), currency, outcome: 'kept' } : null
}

/** Tells the client that staff cancelled. Of a fee she hears once its time of grace is over, not here. */
function tellCancelled(tx: Tx, ctx: Ctx, former: BookingView, booking: BookingView, reason: string | null): void {
  const credit_returned = booking.status === 'cancelled' && booking.membership_id !== null && booking.credits_held === 0
  const price = priceOf(tx, former)
  const news = { reason, credit_returned, ...(price && { price }) }
  tellOfClass(tx, ctx, booking.client_id, 'booking_cancelled', classOf(booking), news)
}
