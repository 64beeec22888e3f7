import type { Reason } from '../../api/errors.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { cannot } from './cancel-rules.ts'
import { appointmentCan, type AppointmentStatus } from './state-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Days after an appointment in which staff can still check its client in. */
export const CHECK_IN_DAYS = 30

interface Asked {
  now: Instant
  appointment: { status: AppointmentStatus; starts_at: Instant }
}

/** Reasons against checking a client in: staff do it before the appointment, and up to 30 days after its start. */
export function checkInReasons({ now, appointment }: Asked): Reason[] {
  const { status, starts_at } = appointment
  if (!appointmentCan(status, 'check_in')) return [cannot(status, 'checked_in')]
  const until = addHours(starts_at, CHECK_IN_DAYS * 24)
  if (now <= until) return []
  const detail = say('appointments.check_in_closed', { when: until })
  return [{ code: 'CHECK_IN_CLOSED', detail, rule: 'check_in_days', value: until }]
}

/**
 * Reasons against ending an appointment: only an open one can end, and only once. It can be a no-show only once it has begun, but
 * completed before, where both were early.
 */
export function endReasons({ now, appointment }: Asked, end: 'completed' | 'no_show'): Reason[] {
  const { status, starts_at } = appointment
  if (!appointmentCan(status, end === 'completed' ? 'complete' : 'no_show')) return [cannot(status, end)]
  if (end === 'completed' || now >= starts_at) return []
  const detail = say('appointments.appointment_begins', { when: starts_at })
  return [{ code: 'APPOINTMENT_NOT_STARTED', detail, rule: 'starts_at', value: starts_at, fix: 'wait' }]
}
