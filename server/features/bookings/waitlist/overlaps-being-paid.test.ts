import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, makeFullClass, setRules, wait } from '../../../test/build/bookings.ts'
import { beginClass, sellClass } from '../../../test/build/class-sales.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { registerBuyer, startOnlineStudio, type OnlineStudio } from '../../../test/build/online.ts'
import { makeClass } from '../../../test/build/schedule.ts'

describe('an offered place, and what else is paid for at the same time', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await setRules(online.studio, { quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
  })
  after(() => online.stop())

  it('is not had by giving up a booking while another place at that time is being paid', async () => {
    const { studio } = online
    const ana = await registerBuyer(studio)
    const type = await makeMembershipType(studio, {
      type: 'time_pass',
      unlimited: true,
      validity_days: 90,
      credits_included: null,
    })
    await sellMembership(studio, { client_id: ana.id, membership_type_id: type.id })
    const x = await makeFullClass(studio, { starts_at: '2026-03-07T18:00' })
    const entry = await wait(x.cls, ana)
    const own = await book(studio, await makeClass(studio, { starts_at: '2026-03-07T17:15' }), ana)
    await studio.asOwner(`DELETE /api/v1/bookings/${x.booking.id}`)
    const entryOf = async () =>
      (await ana.ask('GET /api/v1/bookings/waitlist')).body.find((one: { id: number }) => one.id === entry.id)
    assert.equal((await entryOf()).status, 'offered')
    const z = await sellClass(studio, { starts_at: '2026-03-07T18:30' })
    await beginClass(ana, z)
    const asked = await ana.ask(`POST /api/v1/bookings/waitlist/${entry.id}/confirm`, { swap_booking_id: own.id })
    assert.deepEqual(
      [asked.status, asked.body.code, asked.body.reasons?.[0]?.rule],
      [409, 'OVERLAPPING_BOOKING', 'held'],
    )
    assert.equal((await studio.asOwner(`GET /api/v1/bookings/${own.id}`)).body.status, 'booked')
  })
})
