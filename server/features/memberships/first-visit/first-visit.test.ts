import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../../test/build/appointments.ts'
import { book, registerClient, sellPack, setRules, type TestClient } from '../../../test/build/bookings.ts'
import { makeMembershipType } from '../../../test/build/memberships.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

/** Sold on 4 March for 14 days from the first visit, which is on 2 June at the latest. */
const TERMS = { starts: 'first_visit', starts_within_days: 90, validity_days: 14 }

describe('a membership that begins with its first visit', () => {
  let studio: TestStudio
  let client: TestClient
  let pack: { id: number }
  beforeEach(async () => {
    studio = await startStudio()
    await setRules(studio, { cancellation_hours: 12 })
    client = await registerClient(studio)
    pack = await sellPack(studio, client, 10, TERMS)
  })
  afterEach(() => studio.stop())

  const dates = async () => {
    const { body } = await studio.asOwner(`GET /api/v1/memberships/${pack.id}`)
    return [body.is_waiting_for_first_visit, body.first_visit_at, body.expires_at]
  }
  const bookOn = async (day: string) => book(studio, await makeClass(studio, { starts_at: `${day}T18:00` }), client)
  const tryOn = async (day: string) => {
    const cls = await makeClass(studio, { starts_at: `${day}T18:00` })
    return client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id, client_id: client.id })
  }
  const cancel = (booking: { id: number }) => client.ask(`DELETE /api/v1/bookings/${booking.id}`)

  it('is active from its sale, and good as if the first visit were on its latest day', async () => {
    const { body } = await studio.asOwner(`GET /api/v1/memberships/${pack.id}`)
    assert.deepEqual([body.status, body.starts_at, body.is_usable], ['active', '2026-03-04', true])
    assert.deepEqual(await dates(), [true, '2026-06-02', '2026-06-15'])
    await studio.advance({ days: 90 })
    assert.deepEqual(await dates(), [false, '2026-06-02', '2026-06-15'], 'nobody came')
    await studio.advance({ days: 14 })
    assert.equal((await studio.asOwner(`GET /api/v1/memberships/${pack.id}`)).body.status, 'expired')
  })

  it('follows each booking and each cancellation until its first class has begun', async () => {
    const later = await bookOn('2026-03-24')
    assert.deepEqual(await dates(), [true, '2026-03-24', '2026-04-06'])
    const first = await bookOn('2026-03-20')
    assert.deepEqual(await dates(), [true, '2026-03-20', '2026-04-02'])
    await cancel(first)
    assert.deepEqual(await dates(), [true, '2026-03-24', '2026-04-06'])
    await cancel(later)
    assert.deepEqual(await dates(), [true, '2026-06-02', '2026-06-15'])
    const settled = await bookOn('2026-03-20')
    await bookOn('2026-04-01')
    studio.clock.set('2026-03-20T17:00:00.000Z')
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await dates(), [false, '2026-03-20', '2026-04-02'])
    await studio.asOwner(`DELETE /api/v1/bookings/${settled.id}`)
    assert.deepEqual(await dates(), [false, '2026-03-20', '2026-04-02'], 'once it has begun it is fixed')
    const { body } = await tryOn('2026-04-03')
    assert.equal(body.code, 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE')
  })

  it('is refused an earlier class that would put another booking outside, with the end it would have', async () => {
    await bookOn('2026-03-20')
    await bookOn('2026-04-01')
    const refused = await tryOn('2026-03-10')
    assert.deepEqual([refused.status, refused.body.code], [409, 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE'])
    const [reason] = refused.body.reasons
    assert.deepEqual([reason.rule, reason.value], ['first_visit', '2026-03-23'])
    assert.equal((await tryOn('2026-03-19')).status, 201)
    assert.deepEqual(await dates(), [true, '2026-03-19', '2026-04-01'])
  })

  it('counts from a class that was cancelled late, at once', async () => {
    const booking = await bookOn('2026-03-05')
    studio.clock.set('2026-03-05T15:00:00.000Z')
    assert.equal((await cancel(booking)).body.status, 'late_cancelled')
    await studio.advance({ minutes: 1 })
    assert.deepEqual(await dates(), [false, '2026-03-05', '2026-03-18'])
    await bookOn('2026-03-12')
    assert.deepEqual(await dates(), [false, '2026-03-05', '2026-03-18'])
  })

  it('is not shifted by a class that moves, nor kept by one that is called off', async () => {
    const { scheduled_class_id } = await bookOn('2026-03-20')
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${scheduled_class_id}`, { starts_at: '2026-03-25T18:00' })
    assert.deepEqual(await dates(), [true, '2026-03-20', '2026-04-02'])
    await bookOn('2026-03-28')
    assert.deepEqual(await dates(), [true, '2026-03-20', '2026-04-02'])
    await studio.asOwner(`POST /api/v1/scheduled-classes/${scheduled_class_id}/cancel`)
    assert.deepEqual(await dates(), [true, '2026-03-28', '2026-04-10'])
  })

  it('counts appointments alike, and what another membership pays for instead no more', async () => {
    const { service, instructor } = await offer(studio, { price: 60 })
    const coverage = { classes: 'all', service_ids: [service.id] }
    pack = await sellPack(studio, client, 5, { ...TERMS, coverage })
    const of = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
    const { id } = await makeAppointment(studio, { ...of, starts_at: '2026-03-11T10:00' })
    assert.deepEqual(await dates(), [true, '2026-03-11', '2026-03-24'])
    await studio.asOwner(`PUT /api/v1/appointments/${id}/membership`, { membership_id: null })
    assert.deepEqual(await dates(), [true, '2026-06-02', '2026-06-15'])
  })

  const endOn = (expires_at: string) => studio.asOwner(`PUT /api/v1/memberships/${pack.id}`, { expires_at })

  it('is good for as long as before where staff name a last day before anything is booked', async () => {
    await endOn('2026-03-31')
    assert.deepEqual(await dates(), [true, '2026-03-18', '2026-03-31'])
    const first = await bookOn('2026-03-10')
    assert.deepEqual(await dates(), [true, '2026-03-10', '2026-03-23'])
    assert.equal((await studio.asOwner(`GET /api/v1/memberships/${pack.id}`)).body.status, 'active')
    await cancel(first)
    assert.deepEqual(await dates(), [true, '2026-03-18', '2026-03-31'])
    await endOn('2026-03-10')
    assert.deepEqual(await dates(), [false, '2026-03-18', '2026-03-10'], 'too soon for all its days')
    await bookOn('2026-03-06')
    assert.deepEqual(await dates(), [false, '2026-03-18', '2026-03-10'])
  })

  it('ends on the day that staff name once something is booked, whatever is booked or given up later', async () => {
    const first = await bookOn('2026-03-20')
    await endOn('2026-03-23')
    await cancel(first)
    assert.deepEqual((await dates())[2], '2026-03-23')
    await bookOn('2026-03-18')
    assert.deepEqual((await dates())[2], '2026-03-23')
    await endOn('2026-04-09')
    await bookOn('2026-03-10')
    assert.deepEqual((await dates())[2], '2026-04-09')
  })

  it('may begin later by the days of a pause, and is good for no longer', async () => {
    client = await registerClient(studio)
    pack = await sellPack(studio, client, 10, { ...TERMS, can_pause: true })
    await studio.asOwner(`POST /api/v1/memberships/${pack.id}/pause`, { pause_days: 10 })
    await studio.advance({ days: 10 })
    assert.deepEqual(await dates(), [true, '2026-06-12', '2026-06-25'])
    const first = await bookOn('2026-03-24')
    assert.deepEqual(await dates(), [true, '2026-03-24', '2026-04-06'])
    await studio.asOwner(`POST /api/v1/memberships/${pack.id}/pause`, { pause_days: 3 })
    await studio.advance({ days: 3 })
    assert.deepEqual(await dates(), [true, '2026-03-24', '2026-04-06'])
    await cancel(first)
    assert.deepEqual(await dates(), [true, '2026-06-15', '2026-06-28'])
  })

  it('is not a subscription, and not one whose last day was named', async () => {
    const subscription = { name: 'Monthly', type: 'subscription', price: 50, unlimited: true, starts: 'first_visit' }
    const { status, body } = await studio.asOwner('POST /api/v1/membership-types', subscription)
    assert.deepEqual([status, body.errors[0].path], [422, 'starts'])
    const noticed = await studio.asOwner('POST /api/v1/membership-types', {
      ...subscription,
      starts: 'purchase',
      minimum_term_intervals: 12,
      notice_days: 30,
    })
    assert.deepEqual([noticed.body.minimum_term_intervals, noticed.body.notice_days], [12, 30])
    const put = await studio.asOwner('POST /api/v1/membership-types', {
      name: 'Ten',
      type: 'class_pack',
      price: 9,
      notice_days: 1,
    })
    assert.deepEqual([put.status, put.body.errors[0].path], [422, 'notice_days'])
    const { id: membership_type_id } = await makeMembershipType(studio, TERMS)
    const sale = { client_id: client.id, membership_type_id, starts_at: studio.clock.now(), expires_at: '2026-05-01' }
    pack = (await studio.asOwner('POST /api/v1/memberships', sale)).body
    assert.deepEqual(await dates(), [false, null, '2026-05-01'])
  })

  it('is lengthened by a closure of days that count, and not of days before its first visit', async () => {
    const close = (starts_on: string, ends_on: string) =>
      studio.asOwner('POST /api/v1/closures', { starts_on, ends_on, extends_packs: true })
    assert.equal((await close('2026-03-10', '2026-03-12')).body.packs, 0)
    assert.deepEqual(await dates(), [true, '2026-06-02', '2026-06-15'])
    await bookOn('2026-03-20')
    const inside = await bookOn('2026-03-24')
    assert.equal((await close('2026-03-24', '2026-03-25')).body.packs, 1)
    assert.deepEqual(await dates(), [true, '2026-03-20', '2026-04-04'])
    assert.equal((await studio.asOwner(`GET /api/v1/bookings/${inside.id}`)).body.status, 'class_cancelled')
    // The class of the first visit is called off: the pass waits again, and none of its days is closed.
    assert.equal((await close('2026-03-19', '2026-03-21')).body.packs, 0)
    assert.deepEqual((await dates())[1], '2026-06-02')
  })
})
