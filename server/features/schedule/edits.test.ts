import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  book,
  creditsOf,
  lettersTo,
  makeFullClass,
  registerClient,
  registerMember,
  sellPack,
  setRules,
  wait,
} from '../../test/build/bookings.ts'
import { classesOf, makeClass, makeSeries } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const CLASSES = '/api/v1/scheduled-classes'

describe('editing classes', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { waitlist_confirm_minutes: 0 })
  })
  after(() => studio.stop())

  /** A series of four Wednesdays at 18:00, each with a separate template: its classes, and how they are now. */
  const fourWeeks = async (recurrence: object = {}) => {
    const first = await makeSeries(studio, { starts_at: '2026-03-11T18:00', recurrence: { count: 4, ...recurrence } })
    const now = async () => {
      const classes = await classesOf(studio, '2026-03-01', '2026-05-31')
      return classes.filter(({ series_id }) => series_id === first.series_id)
    }
    return { ids: (await now()).map(({ id }) => id as number), now }
  }
  const times = (classes: { starts_at: string }[]) =>
    classes.map(({ starts_at }) => starts_at.slice(5, 16).replace('T', ' '))
  const put = (id: number | undefined, body: object) => studio.asOwner(`PUT ${CLASSES}/${id}`, body)

  it('changes this class, it and the following, or all; hand-edited ones are kept unless asked', async () => {
    const { ids, now } = await fourWeeks()
    assert.deepEqual(times(await now()), ['03-11 17:00', '03-18 17:00', '03-25 17:00', '04-01 16:00'])
    assert.equal((await put(ids[1], { starts_at: '2026-03-18T19:00' })).body.is_edited, true)
    await put(ids[2], { starts_at: '2026-03-25T17:00', scope: 'this_and_following' })
    assert.deepEqual(times(await now()), ['03-11 17:00', '03-18 18:00', '03-25 16:00', '04-01 15:00'])
    await put(ids[0], { starts_at: '2026-03-12T20:00', scope: 'all' })
    assert.deepEqual(times(await now()), ['03-12 19:00', '03-18 18:00', '03-26 19:00', '04-02 18:00'])
    await put(ids[0], { starts_at: '2026-03-12T21:00', scope: 'all', include_edited: true })
    assert.deepEqual(times(await now()), ['03-12 20:00', '03-18 20:00', '03-26 20:00', '04-02 19:00'])
  })

  // A series to 27 May, moved; what the next weeks bring must neither double nor leave out a day.
  const moves = [
    { weekdays: [3, 7], from: '2026-03-11T18:00', to: '2026-03-12T19:00', onto: [1, 4], last: '2026-06-15', count: 28 },
    { weekdays: [3, 5], from: '2026-03-11T18:00', to: '2026-03-09T19:00', onto: [1, 3], last: '2026-06-17', count: 30 },
  ]
  for (const { weekdays, from, to, onto, last, count } of moves) {
    it(`continues a series of the days ${weekdays.join()} moved to ${onto.join()} as it was edited`, async () => {
      const other = await startStudio()
      after(() => other.stop())
      const first = await makeSeries(other, { starts_at: from, recurrence: { weekdays } })
      const change = { starts_at: to, capacity: 7, scope: 'all' }
      const { body } = await other.asOwner(`PUT ${CLASSES}/${first.id}`, change)
      assert.deepEqual(body.recurrence.weekdays, onto)
      for (let day = 0; day < 21; day += 1) await other.advance({ hours: 24 })
      const classes = await classesOf(other, '2026-03-01', '2026-12-31')
      const days = classes.map(({ starts_at }) => starts_at.slice(0, 10))
      assert.deepEqual([days.length, new Set(days).size, days.at(-1)], [count, count, last])
      assert.ok(classes.every(({ capacity, starts_at }) => capacity === 7 && /T1[78]:00/.test(starts_at)))
    })
  }

  // At 11:00 in UTC on 4 March: where a class of tomorrow is moved to, or one is made.
  const starts: [starts_at: string, allowed: boolean][] = [
    ['2026-03-04T11:00:00.000Z', true],
    ['2026-03-04T10:59:59.999Z', false],
    ['2026-03-04T12:01', true],
    ['2026-03-04T11:59', false],
    ['2025-03-05T18:00', false],
  ]
  for (const [starts_at, allowed] of starts)
    it(`begins at ${starts_at}: ${allowed ? 'so be it' : 'not in the past'}`, async () => {
      const cls = await makeClass(studio)
      const moved = await put(cls.id, { starts_at })
      const template_id = (await makeClass(studio)).template_id
      const made = await studio.asOwner(`POST ${CLASSES}`, { template_id, starts_at })
      assert.deepEqual([moved.status, made.status], allowed ? [200, 201] : [422, 422])
      if (allowed) return
      assert.deepEqual([moved.body.errors[0].path, made.body.errors[0].path], ['starts_at', 'starts_at'])
      const now = (await studio.asOwner(`GET ${CLASSES}/${cls.id}`)).body
      assert.deepEqual([now.starts_at, now.updated_at], [cls.starts_at, cls.updated_at])
    })

  it('begins no series in the past, and moves none of its classes there', async () => {
    const { template_id } = await makeClass(studio)
    const series = (starts_at: string, recurrence: object = {}) =>
      studio.asOwner(`POST ${CLASSES}`, {
        template_id,
        starts_at,
        recurrence: { freq: 'weekly', count: 2, ...recurrence },
      })
    assert.equal((await series('2026-03-03T18:00')).status, 422)
    assert.equal((await series('2026-03-04T09:00')).status, 422)
    assert.equal((await series('2026-03-03T18:00', { weekdays: [4] })).status, 201, 'its first class is tomorrow')
    const { ids, now } = await fourWeeks()
    const before = await now()
    assert.equal((await put(ids[2], { starts_at: '2026-03-03T18:00', scope: 'all' })).status, 422)
    assert.equal(
      (await put(ids[2], { starts_at: '2026-03-15T18:00', scope: 'all' })).status,
      422,
      'the first would be on the 1st',
    )
    assert.deepEqual(await now(), before)
  })

  it('moves no other class where the start that is sent is the class’s own', async () => {
    const { ids, now } = await fourWeeks()
    await put(ids[1], { starts_at: '2026-03-18T19:00' })
    await put(ids[1], { starts_at: '2026-03-18T19:00', capacity: 9, scope: 'all' })
    assert.deepEqual(times(await now()), ['03-11 17:00', '03-18 18:00', '03-25 17:00', '04-01 16:00'])
    assert.ok((await now()).every(({ capacity }) => capacity === 9))
  })

  it('does not move a series of every few weeks across the end of some of its weeks', async () => {
    const { ids } = await fourWeeks({ weekdays: [3, 7], interval: 2 })
    const reply = await put(ids[0], { starts_at: '2026-03-12T18:00', scope: 'all' })
    assert.deepEqual([reply.status, reply.body.errors[0].path], [422, 'starts_at'])
  })

  it('tells those booked of a new start, who may then cancel free', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-05T18:00' })
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 5)
    const booking = await book(studio, cls, client)
    await put(cls.id, { capacity: 20 })
    assert.deepEqual((await lettersTo(studio, client)).includes('class_moved'), false)
    await put(cls.id, { starts_at: '2026-03-04T20:00' })
    assert.equal((await lettersTo(studio, client)).filter((kind) => kind === 'class_moved').length, 1)
    const seen = await client.ask(`GET ${CLASSES}/${cls.id}`)
    assert.equal(seen.body.cancel_free_until, '2026-03-04T19:00:00.000Z')
    await studio.advance({ hours: 7 })
    const { body } = await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.equal(body.status, 'cancelled')
    assert.equal(await creditsOf(studio, pack), 5)
  })

  it('leaves those who wait as they wait when the class moves', async () => {
    const { cls } = await makeFullClass(studio, { starts_at: '2026-03-14T12:00' })
    await wait(cls, await registerMember(studio))
    const queue = async () => (await studio.asOwner(`GET /api/v1/bookings/waitlist?class_id=${cls.id}`)).body
    const [before] = await queue()
    await studio.advance({ minutes: 1 })
    const { starts_at, ends_at } = (await put(cls.id, { starts_at: '2026-03-14T14:00' })).body
    assert.deepEqual(await queue(), [{ ...before, starts_at, ends_at }])
  })

  it('never makes a class smaller than its places taken, and hands new places to the waitlist', async () => {
    const { cls } = await makeFullClass(studio, { starts_at: '2026-03-12T12:00', capacity: 2 })
    await book(studio, cls, await registerMember(studio))
    const next = await registerMember(studio)
    await wait(cls, next)
    const small = await put(cls.id, { capacity: 1 })
    assert.deepEqual([small.status, small.body.code], [409, 'CAPACITY_BELOW_BOOKED'])
    assert.deepEqual(small.body.reasons[0].value, { class_id: cls.id, booked: 2, held: 0 })
    const { body } = await put(cls.id, { capacity: 3 })
    assert.deepEqual([body.booked, body.waiting, body.spots_left], [3, 0, 0])
    assert.equal((await next.ask(`GET ${CLASSES}/${cls.id}`)).body.my_booking_status, 'booked')
    assert.equal((await put(cls.id, { capacity: 3 })).status, 200)
  })

  it('counts places held by offers as taken', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 60 })
    const { cls, holder, booking } = await makeFullClass(studio, { starts_at: '2026-03-13T12:00', capacity: 1 })
    await wait(cls, await registerMember(studio))
    await put(cls.id, { capacity: 2 })
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const reply = await put(cls.id, { capacity: 1 })
    assert.equal(reply.body.held, 1)
    await book(studio, await put(cls.id, { capacity: 2 }).then(({ body }) => body), await registerMember(studio))
    assert.deepEqual((await put(cls.id, { capacity: 1 })).body.reasons[0].value, {
      class_id: cls.id,
      booked: 1,
      held: 1,
    })
    await setRules(studio, { waitlist_confirm_minutes: 0 })
  })

  it('leaves all as it was when one class of the scope refuses', async () => {
    const { ids, now } = await fourWeeks()
    const second = { id: ids[1]! }
    for (let n = 0; n < 3; n += 1) await book(studio, second, await registerMember(studio))
    const reply = await put(ids[0], { capacity: 2, starts_at: '2026-03-11T08:00', scope: 'all' })
    assert.equal(reply.body.code, 'CAPACITY_BELOW_BOOKED')
    assert.deepEqual(times(await now()), ['03-11 17:00', '03-18 17:00', '03-25 17:00', '04-01 16:00'])
  })

  it('keeps a substitute when the series gets another instructor', async () => {
    const [ana, bo, cy] = [await makeInstructor(studio), await makeInstructor(studio), await makeInstructor(studio)]
    const { ids, now } = await fourWeeks()
    await put(ids[0], { instructor_id: ana.id, scope: 'all' })
    await studio.asOwner(`POST ${CLASSES}/${ids[1]}/substitute`, { instructor_id: bo.id })
    await put(ids[0], { instructor_id: cy.id, scope: 'all' })
    assert.deepEqual(
      (await now()).map(({ instructor_id, substituted_instructor_id }) => [instructor_id, substituted_instructor_id]),
      [
        [cy.id, null],
        [bo.id, cy.id],
        [cy.id, null],
        [cy.id, null],
      ],
    )
  })

  it('moves nothing that has begun', async () => {
    const cls = await makeClass(studio, { starts_at: studio.clock.now() })
    assert.equal((await put(cls.id, { starts_at: '2026-03-20T10:00' })).body.code, 'CLASS_STARTED')
    assert.equal((await put(cls.id, { capacity: 5 })).body.capacity, 5)
    assert.equal((await put(cls.id, { status: 'cancelled' })).status, 422)
  })
})

