import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember, sellPack, wait } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { registerBuyer, reply, startOnlineStudio, subscribe, type OnlineStudio } from '../../test/build/online.ts'
import { makeClass } from '../../test/build/schedule.ts'

describe('what ending a membership would end', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(() => online.stop())

  const ending = (id: number, query = '') => reply(online.studio, `GET /api/v1/memberships/${id}/ending${query}`)

  it('is counted for now and for a last day, and comes so', async () => {
    const { studio } = online
    const client = await registerBuyer(studio)
    const pack = await sellPack(studio, client, 5, { validity_days: 60 })
    for (const day of ['06', '16'])
      await book(studio, await makeClass(studio, { starts_at: `2026-03-${day}T18:00` }), client)
    const full = await makeClass(studio, { starts_at: '2026-03-20T18:00', capacity: 1 })
    const last = await book(studio, full, client)
    for (let one = 0; one < 2; one += 1) await wait(full, await registerMember(studio))
    const none = { renews_on: null, is_collected: false, appointments: 0 }
    assert.deepEqual(await ending(pack.id), { bookings: 3, waiting: 2, credits: 5, ...none })
    assert.deepEqual(await ending(pack.id, '?last_day=2026-03-16'), { bookings: 1, waiting: 2, credits: 0, ...none })
    await reply(studio, `PUT /api/v1/memberships/${pack.id}`, { expires_at: '2026-03-16' })
    assert.equal((await reply(studio, `GET /api/v1/bookings/${last.id}`)).status, 'cancelled')
    assert.deepEqual(await ending(pack.id), { bookings: 2, waiting: 0, credits: 5, ...none })
    await reply(studio, `DELETE /api/v1/memberships/${pack.id}`)
    assert.deepEqual(await ending(pack.id), { bookings: 0, waiting: 0, credits: 0, ...none })
  })

  it('says when it would have renewed, and who would collect', async () => {
    const { studio } = online
    const client = await registerBuyer(studio)
    const monthly = { type: 'subscription', billing_interval: 'monthly', price: 60, unlimited: true }
    const { id: membership_type_id } = await makeMembershipType(studio, monthly)
    const sold = await sellMembership(studio, { client_id: client.id, membership_type_id, payment_method: 'cash' })
    const shown = async (id: number) => {
      const { renews_on, is_collected } = await ending(id)
      return [renews_on, is_collected]
    }
    assert.deepEqual(await shown(sold.id), ['2026-04-04', false])
    const dated = await reply(studio, `PUT /api/v1/memberships/${sold.id}`, { expires_at: '2026-03-20' })
    assert.equal(dated.renews_at, null, 'a last day before the renewal ends it')
    assert.deepEqual(await shown(sold.id), [null, false])
    const [collected] = await (await subscribe(studio)).memberships()
    assert.deepEqual(await shown(collected.id), ['2026-04-04', true])
  })
})
