import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { asWritten } from '../../../lib/sayings/sayings.ts'
import type { Reversed } from '../../refunds/contract.ts'
import { bookingById } from '../booking-queries.ts'
import { changeBooking, giveUpBooking } from '../cancellation/give-up.ts'
import { classOf, tellOfClass } from '../letters.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'

/**
 * Follows up on a spot whose payment was refunded in full: one in a class to come is cancelled free and passed on, and the client
 * is notified; with `all` a used one becomes unpaid. A spot that a membership pays for meanwhile stays as it is.
 */
export function placeRefunded(tx: Tx, act: Act, bookingId: number, how: 'unused' | 'all', reason: string): Reversed[] {
  const booking = tx.one(bookingById, { id: bookingId })!
  if (booking.membership_id !== null) return []
  if (booking.status === 'booked' && booking.starts_at > act.now) {
    const why = { status: 'cancelled', credit: 'none', price: 'none', fee_minor: 0, reason: asWritten(reason) } as const
    giveUpBooking(tx, act, booking, why)
    const news = { reason, credit_returned: false }
    tellOfClass(tx, act, booking.client_id, 'booking_cancelled', classOf(booking), news)
    fillSeats(tx, act, booking.scheduled_class_id)
    return [{ what: 'bookings', id: null, quantity: 1 }]
  }
  const isUsed = booking.status === 'checked_in' || booking.status === 'no_show'
  if (how !== 'all' || !isUsed) return []
  changeBooking(tx, act, 'booking.unpaid', booking, { is_unpaid: true })
  return [{ what: 'visits_unpaid', id: null, quantity: 1 }]
}
