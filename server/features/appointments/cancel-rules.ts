import type { Reason } from '../../api/errors.ts'
import { addHours, addMinutes, minutesBetween, type Instant } from '../../lib/time.ts'
import { appointmentCan, type AppointmentStatus } from './state-rules.ts'
import type { Term } from '../../lib/sayings/templates.ts'
import { say } from '../../lib/sayings/sayings.ts'
import {
  milderTerms,
  termsNow,
  type AgreedTerms,
  type CancelRules,
  type CancelTerms,
} from '../bookings/cancellation/agreed-rules.ts'

/** Minutes in which a client who booked by mistake can cancel free, however close the appointment is. */
export const SECOND_THOUGHTS_MINUTES = 15

export interface CancelRequest {
  now: Instant
  by: 'client' | 'staff'
  appointment: {
    status: AppointmentStatus
    created_at: Instant
    starts_at: Instant
    /** Of the type of the membership that pays: null is the studio's, 0 is none. */
    late_cancel_fee_override_minor: number | null
    /** The price as agreed, and the part paid in advance; minor units. */
    price_minor: number
    paid_minor: number
  } & AgreedTerms
  settings: CancelRules
  /** Staff let the client off: it is free whenever. */
  waive_fee?: boolean
}

export type CancelDecision =
  | {
      kind: 'cancel'
      status: 'cancelled' | 'late_cancelled'
      fee_minor: number
      /** Of the credits that it holds, if it holds any. */
      credit: 'return' | 'keep'
      /** The refund of what was paid in advance, in minor units. */
      back_minor: number
      free_until: Instant
    }
  | { kind: 'refuse'; reasons: Reason[] }

/**
 * Cancelling by the client or by staff for them, by the rule of classes, on the milder terms of now and of when it was booked:
 * exactly on the deadline is in time, and so is less than 15 minutes after booking; not by a client who has been checked in. Late,
 * the fee is due (of the type that pays, else the studio's; minor units, 0 for none) and credits are kept if the studio says so,
 * unless staff waive it. A deposit is kept, and a fee is only what exceeds it; of a price that was paid whole as `lateTerms` says.
 */
export function decideCancel(request: CancelRequest): CancelDecision {
  const { now, appointment, settings, waive_fee = false } = request
  const reasons = cancelReasons(request)
  if (reasons.length > 0) return { kind: 'refuse', reasons }
  const free_until = freeUntil(appointment, settings)
  const secondThoughts =
    minutesBetween(appointment.created_at, now) < SECOND_THOUGHTS_MINUTES && now < appointment.starts_at
  const isFree =
    waive_fee || secondThoughts || now <= addHours(appointment.starts_at, -termsOf(appointment, settings).hours)
  if (isFree)
    return {
      kind: 'cancel',
      status: 'cancelled',
      fee_minor: 0,
      credit: 'return',
      back_minor: appointment.paid_minor,
      free_until,
    }
  return { kind: 'cancel', status: 'late_cancelled', ...lateTerms(request), free_until }
}

/**
 * The cost of cancelling late: the fee still to be paid and the refund, both in minor units, and the credits if the studio keeps
 * them. A deposit is kept, and counts towards the fee; a whole price that was paid is kept where the studio keeps credits, else
 * only the fee of it.
 */
export function lateTerms({
  appointment,
  settings,
}: Pick<CancelRequest, 'settings'> & {
  appointment: Pick<CancelRequest['appointment'], 'price_minor' | 'paid_minor' | 'late_cancel_fee_override_minor'> &
    AgreedTerms
}) {
  const { price_minor, paid_minor } = appointment
  const { late_fee_minor: fee_minor, keeps_credit } = termsOf(appointment, settings)
  const isPaidWhole = paid_minor > 0 && paid_minor >= price_minor
  const isKept = !isPaidWhole || keeps_credit
  const owed_minor = isPaidWhole && keeps_credit ? 0 : Math.max(0, fee_minor - paid_minor)
  return {
    fee_minor: owed_minor,
    credit: keeps_credit ? ('keep' as const) : ('return' as const),
    back_minor: isKept ? 0 : Math.max(0, paid_minor - fee_minor),
  }
}

function termsOf(
  appointment: Pick<CancelRequest['appointment'], 'late_cancel_fee_override_minor'> & AgreedTerms,
  settings: CancelRequest['settings'],
): CancelTerms {
  return milderTerms(termsNow(settings, { late_fee_minor: appointment.late_cancel_fee_override_minor }), appointment)
}

/** The end of free cancelling: the deadline, a quarter of an hour after booking if later, never after the start. */
function freeUntil(appointment: CancelRequest['appointment'], settings: CancelRequest['settings']) {
  const { starts_at, created_at } = appointment
  const deadline = addHours(starts_at, -termsOf(appointment, settings).hours)
  const thought = addMinutes(created_at, SECOND_THOUGHTS_MINUTES)
  const later = thought > deadline ? thought : deadline
  return later < starts_at ? later : starts_at
}

function cancelReasons({ now, by, appointment }: CancelRequest): Reason[] {
  const { status, starts_at } = appointment
  const reasons: Reason[] = []
  const isOpen = by === 'client' ? status === 'booked' : appointmentCan(status, 'cancel')
  if (!isOpen) reasons.push(cannot(status, 'cancelled'))
  if (by === 'client' && now >= starts_at) {
    const detail = say('appointments.appointment_began', { when: starts_at })
    reasons.push({ code: 'APPOINTMENT_STARTED', detail, rule: 'starts_at', value: starts_at })
  }
  return reasons
}

/** The reason against what an appointment of this status can't become. */
export function cannot(status: AppointmentStatus, words: Term<'state'>): Reason {
  const detail =
    status === words ? say('appointments.is_already', { status }) : say('appointments.cannot_be', { status, words })
  return { code: 'APPOINTMENT_INVALID_TRANSITION', detail, rule: 'status', value: status }
}
