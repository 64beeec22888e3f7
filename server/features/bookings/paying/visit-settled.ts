import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { ChargeRow } from '../../charges/queries.ts'
import { bookingById } from '../booking-queries.ts'
import { changeBooking } from '../cancellation/give-up.ts'

/** Marks a booking's spot as no longer unpaid: staff took the money for the visit, or waived it. */
export function visitSettled(tx: Tx, act: Act, charge: Pick<ChargeRow, 'kind' | 'booking_id'>): void {
  if (charge.kind !== 'unpaid_booking' || charge.booking_id === null) return
  const booking = tx.one(bookingById, { id: charge.booking_id })!
  if (booking.is_unpaid) changeBooking(tx, act, 'booking.paid', booking, { is_unpaid: false })
}
