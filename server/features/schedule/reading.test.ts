import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, makeFullClass, registerClient, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeClass, makeSeries, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const CLASSES = '/api/v1/scheduled-classes'

describe('reading classes', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const ids = (classes: { id: number }[]) => classes.map(({ id }) => id)

  it('gives the days asked for, on the studio’s clock, and what the filters leave', async () => {
    const teacher = await makeInstructor(studio)
    const yin = (await makeTemplate(studio, { name: 'Yin' })).id
    const attic = (await studio.asOwner('POST /api/v1/establishments', { name: 'Attic' })).body
    const [late, first, last, after] = await Promise.all([
      makeClass(studio, { starts_at: '2026-04-30T23:45', establishment_id: 1 }),
      makeClass(studio, { starts_at: '2026-05-01T00:00', instructor_id: teacher.id }),
      makeClass(studio, { starts_at: '2026-05-02T23:45', template_id: yin, establishment_id: attic.id }),
      makeClass(studio, { starts_at: '2026-05-03T00:00' }),
    ])
    await studio.asOwner(`POST ${CLASSES}/${after.id}/cancel`)
    const list = async (query: string) => ids((await studio.asOwner(`GET ${CLASSES}?${query}`)).body)
    assert.deepEqual(await list('start_date=2026-05-01&end_date=2026-05-02'), ids([first, last]))
    const all = 'start_date=2026-04-30&end_date=2026-05-03'
    assert.deepEqual(await list(all), ids([late, first, last, after]))
    assert.deepEqual(await list(`${all}&instructor_id=${teacher.id}`), ids([first]))
    assert.deepEqual(await list(`${all}&template_id=${yin}`), ids([last]))
    assert.deepEqual(await list(`${all}&establishment_id=${attic.id}`), ids([last]))
    assert.deepEqual(await list(`${all}&establishment_id=1`), ids([late, first, after]), 'also those that name none')
    assert.deepEqual(await list(`${all}&status=cancelled`), ids([after]))
    assert.deepEqual(await list(`${all}&status=scheduled`), ids([late, first, last]))
  })

  it('takes four weeks from today where no days are named, a year at the most', async () => {
    const [inside, outside] = await Promise.all([
      makeClass(studio, { starts_at: '2026-03-31T23:30' }),
      makeClass(studio, { starts_at: '2026-04-01T00:00' }),
    ])
    const seen = ids((await studio.asOwner(`GET ${CLASSES}`)).body)
    assert.deepEqual([seen.includes(inside.id), seen.includes(outside.id)], [true, false])
    for (const [query, status] of [
      ['end_date=2026-02-01', 200],
      ['start_date=2026-01-01&end_date=2027-01-01', 200],
      ['start_date=2026-01-01&end_date=2027-01-02', 422],
      ['start_date=2026-01-02&end_date=2026-01-01', 422],
      ['start_date=2026-02-30', 422],
    ] as const) {
      assert.equal((await studio.asOwner(`GET ${CLASSES}?${query}`)).status, status, query)
    }
  })

  it('tells state and windows by the clock', async () => {
    const windows = { booking_open_hours_before: 48, booking_close_hours_before: 1, cancellation_window_hours: 6 }
    const template = await makeTemplate(studio, windows)
    const { id } = await makeClass(studio, { template_id: template.id, starts_at: '2026-03-29T12:00' })
    const { body } = await studio.asOwner(`GET ${CLASSES}/${id}`)
    assert.deepEqual(
      [body.booking_opens_at, body.booking_closes_at, body.cancel_free_until],
      ['2026-03-27T10:00:00.000Z', '2026-03-29T09:00:00.000Z', '2026-03-29T04:00:00.000Z'],
    )
    const soon = await makeClass(studio, { starts_at: '2026-03-04T12:05', duration_minutes: 30 })
    const states = [soon.state]
    for (const minutes of [5, 30]) {
      await studio.advance({ minutes })
      states.push((await studio.asOwner(`GET ${CLASSES}/${soon.id}`)).body.state)
    }
    assert.deepEqual(states, ['scheduled', 'in_progress', 'finished'])
  })

  it('shows a client her own place in each class, and nothing of the inside', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 60 })
    const [client, other] = [await registerMember(studio), await registerMember(studio)]
    const series = await makeSeries(studio, { starts_at: '2026-03-16T10:00', recurrence: { count: 1 } })
    const booking = await book(studio, series, client)
    const { cls: full } = await makeFullClass(studio, { starts_at: '2026-03-16T12:00' })
    await wait(full, other)
    const entry = await wait(full, client)
    const cancelled = await makeClass(studio, { starts_at: '2026-03-16T14:00' })
    await studio.asOwner(`POST ${CLASSES}/${cancelled.id}/cancel`)
    const day = 'start_date=2026-03-16&end_date=2026-03-16'
    const { body } = await client.ask(`GET ${CLASSES}?${day}`)
    assert.deepEqual(ids(body), ids([series, full]))
    assert.deepEqual(own(body[0]), [booking.id, 'booked', null, null, null])
    assert.deepEqual(own(body[1]), [null, null, entry.id, 2, 'waiting'])
    assert.deepEqual([body[1].booked, body[1].waiting, body[1].spots_left], [1, 2, 0])
    for (const field of ['series_id', 'recurrence', 'is_edited', 'substituted_instructor_id']) {
      assert.ok(!(field in body[0]), field)
    }
    assert.deepEqual((await client.ask(`GET ${CLASSES}?${day}&status=cancelled`)).body, [])
    const stranger = (await (await registerClient(studio)).ask(`GET ${CLASSES}/${full.id}`)).body
    assert.deepEqual(own(stranger), [null, null, null, null, null])
    await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual(own((await client.ask(`GET ${CLASSES}/${series.id}`)).body).slice(0, 2), [booking.id, 'cancelled'])
    const again = await book(studio, series, client)
    assert.deepEqual(own((await client.ask(`GET ${CLASSES}/${series.id}`)).body).slice(0, 2), [again.id, 'booked'])
  })

  it('is for everybody signed in, planning is not', async () => {
    const teacher = await makeInstructor(studio)
    const token = await studio.login(teacher.email)
    const cls = await makeClass(studio)
    assert.equal((await studio.send(`GET ${CLASSES}/${cls.id}`, { token })).body.is_edited, false)
    assert.equal((await studio.send(`GET ${CLASSES}`)).status, 401)
    assert.equal((await studio.asOwner(`GET ${CLASSES}/9999`)).status, 404)
    const client = await registerClient(studio)
    for (const [operation, body] of [
      [`POST ${CLASSES}`, { template_id: cls.template_id, starts_at: '2026-03-20T10:00' }],
      [`PUT ${CLASSES}/${cls.id}`, { capacity: 3 }],
      [`POST ${CLASSES}/${cls.id}/cancel`, {}],
      [`POST ${CLASSES}/${cls.id}/substitute`, { instructor_id: teacher.id }],
    ] as const) {
      assert.equal((await client.ask(operation, body)).status, 403, operation)
      assert.equal((await studio.send(operation, { token, body })).status, 403, operation)
    }
  })
})

function own(cls: Record<string, unknown>): unknown[] {
  const { my_booking_id, my_booking_status, my_waitlist_id, my_waitlist_position, my_waitlist_status } = cls
  return [my_booking_id, my_booking_status, my_waitlist_id, my_waitlist_position, my_waitlist_status]
}
