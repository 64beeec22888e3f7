import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { ChargeRow } from '../../charges/queries.ts'
import { bookingById } from '../booking-queries.ts'
import { changeBooking } from '../cancellation/give-up.ts'

/** Staff took the money for a visit, or let the client off it: its place is not unpaid any more. */
export function visitSettled(tx: Tx, act: Act, charge: Pick<ChargeRow, 'kind' | 'booking_id'>): void {
  if (charge.kind !== 'unpaid_booking' || charge.booking_id === null) return
  const booking = tx.one(bookingById, { id: charge.booking_id })!
  if (booking.is_unpaid) changeBooking(tx, act, 'booking.paid', booking, { is_unpaid: false })
}
