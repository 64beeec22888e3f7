import type { Booking, Class, Verdict } from './books.ts'
import type { Answer } from './comparing.ts'
import { done, type Drawn } from './drawn.ts'
import { takeOver } from './people.ts'

/** Enters a booking as it was made. */
export function enter({ books }: Drawn, person: number, cls: Class, verdict: Verdict, { id, status }: Answer): Booking {
  const { membership, credits, isUnpaid, price } = verdict
  if (membership && membership.credits !== null) membership.credits -= credits
  const booking = { id, status, person, class: cls, credits, isUnpaid, price, keepsPrice: isUnpaid, isExcused: false }
  books.bookings.push({ ...booking, membership: membership?.id ?? null })
  return books.bookings.at(-1)!
}

/**
 * Gives the credits of a booking back to what paid. Those of a cancelled membership lapse, as do those of an interval that is
 * over: the studio knows which.
 */
export async function giveBack({ studio, books }: Pick<Drawn, 'studio' | 'books'>, booking: Booking): Promise<void> {
  const membership = books.memberships.find(({ id }) => id === booking.membership)
  if (membership?.hasRenewed) takeOver(membership, await done(studio, `GET /api/v1/memberships/${membership.id}`))
  else if (membership && !membership.isCancelled && membership.credits !== null) membership.credits += booking.credits
}

/** Cancels one booking as the staff. */
export async function cancelBooking(
  { studio, books }: Pick<Drawn, 'studio' | 'books'>,
  booking: Booking,
): Promise<void> {
  const { status } = await done(studio, `DELETE /api/v1/bookings/${booking.id}`)
  booking.status = status
  if (status === 'cancelled') await giveBack({ studio, books }, booking)
}
