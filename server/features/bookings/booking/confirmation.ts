import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import type { BookingView } from '../booking-queries.ts'
import { tellOfClass } from '../letters.ts'
import { termsOfCancelling, toPay, type Viewing } from '../present.ts'

/** Tells the client that the place is theirs, what is to be paid for it, and until when cancelling is free. */
export function enqueueConfirmation(tx: Tx, act: Act, booking: BookingView, cls: ClassRow, viewing: Viewing): void {
  const free_until = termsOfCancelling(booking, viewing)?.free_until ?? booking.starts_at
  const about = { ...cls, booking_id: booking.id, seat_name: booking.seat_name }
  tellOfClass(tx, act, booking.client_id, 'booking_confirmed', about, {
    free_until,
    to_pay: toPay(booking, viewing.settings),
  })
}
