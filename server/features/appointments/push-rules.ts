import type { Act } from '../../context.ts'
import type { Instant } from '../../lib/time.ts'
import { pushedUntil } from '../bookings/reminder-rules.ts'
import type { AtNight } from '../notifications/push-rules.ts'

/** The letters that are about an appointment. */
export type AppointmentTemplate =
  | 'appointment_booked'
  | 'appointment_cancelled'
  | 'appointment_not_booked'
  | 'appointment_reminder'

/**
 * Decides whether news of an appointment is pushed in quiet hours, and until when: a client’s own booking is confirmed at once, a
 * reminder is left out if the morning is too late for it, and the rest waits unless the appointment begins before.
 */
export function pushOf(
  template: AppointmentTemplate,
  { actor }: Pick<Act, 'actor'>,
  startsAt: Instant,
): { atNight: AtNight; expiresAt: Instant } {
  if (template === 'appointment_reminder') return { atNight: 'skip', expiresAt: pushedUntil(startsAt) }
  return { atNight: actor.kind === 'client' ? 'send' : 'wait', expiresAt: startsAt }
}
