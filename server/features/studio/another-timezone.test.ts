import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeAppointment, makeService, setWindows } from '../../test/build/appointments.ts'
import { makePromo } from '../../test/build/commerce.ts'
import { book, lettersTo, registerMember } from '../../test/build/bookings.ts'
import { reply } from '../../test/build/online.ts'
import { makeClass, makeSeries } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const MADRID = { timezone: 'Europe/Madrid' }

/** The time of day in Madrid, as a calendar there shows it. */
const inMadrid = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: MADRID.timezone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  )

describe('a studio whose timezone was wrong', () => {
  let studio: TestStudio
  beforeEach(async () => (studio = await startStudio({ timezone: 'UTC' })))
  afterEach(() => studio.stop())

  const move = (body: object) => studio.asOwner('PUT /api/v1/studio', body)
  const change = async (body: object) => {
    const { status, body: answer } = await move(body)
    assert.equal(status, 200, JSON.stringify(answer))
  }
  const ofSeries = async (series_id: number, from: string, to: string): Promise<Shown[]> => {
    const all: Shown[] = await reply(studio, `GET /api/v1/scheduled-classes?start_date=${from}&end_date=${to}`)
    return all.filter((cls) => cls.series_id === series_id)
  }
  const startOf = async (path: string): Promise<string> => (await reply(studio, `GET /api/v1/${path}`)).starts_at

  it('is asked first, with what would move, and nothing has moved until it says so', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-09T18:00' })
    const appointment = await makeAppointment(studio, { starts_at: '2026-03-10T10:00' })
    const { status, body } = await move(MADRID)
    assert.deepEqual([status, body.code], [409, 'SCHEDULE_CONFLICT'])
    assert.deepEqual(
      body.reasons.map(({ rule, value, fix }: Shown) => [rule, value, fix]),
      [
        ['classes', 1, 'force'],
        ['appointments', 1, 'force'],
      ],
    )
    assert.match(body.reasons[0].detail, /^1 upcoming class, Vinyasa on .*9 March.*18:00.*keeps its time of day/)
    assert.equal((await reply(studio, 'GET /api/v1/studio')).timezone, 'UTC')
    assert.deepEqual(
      [await startOf(`scheduled-classes/${cls.id}`), await startOf(`appointments/${appointment.id}`)],
      ['2026-03-09T18:00:00.000Z', '2026-03-10T10:00:00.000Z'],
    )
  })

  it('is refused, whatever is said, while something to come would have begun already there', async () => {
    const tokyo = { timezone: 'Asia/Tokyo', force: true }
    const cls = await makeClass(studio, { starts_at: '2026-03-04T13:00' })
    const member = await registerMember(studio)
    await book(studio, cls, member)
    await makeAppointment(studio, { starts_at: '2026-03-04T19:00' })
    await makeClass(studio, { starts_at: '2026-03-09T18:00' })
    const { status, body } = await move(tokyo)
    assert.deepEqual([status, body.code], [409, 'SCHEDULE_CONFLICT'])
    assert.deepEqual(
      body.reasons.map(({ rule, value, fix }: Shown) => [rule, value, fix]),
      [
        ['begun_classes', 1, 'cancel'],
        ['begun_appointments', 1, 'cancel'],
      ],
    )
    await studio.advance({ hours: 9 })
    await change(tokyo)
    assert.equal(await startOf(`scheduled-classes/${cls.id}`), '2026-03-04T13:00:00.000Z')
  })

  it('needs no word where nothing is planned, nor where it stays as it is', async () => {
    await change(MADRID)
    await makeClass(studio, { starts_at: '2026-03-09T18:00' })
    await change({ ...MADRID, studio_name: 'Same place' })
  })

  it('keeps the time of day of classes and series over the change of the clocks, once', async () => {
    const first = await makeSeries(studio, { starts_at: '2026-03-09T18:00', duration_minutes: 75 })
    const single = await makeClass(studio, { starts_at: '2026-04-15T07:30' })
    const begun = await makeClass(studio, { starts_at: '2026-03-04T11:30', duration_minutes: 90 })
    await studio.advance({ hours: 1 })
    const before = await ofSeries(first.series_id, '2026-03-01', '2026-06-30')
    await change({ ...MADRID, force: true })
    const moved = await ofSeries(first.series_id, '2026-03-01', '2026-06-30')
    assert.deepEqual(
      moved.map(({ id }) => id),
      before.map(({ id }) => id),
    )
    assert.deepEqual(new Set(moved.map(({ starts_at }) => inMadrid(starts_at))), new Set(['18:00']))
    const on = (day: string) => moved.find(({ starts_at }) => starts_at.startsWith(day))
    assert.deepEqual(
      [on('2026-03-23').starts_at, on('2026-03-23').ends_at, on('2026-03-30').starts_at],
      ['2026-03-23T17:00:00.000Z', '2026-03-23T18:15:00.000Z', '2026-03-30T16:00:00.000Z'],
    )
    assert.equal(await startOf(`scheduled-classes/${single.id}`), '2026-04-15T05:30:00.000Z')
    assert.equal(await startOf(`scheduled-classes/${begun.id}`), '2026-03-04T11:30:00.000Z', 'it has begun')
    assert.equal((await move(MADRID)).status, 200, 'a second time there is nothing to move')
    await studio.advance({ days: 21 })
    const later = await ofSeries(first.series_id, '2026-03-01', '2026-07-31')
    const days = later.map(({ starts_at }) => starts_at.slice(0, 10))
    assert.ok(later.length > moved.length, 'the series goes on')
    assert.equal(new Set(days).size, days.length, 'none is made twice')
    assert.deepEqual(new Set(later.map(({ starts_at }) => inMadrid(starts_at))), new Set(['18:00']))
    await change({ timezone: 'UTC', force: true })
    assert.equal(await startOf(`scheduled-classes/${single.id}`), '2026-04-15T07:30:00.000Z', 'and back')
  })

  it('keeps that of appointments, hours, time off and closures', async () => {
    const { id: instructor_id } = await makeInstructor(studio)
    await setWindows(studio, instructor_id, [{ weekday: 2, start_time: '09:00', end_time: '12:00' }])
    const { id: service_id } = await makeService(studio)
    const appointment = await makeAppointment(studio, { instructor_id, service_id, starts_at: '2026-03-10T10:00' })
    const away = { starts_at: '2026-03-17T09:00', ends_at: '2026-03-17T10:00' }
    await reply(studio, `POST /api/v1/instructors/${instructor_id}/time-off`, away)
    const cls = await makeClass(studio, { starts_at: '2026-04-06T18:00' })
    const closed = { starts_on: '2026-04-06', ends_on: '2026-04-06', extends_packs: false }
    const closure = await reply(studio, 'POST /api/v1/closures', closed)
    await change({ ...MADRID, force: true })
    const shown = await reply(studio, `GET /api/v1/appointments/${appointment.id}`)
    assert.deepEqual([shown.starts_at, shown.ends_at], ['2026-03-10T09:00:00.000Z', '2026-03-10T10:00:00.000Z'])
    const slots = async (day: string): Promise<string[]> => {
      const query = `service_id=${service_id}&instructor_id=${instructor_id}&date=${day}`
      const all: Shown[] = await reply(studio, `GET /api/v1/appointments/available-slots?${query}`)
      return all.map(({ starts_at }) => inMadrid(starts_at))
    }
    assert.deepEqual([(await slots('2026-03-24'))[0], (await slots('2026-03-31')).at(-1)], ['09:00', '11:00'])
    assert.equal((await slots('2026-03-17'))[0], '10:00', 'they are away until ten')
    const [off] = await reply(studio, `GET /api/v1/instructors/${instructor_id}/time-off`)
    assert.deepEqual([off.starts_at, off.ends_at], ['2026-03-17T08:00:00.000Z', '2026-03-17T09:00:00.000Z'])
    await reply(studio, `DELETE /api/v1/closures/${closure.id}`)
    const opened = await reply(studio, `GET /api/v1/scheduled-classes/${cls.id}`)
    assert.deepEqual([opened.status, opened.starts_at], ['scheduled', '2026-04-06T16:00:00.000Z'])
  })

  it('keeps the days of promo codes', async () => {
    const { id } = await makePromo(studio, { valid_from: '2026-03-10', valid_until: '2026-03-31' })
    const begun = await makePromo(studio, { valid_from: '2026-03-01', valid_until: null })
    await change(MADRID)
    const window = async (promo: number) => {
      const { valid_from, valid_until } = await reply(studio, `GET /api/v1/promo-codes/${promo}`)
      return [valid_from, valid_until]
    }
    assert.deepEqual(await window(id), ['2026-03-09T23:00:00.000Z', '2026-03-31T21:59:59.999Z'])
    assert.deepEqual(await window(begun.id), ['2026-03-01T00:00:00.000Z', null])
  })

  it('tells nobody: they come at the time that they were told', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-09T18:00' })
    const member = await registerMember(studio)
    const booking = await book(studio, cls, member)
    const letters = await lettersTo(studio, member)
    await change({ ...MADRID, force: true })
    const { status, starts_at } = await reply(studio, `GET /api/v1/bookings/${booking.id}`)
    assert.deepEqual(
      [status, starts_at, await lettersTo(studio, member)],
      ['booked', '2026-03-09T17:00:00.000Z', letters],
    )
  })
})
