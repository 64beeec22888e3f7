import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { book, creditsOf, lettersTo, registerClient, setRules, type TestClient } from '../../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const PAUSABLE = { validity_days: 60, can_pause: true, max_pause_days: 20, self_service_pause: true }

describe('a pause to come', () => {
  let studio: TestStudio
  let client: TestClient
  beforeEach(async () => {
    studio = await startStudio()
    await setRules(studio, { cancellation_hours: 12 })
    client = await registerClient(studio)
  })
  afterEach(() => studio.stop())

  /** Sold on 4 March for 60 days: good until 2 May. */
  const sell = async (type: object = {}): Promise<{ id: number }> => {
    const { id: membership_type_id } = await makeMembershipType(studio, { ...PAUSABLE, ...type })
    return sellMembership(studio, { client_id: client.id, membership_type_id })
  }
  const plan = (id: number, starts_on: string, pause_days: number) =>
    studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { starts_on, pause_days })
  const withdraw = (id: number) => studio.asOwner(`DELETE /api/v1/memberships/${id}/pause`)
  const look = async (id: number): Promise<Shown> => (await studio.asOwner(`GET /api/v1/memberships/${id}`)).body
  const on = (day: string) => makeClass(studio, { starts_at: `${day}T18:00` })
  const tryOn = async (day: string) => {
    const cls = await on(day)
    return client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id, client_id: client.id })
  }

  it('begins and ends by the clock; its days are taken as it is planned', async () => {
    const { id } = await sell()
    const { body } = await plan(id, '2026-03-10', 8)
    assert.deepEqual(body.planned_pause, { starts_at: '2026-03-10', until: '2026-03-18' })
    assert.deepEqual([body.status, body.is_usable, body.pause, body.pause_days_left], ['active', true, null, 12])
    studio.clock.set('2026-03-10T00:01:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.deepEqual([(await look(id)).status, (await look(id)).planned_pause], ['paused', null])
    await studio.advance({ days: 8 })
    const after = await look(id)
    assert.deepEqual([after.status, after.expires_at, after.pause_days_used], ['active', '2026-05-10', 8])
  })

  it('cancels what is booked inside as it is planned, and refuses what would be', async () => {
    const { id } = await sell()
    const inside = await book(studio, await on('2026-03-12'), client)
    const before = await book(studio, await on('2026-03-09'), client)
    const preview = (await studio.asOwner(`GET /api/v1/memberships/${id}/pause?starts_on=2026-03-10&pause_days=8`)).body
    assert.deepEqual([preview.until, preview.expires_at, preview.kept], ['2026-03-18', '2026-05-10', []])
    assert.deepEqual(
      preview.cancelled.map((one: Shown) => [one.kind, one.id]),
      [['booking', inside.id]],
    )
    await plan(id, '2026-03-10', 8)
    const status = async (booking: { id: number }) =>
      (await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)).body.status
    assert.deepEqual([await status(inside), await status(before)], ['cancelled', 'booked'])
    assert.equal(await creditsOf(studio, { id }), 9)
    const refused = await tryOn('2026-03-17')
    assert.equal(refused.body.code, 'MEMBERSHIP_PAUSED')
    assert.deepEqual((await tryOn('2026-03-18')).status, 201)
    assert.ok((await lettersTo(studio, client)).includes('pause_planned'))
  })

  it('is withdrawn until it begins: its days come back, and nothing is booked again', async () => {
    const { id } = await sell()
    const inside = await book(studio, await on('2026-03-12'), client)
    await plan(id, '2026-03-10', 8)
    const { body } = await withdraw(id)
    assert.deepEqual([body.planned_pause, body.pause_days_left, body.expires_at], [null, 20, '2026-05-02'])
    assert.equal((await studio.asOwner(`GET /api/v1/bookings/${inside.id}`)).body.status, 'cancelled')
    assert.equal((await tryOn('2026-03-12')).status, 201)
    assert.equal((await withdraw(id)).body.code, 'MEMBERSHIP_INVALID_TRANSITION')
    await plan(id, '2026-03-20', 20)
    studio.clock.set('2026-03-20T12:00:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.equal((await withdraw(id)).body.code, 'MEMBERSHIP_INVALID_TRANSITION', 'it has begun')
  })

  it('is not withdrawn by its holder while they are booked in the days that it adds; staff are told, and go on', async () => {
    const { id } = await sell()
    await plan(id, '2026-03-10', 8)
    const within = await book(studio, await on('2026-05-02'), client)
    const resting = await book(studio, await on('2026-05-05'), client)
    const refused = await client.ask(`DELETE /api/v1/memberships/${id}/pause`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE'])
    const [{ rule, value, fix, detail }] = refused.body.reasons
    assert.deepEqual([rule, value, fix], ['planned_pause', '2026-05-02', 'cancel_other'])
    assert.match(detail, /ends on Saturday 2 May.*on Tuesday 5 May/)
    const ending = (await studio.asOwner(`GET /api/v1/memberships/${id}/ending?pause_ends=true`)).body
    assert.deepEqual([ending.bookings, ending.renews_on, ending.is_collected], [1, null, false])
    const status = async (booking: { id: number }) =>
      (await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)).body.status
    // A last day that is named moves with the pause, too: the class of 5 May stays.
    await studio.asOwner(`PUT /api/v1/memberships/${id}`, { expires_at: '2026-05-01' })
    assert.deepEqual([await status(within), await status(resting)], ['booked', 'booked'])
    assert.equal((await withdraw(id)).status, 200)
    assert.deepEqual([await status(within), await status(resting)], ['cancelled', 'cancelled'])
    assert.equal(await creditsOf(studio, { id }), 10)
    assert.ok((await lettersTo(studio, client)).includes('booking_cancelled'))
  })

  it('is withdrawn once what rests on it is cancelled, and one that is cut short gives that up', async () => {
    const { id } = await sell()
    await plan(id, '2026-03-10', 8)
    const resting = await book(studio, await on('2026-05-05'), client)
    await client.ask(`DELETE /api/v1/bookings/${resting.id}`)
    assert.equal((await client.ask(`DELETE /api/v1/memberships/${id}/pause`)).status, 200)
    await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 8 })
    const [soon, late] = [
      await book(studio, await on('2026-05-04'), client),
      await book(studio, await on('2026-05-06'), client),
    ]
    await studio.advance({ days: 3 })
    const count = async () =>
      (await studio.asOwner(`GET /api/v1/memberships/${id}/ending?pause_ends=true`)).body.bookings
    assert.equal(await count(), 1)
    await studio.asOwner(`POST /api/v1/memberships/${id}/resume`)
    const status = async (booking: { id: number }) =>
      (await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)).body.status
    assert.deepEqual([await status(soon), await status(late)], ['booked', 'cancelled'])
  })

  it('is one at a time, and none beside one that runs', async () => {
    const { id } = await sell()
    await plan(id, '2026-03-10', 3)
    const second = await plan(id, '2026-04-10', 3)
    assert.deepEqual([second.status, second.body.code], [409, 'MEMBERSHIP_PAUSE_PLANNED'])
    const now = await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 3 })
    assert.equal(now.body.code, 'MEMBERSHIP_PAUSE_PLANNED')
    await withdraw(id)
    await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 3 })
    assert.equal((await plan(id, '2026-04-10', 3)).body.code, 'MEMBERSHIP_PAUSE_PLANNED')
    const other = await sell()
    assert.equal((await plan(other.id, '2026-03-03', 3)).body.errors[0].path, 'starts_on')
    assert.equal((await plan(other.id, '2026-05-03', 3)).body.errors[0].path, 'starts_on')
    assert.equal((await plan(other.id, '2026-03-10', 21)).body.code, 'MEMBERSHIP_PAUSE_LIMIT')
  })

  it('of clients begins tomorrow at the earliest, and leaves what can only be cancelled late', async () => {
    const { id } = await sell()
    const ask = (body: object) => client.ask(`POST /api/v1/memberships/${id}/pause`, body)
    studio.clock.set('2026-03-04T21:00:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    const early = await book(studio, await makeClass(studio, { starts_at: '2026-03-05T08:00' }), client)
    const later = await book(studio, await on('2026-03-06'), client)
    await studio.advance({ minutes: 20 })
    assert.equal((await ask({ pause_days: 3, starts_on: '2026-03-04' })).body.errors[0].path, 'starts_on')
    const preview = (await client.ask(`GET /api/v1/memberships/${id}/pause?pause_days=3`)).body
    const shown = (list: Shown[]) => list.map((one) => one.id)
    assert.deepEqual(
      [preview.starts_at, shown(preview.kept), shown(preview.cancelled), preview.is_asked],
      ['2026-03-05', [early.id], [later.id], false],
    )
    const { body } = await ask({ pause_days: 3 })
    assert.deepEqual(body.planned_pause, { starts_at: '2026-03-05', until: '2026-03-08' })
    studio.clock.set('2026-03-05T06:00:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.equal((await look(id)).status, 'paused')
    const still = async () => (await studio.asOwner(`GET /api/v1/bookings/${early.id}`)).body.status
    assert.equal(await still(), 'booked')
    await client.ask(`DELETE /api/v1/bookings/${early.id}`)
    assert.equal(await still(), 'late_cancelled')
  })

  it('is asked for where clients do not pause by themselves: a task, which planning it does', async () => {
    const { id } = await sell({ self_service_pause: false })
    const ask = () => client.ask(`POST /api/v1/memberships/${id}/pause`, { pause_days: 3, starts_on: '2026-03-10' })
    const { body } = await ask()
    assert.deepEqual([body.planned_pause, body.asked_pause], [null, { starts_at: '2026-03-10', until: '2026-03-13' }])
    const open = async (): Promise<Shown[]> => (await studio.asOwner('GET /api/v1/tasks?is_done=false')).body.items
    const [task] = await open()
    assert.deepEqual([task.source, task.client_id], ['client', client.id])
    assert.equal((await ask()).body.code, 'MEMBERSHIP_PAUSE_PLANNED')
    assert.equal((await client.ask(`DELETE /api/v1/memberships/${id}/pause`)).body.asked_pause, null)
    assert.deepEqual(await open(), [])
    await ask()
    const planned = (await plan(id, '2026-03-11', 3)).body
    assert.deepEqual([planned.asked_pause, planned.planned_pause.starts_at], [null, '2026-03-11'])
    assert.deepEqual(await open(), [])
    const other = await registerClient(studio)
    assert.equal((await other.ask(`DELETE /api/v1/memberships/${id}/pause`)).status, 404)
  })

  it('stops renewals from the first one inside, also where the computer was off', async () => {
    const { id } = await sell({
      type: 'subscription',
      price: 50,
      unlimited: true,
      credits_included: null,
      billing_interval: 'weekly',
      validity_days: null,
    })
    await plan(id, '2026-03-18', 10)
    await studio.advance({ days: 35 })
    const due = (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
    assert.equal(due.length, 3)
    const after = await look(id)
    assert.deepEqual([after.status, after.renews_at], ['active', '2026-04-11'])
  })

  it('ends with the membership', async () => {
    const { id } = await sell()
    await plan(id, '2026-03-10', 8)
    await studio.asOwner(`DELETE /api/v1/memberships/${id}`)
    assert.equal((await look(id)).planned_pause, null)
    assert.equal((await look(id)).pause_days_used, 0)
    const type = await studio.asOwner('POST /api/v1/membership-types', {
      name: 'No days',
      type: 'class_pack',
      price: 5,
      can_pause: true,
      self_service_pause: true,
    })
    assert.deepEqual([type.status, type.body.errors[0].path], [422, 'self_service_pause'])
    const never = await studio.asOwner('POST /api/v1/membership-types', {
      name: 'No pause',
      type: 'class_pack',
      price: 5,
      max_pause_days: 5,
      self_service_pause: true,
    })
    assert.deepEqual([never.status, never.body.errors[0].path], [422, 'self_service_pause'])
  })

  it('is withdrawn where staff end the membership before it, and a last day named while it ends stands', async () => {
    const { id } = await sell()
    await plan(id, '2026-03-10', 5)
    const put = (body: object) => studio.asOwner(`PUT /api/v1/memberships/${id}`, body)
    assert.equal((await put({ expires_at: '2026-03-09' })).body.planned_pause, null)
    await studio.advance({ days: 8 })
    const { status, pause_days_used } = await look(id)
    assert.deepEqual([status, pause_days_used], ['expired', 0])
    await put({ status: 'active', expires_at: '2026-04-20' })
    await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 5 })
    await studio.advance({ days: 2 })
    const resumed = await put({ status: 'active', expires_at: '2026-04-30' })
    assert.deepEqual([resumed.body.status, resumed.body.expires_at], ['active', '2026-04-30'])
  })
})
