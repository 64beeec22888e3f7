import type { TestStudio } from '../../test/studio.ts'
import { setRules, registerMember, book } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import type { Calls } from '../../test/calls/call.ts'
import { own, plain } from '../../test/calls/measured.ts'
import type { chargesContract } from './contract.ts'

/** A fee that is owed: for a class cancelled too late. */
async function charged(studio: TestStudio): Promise<[number, number]> {
  await setRules(studio, { late_cancel_fee: 5, fee_grace_hours: 24, cancellation_hours: 12 })
  const client = await registerMember(studio)
  const starts_at = new Date(Date.parse(studio.clock.now()) + 7_200_000).toISOString()
  const booking = await book(studio, await makeClass(studio, { starts_at }), client)
  await studio.advance({ minutes: 20 })
  await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
  const [charge] = (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
  return [client.id, charge.id]
}

export const chargesCalls: Calls<typeof chargesContract> = {
  'GET /api/v1/clients/me/owed': { bench: own(plain) },
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/settle': {
    audit: 'charge.settle',
    ask: async (studio) => [await charged(studio), { payment_method: 'cash' }],
    bench: 'needs a charge that is open, made by the calendar alone; a purchase is measured as a sale',
  },
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/waive': {
    audit: 'charge.waive',
    ask: async (studio) => [await charged(studio), { reason: 'Snow' }],
    bench: 'needs a charge that is open, made by the calendar alone',
  },
}
