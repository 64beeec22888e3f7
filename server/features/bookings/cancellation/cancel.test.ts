import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  book,
  chargesTo,
  creditsOf,
  lettersTo,
  registerClient,
  registerMember,
  sellPack,
  setRules,
} from '../../../test/build/bookings.ts'
import { makeClass, makeTemplate } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

describe('cancelling', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ now: '2026-03-20T09:00:00.000Z' })
    await setRules(studio, { cancellation_hours: 12, late_cancel_fee: 8, cancellation_deducts_credit: true })
  })
  after(() => studio.stop())

  /** A booking with a credit in it, of a class at an instant; made now. */
  const booked = async (starts_at: string, terms: object = {}, template: object = {}) => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 2, { validity_days: 90, ...terms })
    const { id: template_id } = await makeTemplate(studio, template)
    const cls = await makeClass(studio, { template_id, starts_at })
    return { client, pack, cls, booking: await book(studio, cls, client) }
  }
  const at = async <T>(instant: string, act: () => Promise<T>) => {
    const before = studio.clock.now()
    studio.clock.set(instant)
    const result = await act()
    studio.clock.set(before)
    return result
  }

  it('costs nothing where staff let the client off, and counts as cancelled in time', async () => {
    const { client, pack, booking } = await booked('2026-03-25T18:00:00Z')
    const waived = { reason: 'A cold', waive_fee: true }
    await at('2026-03-25T17:00:00.000Z', async () => {
      const own = await client.ask(`DELETE /api/v1/bookings/${booking.id}`, waived)
      assert.deepEqual([own.status, own.body.errors[0].path], [422, 'waive_fee'])
      studio.owner = await studio.login(OWNER_EMAIL)
      const { body } = await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`, waived)
      assert.deepEqual([body.status, body.cancel_reason], ['cancelled', 'A cold'])
    })
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.equal(await creditsOf(studio, pack), 2)
    assert.deepEqual(await chargesTo(studio, client), [])
  })

  const cases: [string, string, string, object, string, number, number][] = [
    ['exactly at the deadline', '2026-03-25T18:00:00Z', '2026-03-25T06:00:00.000Z', {}, 'cancelled', 2, 0],
    ['a second later', '2026-03-25T18:00:00Z', '2026-03-25T06:00:01.000Z', {}, 'late_cancelled', 1, 8],
    ['at the template’s deadline', '2026-03-25T18:00:00Z', '2026-03-25T16:00:00.000Z', { hours: 2 }, 'cancelled', 2, 0],
    ['past the template’s', '2026-03-25T18:00:00Z', '2026-03-25T16:00:00.001Z', { hours: 2 }, 'late_cancelled', 1, 8],
    ['a millisecond before the start', '2026-03-25T18:00:00Z', '2026-03-25T17:59:59.999Z', {}, 'late_cancelled', 1, 8],
    // The clock of Madrid goes forward at 02:00 on 29 March: hours are elapsed, so the wall clock says 21:00, not 22:00.
    ['at the deadline over the clock change', '2026-03-29T10:00', '2026-03-28T20:00:00.000Z', {}, 'cancelled', 2, 0],
    ['past it over the clock change', '2026-03-29T10:00', '2026-03-28T20:00:00.001Z', {}, 'late_cancelled', 1, 8],
  ]
  for (const [when, starts_at, now, { hours }, status, credits, fee] of cases as [
    string,
    string,
    string,
    { hours?: number },
    string,
    number,
    number,
  ][]) {
    it(`${when} is ${status}`, async () => {
      const template = hours === undefined ? {} : { cancellation_window_hours: hours }
      const { client, pack, booking } = await booked(starts_at, {}, template)
      const reply = await at(now, async () => {
        const { body } = await client.ask(`GET /api/v1/bookings/${booking.id}`)
        assert.deepEqual(
          [body.cancel.is_late, body.cancel.fee, body.cancel.credit_returned],
          [status === 'late_cancelled', fee, status === 'cancelled'],
          'told beforehand',
        )
        return client.ask(`DELETE /api/v1/bookings/${booking.id}`)
      })
      assert.deepEqual([reply.status, reply.body.status], [200, status])
      assert.equal(await creditsOf(studio, pack), credits)
      assert.deepEqual(await chargesTo(studio, client), fee === 0 ? [] : [['late_cancel', fee, 'pending']])
    })
  }

  const overrides: [string, object, number][] = [
    ['the studio’s fee', {}, 8],
    ['the type’s fee', { late_cancel_fee_override: 3.5 }, 3.5],
    ['no fee', { late_cancel_fee_override: 0 }, 0],
  ]
  for (const [what, terms, fee] of overrides) {
    it(`asks ${what} when late`, async () => {
      const { client, booking } = await booked('2026-03-26T18:00:00Z', terms)
      assert.deepEqual([booking.cancel.fee, booking.cancel.late_fee], [0, fee], 'told beforehand')
      await at('2026-03-26T17:00:00.000Z', () => client.ask(`DELETE /api/v1/bookings/${booking.id}`))
      const charged = (await chargesTo(studio, client)).map(([, amount]) => amount)
      assert.deepEqual(charged, fee === 0 ? [] : [fee])
    })
  }

  it('gives the credit back even late where the studio says so', async () => {
    await setRules(studio, { cancellation_deducts_credit: false })
    const { client, pack, booking } = await booked('2026-03-27T18:00:00Z')
    const { body } = await at('2026-03-27T17:00:00.000Z', () => client.ask(`DELETE /api/v1/bookings/${booking.id}`))
    assert.equal(body.status, 'late_cancelled')
    assert.equal(await creditsOf(studio, pack), 2)
    await setRules(studio, { cancellation_deducts_credit: true })
  })

  for (const [milliseconds, status] of [
    [15 * 60_000 - 1, 'cancelled'],
    [15 * 60_000, 'late_cancelled'],
  ] as const) {
    it(`is ${status} ${milliseconds} ms after booking late`, async () => {
      const { client, booking } = await booked('2026-03-20T12:00:00Z')
      const then = new Date(Date.parse(booking.created_at) + milliseconds).toISOString()
      const { body } = await at(then, () => client.ask(`DELETE /api/v1/bookings/${booking.id}`))
      assert.equal(body.status, status)
    })
  }

  it('is refused to clients from the start on, and left to staff', async () => {
    const { client, booking } = await booked('2026-03-20T12:00:00Z')
    studio.clock.set('2026-03-20T12:00:00.000Z')
    const { body } = await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.equal(body.code, 'CLASS_STARTED')
    assert.equal((await client.ask(`GET /api/v1/bookings/${booking.id}`)).body.cancel, null)
    const token = await studio.login('owner@studio.test')
    const byStaff = await studio.send(`DELETE /api/v1/bookings/${booking.id}`, { token, body: { reason: 'Ill' } })
    assert.deepEqual([byStaff.body.status, byStaff.body.cancel_reason], ['late_cancelled', 'Ill'])
    studio.clock.set('2026-03-20T09:00:00.000Z')
  })

  it('is unchanged when repeated', async () => {
    const { client, pack, booking } = await booked('2026-03-31T18:00:00Z')
    const first = await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual((await client.ask(`DELETE /api/v1/bookings/${booking.id}`)).body, first.body)
    assert.equal(await creditsOf(studio, pack), 2)
  })

  it('lets the same class be booked again', async () => {
    const { client, pack, cls, booking } = await booked('2026-04-01T18:00:00Z')
    await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const again = await client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    assert.equal(again.status, 201)
    assert.equal(await creditsOf(studio, pack), 1)
  })

  it('tells the client when staff did it, and says nothing of a fee', async () => {
    const client = await registerMember(studio)
    const booking = await book(studio, await makeClass(studio, { starts_at: '2026-03-20T20:00:00Z' }), client)
    studio.clock.set('2026-03-20T09:14:00.000Z')
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual(await lettersTo(studio, client), ['booking_confirmed', 'booking_cancelled'])
    studio.clock.set('2026-03-20T09:00:00.000Z')
  })

  it('does not reach a booking that was checked in', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-20T09:05:00Z' })
    const booking = await book(studio, cls, client, { check_in: true })
    const { body } = await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual([body.status, body.code], [409, 'BOOKING_INVALID_TRANSITION'])
  })
})
