import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import {
  book,
  chargesTo,
  creditsOf,
  registerClient,
  registerMember,
  sellPack,
  setRules,
} from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { makeInstructor } from '../../../test/build/staff.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

/** The class begins at noon in UTC, an hour after the test does. */
const START = '2026-03-04T12:00:00.000Z'
const END = '2026-03-04T13:00:00.000Z'
const DAYS_30 = '2026-04-03T12:00:00.000Z'

describe('somebody who was there and not on the roster', () => {
  let studio: TestStudio
  let cls: { id: number }
  beforeEach(async () => {
    studio = await startStudio()
    cls = await makeClass(studio, { starts_at: START, capacity: 2 })
  })
  afterEach(() => studio.stop())

  const at = async (instant: string) => {
    studio.clock.set(instant)
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  const add = (client: { id: number }, more: object = {}) =>
    studio.asOwner('POST /api/v1/bookings', {
      scheduled_class_id: cls.id,
      client_id: client.id,
      check_in: true,
      ...more,
    })
  const act = (verb: string, booking: { id: number }) => studio.asOwner(`POST /api/v1/bookings/${booking.id}/${verb}`)

  // The time; force or another wish; the refusal, if any.
  const moments: [now: string, more: object, code: string | undefined][] = [
    ['2026-03-04T11:00:00.000Z', {}, undefined],
    [START, {}, undefined],
    ['2026-03-04T14:00:00.000Z', {}, undefined],
    ['2026-03-05T09:00:00.000Z', {}, undefined],
    [DAYS_30, {}, undefined],
    ['2026-04-03T12:00:00.001Z', {}, 'CLASS_STARTED'],
    ['2026-04-03T12:00:00.001Z', { force: true }, 'CLASS_STARTED'],
    [START, { check_in: false }, 'CLASS_STARTED'],
    [START, { check_in: false, force: true }, 'CLASS_STARTED'],
  ]
  for (const [now, more, code] of moments)
    it(`${code ? `is refused (${code})` : 'is added'} at ${now} with ${JSON.stringify(more)}`, async () => {
      const client = await registerMember(studio)
      await at(now)
      const { body } = await add(client, more)
      assert.equal(body.code, code)
      if (!code) assert.deepEqual([body.status, body.source, body.checked_in_at], ['checked_in', 'walk_in', now])
    })

  it('takes a credit, also of a pack that has ended since; one that ended before is not asked', async () => {
    const [ana, bea] = [await registerClient(studio), await registerClient(studio)]
    const pack = await sellPack(studio, ana, 2)
    const old = await sellPack(studio, bea, 2)
    await studio.asOwner(`PUT /api/v1/memberships/${pack.id}`, { expires_at: '2026-03-04' })
    await at('2026-03-06T09:00:00.000Z')
    await studio.advance({})
    await studio.asOwner(`PUT /api/v1/memberships/${old.id}`, { status: 'expired' })
    assert.equal((await add(ana)).body.membership_id, pack.id)
    assert.equal(await creditsOf(studio, pack), 1)
    assert.equal((await add(bea)).body.code, 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE')
    assert.deepEqual((await add(bea, { force: true })).body.is_unpaid, true)
  })

  it('has the place of one who stayed away once the class is over, not before, and nobody goes beyond its places', async () => {
    const [away, here, missed, another] = [
      await registerMember(studio),
      await registerMember(studio),
      await registerMember(studio),
      await registerMember(studio),
    ]
    const [absent, present] = [await book(studio, cls, away), await book(studio, cls, here)]
    await at('2026-03-04T12:30:00.000Z')
    await act('check-in', present)
    assert.equal((await add(missed, { force: true })).body.code, 'CLASS_FULL')
    await at('2026-03-04T12:59:59.999Z')
    assert.equal((await add(missed)).body.code, 'CLASS_FULL')
    await at(END)
    const replies = await Promise.all([add(missed), add(another)])
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409],
    )
    assert.equal((await act('check-in', absent)).body.code, 'CLASS_FULL')
    const added = replies.find(({ status }) => status === 201)!.body
    assert.equal((await act('undo', added)).status, 200)
    assert.equal((await act('check-in', absent)).body.status, 'checked_in')
    assert.equal((await act('check-in', added)).body.code, 'CLASS_FULL')
    const { body: report } = await studio.asOwner('GET /api/v1/studio/integrity')
    assert.equal(report.ok, true, JSON.stringify(report))
  })

  it('makes nobody a no-show by itself where the roster was not used', async () => {
    await setRules(studio, { no_show_fee: 12 })
    const [away, missed] = [await registerMember(studio), await registerMember(studio)]
    await book(studio, cls, away)
    await at('2026-03-05T09:00:00.000Z')
    assert.equal((await add(missed)).status, 201)
    await studio.advance({ hours: 1 })
    const { items } = (await studio.asOwner(`GET /api/v1/bookings?client_id=${away.id}`)).body
    assert.deepEqual([items[0].status, items[0].needs_resolution], ['booked', true])
    assert.deepEqual(await chargesTo(studio, away), [])
  })

  it('is added by the class’s own instructor, not by another, and never by the client', async () => {
    const [mine, other] = [await makeInstructor(studio), await makeInstructor(studio)]
    cls = await makeClass(studio, { starts_at: START, instructor_id: mine.id })
    const client = await registerMember(studio)
    await at('2026-03-05T09:00:00.000Z')
    const wish = { scheduled_class_id: cls.id, client_id: client.id, check_in: true }
    const as = async (email: string) =>
      (await studio.send('POST /api/v1/bookings', { token: await studio.login(email), body: wish })).status
    assert.equal((await client.ask('POST /api/v1/bookings', { ...wish, client_id: undefined })).status, 403)
    assert.deepEqual([await as(other.email), await as(mine.email)], [404, 201])
  })
})
