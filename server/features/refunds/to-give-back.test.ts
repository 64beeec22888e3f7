import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { registerClient, sellPack, type TestClient } from '../../test/build/bookings.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('money that somebody gives back by hand', () => {
  let studio: TestStudio
  let client: TestClient
  beforeEach(async () => {
    studio = await startStudio()
    client = await registerClient(studio)
  })
  afterEach(() => studio.stop())

  const get = async (path: string): Promise<Shown> => (await studio.asOwner(`GET /api/v1/${path}`)).body
  const titles = async () => {
    const { items } = await get(`tasks?client_id=${client.id}&is_done=false`)
    return items.map(({ title }: Shown) => /[\d.]+ EUR/.exec(title)?.[0] ?? title)
  }
  const back = async () =>
    (await get(`payments?client_id=${client.id}`)).items
      .filter(({ refund_of_id }: Shown) => refund_of_id !== null)
      .map(({ amount, method }: Shown) => [amount, method])
  const sold = (item: object, amount: number, method = 'cash') =>
    studio.asOwner('POST /api/v1/till', { client_id: client.id, items: [item], payments: [{ method, amount }] })
  /** A class of 15, and a place in it that was paid at the till. */
  const place = async (method = 'cash') => {
    const template = await makeTemplate(studio, { price: 15 })
    const cls = await makeClass(studio, { template_id: template.id })
    const { status, body } = await sold({ kind: 'class', scheduled_class_id: cls.id }, 15, method)
    assert.equal(status, 201, JSON.stringify(body))
    const [booking] = (await get(`bookings?client_id=${client.id}`)).items
    const pays = async (membership_id: number | null) =>
      (await studio.asOwner(`PUT /api/v1/bookings/${booking.id}/membership`, { membership_id })).body
    return { cls, booking, pays }
  }
  const sound = async () => {
    const report = await get('studio/integrity')
    assert.equal(report.ok, true, JSON.stringify(report))
  }

  for (const method of ['cash', 'card_terminal', 'bank_transfer'])
    it(`is a task and no entry of the ledger where the studio calls off a class that was paid by ${method}`, async () => {
      const { cls } = await place(method)
      await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, { reason: 'No heating' })
      assert.deepEqual([await back(), await titles()], [[], ['15 EUR']])
      const [entry] = (await get(`payments?client_id=${client.id}`)).items
      await studio.asOwner(`POST /api/v1/payments/${entry.id}/refunds`, { amount: 15, reason: 'Called off' })
      assert.deepEqual([await back(), await titles()], [[[-15, method]], []])
      await sound()
    })

  it('is a task where a closure calls the class off, too', async () => {
    const { cls } = await place()
    const day = cls.starts_at.slice(0, 10)
    const { status } = await studio.asOwner('POST /api/v1/closures', { starts_on: day, ends_on: day, reason: 'Flood' })
    assert.equal(status, 201)
    assert.deepEqual([await back(), await titles()], [[], ['15 EUR']])
  })

  it('is one task for a place, and counts for the place again while it is here', async () => {
    const { cls, booking, pays } = await place()
    const pack = await sellPack(studio, client, 5)
    await pays(pack.id)
    assert.deepEqual(await titles(), ['15 EUR'])
    const none = await pays(null)
    assert.deepEqual([none.is_unpaid, await titles()], [false, []])
    const twice = await sold({ kind: 'class', scheduled_class_id: cls.id }, 15)
    assert.equal(twice.status, 409)
    await pays(pack.id)
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual([await back(), await titles()], [[], ['15 EUR']])
    await sound()
  })

  it('is less by what somebody gave back, and the place is owed again once all of it is back', async () => {
    const { pays } = await place()
    const pack = await sellPack(studio, client, 5)
    await pays(pack.id)
    const { items } = await get(`payments?client_id=${client.id}`)
    const entry = items.find(({ amount }: Shown) => amount === 15)
    const refund = (amount: number) =>
      studio.asOwner(`POST /api/v1/payments/${entry.id}/refunds`, { amount, reason: 'The pack pays' })
    assert.equal((await refund(5)).status, 201)
    assert.deepEqual(await titles(), ['10 EUR'])
    assert.equal((await refund(10)).status, 201)
    assert.deepEqual(await titles(), [])
    const unpaid = await pays(null)
    assert.equal(unpaid.is_unpaid, true, JSON.stringify(unpaid))
    await sound()
  })

  it('is one task for an appointment, however often what pays for it is changed', async () => {
    const { service, instructor } = await offer(studio, { price: 40 })
    const of = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
    const { id } = await makeAppointment(studio, { ...of, starts_at: '2026-03-11T10:00' })
    await sold({ kind: 'appointment', appointment_id: id }, 40)
    const pack = await sellPack(studio, client, 5)
    const pays = async (membership_id: number | null) =>
      (await studio.asOwner(`PUT /api/v1/appointments/${id}/membership`, { membership_id })).body
    await pays(pack.id)
    assert.deepEqual(await titles(), ['40 EUR'])
    assert.deepEqual([(await pays(null)).paid, await titles()], [40, []])
    await pays(pack.id)
    await studio.asOwner(`PATCH /api/v1/appointments/${id}/cancel`)
    assert.deepEqual([await back(), await titles()], [[], ['40 EUR']])
    const { items } = await get(`payments?client_id=${client.id}`)
    const paid = items.find(({ amount }: Shown) => amount === 40)
    await studio.asOwner(`POST /api/v1/payments/${paid.id}/refunds`, { amount: 40, reason: 'The pack pays' })
    assert.deepEqual(await titles(), [])
    await sound()
  })
})
