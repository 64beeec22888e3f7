import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, makeFullClass, registerMember, wait, type TestClient } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('strangers’ bookings', () => {
  let studio: TestStudio
  let own: TestClient
  let stranger: TestClient
  before(async () => {
    studio = await startStudio()
    own = await registerMember(studio)
    stranger = await registerMember(studio)
  })
  after(() => studio.stop())

  it('answer 404 to a client, in every operation', async () => {
    const { cls, holder, booking } = await makeFullClass(studio)
    const entry = await wait(cls, own)
    const operations = [
      `GET /api/v1/bookings/${booking.id}`,
      `DELETE /api/v1/bookings/${booking.id}`,
      `POST /api/v1/bookings/${booking.id}/check-in`,
      `GET /api/v1/bookings/${booking.id}/check-in-code`,
      `DELETE /api/v1/bookings/waitlist/${entry.id}`,
      `POST /api/v1/bookings/waitlist/${entry.id}/confirm`,
      `GET /api/v1/bookings?client_id=${holder.id}`,
      `GET /api/v1/bookings/waitlist?client_id=${own.id}`,
      `GET /api/v1/scheduled-classes/${cls.id}/eligibility?client_id=${own.id}`,
    ]
    for (const operation of operations) assert.equal((await stranger.ask(operation)).status, 404, operation)
    assert.equal((await stranger.ask(`GET /api/v1/scheduled-classes/${cls.id}/roster`)).status, 403)
    const wish = { scheduled_class_id: cls.id, client_id: own.id }
    assert.equal((await stranger.ask('POST /api/v1/bookings/waitlist', wish)).status, 404)
    assert.equal((await holder.ask(`GET /api/v1/bookings/${booking.id}`)).body.status, 'booked')
  })

  it('are not in a client’s list without a filter', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-08T10:00' })
    const mine = await book(studio, cls, own)
    await book(studio, cls, stranger)
    const { body } = await own.ask('GET /api/v1/bookings')
    assert.deepEqual([body.items.map((item: { id: number }) => item.id), body.total], [[mine.id], 1])
    const inClass = await own.ask(`GET /api/v1/bookings?class_id=${cls.id}`)
    assert.equal(inClass.body.total, 1)
  })

  it('are an instructor’s in her own classes only, without overrides', async () => {
    const [teacher, other] = [await makeInstructor(studio), await makeInstructor(studio)]
    const token = await studio.login(teacher.email)
    const as = (operation: string, body?: object) => studio.send(operation, { token, body })
    const hers = await makeClass(studio, { instructor_id: teacher.id, starts_at: '2026-03-04T11:20:00Z' })
    const foreign = await makeClass(studio, { instructor_id: other.id, starts_at: '2026-03-09T12:00' })
    const client = await registerMember(studio)
    const there = await book(studio, foreign, client)

    const wish = { scheduled_class_id: hers.id, client_id: client.id }
    assert.equal((await as('POST /api/v1/bookings', { ...wish, force: true })).status, 403)
    const booked = await as('POST /api/v1/bookings', wish)
    assert.equal(booked.status, 201)
    assert.equal((await as(`POST /api/v1/bookings/${booked.body.id}/check-in`)).body.status, 'checked_in')
    assert.equal((await as(`POST /api/v1/bookings/${booked.body.id}/excuse`)).status, 403)
    assert.equal((await as(`GET /api/v1/scheduled-classes/${hers.id}/roster`)).body.booked, 1)

    const refused = [
      ['POST /api/v1/bookings', { scheduled_class_id: foreign.id, client_id: own.id }],
      [`GET /api/v1/bookings/${there.id}`],
      [`DELETE /api/v1/bookings/${there.id}`],
      [`POST /api/v1/bookings/${there.id}/check-in`],
      [`POST /api/v1/bookings/${there.id}/no-show`],
      [`GET /api/v1/bookings?class_id=${foreign.id}`],
      [`GET /api/v1/bookings/waitlist?class_id=${foreign.id}`],
      [`GET /api/v1/scheduled-classes/${foreign.id}/roster`],
      [`POST /api/v1/scheduled-classes/${foreign.id}/roster/check-in`, { booking_ids: [there.id] }],
      [`GET /api/v1/scheduled-classes/${foreign.id}/eligibility?client_id=${own.id}`],
    ] as [string, object?][]
    for (const [operation, body] of refused) assert.equal((await as(operation, body)).status, 404, operation)
    const list = await as('GET /api/v1/bookings')
    assert.deepEqual(
      list.body.items.map((item: { id: number }) => item.id),
      [booked.body.id],
    )
  })

  it('need the permission of a manager', async () => {
    const viewer = await makeManager(studio, ['bookings.view', 'schedule.view'])
    const cls = await makeClass(studio, { starts_at: '2026-03-10T12:00' })
    const booking = await book(studio, cls, own)
    const as = (operation: string, body?: object) => studio.send(operation, { token: viewer.token, body })
    assert.equal((await as(`GET /api/v1/bookings/${booking.id}`)).status, 200)
    assert.equal((await as(`GET /api/v1/scheduled-classes/${cls.id}/roster`)).status, 200)
    for (const verb of ['check-in', 'no-show', 'undo', 'excuse']) {
      assert.equal((await as(`POST /api/v1/bookings/${booking.id}/${verb}`)).status, 403, verb)
    }
    assert.equal((await as(`DELETE /api/v1/bookings/${booking.id}`)).status, 403)
  })
})
