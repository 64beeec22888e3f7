import { say } from '../../lib/sayings/sayings.ts'
import { isWorthReminding } from '../bookings/reminder-rules.ts'
import type { KeptBack } from '../email/seam.ts'
import { appointmentById } from './queries.ts'

/** Keeps a reminder back that waited in the outbox while its appointment ended, as those of classes are. */
export const overtakenAppointmentReminder: KeptBack = (reader, { kind, appointment_id }, now) => {
  if (kind !== 'appointment_reminder' || appointment_id === null) return null
  const appointment = reader.one(appointmentById, { id: appointment_id })
  const stands = appointment?.status === 'booked' && isWorthReminding(appointment.starts_at, now)
  return stands ? null : { kind: 'never', reason: say('mail.overtaken') }
}
