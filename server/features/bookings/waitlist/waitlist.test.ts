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
  type TestClient,
} from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'
import { formatInstant } from '../../../lib/phrases.ts'

const WAITLIST = '/api/v1/bookings/waitlist'

describe('the waitlist', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { waitlist_confirm_minutes: 60, pay_at_studio_enabled: false })
  })
  after(() => studio.stop())

  const entryOf = async (entry: { id: number; client_id: number }) => {
    const { body } = await studio.asOwner(`GET ${WAITLIST}?client_id=${entry.client_id}`)
    return body.find((found: { id: number }) => found.id === entry.id)
  }
  const confirm = (client: TestClient, entry: { id: number }, body?: object) =>
    client.ask(`POST ${WAITLIST}/${entry.id}/confirm`, body)

  it('is joined only when the class is full, once, and shows positions', async () => {
    const { cls, holder } = await makeFullClass(studio)
    const [ana, bea] = [await registerMember(studio), await registerClient(studio)]
    const first = await wait(cls, ana)
    const second = await wait(cls, bea)
    assert.deepEqual([first.position, second.position, first.status], [1, 2, 'waiting'])
    const again = await ana.ask(`POST ${WAITLIST}`, { scheduled_class_id: cls.id })
    assert.equal(again.body.code, 'ALREADY_WAITING')
    const booked = await holder.ask(`POST ${WAITLIST}`, { scheduled_class_id: cls.id })
    assert.equal(booked.body.code, 'ALREADY_BOOKED')
    const free = await makeClass(studio)
    assert.equal((await ana.ask(`POST ${WAITLIST}`, { scheduled_class_id: free.id })).body.code, 'CLASS_NOT_FULL')
    const queue = (await studio.asOwner(`GET ${WAITLIST}?class_id=${cls.id}`)).body
    assert.deepEqual(
      queue.map((entry: { id: number; position: number }) => [entry.id, entry.position]),
      [
        [first.id, 1],
        [second.id, 2],
      ],
    )
    await ana.ask(`DELETE ${WAITLIST}/${first.id}`)
    assert.equal((await entryOf(second)).position, 1)
  })

  it('offers a free place to the first, holds it against others, and books it when confirmed', async () => {
    const { cls, holder, booking } = await makeFullClass(studio)
    const ana = await registerClient(studio)
    const pack = await sellPack(studio, ana, 1)
    const entry = await wait(cls, ana)
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const offered = await entryOf(entry)
    assert.deepEqual(
      [offered.status, offered.offer_expires_at],
      ['offered', new Date(Date.parse(studio.clock.now()) + 3_600_000).toISOString()],
    )
    assert.deepEqual(await lettersTo(studio, ana), ['waitlist_offer'])
    const stranger = await registerMember(studio)
    const taken = await stranger.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    assert.equal(taken.body.code, 'CLASS_FULL')
    const { status, body } = await confirm(ana, entry)
    assert.deepEqual([status, body.status, body.source, body.client_id], [201, 'booked', 'waitlist', ana.id])
    assert.equal(await creditsOf(studio, pack), 0)
    const done = await entryOf(entry)
    assert.deepEqual([done.status, done.booking_id, done.position], ['confirmed', body.id, null])
    assert.deepEqual(
      done.moves.map((move: { to_status: string }) => move.to_status),
      ['waiting', 'offered', 'confirmed'],
    )
    assert.equal((await confirm(ana, entry)).body.code, 'WAITLIST_NOT_OFFERED')
  })

  it('lets who has the offer book the place directly as well', async () => {
    const { cls, holder, booking } = await makeFullClass(studio)
    const ana = await registerMember(studio)
    const entry = await wait(cls, ana)
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const told = await ana.ask(`GET /api/v1/scheduled-classes/${cls.id}/eligibility`)
    assert.deepEqual([told.body.can_book, told.body.waitlist_entry.status], [true, 'offered'])
    assert.equal((await ana.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })).status, 201)
    assert.equal((await entryOf(entry)).status, 'confirmed')
  })

  it('goes on to the next when an offer is declined or lapses, and tells why one was passed over', async () => {
    const { cls, holder, booking } = await makeFullClass(studio)
    const clients = [await registerMember(studio), await registerMember(studio), await registerClient(studio)]
    const [declines, lapses, unable] = [
      await wait(cls, clients[0]!),
      await wait(cls, clients[1]!),
      await wait(cls, clients[2]!),
    ]
    const last = await registerMember(studio)
    const lucky = await wait(cls, last)
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    await clients[0]!.ask(`DELETE ${WAITLIST}/${declines.id}`)
    assert.deepEqual([(await entryOf(declines)).status, (await entryOf(lapses)).status], ['declined', 'offered'])
    await studio.advance({ hours: 1 })
    assert.equal((await entryOf(lapses)).status, 'offered', 'at its deadline it still stands')
    await studio.advance({ minutes: 1 })
    assert.equal((await entryOf(lapses)).status, 'expired')
    const skipped = await entryOf(unable)
    assert.deepEqual([skipped.status, skipped.skip_code], ['skipped', 'NO_ENTITLEMENT'])
    assert.deepEqual(await lettersTo(studio, clients[2]!), ['waitlist_passed_over'])
    assert.deepEqual(skipped.moves.at(-1).reason, skipped.skip_reason)
    assert.equal((await entryOf(lucky)).status, 'offered')
  })

  it('finds an offer lapsed when somebody looks, before the job comes round', async () => {
    const { cls, holder, booking } = await makeFullClass(studio)
    const [ana, bea] = [await registerMember(studio), await registerMember(studio)]
    const [first, second] = [await wait(cls, ana), await wait(cls, bea)]
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const { offer_expires_at } = await entryOf(first)
    studio.clock.advance({ hours: 1, milliseconds: 1 })
    const { body } = await confirm(ana, first)
    assert.equal(body.code, 'WAITLIST_OFFER_EXPIRED')
    const lapsed = formatInstant(offer_expires_at, 'Europe/Madrid')
    assert.ok(body.reasons[0].detail.includes(`expired on ${lapsed}.`), body.reasons[0].detail)
    const queue = (await bea.ask(`GET ${WAITLIST}?class_id=${cls.id}`)).body
    assert.deepEqual(
      queue.map((entry: { id: number; status: string }) => [entry.id, entry.status]),
      [[second.id, 'offered']],
    )
    studio.owner = await studio.login(OWNER_EMAIL)
  })

  it('gives up an overlapping booking for the offered place in one step, or not at all', async () => {
    const { cls, holder, booking } = await makeFullClass(studio, { starts_at: '2026-03-09T18:00' })
    const ana = await registerClient(studio)
    const pack = await sellPack(studio, ana, 1)
    const entry = await wait(cls, ana)
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const other = await makeClass(studio, { starts_at: '2026-03-09T18:30', capacity: 2 })
    const own = await book(studio, other, ana)
    assert.equal(await creditsOf(studio, pack), 0)
    const refused = await confirm(ana, entry)
    assert.deepEqual(
      refused.body.reasons.map((reason: { code: string }) => reason.code),
      ['OVERLAPPING_BOOKING', 'NO_CREDITS_LEFT'],
    )
    const stranger = await book(studio, other, await registerMember(studio))
    const behind = await wait(other, await registerMember(studio))
    assert.equal((await confirm(ana, entry, { swap_booking_id: stranger.id })).status, 404)
    const swapped = await confirm(ana, entry, { swap_booking_id: own.id })
    assert.equal(swapped.status, 201)
    assert.equal((await ana.ask(`GET /api/v1/bookings/${own.id}`)).body.status, 'cancelled')
    assert.equal(await creditsOf(studio, pack), 0)
    assert.equal((await entryOf(behind)).status, 'offered', 'the place given up goes to its own waitlist')
  })

  it('leaves the given-up booking alone when the place can’t be booked', async () => {
    const { cls, holder, booking } = await makeFullClass(studio, { starts_at: '2026-03-10T18:00' })
    const ana = await registerMember(studio)
    const entry = await wait(cls, ana)
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const own = await book(studio, await makeClass(studio, { starts_at: '2026-03-10T18:30' }), ana)
    await book(studio, await makeClass(studio, { starts_at: '2026-03-10T18:45' }), ana, { force: true })
    const refused = await confirm(ana, entry, { swap_booking_id: own.id })
    assert.equal(refused.body.code, 'OVERLAPPING_BOOKING')
    assert.equal((await ana.ask(`GET /api/v1/bookings/${own.id}`)).body.status, 'booked')
  })

  it('fills the places of a class made larger', async () => {
    const { cls } = await makeFullClass(studio)
    const ana = await registerMember(studio)
    const entry = await wait(cls, ana)
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { capacity: 2 })
    assert.equal((await entryOf(entry)).status, 'offered')
  })

  it('offers nothing once the class has begun: whoever still waits is told that it is over', async () => {
    const { cls, booking } = await makeFullClass(studio, {
      starts_at: new Date(Date.parse(studio.clock.now()) + 3_600_000),
    })
    const entry = await wait(cls, await registerMember(studio))
    studio.clock.advance({ hours: 1 })
    studio.owner = await studio.login(OWNER_EMAIL)
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/excuse`)
    assert.equal((await entryOf(entry)).status, 'closed')
  })
})
