import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { invalid } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { loadBooking } from '../access.ts'
import type { BookingView } from '../booking-queries.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { cancelByRules, requireStaffWaiver, tellOfCancelling } from './cancel.ts'

interface Swap {
  /** The booking that is given up; absent: none. */
  bookingId: number | undefined
  clientId: number
  /** The class that is booked for it. */
  classId: number
  /** Staff let the client off, however late it is. */
  waive?: boolean
}

/**
 * Books a class and gives up another booking of the same client for it, by the rules of cancelling or free: the place goes to
 * its waitlist, and the client learns what it cost. Errors: 404 for a booking of somebody else's, 422 for one of the same class.
 */
export function bookInstead(tx: Tx, ctx: Ctx, swap: Swap, place: () => BookingView): BookingView {
  const { bookingId, clientId, classId, waive = false } = swap
  if (bookingId === undefined) return place()
  const before = loadBooking(ctx, tx, bookingId, clientId)
  if (before.scheduled_class_id === classId) throw invalid('swap_booking_id', say('bookings.booking_of_same_class'))
  const after = cancelByRules(tx, ctx, before, say('cancelled.for_another_class'), { waive })
  const booking = place()
  fillSeats(tx, ctx, before.scheduled_class_id)
  tellOfCancelling(tx, ctx, before, after, null)
  return booking
}

/** 422 where a late cancellation is waived without one, or by the client; 403 for staff who may not. */
export function requireWaiver(ctx: Ctx, swapBookingId: number | undefined): void {
  requireStaffWaiver(ctx)
  if (swapBookingId === undefined) throw invalid('waive_fee', say('bookings.waived_with_a_move'))
}
