import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setWindows } from '../../../test/build/appointments.ts'
import { chargesTo, lettersTo, sellPack, setRules } from '../../../test/build/bookings.ts'
import { passUnseen } from '../../../test/build/class-sales.ts'
import {
  assertSound,
  registerBuyer,
  reply,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import { startStudio } from '../../../test/studio.ts'
import { appointmentsOf, beginSlot, prepaidService } from '../../../test/build/prepaid.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const RULES = {
  cancellation_hours: 12,
  cancellation_deducts_credit: true,
  late_cancel_fee: 8,
  quiet_hours_start: '00:00',
  quiet_hours_end: '00:00',
}
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time: '00:00', end_time: '23:59' }))
const QUARTER = 15 * 60_000

describe('giving up an appointment that was paid in advance', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await setRules(online.studio, RULES)
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** Somebody with an appointment that begins in so many hours (a little more) and is paid online. */
  async function booked(hours: number, terms: object = {}): Promise<{ buyer: Buyer; appointment: Shown }> {
    const { studio, processor } = online
    const at = Math.ceil((Date.parse(studio.clock.now()) + hours * 3_600_000 + QUARTER) / QUARTER) * QUARTER
    const slot = await prepaidService(studio, terms, new Date(at).toISOString())
    await setWindows(studio, slot.instructor_id, ALWAYS)
    const buyer = await registerBuyer(studio)
    const { session_id } = await beginSlot(buyer, slot)
    await processor.sessions.complete(session_id)
    assert.equal(await buyer.statusOf(session_id), 'completed')
    // Second thoughts are over.
    await passUnseen(studio, { minutes: 16 })
    const [appointment] = await appointmentsOf(studio, buyer)
    return { buyer, appointment }
  }
  const ledger = async ({ id }: { id: number }) =>
    (await reply(online.studio, `GET /api/v1/payments?client_id=${id}`)).items.map(({ amount }: Shown) => amount)
  const asBuyer = async (buyer: Buyer, { id }: Shown) => {
    const { status, body } = await buyer.ask(`PATCH /api/v1/appointments/${id}/cancel`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const asOwner = async ({ id }: Shown, how: object = {}) => {
    const { status, body } = await online.studio.asOwner(`PATCH /api/v1/appointments/${id}/cancel`, how)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const givenBack = async () => {
    await online.studio.running.runJobs()
    return online.processor.books.all('refund').at(-1)?.amount
  }
  const tasks = async ({ id }: { id: number }) =>
    (await reply(online.studio, 'GET /api/v1/tasks')).items.filter((task: Shown) => task.client_id === id)
  const sellAtTill = (client: { id: number }, item: object, amount: number) =>
    online.studio.asOwner('POST /api/v1/till', {
      client_id: client.id,
      items: [{ kind: 'appointment', ...item }],
      payments: [{ method: 'cash', amount }],
    })

  it('in time gives all of it back, and says so before', async () => {
    const { buyer, appointment } = await booked(20)
    assert.deepEqual([appointment.cancel.refund, appointment.cancel.late_refund], [20, 0])
    const shown = await asBuyer(buyer, appointment)
    assert.deepEqual([shown.status, shown.paid, shown.left_to_pay], ['cancelled', 0, 0])
    assert.equal(await givenBack(), 2000)
    assert.deepEqual(await ledger(buyer), [-20, 20])
    assert.deepEqual(await chargesTo(online.studio, buyer), [['appointment', 20, 'waived']])
  })

  it('late keeps a deposit, which the fee counts towards', async () => {
    const { buyer, appointment } = await booked(5)
    assert.deepEqual([appointment.cancel.is_late, appointment.cancel.fee, appointment.cancel.refund], [true, 0, 0])
    assert.equal((await asBuyer(buyer, appointment)).status, 'late_cancelled')
    assert.deepEqual(await chargesTo(online.studio, buyer), [['appointment', 20, 'paid']])
    const small = await booked(5, { deposit_amount: 5 })
    assert.equal(small.appointment.cancel.fee, 3)
    await asBuyer(small.buyer, small.appointment)
    const owed = [['appointment', 5, 'paid'], ['late_cancel', 3, 'pending']] // prettier-ignore
    assert.deepEqual(await chargesTo(online.studio, small.buyer), owed)
  })

  it('late keeps a price that was paid whole where credits are kept, else the fee of it', async () => {
    const kept = await booked(5, { prepayment: 'full' })
    await asBuyer(kept.buyer, kept.appointment)
    assert.deepEqual(await ledger(kept.buyer), [60])
    assert.deepEqual(await chargesTo(online.studio, kept.buyer), [['appointment', 60, 'paid']])
    await setRules(online.studio, { cancellation_deducts_credit: false })
    const { buyer, appointment } = await booked(5, { prepayment: 'full' })
    assert.deepEqual([appointment.cancel.refund, appointment.cancel.fee], [52, 0])
    await asBuyer(buyer, appointment)
    assert.deepEqual(await ledger(buyer), [-52, 60])
    assert.deepEqual(await chargesTo(online.studio, buyer), [['appointment', 60, 'paid']])
    await setRules(online.studio, RULES)
  })

  it('by the studio’s fault gives all of it back however late, and tells the client', async () => {
    const { studio } = online
    const { buyer, appointment } = await booked(2)
    await asOwner(appointment, { waive_fee: true, reason: 'The instructor is ill' })
    assert.equal(await givenBack(), 2000)
    assert.deepEqual(await chargesTo(studio, buyer), [['appointment', 20, 'waived']])
    assert.ok((await lettersTo(studio, buyer)).includes('appointment_cancelled'))
  })

  it('gives it back where the studio closes, the instructor leaves or the client is deactivated', async () => {
    const { studio } = online
    const closed = await booked(30)
    const { timezone } = await reply(studio, 'GET /api/v1/studio')
    const on = new Date(closed.appointment.starts_at).toLocaleDateString('sv', { timeZone: timezone })
    await studio.asOwner('POST /api/v1/closures', { starts_on: on, ends_on: on, reason: 'Storm' })
    const left = await booked(50)
    const path = `/api/v1/instructors/${left.appointment.instructor_id}`
    const gone = await studio.asOwner(`DELETE ${path}?force=true`)
    assert.ok(gone.status < 300, JSON.stringify(gone.body))
    const ended = await booked(50)
    await studio.asOwner(`PUT /api/v1/clients/${ended.buyer.id}`, { is_active: false })
    for (const [why, { buyer }] of Object.entries({ closed, left, ended })) {
      const [shown] = await appointmentsOf(studio, buyer)
      assert.deepEqual([shown.status, shown.paid, await ledger(buyer)], ['cancelled', 0, [-20, 20]], why)
    }
  })

  it('leaves what was paid at the desk to somebody who may refund', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const slot = await prepaidService(studio, {}, '2026-03-24T10:00')
    const { body } = await studio.asOwner('POST /api/v1/appointments', { ...slot, client_id: buyer.id })
    const deposit = await sellAtTill(buyer, { appointment_id: body.id, part: 'deposit' }, 20)
    assert.equal(deposit.status, 201, JSON.stringify(deposit.body))
    assert.equal(deposit.body.purchases[0].kind, 'charge')
    const again = await sellAtTill(buyer, { appointment_id: body.id, part: 'deposit' }, 20)
    assert.equal(again.body.code, 'CHARGE_SETTLED')
    await asBuyer(buyer, body)
    assert.deepEqual(await ledger(buyer), [20])
    const [task] = await tasks(buyer)
    assert.match(task.title, /20 EUR/)
  })

  it('is paid whole at the till, before it or after', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const slot = await prepaidService(studio, {}, '2026-03-25T10:00')
    const { body } = await studio.asOwner('POST /api/v1/appointments', { ...slot, client_id: buyer.id })
    assert.equal((await sellAtTill(buyer, { appointment_id: body.id }, 60)).status, 201)
    const [paid] = await appointmentsOf(studio, buyer)
    assert.deepEqual([paid.paid, paid.left_to_pay], [60, 0])
    await studio.asOwner(`PATCH /api/v1/appointments/${body.id}/complete`, { status: 'completed' })
    assert.deepEqual(await chargesTo(studio, buyer), [['appointment', 60, 'paid']])
    const later = { ...slot, starts_at: '2026-03-25T14:00' }
    const second = (await studio.asOwner('POST /api/v1/appointments', { ...later, client_id: buyer.id })).body
    await studio.asOwner(`PATCH /api/v1/appointments/${second.id}/complete`, { status: 'completed' })
    assert.equal((await sellAtTill(buyer, { appointment_id: second.id }, 60)).status, 201)
    assert.deepEqual((await chargesTo(studio, buyer)).at(-1), ['appointment', 60, 'paid'])
    const stranger = await registerBuyer(studio)
    assert.equal((await sellAtTill(stranger, { appointment_id: second.id }, 60)).status, 404)
  })

  it('goes back where a membership pays after all', async () => {
    const { studio } = online
    const { buyer, appointment } = await booked(48)
    const pack = await sellPack(studio, buyer, 5)
    const put = await studio.asOwner(`PUT /api/v1/appointments/${appointment.id}/membership`, {
      membership_id: pack.id,
    })
    assert.deepEqual([put.body.paid, put.body.left_to_pay, put.body.membership_id], [0, 0, pack.id])
    assert.equal(await givenBack(), 2000)
  })

  it('is owed whole at its end where the deposit was refunded by hand', async () => {
    const { studio } = online
    const { buyer, appointment } = await booked(48)
    const [payment] = (await reply(studio, `GET /api/v1/payments?client_id=${buyer.id}`)).items
    await studio.asOwner(`POST /api/v1/payments/${payment.id}/refunds`, { amount: 20, reason: 'Kind' })
    const [shown] = await appointmentsOf(studio, buyer)
    assert.deepEqual([shown.status, shown.paid, shown.left_to_pay], ['booked', 0, 60])
    await studio.asOwner(`PATCH /api/v1/appointments/${appointment.id}/complete`, { status: 'completed' })
    assert.deepEqual((await chargesTo(studio, buyer)).at(-1), ['appointment', 60, 'due'])
  })
})

describe('the deposit of a service', () => {
  it('is said where one is taken, and never more than the price', async () => {
    const studio = await startStudio()
    const add = (terms: object) =>
      studio.asOwner('POST /api/v1/appointment-services', { name: 'PT', duration_minutes: 60, price: 60, ...terms })
    assert.equal((await add({ prepayment: 'deposit' })).status, 422)
    assert.equal((await add({ prepayment: 'deposit', deposit_amount: 61 })).status, 422)
    assert.equal((await add({ prepayment: 'deposit', deposit_amount: 0 })).status, 422)
    const made = await add({ prepayment: 'deposit', deposit_amount: 60 })
    assert.deepEqual([made.status, made.body.prepaid], [201, 60])
    const path = `PATCH /api/v1/appointment-services/${made.body.id}`
    assert.equal((await studio.asOwner(path, { price: 59 })).status, 422)
    assert.equal((await studio.asOwner(path, { price: 59, deposit_amount: 20 })).body.prepaid, 20)
    assert.equal((await studio.asOwner(path, { prepayment: 'none' })).body.prepaid, 0)
    await studio.stop()
  })
})
