import { isWorthReminding, remindedStart } from '../bookings/reminder-rules.ts'
import { OVERTAKEN, type KeptBack } from '../email/seam.ts'
import type { OvertakenPush } from '../notifications/seam.ts'
import { appointmentById, bookedForStart } from './queries.ts'

/** Keeps a reminder back that waited in the outbox while its appointment ended, as those of classes are. */
export const overtakenAppointmentReminder: KeptBack = (reader, { kind, appointment_id }, now) => {
  if (kind !== 'appointment_reminder' || appointment_id === null) return null
  const appointment = reader.one(appointmentById, { id: appointment_id })
  const stands = appointment?.status === 'booked' && isWorthReminding(appointment.starts_at, now)
  return stands ? null : OVERTAKEN
}

/** The same of a push. */
export const overtakenAppointmentPush: OvertakenPush = (reader, { kind, of_client_id: client_id, expires_at }) =>
  kind === 'appointment_reminder' &&
  reader.one(bookedForStart, { client_id, starts_at: remindedStart(expires_at) }) === undefined
