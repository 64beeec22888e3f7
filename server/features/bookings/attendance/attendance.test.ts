import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  book,
  chargesTo,
  creditsOf,
  registerClient,
  registerMember,
  sellPack,
  setRules,
  type TestClient,
} from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

const NOON = '2026-03-04T11:00:00.000Z'

describe('attendance', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { no_show_fee: 12, late_cancel_fee: 8, checkin_open_minutes_before: 30 })
  })
  after(() => studio.stop())

  const at = async (instant: string) => {
    studio.clock.set(instant)
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  const back = () => at(NOON)
  /** A booking of a class that starts at 12:00 UTC, paid with one of two credits. */
  const booked = async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 2)
    const cls = await makeClass(studio, { starts_at: '2026-03-04T12:00:00Z' })
    return { client, pack, cls, booking: await book(studio, cls, client) }
  }
  const asOwner = (verb: string, id: number, body?: object) =>
    studio.asOwner(`POST /api/v1/bookings/${id}/${verb}`, body)

  const window: [string, string, string | undefined][] = [
    ['a millisecond too early', '2026-03-04T11:29:59.999Z', 'CHECK_IN_NOT_OPEN'],
    ['exactly when it opens', '2026-03-04T11:30:00.000Z', undefined],
    ['exactly when it closes', '2026-03-04T12:15:00.000Z', undefined],
    ['a millisecond too late', '2026-03-04T12:15:00.001Z', 'CHECK_IN_CLOSED'],
  ]
  for (const [when, now, code] of window) {
    it(`answers a client who checks in ${when}`, async () => {
      const { client, booking } = await booked()
      studio.clock.set(now)
      const { body } = await client.ask(`POST /api/v1/bookings/${booking.id}/check-in`)
      assert.equal(body.code, code)
      if (!code) assert.deepEqual([body.status, body.checked_in_at], ['checked_in', now])
      await back()
    })
  }

  it('lets staff check in early and up to 30 days later, inclusive; twice is the same as once', async () => {
    const { booking } = await booked()
    const first = await asOwner('check-in', booking.id)
    assert.equal(first.body.status, 'checked_in')
    assert.deepEqual((await asOwner('check-in', booking.id)).body, first.body)
    const late = (await booked()).booking
    await at('2026-04-03T12:00:00.001Z')
    assert.equal((await asOwner('check-in', late.id)).status, 409)
    await at('2026-04-03T12:00:00.000Z')
    assert.equal((await asOwner('check-in', late.id)).body.status, 'checked_in')
    await back()
  })

  describe('by the code of a phone', () => {
    const codeFor = async (client: TestClient, id: number) =>
      (await client.ask(`GET /api/v1/bookings/${id}/check-in-code`)).body

    it('works at the kiosk, inside the clients’ window only', async () => {
      const { client, booking } = await booked()
      const early = await codeFor(client, booking.id)
      assert.equal((await asOwner('check-in', booking.id, { code: early.code })).body.code, 'CHECK_IN_NOT_OPEN')
      await at('2026-03-04T11:40:00.000Z')
      const { code, expires_at } = await codeFor(client, booking.id)
      assert.equal(expires_at, '2026-03-04T11:50:00.000Z')
      assert.equal(code.split('.')[0], String(booking.id))
      assert.equal((await asOwner('check-in', booking.id, { code })).body.status, 'checked_in')
      await back()
    })

    it('is refused when it has run out, is forged, or is another booking’s', async () => {
      const { client, booking } = await booked()
      const other = await booked()
      await at('2026-03-04T11:40:00.000Z')
      const { code } = await codeFor(client, booking.id)
      const forged = [
        code.replace(/^\d+/, String(other.booking.id)),
        code.replace(/\.\d+\./, '.9999999999.'),
        code.slice(0, -1) + (code.endsWith('0') ? '1' : '0'),
        'nonsense',
      ]
      for (const bad of forged) {
        for (const id of [booking.id, other.booking.id]) {
          assert.equal((await asOwner('check-in', id, { code: bad })).body.code, 'CHECK_IN_CODE_INVALID', bad)
        }
      }
      assert.equal((await asOwner('check-in', other.booking.id, { code })).body.code, 'CHECK_IN_CODE_INVALID')
      await at('2026-03-04T11:50:00.001Z')
      assert.equal((await asOwner('check-in', booking.id, { code })).body.code, 'CHECK_IN_CODE_INVALID')
      await at('2026-03-04T11:50:00.000Z')
      assert.equal((await asOwner('check-in', booking.id, { code })).body.status, 'checked_in')
      await back()
    })
  })

  it('marks a no-show from the start on: the credit is kept, the fee pending for a day, then due', async () => {
    const { client, pack, booking } = await booked()
    await at('2026-03-04T11:59:59.999Z')
    assert.equal((await asOwner('no-show', booking.id)).body.code, 'CLASS_NOT_STARTED')
    await at('2026-03-04T12:00:00.000Z')
    assert.equal((await asOwner('no-show', booking.id)).body.status, 'no_show')
    assert.equal(await creditsOf(studio, pack), 1)
    assert.deepEqual(await chargesTo(studio, client), [['no_show', 12, 'pending']])
    assert.deepEqual((await client.ask(`GET /api/v1/clients/${client.id}/charges`)).body, [])
    await studio.advance({ hours: 24 })
    assert.deepEqual(await chargesTo(studio, client), [['no_show', 12, 'due']])
    await back()
  })

  it('excuses a no-show and a late cancellation: credit back, fee waived', async () => {
    for (const miss of ['no-show', 'cancel'] as const) {
      const { client, pack, booking } = await booked()
      await at(miss === 'cancel' ? '2026-03-04T11:30:00.000Z' : '2026-03-04T12:10:00.000Z')
      if (miss === 'cancel') await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
      else await asOwner('no-show', booking.id)
      const { body } = await asOwner('excuse', booking.id, { reason: 'Broken train' })
      assert.deepEqual([body.status, body.excuse_reason], ['cancelled', 'Broken train'])
      assert.equal(await creditsOf(studio, pack), 2)
      assert.deepEqual(
        (await chargesTo(studio, client)).map(([, , status]) => status),
        ['waived'],
      )
      assert.equal((await asOwner('excuse', booking.id)).body.code, 'BOOKING_INVALID_TRANSITION')
      await back()
    }
  })

  it('lets the credit of an excused no-show lapse where its membership was cancelled meanwhile', async () => {
    await back()
    const { booking, pack } = await booked()
    await at('2026-03-04T12:30:00.000Z')
    await asOwner('no-show', booking.id)
    await studio.asOwner(`DELETE /api/v1/memberships/${pack.id}`)
    await at('2026-03-04T12:40:00.000Z')
    assert.equal((await asOwner('excuse', booking.id)).body.status, 'cancelled')
    assert.equal(await creditsOf(studio, pack), 0)
    const { body } = await studio.asOwner(`GET /api/v1/memberships/${pack.id}/credits`)
    const kinds = (body as { kind: string; credits: number }[]).map(({ kind, credits }) => [kind, credits])
    assert.deepEqual(kinds.slice(-2), [
      ['return', 1],
      ['lapse', -1],
    ])
    await back()
  })

  it('excuses up to 30 days after the start, inclusive', async () => {
    const [one, other] = [await booked(), await booked()]
    await at('2026-03-04T12:10:00.000Z')
    for (const { booking } of [one, other]) await asOwner('no-show', booking.id)
    await at('2026-04-03T12:00:00.001Z')
    assert.equal((await asOwner('excuse', one.booking.id)).status, 409)
    await at('2026-04-03T12:00:00.000Z')
    assert.equal((await asOwner('excuse', other.booking.id)).body.status, 'cancelled')
    await back()
  })

  it('takes back a check-in and a no-show, whose fee is waived', async () => {
    const { client, booking } = await booked()
    await asOwner('check-in', booking.id)
    const undone = (await asOwner('undo', booking.id)).body
    assert.deepEqual([undone.status, undone.checked_in_at], ['booked', null])
    await at('2026-03-04T12:10:00.000Z')
    await asOwner('no-show', booking.id)
    assert.equal((await asOwner('undo', booking.id)).body.status, 'booked')
    assert.deepEqual(await chargesTo(studio, client), [['no_show', 12, 'waived']])
    assert.equal((await asOwner('undo', booking.id)).body.code, 'BOOKING_INVALID_TRANSITION')
    await back()
  })

  it('needs staff for all but checking in', async () => {
    const { client, booking } = await booked()
    for (const verb of ['no-show', 'undo', 'excuse']) {
      assert.equal((await client.ask(`POST /api/v1/bookings/${booking.id}/${verb}`)).status, 403, verb)
    }
  })
})

