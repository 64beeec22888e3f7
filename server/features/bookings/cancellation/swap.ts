import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { requirePermission } from '../../../api/access.ts'
import { invalid, notFound } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { actsAs } from '../access.ts'
import { bookingById, type BookingView } from '../booking-queries.ts'
import { cancelByRules, tellOfCancelling } from './cancel.ts'

interface Swap {
  /** The booking that is given up. */
  bookingId: number
  clientId: number
  /** The class that is booked for it. */
  classId: number
  /** Staff let the client off, however late it is. */
  waive?: boolean
}

/** A booking that was given up, as it was and as it is. */
export interface GivenUp {
  before: BookingView
  after: BookingView
}

/**
 * Cancels a booking for another class that its client gets in the same step, by the rules of cancelling or free. Whoever calls
 * books that class, then hands the place on. Errors: 404 for a booking of somebody else's, 422 for one of the same class.
 */
export function giveUpForSwap(tx: Tx, ctx: Ctx, { bookingId, clientId, classId, waive = false }: Swap): GivenUp {
  const before = tx.one(bookingById, { id: bookingId })
  if (!before || before.client_id !== clientId) throw notFound('booking')
  if (before.scheduled_class_id === classId) throw invalid('swap_booking_id', say('bookings.booking_of_same_class'))
  return { before, after: cancelByRules(tx, ctx, before, say('cancelled.for_another_class'), { waive }) }
}

/** Tells the client what became of the booking that was given up. */
export const tellOfSwap = (tx: Tx, ctx: Ctx, { before, after }: GivenUp): void =>
  tellOfCancelling(tx, ctx, before, after, null)

/** 422 where a late cancellation is waived without one, or by the client; 403 for staff who may not. */
export function requireWaiver(ctx: Ctx, swapBookingId: number | undefined): void {
  if (actsAs(ctx) === 'client') throw invalid('waive_fee', say('bookings.only_staff_waive'))
  if (swapBookingId === undefined) throw invalid('waive_fee', say('bookings.waived_with_a_move'))
  requirePermission(ctx.caller, 'bookings.manage')
}
