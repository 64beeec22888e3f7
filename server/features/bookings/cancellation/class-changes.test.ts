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
  wait,
} from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

describe('when the studio changes a class', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { late_cancel_fee: 8, no_show_fee: 12, cancellation_hours: 12 })
  })
  after(() => studio.stop())

  const show = async (booking: { id: number }) => (await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)).body

  it('a cancelled one gives every credit back, waives fees, closes the waitlist and tells all', async () => {
    const [ana, bea, cleo] = [await registerClient(studio), await registerClient(studio), await registerMember(studio)]
    const packs = [await sellPack(studio, ana, 1), await sellPack(studio, bea, 1)]
    const cls = await makeClass(studio, { starts_at: '2026-03-04T12:00:00Z', capacity: 2 })
    const came = await book(studio, cls, ana)
    const missed = await book(studio, cls, bea)
    const entry = await wait(cls, cleo)
    await studio.asOwner(`POST /api/v1/bookings/${came.id}/check-in`)
    studio.clock.set('2026-03-04T12:00:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    await studio.asOwner(`POST /api/v1/bookings/${missed.id}/no-show`)
    const { status } = await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, { reason: 'Burst pipe' })
    assert.equal(status, 200)
    for (const booking of [came, missed]) {
      const after = await show(booking)
      assert.deepEqual([after.status, after.cancel_reason], ['class_cancelled', 'Burst pipe'])
    }
    assert.deepEqual(await Promise.all(packs.map((pack) => creditsOf(studio, pack))), [1, 1])
    assert.deepEqual(await chargesTo(studio, bea), [['no_show', 12, 'waived']])
    const closed = (await cleo.ask('GET /api/v1/bookings/waitlist?class_id=' + cls.id)).body[0]
    assert.deepEqual([closed.id, closed.status, closed.moves.at(-1).reason], [entry.id, 'closed', 'Burst pipe'])
    for (const client of [ana, bea, cleo]) {
      assert.equal((await lettersTo(studio, client)).at(-1), 'class_cancelled', client.full_name)
    }
    studio.clock.set('2026-03-04T11:00:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
  })

  it('extends a pack that ran out meanwhile to 14 days after the class', async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 1, { validity_days: 3 })
    const cls = await makeClass(studio, { starts_at: '2026-03-06T18:00' })
    await book(studio, cls, client)
    await studio.advance({ days: 5 })
    assert.equal((await studio.asOwner(`GET /api/v1/memberships/${pack.id}`)).body.status, 'expired')
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`)
    const after = (await studio.asOwner(`GET /api/v1/memberships/${pack.id}`)).body
    assert.deepEqual([after.status, after.expires_at, after.credits_remaining], ['active', '2026-03-20', 1])
    studio.clock.set('2026-03-04T11:00:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
  })

  it('a moved one tells those who wait for a place, too', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-05T18:00', capacity: 1 })
    await book(studio, cls, await registerMember(studio))
    const waits = await registerMember(studio)
    await wait(cls, waits)
    const before = await lettersTo(studio, waits)
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { starts_at: '2026-03-05T19:00' })
    assert.deepEqual(await lettersTo(studio, waits), [...before, 'class_moved'])
  })

  it('a moved one tells those booked and lets them cancel free until it begins', async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 1)
    const cls = await makeClass(studio, { starts_at: '2026-03-05T18:00' })
    const booking = await book(studio, cls, client)
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { starts_at: '2026-03-05T19:00' })
    assert.deepEqual(await lettersTo(studio, client), ['booking_confirmed', 'class_moved'])
    studio.clock.set('2026-03-05T17:59:59.000Z')
    const { body } = await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.equal(body.status, 'cancelled')
    studio.clock.set('2026-03-04T11:00:00.000Z')
    assert.equal(await creditsOf(studio, pack), 1)
  })

  it('a moved one keeps who booked it, also beyond the last day of what paid for it', async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 2, { validity_days: 3 })
    const cls = await makeClass(studio, { starts_at: '2026-03-06T18:00' })
    const booking = await book(studio, cls, client)
    const change = { starts_at: '2026-03-09T18:00', force: true }
    assert.equal((await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, change)).status, 200)
    await studio.advance({ days: 4 })
    const { status } = (await studio.asOwner(`GET /api/v1/memberships/${pack.id}`)).body
    assert.deepEqual([status, (await show(booking)).status], ['expired', 'booked'])
    studio.clock.set('2026-03-04T11:00:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
  })

  it('cuts offers short that would reach beyond the new booking close', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-05T18:00', capacity: 1 })
    const holder = await registerMember(studio)
    const booking = await book(studio, cls, holder)
    const ana = await registerMember(studio)
    await wait(cls, ana)
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { starts_at: '2026-03-04T11:30:00Z' })
    const [entry] = (await ana.ask('GET /api/v1/bookings/waitlist')).body
    assert.deepEqual([entry.status, entry.offer_expires_at], ['offered', '2026-03-04T11:30:00.000Z'])
  })

  it('a paused or cancelled membership frees the places it paid for, inside the pause only', async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 5, { can_pause: true, max_pause_days: 60 })
    const inside = await book(studio, await makeClass(studio, { starts_at: '2026-03-05T22:30' }), client)
    const outside = await book(studio, await makeClass(studio, { starts_at: '2026-03-06T00:00' }), client)
    await studio.asOwner(`POST /api/v1/memberships/${pack.id}/pause`, { pause_days: 2 })
    assert.deepEqual([(await show(inside)).status, (await show(outside)).status], ['cancelled', 'booked'])
    assert.equal((await lettersTo(studio, client)).at(-1), 'booking_cancelled')
    await studio.asOwner(`DELETE /api/v1/memberships/${pack.id}`)
    assert.equal((await show(outside)).status, 'cancelled')
  })

  it('one at another location tells all, and cancels free; where it stays, nobody hears', async () => {
    const { body: north } = await studio.asOwner('POST /api/v1/establishments', { name: 'Studio North' })
    const [ana, cleo] = [await registerMember(studio), await registerMember(studio)]
    const cls = await makeClass(studio, { starts_at: '2026-03-05T12:00:00Z', capacity: 1 })
    const booked = await book(studio, cls, ana)
    await wait(cls, cleo)
    const put = (changes: object) =>
      studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { ...changes, force: true })
    await put({ establishment_id: 1 })
    assert.equal(
      (await lettersTo(studio, ana)).includes('class_elsewhere'),
      false,
      'the first is meant where none is named',
    )
    await put({ establishment_id: north.id })
    for (const client of [ana, cleo]) assert.equal((await lettersTo(studio, client)).at(-1), 'class_elsewhere')
    assert.deepEqual([(await show(booked)).cancels_free, (await show(booked)).status], [true, 'booked'])
  })
})
