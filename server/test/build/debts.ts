import { addMinutes } from '../../lib/time.ts'
import type { TestStudio } from '../studio.ts'
import { book, setRules } from './bookings.ts'
import { reply } from './online.ts'
import { makeClass } from './schedule.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** The entries of a client's account, the newest first. */
export const chargesOf = (studio: TestStudio, { id }: { id: number }): Promise<Shown[]> =>
  reply(studio, `GET /api/v1/clients/${id}/charges`)

/**
 * Has a member cancel a class too late, three hours before it, for a fee (major units) that is due at once, or in `fee_grace_hours`.
 * Gives the charge.
 */
export async function owe(studio: TestStudio, client: { id: number }, fee = 8, fee_grace_hours = 0): Promise<Shown> {
  await setRules(studio, { late_cancel_fee: fee, fee_grace_hours, cancellation_hours: 12 })
  const starts_at = addMinutes(studio.clock.now(), 200)
  const booking = await book(studio, await makeClass(studio, { starts_at }), client)
  await studio.advance({ minutes: 20 })
  await reply(studio, `DELETE /api/v1/bookings/${booking.id}`)
  return (await chargesOf(studio, client))[0]
}
