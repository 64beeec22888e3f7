import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerMember, setRules, wait } from '../../../test/build/bookings.ts'
import { beginClass, bookingsOf, buyClass, sellClass } from '../../../test/build/class-sales.ts'
import { makeDependant } from '../../../test/build/dependants.ts'
import {
  assertSound,
  registerBuyer,
  reply,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'

describe('a place that is held and not paid', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await setRules(online.studio, { quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  const openOf = async (buyer: Pick<Buyer, 'ask'>) => (await buyer.ask('GET /api/billing/checkout-sessions')).body
  const giveUp = (buyer: Pick<Buyer, 'ask'>, { session_id }: { session_id: string }) =>
    buyer.ask(`DELETE /api/billing/checkout-session/${session_id}`)
  const sessionOf = ({ session_id }: { session_id: string }) =>
    online.processor.stripe.checkout.sessions.retrieve(session_id)
  const heldIn = async ({ id }: { id: number }) =>
    (await reply(online.studio, `GET /api/v1/scheduled-classes/${id}/roster`)).held

  it('is shown to its client with its end and the page that is open', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { capacity: 1 })
    const buyer = await registerBuyer(studio)
    const begun = await beginClass(buyer, cls)
    const [open, ...more] = await openOf(buyer)
    assert.equal(more.length, 0)
    const { session_id, checkout_url, kind, scheduled_class_id, amount, is_under_way, name, starts_at } = open
    assert.deepEqual(
      { session_id, checkout_url, kind, scheduled_class_id, amount, is_under_way, name, starts_at },
      {
        session_id: begun.session_id,
        checkout_url: begun.checkout_url,
        kind: 'class',
        scheduled_class_id: cls.id,
        amount: 15,
        is_under_way: false,
        name: cls.name,
        starts_at: cls.starts_at,
      },
    )
    assert.equal(Date.parse(open.held_until) - Date.parse(studio.clock.now()), 30 * 60_000)
    assert.deepEqual(await openOf(await registerBuyer(studio)), [])
    await studio.advance({ minutes: 31 })
    assert.deepEqual(await openOf(buyer), [])
  })

  it('is given up: nobody can pay it, and the next one who waits is offered it', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { capacity: 1 })
    const [buyer, member] = [await registerBuyer(studio), await registerMember(studio)]
    const begun = await beginClass(buyer, cls)
    const entry = await wait(cls, member)
    const given = await giveUp(buyer, begun)
    assert.deepEqual([given.status, given.body.status], [200, 'expired'])
    assert.equal((await sessionOf(begun)).status, 'expired')
    const [shown] = await reply(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
    assert.deepEqual([shown.id, shown.status], [entry.id, 'offered'])
    assert.deepEqual(await openOf(buyer), [])
    // Once more it is the same.
    assert.deepEqual((await giveUp(buyer, begun)).body, given.body)
  })

  it('is given up by nobody else, and by a guardian for their child', async () => {
    const { studio } = online
    const cls = await sellClass(studio)
    const [guardian, stranger] = [await registerBuyer(studio), await registerBuyer(studio)]
    const child = await makeDependant(studio, guardian)
    const begun = await beginClass(guardian, cls, { client_id: child.id })
    const [open] = await openOf(guardian)
    assert.deepEqual([open.client_id, open.client_name], [child.id, child.full_name])
    assert.equal((await giveUp(stranger, begun)).status, 404)
    assert.equal(await heldIn(cls), 1)
    assert.equal((await giveUp(guardian, begun)).body.status, 'expired')
    assert.equal(await heldIn(cls), 0)
  })

  it('is given up where a membership was to pay for it', async () => {
    const { studio } = online
    const [cls, type, buyer] = [await sellClass(studio), await sellOnline(studio), await registerBuyer(studio)]
    const session_id = await buyer.begin(type.id, { scheduled_class_id: cls.id })
    const [open] = await openOf(buyer)
    assert.deepEqual([open.kind, open.scheduled_class_id, open.membership_type_id], ['membership', cls.id, type.id])
    assert.equal((await giveUp(buyer, { session_id })).body.status, 'expired')
    assert.equal(await heldIn(cls), 0)
    assert.deepEqual(await buyer.memberships(), [])
  })

  it('is booked, and said to be, where it was paid the moment before', async () => {
    const { studio, processor } = online
    const [cls, buyer] = [await sellClass(studio), await registerBuyer(studio)]
    const begun = await beginClass(buyer, cls)
    await processor.sessions.complete(begun.session_id)
    const given = await giveUp(buyer, begun)
    const [booking] = await bookingsOf(studio, buyer)
    assert.deepEqual([given.body.status, given.body.booking_id, booking.status], ['completed', booking.id, 'booked'])
  })

  it('paid and given up at once is either booked or free, and never paid for nothing', async () => {
    const { studio, processor, settle } = online
    for (let round = 0; round < 8; round += 1) {
      const [cls, buyer] = [await sellClass(studio, { capacity: 1 }), await registerBuyer(studio)]
      const begun = await beginClass(buyer, cls)
      const pay = () => processor.sessions.complete(begun.session_id).catch(() => undefined)
      const acts = [pay, () => giveUp(buyer, begun), () => buyer.statusOf(begun.session_id), () => giveUp(buyer, begun)]
      if (round % 2 === 1) acts.reverse()
      await Promise.all(acts.map((act) => act()))
      await settle()
      const status = await buyer.statusOf(begun.session_id)
      const booked = (await bookingsOf(studio, buyer)).length
      const { payment_status } = await sessionOf(begun)
      assert.deepEqual(
        [status, booked, payment_status, await heldIn(cls)],
        booked === 1 ? ['completed', 1, 'paid', 0] : ['expired', 0, 'unpaid', 0],
      )
    }
  })

  it('stays where the processor can’t say whether it was paid', async () => {
    const { studio, processor } = online
    const [cls, buyer] = [await sellClass(studio), await registerBuyer(studio)]
    const begun = await beginClass(buyer, cls)
    processor.faults.push({ on: '/expire', status: 500, retry: false })
    assert.equal((await giveUp(buyer, begun)).body.code, 'PAYMENT_PROVIDER_ERROR')
    assert.equal(await heldIn(cls), 1)
    assert.equal((await giveUp(buyer, begun)).body.status, 'expired')
  })

  it('paid by what takes days is under way: not sold again, not given up, and booked once the money arrives', async () => {
    const { studio, processor, settle } = online
    const [cls, buyer] = [await sellClass(studio), await registerBuyer(studio)]
    const begun = await beginClass(buyer, cls)
    const transfer = await processor.sessions.begin(begun.session_id)
    assert.ok(transfer)
    await settle()
    const { body } = await buyer.ask(`GET /api/billing/checkout-session/${begun.session_id}`)
    assert.deepEqual([body.status, body.is_under_way], ['pending', true])
    const [open] = await openOf(buyer)
    assert.deepEqual([open.is_under_way, open.checkout_url, open.held_until], [true, null, null])
    assert.equal((await giveUp(buyer, begun)).body.code, 'PAYMENT_UNDER_WAY')
    const again = await buyClass(buyer, cls)
    assert.deepEqual([again.status, again.body.code], [409, 'PAYMENT_UNDER_WAY'])
    const type = await sellOnline(studio)
    const otherwise = await buyer.buy(type.id, { scheduled_class_id: cls.id })
    assert.equal(otherwise.body.code, 'PAYMENT_UNDER_WAY')
    await processor.sessions.succeed(begun.session_id)
    await settle()
    assert.equal(await buyer.statusOf(begun.session_id), 'completed')
    assert.deepEqual(await openOf(buyer), [])
  })

  it('is one of three at most: a fourth is told how many are open, when the first ends, and to give one up', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const begun = []
    for (let n = 0; n < 3; n += 1) {
      begun.push(await beginClass(buyer, await sellClass(studio, { starts_at: `2026-03-2${n}T10:00` })))
      await studio.advance({ minutes: 1 })
    }
    const fourth = await sellClass(studio, { starts_at: '2026-03-25T10:00' })
    const refused = await buyClass(buyer, fourth)
    assert.equal(refused.status, 429)
    const [{ code, rule, value, fix }] = refused.body.reasons
    assert.deepEqual({ code, rule, value, fix }, { code: 'RATE_LIMITED', rule: 'open_checkouts', value: 3, fix: 'give_up_checkout' }) // prettier-ignore
    assert.match(refused.body.detail, /3 payment pages/)
    await giveUp(buyer, begun[1]!)
    await beginClass(buyer, fourth)
  })
})
