import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, sellPack, wait } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the roster', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('shows who comes, by name, with what the front desk should see, and who waits', async () => {
    const zoe = await registerClient(studio, { full_name: 'zoe Zander', date_of_birth: '1990-03-05' })
    await sellPack(studio, zoe, 4, { name: 'Four' })
    const adam = await registerClient(studio, { full_name: 'Adam Abel' })
    const earlier = await makeClass(studio, { starts_at: '2026-03-04T11:10:00Z' })
    await book(studio, earlier, zoe, { check_in: true })
    const cls = await makeClass(studio, { capacity: 2 })
    await book(studio, cls, zoe)
    await book(studio, cls, adam, { force: true })
    const waiting = await registerMember(studio)
    await wait(cls, waiting)
    const { body } = await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/roster`)
    assert.deepEqual([body.booked, body.held, body.capacity, body.name], [2, 0, 2, 'Vinyasa'])
    assert.deepEqual(
      body.bookings.map((row: Record<string, unknown>) => [
        row['client_name'],
        row['membership_name'],
        row['credits_left'],
        row['is_unpaid'],
        row['is_birthday'],
        row['is_first_visit'],
      ]),
      [
        ['Adam Abel', null, null, true, false, true],
        ['zoe Zander', 'Four', 2, false, true, false],
      ],
    )
    assert.deepEqual(
      body.waitlist.map((entry: { client_id: number; position: number }) => [entry.client_id, entry.position]),
      [[waiting.id, 1]],
    )
  })

  it('checks in many at once, each with its own result', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-04T11:30:00Z' })
    const [ana, bea, cleo] = await Promise.all([1, 2, 3].map(() => registerMember(studio)))
    const [first, second] = [await book(studio, cls, ana!), await book(studio, cls, bea!)]
    const cancelled = await book(studio, cls, cleo!)
    await studio.asOwner(`DELETE /api/v1/bookings/${cancelled.id}`)
    const elsewhere = await book(studio, await makeClass(studio), ana!)
    const { status, body } = await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/roster/check-in`, {
      booking_ids: [first.id, cancelled.id, elsewhere.id, second.id, first.id],
    })
    assert.equal(status, 200)
    assert.deepEqual(
      body.results.map((result: { is_checked_in: boolean; status: string; code: string }) => [
        result.is_checked_in,
        result.status,
        result.code,
      ]),
      [
        [true, 'checked_in', null],
        [false, 'cancelled', 'BOOKING_INVALID_TRANSITION'],
        [false, null, 'NOT_FOUND'],
        [true, 'checked_in', null],
        [true, 'checked_in', null],
      ],
    )
  })

  it('says what else each client owes, and their phone, to those who may read clients', async () => {
    await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 7.5, cancellation_hours: 12 })
    const eva = await registerMember(studio, { full_name: 'Eva', phone: '+34 600 111 222' })
    const given = await book(studio, await makeClass(studio, { starts_at: '2026-03-04T21:00' }), eva)
    await studio.advance({ minutes: 20 })
    await studio.asOwner(`DELETE /api/v1/bookings/${given.id}`)
    await studio.advance({ hours: 25 })
    const instructor = await makeInstructor(studio)
    const desk = (await makeManager(studio, ['schedule.view'])).token
    const cls = await makeClass(studio, { starts_at: '2026-03-09T18:00', instructor_id: instructor['id'] })
    await book(studio, cls, eva)
    const unpaid = await registerClient(studio, { full_name: 'Una' })
    await book(studio, cls, unpaid, { force: true })
    const seen = async (caller: string) => {
      const { body } = await studio.send(`GET /api/v1/scheduled-classes/${cls.id}/roster`, { token: caller })
      return body.bookings.map((row: Record<string, unknown>) => [row['client_name'], row['client_phone'], row['owed']])
    }
    assert.deepEqual(await seen(studio.owner), [
      ['Eva', '+34 600 111 222', { amount: 7.5, currency: 'EUR' }],
      ['Una', null, null],
    ])
    assert.deepEqual(await seen(desk), [
      ['Eva', null, null],
      ['Una', null, null],
    ])
    assert.deepEqual(await seen(await studio.login(instructor['email'])), [
      ['Eva', '+34 600 111 222', null],
      ['Una', null, null],
    ])
  })
})
