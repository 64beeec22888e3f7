import { saveBooking, type BookingRow } from '../queries.ts'
import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { addHours } from '../../../lib/time.ts'
import type { AuditAction } from '../../audit/actions.ts'
import { audit } from '../../audit/audit.ts'
import { addCharge } from '../../charges/add.ts'
import { returnCredits } from '../../memberships/entitlements.ts'
import { settingsOf } from '../../settings/queries.ts'
import { emitOfBooking } from '../booking-events.ts'
import type { BookingView } from '../booking-queries.ts'
import { releasePaidVisit, waiveVisit } from '../paying/visit-charge.ts'
import type { CreditOutcome } from './cancel-rules.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

export interface GivingUp {
  status: 'cancelled' | 'late_cancelled' | 'class_cancelled'
  credit: CreditOutcome
  /** What becomes of what was paid for this place alone. */
  price: CreditOutcome
  /** The fee in minor units; 0 is none. */
  fee_minor: number
  reason: Said | null
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
  audit(tx, act, action, { entity: 'booking', id: booking.id, before: booking, after })
  return after
}

/**
 * Carries a cancellation out as it was decided: the credit and what was paid for the place alone go back or stay, the fee becomes
 * a charge, and what was to be paid at the studio is not owed any more.
 */
export function giveUpBooking(tx: Tx, act: Act, booking: BookingView, how: GivingUp): BookingView {
  const { status, credit, price, fee_minor, reason } = how
  const changes = { status, cancelled_at: act.now, cancel_reason: reason }
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

/** Makes a fee (minor units, 0 for none) a charge that is pending for the hours of grace, then due. */
export function addFee(
  tx: Tx,
  act: Act,
  booking: BookingView,
  kind: 'late_cancel' | 'no_show',
  amount_minor: number,
): void {
  const { fee_grace_hours } = settingsOf(tx)
  const { class_name, starts_at } = booking
  addCharge(tx, act, {
    client_id: booking.client_id,
    kind,
    booking_id: booking.id,
    membership_id: booking.membership_id,
    amount_minor,
    description: say(`charge.${kind}`, { class_name, starts_at }),
    due_at: addHours(act.now, fee_grace_hours),
  })
}