describe('no-shows by themselves', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { no_show_fee: 5 })
  })
  after(() => studio.stop())

  const statusOf = async (booking: { id: number }) =>
    (await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)).body.status

  it('come an hour after the end, where the roster was used, and never against what staff undid', async () => {
    const used = await makeClass(studio, { starts_at: '2026-03-04T12:00:00Z' })
    const unused = await makeClass(studio, { starts_at: '2026-03-04T12:00:00Z' })
    const came = await book(studio, used, await registerMember(studio))
    const missed = await book(studio, used, await registerMember(studio))
    const undone = await book(studio, used, await registerMember(studio))
    const open = await book(studio, unused, await registerMember(studio))
    await studio.asOwner(`POST /api/v1/bookings/${came.id}/check-in`)
    await studio.asOwner(`POST /api/v1/bookings/${undone.id}/check-in`)
    await studio.asOwner(`POST /api/v1/bookings/${undone.id}/undo`)

    await studio.advance({ hours: 2, minutes: 59, seconds: 59 })
    assert.equal(await statusOf(missed), 'booked')
    await studio.advance({ minutes: 10, seconds: 1 })
    assert.deepEqual(
      [await statusOf(came), await statusOf(missed), await statusOf(undone), await statusOf(open)],
      ['checked_in', 'no_show', 'booked', 'booked'],
    )
    assert.deepEqual(await chargesTo(studio, { id: missed.client_id }), [['no_show', 5, 'pending']])

    const { body } = await studio.asOwner('GET /api/v1/bookings?needs_resolution=true')
    assert.deepEqual(
      body.items.map((item: { id: number; needs_resolution: boolean }) => [item.id, item.needs_resolution]),
      [
        [undone.id, true],
        [open.id, true],
      ],
    )
    await studio.advance({ hours: 1 })
    assert.deepEqual(await chargesTo(studio, { id: missed.client_id }), [['no_show', 5, 'pending']])
  })
})
