import type { Reason } from '../../api/errors.ts'
import { addHours, addMinutes, minutesBetween, type Instant } from '../../lib/time.ts'
import { appointmentCan, type AppointmentStatus } from './state-rules.ts'
import type { Term } from '../../lib/sayings/templates.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Who booked by mistake has this long to think again, however close the appointment is. */
export const SECOND_THOUGHTS_MINUTES = 15

export interface CancelRequest {
  now: Instant
  by: 'client' | 'staff'
  appointment: { status: AppointmentStatus; created_at: Instant; starts_at: Instant }
  settings: { cancellation_hours: number; late_cancel_fee_minor: number }
  /** Staff let the client off: it is free whenever. */
  waive_fee?: boolean
}

export type CancelDecision =
  | { kind: 'cancel'; status: 'cancelled' | 'late_cancelled'; fee_minor: number; free_until: Instant }
  | { kind: 'refuse'; reasons: Reason[] }

/**
 * Cancelling by the client or by staff for them, by the rule of classes: exactly on the deadline is in time, and so is less than
 * 15 minutes after booking; not by a client who has been checked in. Late, the studio's fee is due (minor units, 0 for none),
 * unless staff waive it.
 */
export function decideCancel(request: CancelRequest): CancelDecision {
  const { now, appointment, settings, waive_fee = false } = request
  const reasons = cancelReasons(request)
  if (reasons.length > 0) return { kind: 'refuse', reasons }
  const free_until = freeUntil(appointment, settings)
  const secondThoughts =
    minutesBetween(appointment.created_at, now) < SECOND_THOUGHTS_MINUTES && now < appointment.starts_at
  const isFree = waive_fee || secondThoughts || now <= addHours(appointment.starts_at, -settings.cancellation_hours)
  if (isFree) return { kind: 'cancel', status: 'cancelled', fee_minor: 0, free_until }
  return { kind: 'cancel', status: 'late_cancelled', fee_minor: settings.late_cancel_fee_minor, free_until }
}

/** Until when cancelling is free: the deadline, a quarter of an hour after booking if later, never after the start. */
function freeUntil(
  { starts_at, created_at }: CancelRequest['appointment'],
  { cancellation_hours }: CancelRequest['settings'],
) {
  const deadline = addHours(starts_at, -cancellation_hours)
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
