import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember, setRules, wait } from '../../../test/build/bookings.ts'
import { beginClass, bookingsOf, passUnseen, sellClass } from '../../../test/build/class-sales.ts'
import { assertSound, registerBuyer, reply, startOnlineStudio, type OnlineStudio } from '../../../test/build/online.ts'

describe('the waitlist of a class that is sold by its price', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    const quiet = { quiet_hours_start: '00:00', quiet_hours_end: '00:00' }
    await setRules(online.studio, { ...quiet, waitlist_confirm_minutes: 0, pay_at_studio_enabled: false })
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** A full class that somebody without a membership waits for, and whose place then comes free. */
  async function offered(price: number | null = 90) {
    const { studio } = online
    const cls = await sellClass(studio, { price, capacity: 1 })
    const holder = await registerMember(studio)
    const booking = await book(studio, cls, holder)
    const buyer = await registerBuyer(studio)
    const entry = await wait(cls, buyer)
    await reply(studio, `DELETE /api/v1/bookings/${booking.id}`)
    return { cls, buyer, entry, shown: await entryOf(cls, entry) }
  }
  const entryOf = async ({ id }: { id: number }, entry: { id: number }) =>
    (await reply(online.studio, `GET /api/v1/bookings/waitlist?class_id=${id}`)).find((one: { id: number }) => one.id === entry.id) // prettier-ignore
  const rosterOf = async ({ id }: { id: number }) => {
    const { booked, held } = await reply(online.studio, `GET /api/v1/scheduled-classes/${id}/roster`)
    return [booked, held]
  }
  const minutes = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 60_000

  it('offers the place, for half an hour at least, and never books it unasked', async () => {
    const { shown } = await offered()
    assert.equal(shown.status, 'offered')
    assert.equal(minutes(shown.offered_at, shown.offer_expires_at), 30)
  })

  it('skips where nothing is sold singly, and where nobody can pay', async () => {
    const none = await offered(null)
    assert.deepEqual([none.shown.status, none.shown.skip_code, 'no price'], ['skipped', 'NO_ENTITLEMENT', 'no price'])
    await setRules(online.studio, { self_service_purchases_enabled: false })
    const off = await offered()
    await setRules(online.studio, { self_service_purchases_enabled: true })
    assert.deepEqual([off.shown.status, off.shown.skip_code, 'off'], ['skipped', 'NO_ENTITLEMENT', 'off'])
  })

  it('is confirmed by buying, whose hold takes the place of the offer until its own end', async () => {
    const { studio, processor } = online
    const { cls, buyer, entry } = await offered()
    await passUnseen(studio, { minutes: 20 })
    const begun = await beginClass(buyer, cls)
    assert.deepEqual(await rosterOf(cls), [0, 1])
    await passUnseen(studio, { minutes: 20 })
    await studio.running.runJobs()
    assert.equal((await entryOf(cls, entry)).status, 'offered')
    await processor.sessions.complete(begun.session_id)
    await online.settle()
    assert.equal((await entryOf(cls, entry)).status, 'confirmed')
    assert.deepEqual(await rosterOf(cls), [1, 0])
    assert.equal((await bookingsOf(studio, buyer))[0].status, 'booked')
  })

  it('goes to the next where the hold ends unpaid', async () => {
    const { studio } = online
    const { cls, buyer, entry } = await offered()
    const next = await registerMember(studio)
    const after = await wait(cls, next)
    await passUnseen(studio, { minutes: 20 })
    await beginClass(buyer, cls)
    await passUnseen(studio, { minutes: 31 })
    await studio.running.runJobs()
    assert.equal((await entryOf(cls, entry)).status, 'expired')
    assert.equal((await entryOf(cls, after)).status, 'confirmed')
  })

  it('is confirmed by paying at the studio, where that is allowed', async () => {
    const { studio } = online
    const { buyer, entry } = await offered()
    const pay = () => buyer.ask(`POST /api/v1/bookings/waitlist/${entry.id}/confirm`, { pay_at_studio: true })
    assert.equal((await pay()).body.code, 'PAY_AT_STUDIO_OFF')
    await setRules(studio, { pay_at_studio_enabled: true })
    const { status, body } = await pay()
    await setRules(studio, { pay_at_studio_enabled: false })
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual([body.is_unpaid, body.to_pay.amount], [true, 90])
  })
})