describe('cancelling classes', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('tells those booked in the order in which they booked', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-07T18:00' })
    const clients = [await registerMember(studio), await registerMember(studio), await registerMember(studio)]
    for (const client of clients) await book(studio, cls, client)
    await studio.asOwner(`POST ${CLASSES}/${cls.id}/cancel`, {})
    const { items } = (await studio.asOwner('GET /api/v1/emails')).body
    const told = items.filter(({ kind }: { kind: string }) => kind === 'class_cancelled').slice(0, 3)
    assert.deepEqual(
      told.map(({ client_id }: { client_id: number }) => client_id).toReversed(),
      clients.map(({ id }) => id),
    )
  })

  it('gives credits back, closes the waitlist and tells everybody', async () => {
    const cls = await makeClass(studio, { capacity: 1, starts_at: '2026-03-06T18:00' })
    const [holder, waiting] = [await registerClient(studio), await registerMember(studio)]
    const pack = await sellPack(studio, holder, 3)
    await book(studio, cls, holder)
    await wait(cls, waiting)
    assert.equal(await creditsOf(studio, pack), 2)
    const { status, body } = await studio.asOwner(`POST ${CLASSES}/${cls.id}/cancel`, { reason: 'Storm' })
    assert.deepEqual([status, body.state, body.cancel_reason, body.booked], [200, 'cancelled', 'Storm', 0])
    assert.equal(await creditsOf(studio, pack), 3)
    for (const client of [holder, waiting]) {
      assert.ok((await lettersTo(studio, client)).includes('class_cancelled'))
      assert.equal((await client.ask(`GET ${CLASSES}/${cls.id}`)).body.status, 'cancelled')
    }
    assert.equal((await (await registerClient(studio)).ask(`GET ${CLASSES}/${cls.id}`)).status, 404)
    assert.equal((await studio.asOwner(`POST ${CLASSES}/${cls.id}/cancel`)).body.code, 'CLASS_CANCELLED')
    assert.equal((await studio.asOwner(`PUT ${CLASSES}/${cls.id}`, { capacity: 3 })).body.code, 'CLASS_CANCELLED')
  })

  it('ends a series where it is cancelled from', async () => {
    const first = await makeSeries(studio, { starts_at: '2026-03-05T09:00' })
    const mine = async () =>
      (await classesOf(studio, '2026-03-01', '2026-12-31')).filter(({ series_id }) => series_id === first.series_id)
    const [, , third, fourth] = await mine()
    await studio.asOwner(`PUT ${CLASSES}/${fourth.id}`, { starts_at: '2026-03-27T12:00' })
    await studio.asOwner(`POST ${CLASSES}/${third.id}/cancel`, { scope: 'this_and_following' })
    await studio.advance({ hours: 24 * 14 })
    const classes = await mine()
    assert.deepEqual(
      classes.filter(({ status }) => status === 'scheduled').map(({ starts_at }) => starts_at.slice(5, 10)),
      ['03-05', '03-12'],
    )
    assert.equal(classes.length, 12)
    assert.equal(classes[0].recurrence.until, '2026-03-18')
  })
})
