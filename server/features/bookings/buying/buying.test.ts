import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, lettersTo, setRules, wait, registerMember, sellPack } from '../../../test/build/bookings.ts'
import { beginClass, bookingsOf, passUnseen, buyClass, sellClass } from '../../../test/build/class-sales.ts'
import { issueGiftCard, makePromo } from '../../../test/build/commerce.ts'
import { makeDependant } from '../../../test/build/dependants.ts'
import {
  assertSound,
  registerBuyer,
  reply,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'

describe('buying one class', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await setRules(online.studio, { quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  const spots = async ({ id }: { id: number }) => {
    const { booked, held, capacity } = await reply(online.studio, `GET /api/v1/scheduled-classes/${id}/roster`)
    return { booked, held, free: capacity - booked - held }
  }
  const pay = async (buyer: Buyer, { session_id }: { session_id: string }) => {
    await online.processor.sessions.complete(session_id)
    return buyer.statusOf(session_id)
  }
  const sessionOf = ({ session_id }: { session_id: string }) =>
    online.processor.stripe.checkout.sessions.retrieve(session_id)

  it('holds the place, and books it once it is paid', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { capacity: 2 })
    const buyer = await registerBuyer(studio)
    const begun = await beginClass(buyer, cls)
    assert.equal(begun.completed, false)
    assert.deepEqual(await spots(cls), { booked: 0, held: 1, free: 1 })
    const [paying] = (await reply(studio, `GET /api/v1/scheduled-classes/${cls.id}/roster`)).paying
    assert.deepEqual(
      [paying.client_id, Date.parse(paying.ends_at) - Date.parse(studio.clock.now())],
      [buyer.id, 30 * 60_000],
    )
    const session = await sessionOf(begun)
    assert.equal(session.amount_total, 1500)
    assert.equal(await pay(buyer, begun), 'completed')
    assert.deepEqual(await spots(cls), { booked: 1, held: 0, free: 1 })
    const [booking] = await bookingsOf(studio, buyer)
    const { status, membership_id, is_unpaid, source } = booking
    assert.deepEqual({ status, membership_id, is_unpaid, source }, { status: 'booked', membership_id: null, is_unpaid: false, source: 'client' }) // prettier-ignore
    const [payment] = (await reply(studio, `GET /api/v1/payments?client_id=${buyer.id}`)).items
    assert.deepEqual([payment.kind, payment.amount, payment.method, payment.booking_id], ['class', 15, 'online', booking.id]) // prettier-ignore
    const told = await buyer.ask(`GET /api/billing/checkout-session/${begun.session_id}`)
    assert.equal(told.body.booking_id, booking.id)
    assert.equal(told.body.receipt_id, payment.receipt_id)
    // A second look changes nothing.
    await online.settle()
    assert.equal((await bookingsOf(studio, buyer)).length, 1)
  })

  it('lets one of two have the last place', async () => {
    const cls = await sellClass(online.studio, { capacity: 1 })
    const [one, two] = [await registerBuyer(online.studio), await registerBuyer(online.studio)]
    const replies = await Promise.all([buyClass(one, cls), buyClass(two, cls)])
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    )
    assert.equal(replies.find(({ status }) => status === 409)!.body.code, 'CLASS_FULL')
    assert.deepEqual(await spots(cls), { booked: 0, held: 1, free: 0 })
  })

  it('keeps the place from who books with a membership, and from guests', async () => {
    const cls = await sellClass(online.studio, { capacity: 1 })
    const [buyer, member] = [await registerBuyer(online.studio), await registerMember(online.studio)]
    await beginClass(buyer, cls)
    const refused = await member.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    assert.equal(refused.body.code, 'CLASS_FULL')
  })

  it('takes a double click for one', async () => {
    const cls = await sellClass(online.studio, { capacity: 1 })
    const buyer = await registerBuyer(online.studio)
    const replies = await Promise.all([buyClass(buyer, cls), buyClass(buyer, cls), buyClass(buyer, cls)])
    const begun = replies.filter(({ status }) => status === 200).map(({ body }) => body)
    await online.settle()
    const open = (await Promise.all(begun.map(sessionOf))).filter(({ status }) => status === 'open')
    assert.equal(open.length, 1)
    assert.deepEqual(await spots(cls), { booked: 0, held: 1, free: 0 })
    assert.equal(await pay(buyer, { session_id: open[0]!.id }), 'completed')
    assert.equal((await bookingsOf(online.studio, buyer)).length, 1)
  })

  it('ends the hold by the clock, closes the session and hands the place on', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { capacity: 1 })
    const [buyer, member] = [await registerBuyer(studio), await registerMember(studio)]
    const begun = await beginClass(buyer, cls)
    const entry = await wait(cls, member)
    await studio.advance({ minutes: 31 })
    await online.settle()
    assert.equal((await sessionOf(begun)).status, 'expired')
    assert.equal(await buyer.statusOf(begun.session_id), 'expired')
    const shown = await reply(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
    assert.deepEqual(shown.map(({ id, status }: { id: number; status: string }) => [id, status]), [[entry.id, 'offered']]) // prettier-ignore
  })

  it('ends the hold with the offer that is declined, closes the session and hands the place on', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { capacity: 1 })
    const first = await registerBuyer(studio)
    assert.equal(await pay(first, await beginClass(first, cls)), 'completed')
    const [buyer, member] = [await registerBuyer(studio), await registerMember(studio)]
    const [entry, next] = [await wait(cls, buyer), await wait(cls, member)]
    const [booking] = await bookingsOf(studio, first)
    await first.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const begun = await beginClass(buyer, cls)
    assert.equal((await buyer.ask(`DELETE /api/v1/bookings/waitlist/${entry.id}`)).body.status, 'declined')
    await online.settle()
    assert.equal((await sessionOf(begun)).status, 'expired')
    const shown = await reply(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
    const last = shown.find(({ id }: { id: number }) => id === next.id)
    assert.equal(last.status, 'offered')
  })

  it('ends the hold when booking closes', async () => {
    const { studio } = online
    const soon = new Date(Date.parse(studio.clock.now()) + 10 * 60_000).toISOString()
    const cls = await sellClass(studio, { capacity: 1, starts_at: soon })
    const buyer = await registerBuyer(studio)
    const begun = await beginClass(buyer, cls)
    await studio.advance({ minutes: 11 })
    await online.settle()
    assert.equal((await sessionOf(begun)).status, 'expired')
  })

  describe('while the computer is off', () => {
    before(() => online.processor.deliver.as({ drop: true }))
    after(() => online.processor.deliver.as({}))

    /** Somebody pays in the last minute of the hold, and the studio learns of it later. */
    async function paidUnseen(cls: { id: number }): Promise<{ buyer: Buyer; session_id: string }> {
      const { studio, processor } = online
      const buyer = await registerBuyer(studio)
      const { session_id } = await beginClass(buyer, cls)
      await passUnseen(studio, { minutes: 29 })
      await processor.sessions.complete(session_id)
      await passUnseen(studio, { minutes: 3 })
      return { buyer, session_id }
    }

    it('books what was paid though the hold is over, where a place is free and nobody waits', async () => {
      const { studio } = online
      const { buyer, session_id } = await paidUnseen(await sellClass(studio, { capacity: 1 }))
      await studio.running.runJobs()
      assert.equal(await buyer.statusOf(session_id), 'completed')
      assert.deepEqual((await bookingsOf(studio, buyer)).map(({ status }) => status), ['booked']) // prettier-ignore
    })

    it('gives it back whole where the place has gone, and says so', async () => {
      const { studio } = online
      const cls = await sellClass(studio, { capacity: 1 })
      const member = await registerMember(studio)
      const receipts = () => studio.database.prepare('SELECT count(*) FROM receipts').pluck().get()
      const { buyer, session_id } = await paidUnseen(cls)
      await studio.asOwner('GET /api/v1/studio')
      await book(studio, cls, member)
      const before = receipts()
      await studio.running.runJobs()
      assert.deepEqual(await bookingsOf(studio, buyer), [])
      const row = studio.database.prepare('SELECT status, trouble FROM checkouts WHERE session_id = ?').get(session_id)
      assert.deepEqual(row, { status: 'refunded', trouble: 'class' })
      assert.equal(receipts(), before)
      assert.ok((await lettersTo(studio, buyer)).includes('class_not_booked'))
      const [refund] = online.processor.books.all('refund').slice(-1)
      assert.equal(refund?.amount, 1500)
    })

    it('gives it back where those who wait were told minutes before that the place is free', async () => {
      const { studio } = online
      const soon = new Date(Date.parse(studio.clock.now()) + 36 * 60_000).toISOString()
      const cls = await sellClass(studio, { capacity: 1, starts_at: soon })
      const [member, buyer] = [await registerMember(studio), await registerBuyer(studio)]
      const { session_id } = await beginClass(buyer, cls)
      const entry = await wait(cls, member)
      await passUnseen(studio, { minutes: 29 })
      await online.processor.sessions.complete(session_id)
      await passUnseen(studio, { minutes: 3 })
      await studio.running.runJobs()
      assert.equal(await buyer.statusOf(session_id), 'refunded')
      const [shown] = await reply(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
      assert.deepEqual([shown.id, shown.status], [entry.id, 'waiting'])
    })

    it('gives it back where somebody waits for the place', async () => {
      const { studio } = online
      const cls = await sellClass(studio, { capacity: 1 })
      const member = await registerMember(studio)
      const buyer = await registerBuyer(studio)
      const { session_id } = await beginClass(buyer, cls)
      await wait(cls, member)
      await passUnseen(studio, { minutes: 29 })
      await online.processor.sessions.complete(session_id)
      await passUnseen(studio, { minutes: 3 })
      await studio.running.runJobs()
      assert.equal(await buyer.statusOf(session_id), 'refunded')
      assert.deepEqual(await bookingsOf(studio, buyer), [])
      assert.ok((await lettersTo(studio, buyer)).includes('class_not_booked'))
      assert.ok((await lettersTo(studio, member)).some((kind) => kind.startsWith('waitlist_')))
    })
  })

  it('gives back what was paid for a class that was called off meanwhile', async () => {
    const { studio } = online
    const cls = await sellClass(studio)
    const buyer = await registerBuyer(studio)
    const begun = await beginClass(buyer, cls)
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, { reason: 'Storm' })
    await online.processor.sessions.complete(begun.session_id)
    await online.settle()
    assert.equal(await buyer.statusOf(begun.session_id), 'refunded')
    assert.deepEqual(await bookingsOf(studio, buyer), [])
  })

  it('asks the rules of booking when the hold begins, and the price', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const unpriced = await sellClass(studio, { price: null })
    assert.equal((await buyClass(buyer, unpriced)).body.code, 'NO_SINGLE_PRICE')
    const cls = await sellClass(studio)
    await beginClass(buyer, cls)
    const beside = await sellClass(studio)
    await pay(buyer, await beginClass(buyer, cls))
    assert.equal((await buyClass(buyer, beside)).body.code, 'OVERLAPPING_BOOKING')
    assert.equal((await buyClass(buyer, cls)).body.code, 'ALREADY_BOOKED')
    assert.equal((await buyClass(buyer, { id: 99_999 })).status, 404)
    const stranger = await registerBuyer(studio)
    assert.equal((await buyClass(buyer, cls, { client_id: stranger.id })).status, 404)
  })

  it('holds three places a client at most', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const days = ['08:00', '10:00', '12:00', '14:00']
    const classes = []
    for (const at of days) classes.push(await sellClass(studio, { starts_at: `${dayAhead(studio.clock.now())}T${at}` }))
    for (const cls of classes.slice(0, 3)) await beginClass(buyer, cls)
    const refused = await buyClass(buyer, classes[3])
    assert.deepEqual([refused.status, refused.body.code], [429, 'RATE_LIMITED'])
    // A new attempt at one of them takes its place.
    await beginClass(buyer, classes[2])
  })

  it('books at once what a code or a gift card pays', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const cls = await sellClass(studio)
    const old = await makePromo(studio, { discount_value: 100 })
    assert.equal((await buyClass(buyer, cls, { promo_code: old.code })).body.code, 'PROMO_CODE_INVALID')
    const { code: promo_code } = await makePromo(studio, { discount_value: 20, applies_to_classes: true })
    const checked = await buyer.ask('POST /api/v1/promo-codes/validate', {
      code: promo_code,
      scheduled_class_id: cls.id,
    })
    assert.deepEqual([checked.body.price, checked.body.total], [15, 12])
    const card = await issueGiftCard(studio, { initial_value: 50 })
    const begun = await beginClass(buyer, cls, { promo_code, gift_card_code: card.code })
    assert.equal(begun.completed, true)
    assert.equal((await reply(studio, `GET /api/v1/gift-cards/${card.id}`)).remaining_balance, 38)
    const [booking] = await bookingsOf(studio, buyer)
    // Cancelled in time, all of it goes back: the card is filled, the code may be used again.
    await buyer.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.equal((await reply(studio, `GET /api/v1/gift-cards/${card.id}`)).remaining_balance, 50)
    const used = (await reply(studio, 'GET /api/v1/promo-codes')).items.find((one: { code: string }) => one.code === promo_code) // prettier-ignore
    assert.equal(used.used_count, 0)
  })

  it('is done by a guardian for a dependant, who pays', async () => {
    const { studio } = online
    const guardian = await registerBuyer(studio)
    const child = await makeDependant(studio, guardian)
    const cls = await sellClass(studio)
    const begun = await beginClass(guardian, cls, { client_id: child.id })
    assert.equal(await pay(guardian, begun), 'completed')
    assert.equal((await bookingsOf(studio, child)).length, 1)
    const [payment] = (await reply(studio, `GET /api/v1/payments?client_id=${guardian.id}`)).items
    assert.deepEqual([payment.kind, payment.amount], ['class', 15])
  })

  it('gives way to a membership: who books otherwise meanwhile is given back what they pay', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const cls = await sellClass(studio)
    const begun = await beginClass(buyer, cls)
    await sellPack(studio, buyer, 5)
    await book(studio, cls, buyer)
    assert.deepEqual(await spots(cls), { booked: 1, held: 0, free: 11 })
    await online.processor.sessions.complete(begun.session_id)
    await online.settle()
    assert.equal(await buyer.statusOf(begun.session_id), 'refunded')
  })
})

function dayAhead(now: string): string {
  return new Date(Date.parse(now) + 3 * 86_400_000).toISOString().slice(0, 10)
}
