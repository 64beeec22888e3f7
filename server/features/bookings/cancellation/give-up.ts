import { saveBooking, type BookingRow } from '../queries.ts'
import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { AuditAction } from '../../audit/actions.ts'
import { audit } from '../../audit/audit.ts'
import { chargeFee } from '../../charges/fee.ts'
import { returnCredits } from '../../memberships/entitlements.ts'
import { emitOfBooking } from '../booking-events.ts'
import type { BookingView } from '../booking-queries.ts'
import { releasePaidVisit, waiveVisit } from '../paying/visit-charge.ts'
import { followVisit } from '../first-visit.ts'
import type { CreditOutcome } from './cancel-rules.ts'
import type { Said } from '../../../lib/sayings/sayings.ts'

export interface GivingUp {
  status: 'cancelled' | 'late_cancelled' | 'class_cancelled'
  credit: CreditOutcome
  /** The outcome for the payment for this spot alone. */
  price: CreditOutcome
  /** The fee in minor units; 0 is none. */
  fee_minor: number
  reason: Said | null
  /** Staff let the client off: noted with the booking. */
  waive?: boolean
}

/** Writes a changed booking, and keeps what staff changed. */
export function changeBooking(
  tx: Tx,
  act: Act,
  action: AuditAction,
  booking: BookingView,
  changes: Partial<BookingRow>,
): BookingView {
  const after = { ...booking, ...changes, updated_at: act.now }
  tx.run(saveBooking, after)
  followVisit(tx, act, booking, after)
  audit(tx, act, action, { entity: 'booking', id: booking.id, before: booking, after })
  return after
}

/**
 * Carries out a cancellation as decided: the credit and a single payment for the spot go back or stay, the fee becomes a charge,
 * and a payment still due at the studio is no longer owed.
 */
export function giveUpBooking(tx: Tx, act: Act, booking: BookingView, how: GivingUp): BookingView {
  const { status, credit, price, fee_minor, reason, waive = false } = how
  const changes = { status, cancelled_at: act.now, cancel_reason: reason, ...(waive && { cancels_free: true }) }
  const after = changeBooking(tx, act, 'booking.cancel', booking, changes)
  if (credit === 'return' && returnCredits(tx, act, { booking_id: booking.id })) after.credits_held = 0
  waiveVisit(tx, act, booking.id)
  // A class that the studio calls off takes its prices back with the fees.
  if (price === 'return' && status !== 'class_cancelled') releasePaidVisit(tx, act, booking.id)
  addFee(tx, act, booking, 'late_cancel', fee_minor)
  const event = status === 'late_cancelled' ? 'booking.late_cancelled' : 'booking.cancelled'
  emitOfBooking(tx, act, event, after)
  return after
}

/** Makes a fee (minor units, 0 for none) a charge that is pending for the hours of grace, then due; unless it is forgiven. */
export function addFee(
  tx: Tx,
  act: Act,
  booking: BookingView,
  kind: 'late_cancel' | 'no_show',
  amount_minor: number,
): void {
  const { client_id, id: booking_id, membership_id, class_name, starts_at, cancellation_window_hours } = booking
  const { agreed_cancel_hours } = booking
  const { membership_name, fee_forgiveness_count_override } = booking
  const fee_override_minor = booking[`${kind}_fee_override_minor`]
  const booked = { starts_at, cancellation_window_hours, agreed_cancel_hours, fee_override_minor, membership_name }
  const fee = { client_id, kind, booking_id, membership_id, amount_minor, class_name, booked }
  chargeFee(tx, act, { ...fee, fee_forgiveness_count_override })
}
