import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, setRules, type TestClient } from '../../test/build/bookings.ts'
import { sellClass } from '../../test/build/class-sales.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeManager } from '../../test/build/staff.ts'
import { receiptsOf } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Worded {
  id: number
  description: string
  description_saying: object
}

describe('a charge, to the last field', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { cancellation_hours: 24, late_cancel_fee: 7.5, fee_grace_hours: 2 })
  })
  after(() => studio.stop())

  const list = async (client: { id: number }) => (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
  const act = (charge: { id: number; client_id: number }, verb: string, body: object, token = studio.owner) =>
    studio.send(`POST /api/v1/clients/${charge.client_id}/charges/${charge.id}/${verb}`, { token, body })
  /** Two late cancellations, an hour apart, the later one of 9. */
  const chargedTwice = async (client: TestClient) => {
    const day = new Date(Date.parse(studio.clock.now()) + 12 * 3_600_000).toISOString()
    const later = new Date(Date.parse(day) + 2 * 3_600_000).toISOString()
    const booked = []
    for (const [starts_at, late_cancel_fee] of [
      [day, 7.5],
      [later, 9],
    ] as const) {
      await setRules(studio, { late_cancel_fee })
      booked.push(await book(studio, await makeClass(studio, { starts_at }), client))
    }
    await studio.advance({ minutes: 20 })
    for (const { id } of booked) await studio.asOwner(`DELETE /api/v1/bookings/${id}`)
    return booked
  }

  it('is shown whole, the newest first, before and after it is paid or waived', async () => {
    const client = await registerMember(studio)
    const [first, second] = await chargedTwice(client)
    const made = studio.clock.now()
    const due_at = new Date(Date.parse(made) + 2 * 3_600_000).toISOString()
    const [nine, seven] = await list(client)
    const words = ({ id, description, description_saying }: Worded) => ({ id, description, description_saying })
    const whole = {
      client_id: client.id,
      kind: 'late_cancel',
      appointment_id: null,
      membership_id: first.membership_id,
      currency: 'EUR',
      status: 'pending',
      due_at,
      payment_method: null,
      settled_at: null,
      waived_at: null,
      waive_reason: null,
      waive_saying: null,
      is_forgiven: false,
      created_at: made,
      updated_at: made,
    }
    const because = (hours: number) => ({
      code: 'LATE_CANCEL',
      rule: 'cancellation_hours',
      limit: 24,
      happened_at: made,
      starts_at: new Date(Date.parse(made) + hours * 3_600_000 + 2_400_000).toISOString(),
      text: `Cancelled ${hours} h before; free until 24 h before`,
    })
    assert.deepEqual(nine, { ...whole, ...words(nine), because: because(13), booking_id: second.id, amount: 9 })
    assert.deepEqual(seven, { ...whole, ...words(seven), because: because(11), booking_id: first.id, amount: 7.5 })
    assert.ok(nine.id > seven.id)

    await studio.advance({ minutes: 1 })
    const now = studio.clock.now()
    const paid = (await act(seven, 'settle', { payment_method: 'bank_transfer' })).body
    assert.deepEqual(paid, {
      ...seven,
      status: 'paid',
      payment_method: 'bank_transfer',
      settled_at: now,
      updated_at: now,
    })
    const waived = (await act(nine, 'waive', { reason: 'Ill' })).body
    assert.deepEqual(waived, {
      ...nine,
      status: 'waived',
      waived_at: now,
      waive_reason: 'Ill',
      waive_saying: waived.waive_saying,
      updated_at: now,
    })
    assert.deepEqual(await list(client), [waived, paid])
    const receipts = await receiptsOf(studio)
    assert.equal(receipts.length, 1)
    const receipt = receipts.at(-1)
    assert.deepEqual([receipt.total, receipt.currency], [7.5, 'EUR'])
    const lines = receipt.lines.map(({ description }: Worded) => description)
    assert.deepEqual(lines, [`${seven.description}. ${seven.because.text}`])
    const own = (await client.ask(`GET /api/v1/clients/${client.id}/charges`)).body
    assert.deepEqual(own, [paid])
  })

  it('that is the price of what was had says on the receipt what that was, and no more', async () => {
    await setRules(studio, { pay_at_studio_enabled: true })
    const client = await registerClient(studio)
    const cls = await sellClass(studio)
    await client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id, pay_at_studio: true })
    const [visit] = await list(client)
    assert.equal(visit.because.code, 'UNPAID_BOOKING')
    await act(visit, 'settle', { payment_method: 'cash' })
    const lines = (await receiptsOf(studio)).at(-1).lines.map(({ description }: Worded) => description)
    assert.deepEqual(lines, [visit.description])
  })

  it('waived at the moment it falls due is known to the client, a moment before it is not', async () => {
    for (const [hours, minutes, known] of [
      [1, 59, 0],
      [2, 0, 2],
    ] as const) {
      const client = await registerMember(studio)
      await chargedTwice(client)
      await studio.advance({ hours, minutes })
      for (const charge of await list(client)) {
        assert.equal((await act(charge, 'waive', { reason: 'Sorry' })).status, 200)
      }
      const { body } = await client.ask(`GET /api/v1/clients/${client.id}/charges`)
      assert.equal(body.length, known)
    }
  })

  it('is told of when it falls due, with its own sum, once', async () => {
    const client = await registerMember(studio)
    await chargedTwice(client)
    await studio.advance({ hours: 2 })
    await studio.advance({ hours: 1 })
    const { items } = (await studio.asOwner(`GET /api/v1/emails?client_id=${client.id}`)).body
    const subjects = items
      .filter(({ kind }: { kind: string }) => kind === 'charge_due')
      .map(({ subject, to_email }: { subject: string; to_email: string }) => [subject, to_email])
      .toSorted()
    assert.deepEqual(subjects, [
      ['€7.50 due at Test Studio', client.email],
      ['€9.00 due at Test Studio', client.email],
    ])
  })

  it('refused in its payment stays open, and is closed by those with the permission only', async () => {
    const client = await registerMember(studio)
    await chargedTwice(client)
    const [charge] = await list(client)
    const viewer = await makeManager(studio, ['clients.view', 'sales.manage'])
    const manager = await makeManager(studio, ['charges.manage'])
    const before = (await receiptsOf(studio)).length
    const half = { payment_method: 'cash', payments: [{ method: 'cash', amount: 4 }] }
    assert.equal((await act(charge, 'settle', half)).status, 422)
    const free = { payment_method: 'cash', payments: [{ method: 'complimentary', amount: 9 }] }
    const refused = await act(charge, 'settle', free)
    assert.deepEqual([refused.status, refused.body.errors[0].path], [422, 'payments.0.method'])
    assert.equal((await act(charge, 'settle', { payment_method: 'cash' }, viewer.token)).status, 403)
    assert.equal((await act(charge, 'waive', { reason: 'x' }, viewer.token)).status, 403)
    assert.equal((await act(charge, 'waive', { reason: ' ' })).status, 422)
    assert.equal((await act(charge, 'waive', { reason: 'x'.repeat(501) })).status, 422)
    assert.deepEqual((await list(client))[0], charge)
    assert.equal((await receiptsOf(studio)).length, before)
    assert.equal((await act(charge, 'waive', { reason: 'x'.repeat(500) }, manager.token)).status, 200)
  })
})
