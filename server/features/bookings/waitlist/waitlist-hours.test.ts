import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import {
  creditsOf,
  lettersTo,
  makeFullClass,
  registerClient,
  registerMember,
  sellPack,
  setRules,
  wait,
} from '../../../test/build/bookings.ts'
import { makeTemplate } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

/** A Wednesday; Madrid is an hour ahead of UTC, and quiet from 22:00 to 07:00. */
const DAY = '2026-03-04'

describe('the waitlist by the clock', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio({ now: `${DAY}T09:00:00.000Z` })
  })
  afterEach(() => studio.stop())

  const entryOf = async (entry: { id: number; client_id: number }) =>
    (await studio.asOwner(`GET /api/v1/bookings/waitlist?client_id=${entry.client_id}`)).body[0]
  const cancel = (booking: { id: number }) => studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)

  it('offers nothing in the quiet hours, but as soon as they end', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-07T18:00' })
    const entry = await wait(cls, await registerMember(studio))
    await studio.advance({ hours: 12 })
    await cancel(booking)
    assert.equal((await entryOf(entry)).status, 'waiting')
    await studio.advance({ hours: 8, minutes: 59 })
    assert.equal((await entryOf(entry)).status, 'waiting')
    await studio.advance({ minutes: 1 })
    const offered = await entryOf(entry)
    assert.deepEqual([offered.status, offered.offer_expires_at], ['offered', '2026-03-05T07:00:00.000Z'])
  })

  it('holds a place that comes free at night for the queue: nobody books past it', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-07T18:00' })
    const [ana, bea, stranger] = [
      await registerMember(studio),
      await registerMember(studio),
      await registerMember(studio),
    ]
    const [first, second] = [await wait(cls, ana), await wait(cls, bea)]
    const wish = { scheduled_class_id: cls.id }
    await studio.advance({ hours: 13, minutes: 30 })
    await cancel(booking)
    assert.equal((await stranger.ask('POST /api/v1/bookings', wish)).body.code, 'CLASS_FULL')
    assert.equal((await bea.ask('POST /api/v1/bookings', wish)).body.code, 'CLASS_FULL')
    const forced = { ...wish, client_id: stranger.id, force: true }
    assert.equal((await studio.asOwner('POST /api/v1/bookings', forced)).body.code, 'CLASS_FULL')
    const shown = (await stranger.ask(`GET /api/v1/scheduled-classes/${cls.id}`)).body
    assert.deepEqual([shown.booked, shown.held, shown.spots_left], [0, 1, 0])
    const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
    const { body: inWidget } = await studio.send(`GET /api/v1/widget/${public_studio_id}/schedule`, { door: 'public' })
    assert.equal(inWidget.find(({ id }: { id: number }) => id === cls.id).spots_left, 0)
    const asked = (await stranger.ask(`GET /api/v1/scheduled-classes/${cls.id}/eligibility`)).body
    assert.deepEqual([asked.can_book, asked.can_join_waitlist], [false, true])
    assert.equal((await wait(cls, stranger)).position, 3)
    await studio.advance({ hours: 7, minutes: 30 })
    assert.deepEqual([(await entryOf(first)).status, (await entryOf(second)).status], ['offered', 'waiting'])
    assert.deepEqual(await lettersTo(studio, ana), ['waitlist_offer'])
  })

  it('offers it as the night ends although somebody asks before the studio has looked', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-07T18:00' })
    const [ana, stranger] = [await registerMember(studio), await registerMember(studio)]
    const entry = await wait(cls, ana)
    await studio.advance({ hours: 14 })
    await cancel(booking)
    studio.clock.set('2026-03-05T06:00:00.000Z')
    const wish = { scheduled_class_id: cls.id }
    const replies = await Promise.all([1, 2, 3].map(() => stranger.ask('POST /api/v1/bookings', wish)))
    assert.ok(replies.every(({ body }) => body.code === 'CLASS_FULL'))
    await studio.advance({})
    assert.equal((await entryOf(entry)).status, 'offered')
  })

  it('is the first in the queue’s to book at night', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-07T18:00' })
    const ana = await registerMember(studio)
    const entry = await wait(cls, ana)
    await studio.advance({ hours: 14 })
    await cancel(booking)
    assert.equal((await ana.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })).status, 201)
    assert.equal((await entryOf(entry)).status, 'confirmed')
  })

  // A place comes free at 23:00 in Madrid; the night ends at 07:00, an offer takes an hour. When the class begins; what happens.
  const nights: [starts: string, template: object, outcome: 'held' | 'told'][] = [
    ['2026-03-05T08:00', {}, 'held'],
    ['2026-03-05T07:59', {}, 'told'],
    ['2026-03-05T07:00', {}, 'told'],
    ['2026-03-05T06:30', {}, 'told'],
    ['2026-03-05T09:04', { booking_close_hours_before: 2 }, 'told'],
    ['2026-03-05T09:05', { booking_close_hours_before: 2 }, 'held'],
  ]
  for (const [starts_at, windows, outcome] of nights)
    it(`a place of a class at ${starts_at.slice(11)} with ${JSON.stringify(windows)} is ${outcome} at 23:00`, async () => {
      const { id: template_id } = await makeTemplate(studio, windows)
      const { cls, booking } = await makeFullClass(studio, { starts_at, template_id })
      const [ana, bea, stranger] = [
        await registerMember(studio),
        await registerMember(studio),
        await registerMember(studio),
      ]
      for (const client of [ana, bea]) await wait(cls, client)
      await studio.advance({ hours: 13 })
      await cancel(booking)
      const told = outcome === 'told' ? ['waitlist_place_free'] : []
      assert.deepEqual([await lettersTo(studio, ana), await lettersTo(studio, bea)], [told, told])
      const wish = { scheduled_class_id: cls.id }
      const replies = await Promise.all([stranger, bea].map((one) => one.ask('POST /api/v1/bookings', wish)))
      const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
      assert.deepEqual(statuses, outcome === 'told' ? [201, 409] : [409, 409])
    })

  it('lets the clock of a running offer stand still at night', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-07T18:00' })
    const entry = await wait(cls, await registerMember(studio))
    await studio.advance({ hours: 11, minutes: 40 })
    await cancel(booking)
    assert.equal((await entryOf(entry)).offer_expires_at, '2026-03-05T06:40:00.000Z')
  })

  it('books at once with 0 minutes while cancelling is free, also at night', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 0, cancellation_hours: 12, pay_at_studio_enabled: false })
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-07T18:00' })
    const poor = await registerClient(studio)
    const ana = await registerClient(studio)
    const pack = await sellPack(studio, ana, 1)
    const [passed, entry] = [await wait(cls, poor), await wait(cls, ana)]
    await studio.advance({ hours: 14 })
    await cancel(booking)
    const done = await entryOf(entry)
    assert.equal(done.status, 'confirmed')
    assert.equal(await creditsOf(studio, pack), 0)
    assert.deepEqual(await lettersTo(studio, ana), ['waitlist_booked'])
    assert.equal((await entryOf(passed)).status, 'skipped')
  })

  it('offers for half an hour instead once cancelling is late', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 0, cancellation_hours: 12 })
    const { cls, booking } = await makeFullClass(studio, { starts_at: `${DAY}T18:00` })
    const entry = await wait(cls, await registerMember(studio))
    await cancel(booking)
    const offered = await entryOf(entry)
    assert.deepEqual([offered.status, offered.offer_expires_at], ['offered', `${DAY}T09:30:00.000Z`])
  })

  it('lets who was booked in her sleep past the deadline cancel free', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 0, cancellation_hours: 12, late_cancel_fee: 9 })
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-05T15:00:00Z' })
    const ana = await registerMember(studio)
    await wait(cls, ana)
    await studio.advance({ hours: 17 })
    await cancel(booking)
    const [mine] = (await ana.ask('GET /api/v1/bookings')).body.items
    assert.equal(mine.cancels_free, true)
    await studio.advance({ hours: 6 })
    assert.equal((await ana.ask(`DELETE /api/v1/bookings/${mine.id}`)).body.status, 'cancelled')
  })

  it('never offers beyond booking close, tells all in the last minutes once, and closes then', async () => {
    const { id: template_id } = await makeTemplate(studio, { booking_close_hours_before: 1 })
    const { cls, booking } = await makeFullClass(studio, { template_id, starts_at: `${DAY}T11:00:00Z` })
    const [ana, bea] = [await registerMember(studio), await registerMember(studio)]
    const [first, second] = [await wait(cls, ana), await wait(cls, bea)]
    await studio.advance({ minutes: 30 })
    await cancel(booking)
    assert.equal((await entryOf(first)).offer_expires_at, `${DAY}T10:00:00.000Z`)
    await studio.advance({ minutes: 26 })
    await ana.ask(`DELETE /api/v1/bookings/waitlist/${first.id}`)
    assert.equal((await entryOf(second)).status, 'waiting')
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await lettersTo(studio, bea), ['waitlist_place_free'])
    await studio.advance({ minutes: 3 })
    const closed = await entryOf(second)
    assert.deepEqual([closed.status, closed.moves.at(-1).code], ['closed', 'WAITLIST_CLOSED'])
  })

  it('gives the place to who books first once all are told', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: `${DAY}T09:20:00Z` })
    const ana = await registerMember(studio)
    const entry = await wait(cls, ana)
    await studio.advance({ minutes: 16 })
    await cancel(booking)
    assert.equal((await ana.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })).status, 201)
    assert.equal((await entryOf(entry)).status, 'confirmed')
  })

  it('follows the studio through a restart: an offer lapses while it was off', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-07T18:00' })
    const [first, second] = [
      await wait(cls, await registerMember(studio)),
      await wait(cls, await registerMember(studio)),
    ]
    await cancel(booking)
    studio.clock.advance({ hours: 3 })
    await studio.restart()
    await studio.advance({})
    assert.deepEqual([(await entryOf(first)).status, (await entryOf(second)).status], ['expired', 'offered'])
  })
})
