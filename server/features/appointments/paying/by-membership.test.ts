import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../../test/build/appointments.ts'
import {
  chargesTo,
  creditsOf,
  registerClient,
  sellPack,
  setRules,
  type TestClient,
} from '../../../test/build/bookings.ts'
import { makeCategory } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('an appointment paid by a membership', () => {
  let studio: TestStudio
  let client: TestClient
  let of: { service_id: number; instructor_id: number }
  let pack: { id: number }
  beforeEach(async () => {
    studio = await startStudio()
    client = await registerClient(studio)
    const category = await makeCategory(studio)
    const { service, instructor } = await offer(studio, { price: 60, credit_cost: 2, category_id: category.id })
    of = { service_id: service.id, instructor_id: instructor.id }
    const coverage = { classes: 'listed', service_category_ids: [category.id] }
    pack = await sellPack(studio, client, 5, { coverage, price: 250, late_cancel_fee_override: 5 })
  })
  afterEach(() => studio.stop())

  const wish = (starts_at: string, more: object = {}) =>
    client.ask('POST /api/v1/appointments', { ...of, starts_at, ...more })
  const act = (id: number, what: string, body?: object) =>
    studio.asOwner(`PATCH /api/v1/appointments/${id}/${what}`, body)

  it('takes its credits as it is booked, charges nothing, and gives them back in time', async () => {
    const { body } = await wish('2026-03-09T10:00')
    assert.deepEqual([body.membership_id, body.credits_taken, await creditsOf(studio, pack)], [pack.id, 2, 3])
    assert.deepEqual(
      [body.cancel.credit_returned, body.cancel.late_credit_returned, body.cancel.late_fee],
      [true, false, 5],
    )
    await client.ask(`PATCH /api/v1/appointments/${body.id}/cancel`)
    assert.deepEqual([await creditsOf(studio, pack), await chargesTo(studio, client)], [5, []])
    const again = (await wish('2026-03-09T10:00')).body
    await act(again.id, 'complete', { status: 'completed' })
    assert.deepEqual([await creditsOf(studio, pack), await chargesTo(studio, client)], [3, []])
    const statement = (await studio.asOwner(`GET /api/v1/memberships/${pack.id}/credits`)).body
    assert.deepEqual(
      statement.map((entry: Shown) => [entry.credits, entry.appointment_id]),
      [
        [5, null],
        [-2, body.id],
        [2, body.id],
        [-2, again.id],
      ],
    )
  })

  it('keeps them when it is cancelled late, with the fee of its type; staff may let somebody off', async () => {
    const [late, excused] = [(await wish('2026-03-04T16:00')).body, (await wish('2026-03-04T18:00')).body]
    await studio.advance({ minutes: 20 })
    const { body } = await client.ask(`PATCH /api/v1/appointments/${late.id}/cancel`)
    assert.equal(body.status, 'late_cancelled')
    assert.deepEqual(
      [await creditsOf(studio, pack), await chargesTo(studio, client)],
      [1, [['late_cancel', 5, 'pending']]],
    )
    await act(excused.id, 'cancel', { waive_fee: true })
    assert.equal(await creditsOf(studio, pack), 3)
    await setRules(studio, { cancellation_deducts_credit: false })
    const kind = (await wish('2026-03-04T17:00')).body
    await studio.advance({ minutes: 20 })
    await client.ask(`PATCH /api/v1/appointments/${kind.id}/cancel`)
    assert.equal(await creditsOf(studio, pack), 3)
  })

  it('costs its price where no membership pays, or staff say so', async () => {
    const uncovered = await sellPack(studio, client, 9)
    const named = await wish('2026-03-09T10:00', { membership_id: uncovered.id })
    assert.deepEqual([named.status, named.body.code], [409, 'NOT_COVERED'])
    assert.equal((await wish('2026-03-09T10:00', { membership_id: 999 })).status, 404)
    const first = (await wish('2026-03-09T10:00')).body
    await wish('2026-03-09T12:00')
    const third = (await wish('2026-03-09T14:00')).body
    assert.deepEqual([third.membership_id, third.credits_taken], [null, 0], 'one credit is left, and it takes two')
    const put = (id: number, membership_id: number | null) =>
      studio.asOwner(`PUT /api/v1/appointments/${id}/membership`, { membership_id })
    assert.equal((await put(third.id, uncovered.id)).body.credits_taken, 2, 'staff pass what it covers')
    assert.equal((await put(first.id, null)).body.membership_id, null)
    assert.deepEqual([await creditsOf(studio, pack), await creditsOf(studio, uncovered)], [3, 7])
    await act(first.id, 'complete', { status: 'completed' })
    assert.deepEqual(await chargesTo(studio, client), [['appointment', 60, 'due']])
    const over = await put(first.id, pack.id)
    assert.equal(over.body.code, 'APPOINTMENT_INVALID_TRANSITION')
  })

  it('is cancelled free with its membership, which says so before', async () => {
    await wish('2026-03-09T10:00')
    const ending = (await studio.asOwner(`GET /api/v1/memberships/${pack.id}/ending`)).body
    assert.deepEqual([ending.appointments, ending.credits], [1, 5])
    await studio.asOwner(`DELETE /api/v1/memberships/${pack.id}`)
    const [shown] = (await client.ask('GET /api/v1/appointments')).body
    assert.deepEqual([shown.status, await chargesTo(studio, client)], ['cancelled', []])
  })

  it('goes to one of two who want it at once, and takes the last credits once', async () => {
    const one = await sellPack(studio, client, 2, { coverage: { classes: 'listed', service_ids: [of.service_id] } })
    const times = ['08:00', '10:00', '12:00', '14:00', '16:00'].map((time) => `2026-03-10T${time}`)
    const wished = await Promise.all(times.map((starts_at) => wish(starts_at, { membership_id: one.id })))
    assert.deepEqual(
      wished.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409, 409, 409],
    )
    assert.equal(await creditsOf(studio, one), 0)
    assert.equal(
      (await makeAppointment(studio, { ...of, client_id: client.id, starts_at: '2026-03-11T10:00' })).membership_id,
      pack.id,
    )
  })
})
