import { OVERTAKEN, type KeptBack } from '../email/seam.ts'
import type { OvertakenPush } from '../notifications/seam.ts'
import { bookingById } from './booking-queries.ts'
import { bookedForStart } from './job-queries.ts'
import { isWorthReminding, remindedStart } from './reminder-rules.ts'

/** Keeps a reminder back that waited in the outbox while its booking ended or its class was moved, or until that begins right away. */
export const overtakenReminder: KeptBack = (reader, { kind, booking_id, expires_at }, now) => {
  if (kind !== 'class_reminder' || booking_id === null) return null
  const booking = reader.one(bookingById, { id: booking_id })
  const stands = booking?.status === 'booked' && booking.starts_at === expires_at
  return stands && isWorthReminding(booking.starts_at, now) ? null : OVERTAKEN
}

/** The same of a push, which waits where the night has begun: nobody has a place in a class then that it reminds them of. */
export const overtakenReminderPush: OvertakenPush = (reader, { kind, of_client_id: client_id, expires_at }) =>
  kind === 'class_reminder' &&
  reader.one(bookedForStart, { client_id, starts_at: remindedStart(expires_at) }) === undefined
