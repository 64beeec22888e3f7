import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { ChargeRow } from '../../charges/queries.ts'
import { bookingById } from '../booking-queries.ts'
import { saveBooking } from '../queries.ts'

/** Staff took the money for a visit, or let the client off it: its place is not unpaid any more. The audit log has the charge's own entry. */
export function visitSettled(tx: Tx, act: Act, charge: Pick<ChargeRow, 'kind' | 'booking_id'>): void {
  if (charge.kind !== 'unpaid_booking' || charge.booking_id === null) return
  const booking = tx.one(bookingById, { id: charge.booking_id })!
  if (booking.is_unpaid) tx.run(saveBooking, { ...booking, is_unpaid: false, updated_at: act.now })
}
