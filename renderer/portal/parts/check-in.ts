import type { Booking } from './cancel-terms.ts'

/** Shown this long (milliseconds) before it opens, with from when on. */
const SOON = 3 * 3_600_000

/** True if a client can check in at a time (milliseconds since 1970): yes, soon, or null where there is nothing to say. */
export function checkingIn(
  booking: Pick<Booking, 'status' | 'check_in_opens_at' | 'check_in_closes_at'>,
  now: number,
): 'open' | 'soon' | null {
  const opens = Date.parse(booking.check_in_opens_at)
  if (booking.status !== 'booked' || now > Date.parse(booking.check_in_closes_at) || opens - now > SOON) return null
  return now < opens ? 'soon' : 'open'
}
