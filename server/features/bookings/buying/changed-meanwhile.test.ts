import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { lettersTo, setRules, wait } from '../../../test/build/bookings.ts'
import { beginClass, bookingsOf, sellClass } from '../../../test/build/class-sales.ts'
import { askAsGuest } from '../../../test/build/guests.ts'
import { assertSound, registerBuyer, reply, startOnlineStudio, type Buyer, type OnlineStudio } from '../../../test/build/online.ts' // prettier-ignore
import { beginSlot, prepaidService } from '../../../test/build/prepaid.ts'
import { makeInstructor } from '../../../test/build/staff.ts'

describe('a class that changes while its place is being paid', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await setRules(online.studio, { late_cancel_fee: 8, cancellation_hours: 12 })
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  const inHours = (hours: number) => new Date(Date.parse(online.studio.clock.now()) + hours * 3_600_000).toISOString()
  const change = (cls: { id: number }, body: object) =>
    reply(online.studio, `PUT /api/v1/scheduled-classes/${cls.id}`, { ...body, force: true })
  const pay = async (buyer: Buyer, { session_id }: { session_id: string }) => {
    await online.processor.sessions.complete(session_id)
    assert.equal(await buyer.statusOf(session_id), 'completed')
    const [booking] = await bookingsOf(online.studio, buyer)
    return booking.cancels_free
  }
  const newsTo = async (buyer: Buyer) => (await lettersTo(online.studio, buyer)).filter((kind) => /^class_/.test(kind))

  it('tells who pays of its new time, and they may cancel free', async () => {
    const cls = await sellClass(online.studio, { starts_at: inHours(3) })
    const buyer = await registerBuyer(online.studio)
    const begun = await beginClass(buyer, cls)
    await change(cls, { starts_at: inHours(6) })
    assert.deepEqual(await newsTo(buyer), ['class_moved'])
    assert.equal(await pay(buyer, begun), true)
  })

  it('does not free who begins to pay, or begins again, once it is moved', async () => {
    const cls = await sellClass(online.studio, { starts_at: inHours(3) })
    const [late, again] = [await registerBuyer(online.studio), await registerBuyer(online.studio)]
    await beginClass(again, cls)
    await change(cls, { starts_at: inHours(6) })
    assert.equal(await pay(late, await beginClass(late, cls)), false)
    assert.equal(await pay(again, await beginClass(again, cls)), false)
  })

  it('tells of another location, with each class of a series', async () => {
    const { studio } = online
    const recurrence = { freq: 'weekly', interval: 1, weekdays: [4], count: 3 }
    const first = await sellClass(studio, { starts_at: '2026-04-02T18:00', recurrence })
    const buyer = await registerBuyer(studio)
    const begun = await beginClass(buyer, first)
    const { id: establishment_id } = await reply(studio, 'POST /api/v1/establishments', { name: 'By the lake' })
    await change(first, { establishment_id, scope: 'all' })
    assert.deepEqual(await newsTo(buyer), ['class_elsewhere'])
    assert.equal(await pay(buyer, begun), true)
  })

  for (const substitute_cancels_free of [true, false])
    it(`tells of a substitute, ${substitute_cancels_free ? 'and frees them' : 'which costs as ever'} where the studio says so`, async () => {
      const { studio } = online
      await setRules(studio, { substitute_cancels_free })
      const cls = await sellClass(studio, { starts_at: inHours(5) })
      const buyer = await registerBuyer(studio)
      const begun = await beginClass(buyer, cls)
      const { id: instructor_id } = await makeInstructor(studio)
      await reply(studio, `POST /api/v1/scheduled-classes/${cls.id}/substitute`, { instructor_id, force: true })
      assert.deepEqual(await newsTo(buyer), ['class_taught_by'])
      assert.equal(await pay(buyer, begun), substitute_cancels_free)
    })

  it('tells once who pays for a place that the waitlist offered them', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { capacity: 1, starts_at: inHours(30) })
    const [first, next] = [await registerBuyer(studio), await registerBuyer(studio)]
    const { session_id } = await beginClass(first, cls)
    await wait(cls, next)
    await online.processor.sessions.complete(session_id)
    await first.statusOf(session_id)
    const [booking] = await bookingsOf(studio, first)
    await first.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const begun = await beginClass(next, cls)
    await change(cls, { starts_at: inHours(40) })
    assert.deepEqual(await newsTo(next), ['class_moved'])
    assert.equal(await pay(next, begun), true)
  })

  it('frees guests who confirm once it is moved', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { starts_at: inHours(3) })
    const guest = await askAsGuest(studio, cls)
    await change(cls, { starts_at: inHours(6) })
    const { booking_id } = await reply(studio, `POST /api/v1/guest-bookings/${guest}/confirm`)
    assert.equal((await reply(studio, `GET /api/v1/bookings/${booking_id}`)).cancels_free, true)
  })

  it('counts as booked for a closure, which closes the page and tells who pays for a place or an appointment', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { starts_at: '2026-05-20T18:00' })
    const [buyer, guest] = [await registerBuyer(studio), await registerBuyer(studio)]
    const place = await beginClass(buyer, cls)
    const slot = await beginSlot(guest, await prepaidService(studio, {}, '2026-05-20T10:00'))
    const days = { starts_on: '2026-05-20', ends_on: '2026-05-20' }
    const counts = ({ bookings, waiting, appointments }: Record<string, number>) => [bookings, waiting, appointments]
    const { starts_on, ends_on } = days
    const preview = await reply(studio, `GET /api/v1/closures/preview?starts_on=${starts_on}&ends_on=${ends_on}`)
    assert.deepEqual(counts(preview), [1, 0, 1])
    assert.deepEqual(counts(await reply(studio, 'POST /api/v1/closures', { ...days, reason: 'Water' })), [1, 0, 1])
    assert.deepEqual(await newsTo(buyer), ['class_cancelled'])
    assert.ok((await lettersTo(studio, guest)).includes('appointment_cancelled'))
    await studio.advance({ minutes: 2 })
    for (const { session_id } of [place, slot]) {
      const { status } = await online.processor.stripe.checkout.sessions.retrieve(session_id)
      assert.equal(status, 'expired')
    }
  })
})
