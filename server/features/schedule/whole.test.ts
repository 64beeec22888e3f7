import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, makeFullClass, registerClient, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeClass, makeSeries, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const CLASSES = '/api/v1/scheduled-classes'
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('a class, to the last field', () => {
  let studio: TestStudio
  let widget: string
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { waitlist_confirm_minutes: 60, cancellation_hours: 9 })
    widget = `GET /api/v1/widget/${(await studio.asOwner('GET /api/v1/studio')).body.public_studio_id}/schedule`
  })
  after(() => studio.stop())

  it('is the same after it was planned, read and listed, with each of its figures apart', async () => {
    const [teacher, planned] = [
      await makeInstructor(studio, { full_name: 'Ines' }),
      await makeInstructor(studio, { full_name: 'Paul' }),
    ]
    const template = await makeTemplate(studio, {
      name: 'Slow Flow',
      description: 'A calm start',
      color: '#1a7f5a',
      cancellation_window_hours: 5,
      booking_open_hours_before: 200,
      booking_close_hours_before: 2,
    })
    const made = await makeClass(studio, {
      template_id: template.id,
      starts_at: '2026-03-07T10:00',
      duration_minutes: 75,
      capacity: 4,
      instructor_id: planned.id,
      establishment_id: 1,
    })
    const place = made.establishment_name
    assert.equal(typeof place, 'string')
    const whole = {
      id: made.id,
      template_id: template.id,
      name: 'Slow Flow',
      description: 'A calm start',
      color: '#1a7f5a',
      starts_at: '2026-03-07T09:00:00.000Z',
      ends_at: '2026-03-07T10:15:00.000Z',
      duration_minutes: 75,
      capacity: 4,
      booked: 0,
      held: 0,
      waiting: 0,
      spots_left: 4,
      instructor_id: planned.id,
      instructor_name: 'Paul',
      establishment_id: 1,
      establishment_name: place,
      room_plan_id: null,
      category_id: null,
      category_name: null,
      price: null,
      credit_cost: 1,
      pay_in_advance: false,
      has_own_price: false,
      status: 'scheduled',
      state: 'scheduled',
      cancel_reason: null,
      cancelled_at: null,
      booking_opens_at: '2026-02-27T01:00:00.000Z',
      booking_closes_at: '2026-03-07T07:00:00.000Z',
      cancel_free_until: '2026-03-07T04:00:00.000Z',
      series_id: null,
      recurrence: null,
      is_edited: false,
      photo_url: null,
      substituted_instructor_id: null,
      substituted_instructor_name: null,
      created_at: '2026-03-04T11:00:00.000Z',
      updated_at: '2026-03-04T11:00:00.000Z',
    }
    assert.deepEqual(made, whole)
    const clients = []
    for (let n = 0; n < 4; n += 1) clients.push(await registerMember(studio))
    const booked = []
    for (const client of clients) booked.push(await book(studio, made, client))
    for (let n = 0; n < 3; n += 1) await wait(made, await registerMember(studio))
    await studio.asOwner(`DELETE /api/v1/bookings/${booked[0].id}`)
    await studio.asOwner(`POST ${CLASSES}/${made.id}/substitute`, { instructor_id: teacher.id })
    const { body } = await studio.asOwner(`GET ${CLASSES}/${made.id}`)
    const full = {
      ...whole,
      booked: 3,
      held: 1,
      waiting: 2,
      spots_left: 0,
      instructor_id: teacher.id,
      instructor_name: 'Ines',
      substituted_instructor_id: planned.id,
      substituted_instructor_name: 'Paul',
      is_edited: body.is_edited,
    }
    assert.deepEqual(body, full)
    const day = 'start_date=2026-03-07&end_date=2026-03-07'
    assert.deepEqual((await studio.asOwner(`GET ${CLASSES}?${day}`)).body, [full])
    const {
      booked: _b,
      held: _h,
      room_plan_id: _rp,
      waiting: _w,
      status: _s,
      state: _st,
      cancel_reason: _c,
      cancelled_at: _ca,
      cancel_free_until: _f,
      series_id: _se,
      recurrence: _r,
      is_edited: _ed,
      has_own_price: _op,
      pay_in_advance: _pa,
      substituted_instructor_id: _si,
      substituted_instructor_name: _sn,
      created_at: _cr,
      updated_at: _u,
      ...open
    } = full
    assert.deepEqual((await studio.send(widget, { door: 'public' })).body, [
      {
        ...open,
        credit_cost: null,
        guests_can_book: true,
        instructor_photo_url: null,
        cancellation_hours: 5,
        late_cancel_fee: 0,
        late_cancel_keeps_price: true,
      },
    ])
  })

  it('shows a series’ rule, and cancelling with its reason', async () => {
    const recurrence = { interval: 2, weekdays: [1, 3], count: 3 }
    const first = await makeSeries(studio, { starts_at: '2026-05-04T10:00', recurrence })
    assert.deepEqual(first.recurrence, { freq: 'weekly', until: null, ...recurrence })
    const until = await makeSeries(studio, { starts_at: '2026-05-05T10:00', recurrence: { until: '2026-05-19' } })
    assert.deepEqual(until.recurrence, {
      freq: 'weekly',
      interval: 1,
      weekdays: [2],
      until: '2026-05-19',
      count: null,
    })
    assert.notEqual(first.series_id, until.series_id)
    const listed = await studio.asOwner(`GET ${CLASSES}?start_date=2026-05-01&end_date=2026-05-31`)
    const starts = (series: { series_id: number }) =>
      listed.body
        .filter(({ series_id }: { series_id: number }) => series_id === series.series_id)
        .map(({ starts_at }: { starts_at: string }) => starts_at.slice(0, 10))
    assert.deepEqual(starts(first), ['2026-05-04', '2026-05-06', '2026-05-18'])
    assert.deepEqual(starts(until), ['2026-05-05', '2026-05-12', '2026-05-19'])
    const { body } = await studio.asOwner(`POST ${CLASSES}/${first.id}/cancel`, { reason: 'No heating' })
    const after = (await studio.asOwner(`GET ${CLASSES}/${first.id}`)).body
    assert.deepEqual(
      [after.status, after.state, after.cancel_reason, after.cancelled_at],
      ['cancelled', 'cancelled', 'No heating', '2026-03-04T11:00:00.000Z'],
    )
    assert.ok(body)
  })

  it('comes by start, then id, to staff, clients and the public', async () => {
    const at = (starts_at: string) => makeClass(studio, { starts_at })
    const [late, twin, other, early] = [
      await at('2026-03-10T12:00'),
      await at('2026-03-10T11:00'),
      await at('2026-03-10T11:00'),
      await at('2026-03-10T10:00'),
    ]
    const expected = ids([early, twin, other, late])
    const day = `GET ${CLASSES}?start_date=2026-03-10&end_date=2026-03-10`
    const client = await registerClient(studio)
    assert.deepEqual(ids((await studio.asOwner(day)).body), expected)
    assert.deepEqual(ids((await client.ask(day)).body), expected)
    const open = (await studio.send(widget, { door: 'public' })).body
    assert.deepEqual(ids(open).slice(-4), expected)
  })

  it('that was cancelled is seen by who had a place or waited, and by nobody else', async () => {
    const { cls, holder } = await makeFullClass(studio, { starts_at: '2026-03-11T10:00' })
    const [waiting, stranger] = [await registerMember(studio), await registerMember(studio)]
    await wait(cls, waiting)
    await studio.asOwner(`POST ${CLASSES}/${cls.id}/cancel`)
    for (const [client, status] of [
      [holder, 200],
      [waiting, 200],
      [stranger, 404],
    ] as const) {
      assert.equal((await client.ask(`GET ${CLASSES}/${cls.id}`)).status, status)
    }
  })
})
