import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
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
import { startStudio, type TestStudio } from '../../../test/studio.ts'

const AT = '2026-03-07T18:00'

describe('who waits for a class and has booked another at the same time', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio({ now: '2026-03-04T09:00:00.000Z' })
    await setRules(studio, { cancellation_hours: 12, late_cancel_fee: 8, pay_at_studio_enabled: false })
    const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
    await studio.asOwner('PUT /api/v1/studio/email', server)
  })
  afterEach(() => studio.stop())

  const entryOf = async ({ id, client_id }: { id: number; client_id: number }) =>
    (await studio.asOwner(`GET /api/v1/bookings/waitlist?client_id=${client_id}`)).body.find(
      (entry: { id: number }) => entry.id === id,
    )
  const cancel = ({ id }: { id: number }) => studio.asOwner(`DELETE /api/v1/bookings/${id}`)
  const bookingOf = async ({ id }: { id: number }) => (await studio.asOwner(`GET /api/v1/bookings/${id}`)).body
  const confirm = (client: TestClient, entry: { id: number }, body?: object) =>
    client.ask(`POST /api/v1/bookings/waitlist/${entry.id}/confirm`, body)
  /** A full class X, somebody who waits for it, and her booking of Y at the same time. */
  const between = async (ana: TestClient, y: object = {}) => {
    const x = await makeFullClass(studio, { starts_at: AT })
    const entry = await wait(x.cls, ana)
    const other = await makeClass(studio, { starts_at: AT, ...y })
    return { x, entry, other, own: await book(studio, other, ana) }
  }

  for (const waitlist_confirm_minutes of [60, 0])
    it(`is offered the place, with what it gives up, where an offer takes ${waitlist_confirm_minutes} minutes`, async () => {
      await setRules(studio, { waitlist_confirm_minutes })
      const ana = await registerMember(studio)
      const { x, entry, own } = await between(ana)
      await cancel(x.booking)
      const offered = await entryOf(entry)
      const until = waitlist_confirm_minutes === 0 ? '2026-03-04T09:30:00.000Z' : '2026-03-04T10:00:00.000Z'
      assert.deepEqual([offered.status, offered.offer_expires_at], ['offered', until])
      const { booking_id, class_name, starts_at, is_late, fee, credit_returned } = offered.gives_up[0]
      assert.deepEqual(
        [booking_id, class_name, starts_at, is_late, fee, credit_returned],
        [own.id, own.class_name, own.starts_at, false, 0, null],
      )
      assert.deepEqual(await lettersTo(studio, ana), ['booking_confirmed', 'waitlist_offer'])
      await studio.advance({})
      const letters = studio.mail.sent.filter(({ to }) => to.address === ana.email).map(({ text }) => text)
      assert.ok(
        letters.some((text) =>
          text.includes('Accepting it cancels your booking for Vinyasa on Saturday 7 March 2026 at 18:00'),
        ),
      )

      const alone = await confirm(ana, entry)
      assert.deepEqual([alone.status, alone.body.code], [409, 'OVERLAPPING_BOOKING'])
      const swapped = await confirm(ana, entry, { swap_booking_id: own.id })
      assert.deepEqual([swapped.status, swapped.body.source], [201, 'waitlist'])
      assert.equal((await bookingOf(own)).status, 'cancelled')
      assert.deepEqual((await entryOf(entry)).gives_up, [])
    })

  it('is passed over for another reason all the same, and told that one', async () => {
    const ana = await registerMember(studio)
    const { x, entry } = await between(ana)
    await studio.asOwner('POST /api/v1/waivers', { title: 'Risk', body: 'Mine', requires_before_booking: true })
    await cancel(x.booking)
    const skipped = await entryOf(entry)
    assert.deepEqual([skipped.status, skipped.skip_code], ['skipped', 'WAIVER_UNSIGNED'])
  })

  it('needs no second credit: the one given up pays, while giving it up is free', async () => {
    const ana = await registerClient(studio)
    const pack = await sellPack(studio, ana, 1)
    const { x, entry, own } = await between(ana)
    assert.equal(await creditsOf(studio, pack), 0)
    await cancel(x.booking)
    assert.equal((await entryOf(entry)).status, 'offered')
    const { status, body } = await confirm(ana, entry, { swap_booking_id: own.id })
    assert.deepEqual([status, body.membership_id, await creditsOf(studio, pack)], [201, pack.id, 0])
  })

  it('is passed over where giving up is late and the credit would be lost', async () => {
    const ana = await registerClient(studio)
    await sellPack(studio, ana, 1)
    const { x, entry } = await between(ana)
    await studio.advance({ days: 3 })
    await cancel(x.booking)
    assert.deepEqual([(await entryOf(entry)).skip_code], ['NO_CREDITS_LEFT'])
  })

  it('keeps the other booking where the place can’t be had any more', async () => {
    const ana = await registerMember(studio)
    const { x, entry, own } = await between(ana)
    await cancel(x.booking)
    await studio.advance({ hours: 1, milliseconds: 1 })
    const late = await confirm(ana, entry, { swap_booking_id: own.id })
    assert.equal(late.body.code, 'WAITLIST_OFFER_EXPIRED')
    assert.equal((await bookingOf(own)).status, 'booked')
  })

  it('gives both places their one taker, whoever asks at the same moment', async () => {
    const [ana, bea, cleo] = [await registerMember(studio), await registerMember(studio), await registerMember(studio)]
    const { x, entry, other, own } = await between(ana, { capacity: 1 })
    const next = await wait(other, bea)
    await cancel(x.booking)
    const wish = { scheduled_class_id: x.cls.id }
    const replies = await Promise.all([
      confirm(ana, entry, { swap_booking_id: own.id }),
      confirm(ana, entry, { swap_booking_id: own.id }),
      cleo.ask('POST /api/v1/bookings', wish),
      cleo.ask('POST /api/v1/bookings', { scheduled_class_id: other.id }),
    ])
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409, 409],
    )
    assert.equal((await entryOf(next)).status, 'offered')
    for (const { id } of [x.cls, other]) {
      const { booked, held } = (await studio.asOwner(`GET /api/v1/scheduled-classes/${id}`)).body
      assert.equal(booked + held, 1)
    }
  })

  it('lets those behind have further places at once, while its own is asked about', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 0 })
    const [ana, bea] = [await registerMember(studio), await registerMember(studio)]
    const { x, entry } = await between(ana)
    const behind = await wait(x.cls, bea)
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${x.cls.id}`, { capacity: 3 })
    assert.deepEqual([(await entryOf(entry)).status, (await entryOf(behind)).status], ['offered', 'confirmed'])
  })

  it('is asked in the morning where places are filled at once, and holds its place till then', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 0 })
    const [ana, bea] = [await registerMember(studio), await registerMember(studio)]
    const { x, entry } = await between(ana)
    await studio.advance({ hours: 14 })
    await cancel(x.booking)
    assert.equal((await entryOf(entry)).status, 'waiting')
    assert.equal((await bea.ask('POST /api/v1/bookings', { scheduled_class_id: x.cls.id })).body.code, 'CLASS_FULL')
    await studio.advance({ hours: 7 })
    assert.equal((await entryOf(entry)).status, 'offered')
  })
})
