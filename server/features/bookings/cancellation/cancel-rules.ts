import { milderTerms, termsNow, type AgreedTerms, type CancelRules, type CancelTerms } from './agreed-rules.ts'
import type { Reason } from '../../../api/errors.ts'
import { addHours, minutesBetween, type Instant } from '../../../lib/time.ts'
import { bookingCan, type BookingStatus } from '../state-rules.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Minutes in which a client who booked by mistake can cancel free, however close the class is. */
export const SECOND_THOUGHTS_MINUTES = 15
/** Days after a class in which staff can still correct its bookings. */
export const CORRECTION_DAYS = 30

export interface CancelledBooking {
  status: BookingStatus
  created_at: Instant
  /** Marked to be cancelled free whenever: the class was moved, the place came from the waitlist late. */
  cancels_free: boolean
  /** The ledger entry whose credit this booking has taken; null if it took none or gave it back. */
  grant_id: number | null
  /** No membership pays for it, but a price that was paid for it alone. */
  is_paid_singly?: boolean
}

export interface CancelRequest {
  now: Instant
  timezone: string
  by: 'client' | 'staff'
  booking: CancelledBooking
  cls: { starts_at: Instant; cancellation_window_hours: number | null }
  settings: CancelRules
  /** The membership type's own fee in minor units: null is the studio's, 0 is none. */
  late_cancel_fee_override_minor: number | null
  /** On which terms it was booked; absent: those of now alone count. */
  agreed?: AgreedTerms
}

/** The outcome for the credit: `none` if the booking took none. */
export type CreditOutcome = 'return' | 'keep' | 'none'

export type CancelDecision =
  | {
      kind: 'cancel'
      status: 'cancelled' | 'late_cancelled'
      credit: CreditOutcome
      /** The outcome for the payment for the spot alone: `none` where nothing was paid. */
      price: CreditOutcome
      fee_minor: number
      deadline: Instant
    }
  | { kind: 'refuse'; reasons: Reason[] }

/**
 * Cancelling by the client or by staff for them, on the terms of now or of when it was booked, each as it is better for the
 * client. Exactly on the deadline is in time, and so is a booking made less than 15 minutes ago or marked free. Late, the credit is
 * kept if the studio says so, and the fee (minor units, 0 for none) is due. The price of a place that was paid alone stands where the
 * credit stands, and where it is kept no fee comes on top.
 */
export function decideCancel(request: CancelRequest): CancelDecision {
  const { now, booking, cls } = request
  const reasons = cancelReasons(request)
  if (reasons.length > 0) return { kind: 'refuse', reasons }
  const deadline = addHours(cls.starts_at, -termsOf(request).hours)
  const secondThoughts = minutesBetween(booking.created_at, now) < SECOND_THOUGHTS_MINUTES && now < cls.starts_at
  const isFree = booking.cancels_free || secondThoughts || now <= deadline
  if (!isFree) return { kind: 'cancel', status: 'late_cancelled', ...lateTerms(request), deadline }
  const credit = creditOutcome(booking.grant_id, true)
  const price = priceOutcome(booking, true)
  return { kind: 'cancel', status: 'cancelled', credit, price, fee_minor: 0, deadline }
}

type Judged = Pick<CancelRequest, 'cls' | 'settings' | 'late_cancel_fee_override_minor' | 'agreed'>

/** The terms by which a booking is judged: the template's hours and the type's fee go before the studio's. */
export function termsOf({ cls, settings, late_cancel_fee_override_minor: own, agreed }: Judged): CancelTerms {
  return milderTerms(termsNow(settings, { hours: cls.cancellation_window_hours, late_fee_minor: own }), agreed)
}

/**
 * The cost of cancelling late: the type's fee, else the studio's (minor units, 0: none), and the credit if the studio keeps it.
 */
export function lateTerms({ booking, ...judged }: Judged & Pick<CancelRequest, 'booking'>) {
  const { keeps_credit, late_fee_minor } = termsOf(judged)
  const price = priceOutcome(booking, !keeps_credit)
  return {
    credit: creditOutcome(booking.grant_id, !keeps_credit),
    price,
    fee_minor: price === 'keep' ? 0 : late_fee_minor,
  }
}

function cancelReasons({ now, by, booking, cls }: CancelRequest): Reason[] {
  const reasons: Reason[] = []
  if (!bookingCan(booking.status, 'cancel')) {
    const detail = say('bookings.cannot_be_cancelled', { status: booking.status })
    reasons.push({ code: 'BOOKING_INVALID_TRANSITION', detail, rule: 'status', value: booking.status })
  }
  if (by === 'client' && now >= cls.starts_at) {
    const detail = say('bookings.class_began', { when: cls.starts_at })
    reasons.push({ code: 'CLASS_STARTED', detail, rule: 'starts_at', value: cls.starts_at })
  }
  return reasons
}

function creditOutcome(grantId: number | null, isReturned: boolean): CreditOutcome {
  if (grantId === null) return 'none'
  return isReturned ? 'return' : 'keep'
}

function priceOutcome({ is_paid_singly = false }: CancelledBooking, isReturned: boolean): CreditOutcome {
  if (!is_paid_singly) return 'none'
  return isReturned ? 'return' : 'keep'
}

/** The outcome for a booking when the studio cancels its class: the credit always comes back, and nothing is charged. */
export function cancelWithClass(
  booking: CancelledBooking,
): { status: 'class_cancelled'; credit: CreditOutcome; price: CreditOutcome } | undefined {
  if (!bookingCan(booking.status, 'cancel_with_class')) return undefined
  return {
    status: 'class_cancelled',
    credit: creditOutcome(booking.grant_id, true),
    price: priceOutcome(booking, true),
  }
}
