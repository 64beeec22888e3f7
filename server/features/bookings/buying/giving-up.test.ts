import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { chargesTo, lettersTo, setRules } from '../../../test/build/bookings.ts'
import { beginClass, bookingsOf, passUnseen, sellClass } from '../../../test/build/class-sales.ts'
import { makeManager } from '../../../test/build/staff.ts'
import {
  assertSound,
  registerBuyer,
  reply,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'

const RULES = {
  cancellation_hours: 12,
  cancellation_deducts_credit: true,
  late_cancel_fee: 8,
  no_show_fee: 10,
  quiet_hours_start: '00:00',
  quiet_hours_end: '00:00',
}

describe('giving up a place that was paid alone', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await setRules(online.studio, RULES)
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** Somebody with a place bought online; the class begins in so many hours. */
  async function booked(hours: number): Promise<{ buyer: Buyer; booking: { id: number }; cls: { id: number } }> {
    const { studio, processor } = online
    const starts_at = new Date(Date.parse(studio.clock.now()) + hours * 3_600_000).toISOString()
    const cls = await sellClass(studio, { starts_at, price: 12.5 })
    const buyer = await registerBuyer(studio)
    const { session_id } = await beginClass(buyer, cls)
    await processor.sessions.complete(session_id)
    assert.equal(await buyer.statusOf(session_id), 'completed')
    const [booking] = await bookingsOf(studio, buyer)
    // Second thoughts are over.
    await passUnseen(studio, { minutes: 16 })
    return { buyer, booking, cls }
  }
  const ledger = async ({ id }: { id: number }) =>
    (await reply(online.studio, `GET /api/v1/payments?client_id=${id}`)).items.map(({ amount }: { amount: number }) => amount) // prettier-ignore
  const cancelAs = async (buyer: Buyer, { id }: { id: number }) => {
    const { status, body } = await buyer.ask(`DELETE /api/v1/bookings/${id}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const givenBack = () => online.processor.books.all('refund').at(-1)?.amount

  it('in time gives back what was paid online by itself', async () => {
    const { buyer, booking } = await booked(13)
    await studio().advance({ minutes: 0 })
    const shown = await reply(studio(), `GET /api/v1/bookings/${booking.id}`)
    assert.equal(shown.cancel.price_returned, true)
    assert.deepEqual(shown.paid, { amount: 12.5, currency: 'EUR', is_by_hand: false })
    await cancelAs(buyer, booking)
    assert.deepEqual(await ledger(buyer), [-12.5, 12.5])
    await online.settle()
    assert.equal(givenBack(), 1250)
    assert.deepEqual(await chargesTo(studio(), buyer), [])
    assert.ok((await lettersTo(studio(), buyer)).includes('booking_given_up'))
    const tasks = (await reply(studio(), `GET /api/v1/tasks?client_id=${buyer.id}`)).items
    assert.deepEqual(tasks, [])
  })

  it('late keeps the price where credits are kept, with no fee on top', async () => {
    const { buyer, booking } = await booked(5)
    const after = await cancelAs(buyer, booking)
    assert.equal(after.status, 'late_cancelled')
    assert.deepEqual(await ledger(buyer), [12.5])
    assert.deepEqual(await chargesTo(studio(), buyer), [])
  })

  it('late gives the price back and takes the fee where credits come back', async () => {
    await setRules(studio(), { cancellation_deducts_credit: false })
    const { buyer, booking } = await booked(5)
    await cancelAs(buyer, booking)
    await setRules(studio(), { cancellation_deducts_credit: true })
    assert.deepEqual(await ledger(buyer), [-12.5, 12.5])
    assert.deepEqual(await chargesTo(studio(), buyer), [['late_cancel', 8, 'pending']])
  })

  it('missed keeps the price, with no fee on top; excused it comes back', async () => {
    const { buyer, booking } = await booked(2)
    await studio().advance({ hours: 2 })
    await reply(studio(), `POST /api/v1/bookings/${booking.id}/no-show`)
    assert.deepEqual(await chargesTo(studio(), buyer), [])
    assert.deepEqual(await ledger(buyer), [12.5])
    const { fee } = await reply(studio(), `POST /api/v1/bookings/${booking.id}/excuse`, { reason: 'Ill' })
    assert.equal(fee.outcome, 'refunded')
    assert.deepEqual(await ledger(buyer), [-12.5, 12.5])
  })

  it('with a class that the studio calls off gives it back, whoever calls it off', async () => {
    const { buyer, cls } = await booked(5)
    const { role } = await frontDesk()
    const { status } = await role(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, { reason: 'Storm' })
    assert.equal(status, 200)
    assert.deepEqual(await ledger(buyer), [-12.5, 12.5])
  })

  it('is what a whole refund by hand does: the place is free again', async () => {
    const { buyer, booking, cls } = await booked(20)
    const [payment] = (await reply(studio(), `GET /api/v1/payments?client_id=${buyer.id}`)).items
    const half = await reply(studio(), `POST /api/v1/payments/${payment.id}/refunds`, { amount: 2.5, reason: 'Sorry' })
    assert.deepEqual(half.reversed, [])
    const rest = await reply(studio(), `POST /api/v1/payments/${payment.id}/refunds`, { amount: 10, reason: 'Moved' })
    assert.deepEqual(rest.reversed, [{ what: 'bookings', id: null, quantity: 1 }])
    assert.equal((await reply(studio(), `GET /api/v1/bookings/${booking.id}`)).status, 'cancelled')
    assert.equal((await reply(studio(), `GET /api/v1/scheduled-classes/${cls.id}/roster`)).booked, 0)
  })

  const studio = () => online.studio
  /** Somebody of the team who may plan classes and not refund. */
  async function frontDesk() {
    const { token } = await makeManager(studio(), ['schedule.manage', 'schedule.view'])
    return { role: (operation: string, body?: object) => studio().send(operation, { token, body }) }
  }
})
