import type { Booking } from '../../parts/cancel-terms.ts'
import { isAhead, type Appointment } from '../appointments/appointment.ts'
import type { WaitlistEntry } from '../../parts/use-waitlist-acts.ts'

const SHOWN: readonly Booking['status'][] = ['booked', 'checked_in', 'class_cancelled']
const LIVE: readonly WaitlistEntry['status'][] = ['waiting', 'skipped', 'expired']

/** True if a booking of a class to come is shown there: not what its client gave up. */
const isToCome = ({ status }: Booking): boolean => SHOWN.includes(status)

/** Returns the waitlist entries of coming classes, with their outcomes; offers come first. */
export const waitsOf = (entries: readonly WaitlistEntry[] | undefined, at: number): readonly WaitlistEntry[] =>
  (entries ?? []).filter(({ status, ends_at }) => LIVE.includes(status) && Date.parse(ends_at) > at)

interface Times {
  starts_at: string
  ends_at: string
}

/** Something booked: a place in a class, or an appointment. */
export type Booked = Times &
  ({ key: string; booking: Booking; appointment?: never } | { key: string; appointment: Appointment; booking?: never })

/** Classes and appointments to come at a time (milliseconds since 1970) in one list, the next first. */
export const toComeOf = (bookings: readonly Booking[], appointments: readonly Appointment[], at: number): Booked[] =>
  [
    ...bookings.filter(isToCome).map((booking) => ({ ...timesOf(booking), key: `class-${booking.id}`, booking })),
    ...appointments
      .filter((appointment) => isAhead(appointment, at))
      .map((appointment) => ({ ...timesOf(appointment), key: `appointment-${appointment.id}`, appointment })),
  ].sort((one, other) => one.starts_at.localeCompare(other.starts_at))

const timesOf = ({ starts_at, ends_at }: Times): Times => ({ starts_at, ends_at })
