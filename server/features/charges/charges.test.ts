import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { formatInstant } from '../../lib/phrases.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('charges', () => {
  let studio: TestStudio
  let client: number
  beforeEach(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 7.5, cancellation_hours: 12 })
    const registration = { email: 'lena@example.com', password: PASSWORD, full_name: 'Lena Late' }
    const { body } = await studio.send('POST /api/v1/auth/register/client', { body: registration })
    client = body.account.id
  })
  afterEach(() => studio.stop())

  /** Books today's class and cancels it too late, at 13:20 in Madrid. */
  const cancelLate = async () => {
    await sellMembership(studio, { client_id: client })
    const { id: scheduled_class_id } = await makeClass(studio, { starts_at: '2026-03-04T19:00' })
    const booked = await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id, client_id: client })
    await studio.advance({ minutes: 20 })
    await studio.asOwner(`DELETE /api/v1/bookings/${booked.body.id}`)
    return booked.body.id as number
  }
  const list = async (token = studio.owner) =>
    (await studio.send(`GET /api/v1/clients/${client}/charges`, { token })).body
  /** Changes by staff to charges, each with the fields that changed, oldest first. */
  const audited = async () => {
    const { body } = await studio.asOwner('GET /api/v1/audit-log?entity=charge')
    return body.items
      .map(({ action, entity_id, after }: { action: string; entity_id: number; after: object }) => {
        return [action, entity_id, Object.keys(after).toSorted().join()]
      })
      .toReversed()
  }
  const act = (charge: number, what: 'settle' | 'waive', body: object) =>
    studio.asOwner(`POST /api/v1/clients/${client}/charges/${charge}/${what}`, body)

  it('are pending for a day, then due, and only then the client hears of them', async () => {
    const bookingId = await cancelLate()
    const [charge] = await list()
    assert.deepEqual(
      [charge.kind, charge.amount, charge.currency, charge.status, charge.booking_id, charge.due_at],
      ['late_cancel', 7.5, 'EUR', 'pending', bookingId, '2026-03-05T11:20:00.000Z'],
    )
    assert.deepEqual(await list(await studio.login('lena@example.com')), [])
    await studio.advance({ hours: 23, minutes: 59 })
    assert.equal((await list())[0].status, 'pending')
    await studio.advance({ minutes: 5 })
    assert.equal((await list())[0].status, 'due')
    assert.equal((await list(await studio.login('lena@example.com')))[0].status, 'due')
    const { body } = await studio.asOwner(`GET /api/v1/emails?client_id=${client}`)
    const told = body.items.filter(({ subject }: { subject: string }) => subject === '€7.50 due at Test Studio')
    assert.equal(told.length, 1)
  })

  it('are never known to the client when waived before they are due', async () => {
    await cancelLate()
    const [{ id }] = await list()
    assert.equal((await act(id, 'waive', {})).status, 422)
    const waived = (await act(id, 'waive', { reason: 'Train strike' })).body
    assert.deepEqual([waived.status, waived.waive_reason], ['waived', 'Train strike'])
    await studio.advance({ days: 2 })
    assert.equal((await list())[0].status, 'waived')
    assert.deepEqual(await list(await studio.login('lena@example.com')), [])
    assert.deepEqual(await audited(), [['charge.waive', id, 'status,waive_reason,waived_at']])
  })

  it('are paid or waived once', async () => {
    await cancelLate()
    const [{ id }] = await list()
    const paid = (await act(id, 'settle', { payment_method: 'cash' })).body
    assert.deepEqual([paid.status, paid.payment_method, paid.settled_at], ['paid', 'cash', studio.clock.now()])
    const again = (await act(id, 'settle', { payment_method: 'cash' })).body
    assert.equal(again.code, 'CHARGE_SETTLED')
    assert.match(again.detail, new RegExp(`was paid on ${formatInstant(studio.clock.now(), 'Europe/Madrid')}\\.`))
    assert.equal((await act(id, 'waive', { reason: 'Sorry' })).body.code, 'CHARGE_SETTLED')
    await studio.advance({ days: 2 })
    assert.equal((await list())[0].status, 'paid')
    assert.deepEqual(await audited(), [['charge.settle', id, 'payment_method,settled_at,status']])
  })

  it('are settled once however many try at the same moment', async () => {
    await cancelLate()
    const [{ id }] = await list()
    const replies = await Promise.all([1, 2, 3].map(() => act(id, 'settle', { payment_method: 'cash' })))
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409, 409],
    )
  })

  for (const payment_method of ['gift_card', 'complimentary', 'online', 'imported', 'gold']) {
    it(`can't be paid by ${payment_method}`, async () => {
      await cancelLate()
      const [{ id }] = await list()
      const { status, body } = await act(id, 'settle', { payment_method })
      assert.deepEqual([status, body.errors[0].path], [422, 'payment_method'])
    })
  }

  it('are waived with an excused booking', async () => {
    const bookingId = await cancelLate()
    await studio.asOwner(`POST /api/v1/bookings/${bookingId}/excuse`, { reason: 'A doctor’s note' })
    assert.equal((await list())[0].status, 'waived')
  })

  it('belong to their client, and are closed by those who may', async () => {
    await cancelLate()
    const [{ id }] = await list()
    const token = await studio.login('lena@example.com')
    const settle = `POST /api/v1/clients/${client}/charges/${id}/settle`
    assert.equal((await studio.send(settle, { token, body: { payment_method: 'cash' } })).status, 403)
    const other = (await studio.asOwner('POST /api/v1/clients', { full_name: 'Otto' })).body.id
    const wrong = `POST /api/v1/clients/${other}/charges/${id}/settle`
    assert.equal((await studio.asOwner(wrong, { payment_method: 'cash' })).status, 404)
    assert.equal((await studio.send(`GET /api/v1/clients/${other}/charges`, { token })).status, 404)
    assert.equal((await studio.asOwner('GET /api/v1/clients/9999/charges')).status, 404)
  })
})
