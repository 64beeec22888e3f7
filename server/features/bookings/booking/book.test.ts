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
} from '../../../test/build/bookings.ts'
import { makeClass, makeTemplate } from '../../../test/build/schedule.ts'
import { makeManager } from '../../../test/build/staff.ts'
import { startStudio, type Reply, type TestStudio } from '../../../test/studio.ts'

const codes = ({ body }: Reply) => body.reasons.map((reason: { code: string }) => reason.code)

describe('booking', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('takes one credit, answers with everything shown, and writes a letter', async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 3, { name: 'Pack of three' })
    const cls = await makeClass(studio)
    const { status, body } = await client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    assert.equal(status, 201)
    assert.deepEqual(
      [body.status, body.source, body.membership_name, body.class_name, body.client_name, body.is_unpaid],
      ['booked', 'client', 'Pack of three', 'Vinyasa', client.full_name, false],
    )
    assert.equal(body.starts_at, cls.starts_at)
    const now = { is_late: false, free_until: cls.cancel_free_until, fee: 0, credit_returned: true }
    assert.deepEqual(body.cancel, { ...now, late_fee: 0, late_credit_returned: false })
    const minutesTo = (instant: string) => (Date.parse(instant) - Date.parse(cls.starts_at)) / 60_000
    assert.deepEqual([body.check_in_opens_at, body.check_in_closes_at].map(minutesTo), [-30, 15])
    assert.equal(await creditsOf(studio, pack), 2)
    assert.deepEqual(await lettersTo(studio, client), ['booking_confirmed'])
    assert.deepEqual((await client.ask(`GET /api/v1/bookings/${body.id}`)).body, body)
  })

  it('uses the membership named, which must be the client’s', async () => {
    const client = await registerMember(studio)
    const pack = await sellPack(studio, client, 2)
    const cls = await makeClass(studio, { starts_at: '2026-03-06T09:00' })
    const stranger = await registerClient(studio)
    const foreign = await sellPack(studio, stranger, 2)
    const ask = (membership_id: number) =>
      client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id, membership_id })
    assert.equal((await ask(foreign.id)).status, 404)
    assert.equal((await ask(pack.id)).body.membership_id, pack.id)
    assert.equal(await creditsOf(studio, pack), 1)
  })

  describe('by force', () => {
    it('passes windows, overlap and entitlement, marks the place unpaid and names what was passed', async () => {
      const client = await registerClient(studio)
      const { id: template_id } = await makeTemplate(studio, { booking_close_hours_before: 48 })
      const cls = await makeClass(studio, { template_id })
      const booking = await book(studio, cls, client, { force: true })
      assert.deepEqual([booking.status, booking.is_unpaid, booking.membership_id], ['booked', true, null])
      const log = await studio.asOwner('GET /api/v1/audit-log?entity=booking')
      const entry = log.body.items.find((item: { entity_id: number }) => item.entity_id === booking.id)
      assert.deepEqual(entry.after.overridden, ['BOOKING_CLOSED', 'NO_ENTITLEMENT'])
    })

    it('takes a usable credit all the same', async () => {
      const client = await registerClient(studio)
      const pack = await sellPack(studio, client, 1)
      const { id: template_id } = await makeTemplate(studio, { booking_open_hours_before: 1 })
      const booking = await book(studio, await makeClass(studio, { template_id }), client, { force: true })
      assert.deepEqual([booking.is_unpaid, booking.membership_id], [false, pack.id])
      assert.equal(await creditsOf(studio, pack), 0)
    })

    it('never passes capacity, the class’s state or the client’s', async () => {
      const client = await registerClient(studio)
      const { cls } = await makeFullClass(studio)
      const wish = { scheduled_class_id: cls.id, client_id: client.id, force: true }
      assert.deepEqual(codes(await studio.asOwner('POST /api/v1/bookings', wish)), ['CLASS_FULL'])
    })

    it('is for those with the permission', async () => {
      const manager = await makeManager(studio, ['bookings.manage'])
      const client = await registerClient(studio)
      const wish = { scheduled_class_id: (await makeClass(studio)).id, force: true }
      const body = { ...wish, client_id: client.id }
      assert.equal((await studio.send('POST /api/v1/bookings', { token: manager.token, body })).status, 403)
      assert.equal((await client.ask('POST /api/v1/bookings', wish)).status, 403)
    })
  })

  it('books and checks in a walk-in after the start, by staff only', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-04T11:00:00Z', capacity: 3 })
    const booking = await book(studio, cls, client, { check_in: true })
    assert.deepEqual(
      [booking.status, booking.source, booking.checked_in_at],
      ['checked_in', 'walk_in', studio.clock.now()],
    )
    const wish = { scheduled_class_id: cls.id, check_in: true }
    assert.equal((await (await registerMember(studio)).ask('POST /api/v1/bookings', wish)).status, 403)
  })

  it('lets one class begin where another ends', async () => {
    const client = await registerMember(studio)
    for (const hour of [10, 11, 9]) {
      const cls = await makeClass(studio, { starts_at: `2026-03-09T${String(hour).padStart(2, '0')}:00` })
      assert.equal((await book(studio, cls, client)).status, 'booked')
    }
    const { id: scheduled_class_id } = await makeClass(studio, { starts_at: '2026-03-09T09:30', duration_minutes: 120 })
    const { body } = await client.ask('POST /api/v1/bookings', { scheduled_class_id })
    const said = body.reasons.map(({ detail }: { detail: string }) => /at (\d\d:\d\d)/.exec(detail)?.[1])
    assert.deepEqual(said, ['09:00', '10:00', '11:00'], 'refuses in the order of the day')
  })

  it('needs staff to name the client (422), and knows the class and the client (404)', async () => {
    const client = await registerMember(studio)
    const { id: scheduled_class_id } = await makeClass(studio)
    const unnamed = await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id })
    assert.equal(unnamed.body.errors[0].path, 'client_id')
    const wishes = [
      { scheduled_class_id: 99_999, client_id: client.id },
      { scheduled_class_id, client_id: 99_999 },
    ]
    for (const wish of wishes) assert.equal((await studio.asOwner('POST /api/v1/bookings', wish)).status, 404)
    const asOther = await client.ask('POST /api/v1/bookings', { scheduled_class_id, client_id: client.id + 1 })
    assert.equal(asOther.status, 404)
  })

  it('tells beforehand what would be refused, in the same words, and what would pay', async () => {
    const client = await registerClient(studio)
    const { cls } = await makeFullClass(studio)
    const refused = await client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    const told = (await client.ask(`GET /api/v1/scheduled-classes/${cls.id}/eligibility`)).body
    assert.deepEqual(
      told.reasons.map((reason: { detail: string }) => reason.detail),
      refused.body.reasons.map((reason: { detail: string }) => reason.detail),
    )
    assert.deepEqual([told.can_book, told.can_join_waitlist, told.membership], [false, true, null])
    const pack = await sellPack(studio, client, 4, { name: 'Four' })
    const open = await makeClass(studio, { starts_at: '2026-03-08T09:00' })
    const may = (await studio.asOwner(`GET /api/v1/scheduled-classes/${open.id}/eligibility?client_id=${client.id}`))
      .body
    assert.equal(may.can_book, true)
    assert.deepEqual(may.membership, {
      id: pack.id,
      name: 'Four',
      takes_credit: true,
      credits: 1,
      credits_left: 4,
      is_shared: false,
    })
  })
})
