import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  book,
  chargesTo,
  creditsOf,
  lettersTo,
  makeFullClass,
  registerClient,
  registerMember,
  sellPack,
  setRules,
  wait,
} from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../../test/studio.ts'

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b)

describe('a booking that is moved to another class', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ now: '2026-03-20T09:00:00.000Z' })
    await setRules(studio, { cancellation_hours: 12, late_cancel_fee: 8, cancellation_deducts_credit: true })
  })
  after(() => studio.stop())

  const move = (booking: { id: number; client_id: number }, cls: { id: number }, more: object = {}) =>
    studio.asOwner('POST /api/v1/bookings', {
      scheduled_class_id: cls.id,
      client_id: booking.client_id,
      swap_booking_id: booking.id,
      ...more,
    })
  const statusOf = async ({ id }: { id: number }) => (await studio.asOwner(`GET /api/v1/bookings/${id}`)).body.status
  /** A booking by the one credit of a pack, of a class at an instant, made long enough ago. */
  const booked = async (starts_at: string) => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 1, { max_per_day: 1 })
    const booking = await book(studio, await makeClass(studio, { starts_at }), client)
    await studio.advance({ minutes: 20 })
    return { client, pack, booking }
  }

  it('in time takes its credit along, past the limit of its day, and tells the client both', async () => {
    const { client, pack, booking } = await booked('2026-03-25T18:00:00Z')
    const other = await makeClass(studio, { starts_at: '2026-03-25T19:30:00Z' })
    const { status, body } = await move(booking, other)
    assert.deepEqual([status, body.status, body.membership_id], [201, 'booked', pack.id])
    assert.deepEqual([await statusOf(booking), await creditsOf(studio, pack)], ['cancelled', 0])
    assert.deepEqual((await lettersTo(studio, client)).slice(-2), ['booking_cancelled', 'booking_confirmed'])
    assert.equal((await move(booking, await makeClass(studio))).body.code, 'BOOKING_INVALID_TRANSITION')
  })

  it('late costs what cancelling late does, and nothing where staff let the client off', async () => {
    const late = async (more: object) => {
      const { client, pack, booking } = await booked(new Date(Date.parse(studio.clock.now()) + 7_200_000).toISOString())
      const other = await makeClass(studio, { starts_at: '2026-03-26T18:00:00Z' })
      const { body } = await move(booking, other, more)
      return [
        body.code ?? body.status,
        await statusOf(booking),
        await creditsOf(studio, pack),
        await chargesTo(studio, client),
      ]
    }
    assert.deepEqual(await late({}), ['NO_CREDITS_LEFT', 'booked', 0, []], 'the credit is kept: nothing is done')
    assert.deepEqual(await late({ force: true }), ['booked', 'late_cancelled', 0, [['late_cancel', 8, 'pending']]])
    assert.deepEqual(await late({ waive_fee: true }), ['booked', 'cancelled', 0, []])
  })

  it('is the client’s own, of another class; only staff let somebody off', async () => {
    const { client, booking } = await booked('2026-03-27T18:00:00Z')
    const [cls, other] = [await makeClass(studio), await registerMember(studio)]
    assert.equal((await move({ ...booking, client_id: other.id } as never, cls)).status, 404)
    assert.equal(
      (await move(booking as never, { id: booking.scheduled_class_id })).body.errors[0].path,
      'swap_booking_id',
    )
    const wish = { scheduled_class_id: cls.id, swap_booking_id: booking.id }
    assert.equal((await other.ask('POST /api/v1/bookings', wish)).status, 404)
    const own = await client.ask('POST /api/v1/bookings', { ...wish, waive_fee: true })
    assert.equal(own.body.errors[0].path, 'waive_fee')
    const alone = { scheduled_class_id: cls.id, client_id: other.id, waive_fee: true }
    assert.equal((await studio.asOwner('POST /api/v1/bookings', alone)).body.errors[0].path, 'waive_fee')
    assert.equal((await client.ask('POST /api/v1/bookings', wish)).status, 201)
  })

  it('hands its place on, and keeps it where the other class is full', async () => {
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-28T18:00:00Z' })
    const next = await registerMember(studio)
    const entry = await wait(cls, next)
    const { cls: full } = await makeFullClass(studio, { starts_at: '2026-03-28T20:00:00Z' })
    assert.equal((await move(booking as never, full)).body.code, 'CLASS_FULL')
    assert.equal(await statusOf(booking as never), 'booked')
    assert.equal((await move(booking as never, await makeClass(studio))).status, 201)
    const { body } = await studio.asOwner(`GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
    assert.deepEqual([body[0].id, body[0].status], [entry.id, 'offered'])
  })

  it('is moved once, and the last place goes to one of those who are moved to it', async () => {
    const { booking, pack } = await booked('2026-03-29T18:00:00Z')
    const classes = await Promise.all([1, 2, 3].map((n) => makeClass(studio, { starts_at: `2026-03-30T1${n}:00:00Z` })))
    const moved = await Promise.all(classes.map((cls) => move(booking, cls)))
    assert.deepEqual(statuses(moved), [201, 409, 409])
    assert.equal(await creditsOf(studio, pack), 0)

    const both = [await booked('2026-03-29T19:00:00Z'), await booked('2026-03-29T19:30:00Z')]
    const last = await makeClass(studio, { starts_at: '2026-03-30T18:00:00Z', capacity: 1 })
    const replies = await Promise.all(both.map((one) => move(one.booking, last)))
    assert.deepEqual(statuses(replies), [201, 409])
    const left = await Promise.all(both.map((one) => statusOf(one.booking)))
    assert.deepEqual(new Set(left), new Set(['booked', 'cancelled']))
  })
})
