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
  type TestClient,
} from '../../../test/build/bookings.ts'
import { makeDependant } from '../../../test/build/dependants.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { makeSeries, makeTemplate } from '../../../test/build/schedule.ts'
import { startStanding } from '../../../test/build/standing-bookings.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

const PATH = '/api/v1/standing-bookings'

interface StandingDate {
  date: string
  state: string
  booking_id: number | null
  scheduled_class_id: number
  reasons: { code: string }[]
}

// It is Wednesday 4 March 2026, noon in Madrid; a series has its classes on Thursdays at 18:30.
describe('standing bookings', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { standing_bookings_enabled: true })
    // Jobs that have never come round take no word of the clock for granted.
    await studio.advance({ minutes: 1 })
  })
  after(() => studio.stop())

  const today = () => studio.clock.now().slice(0, 10)
  const of = async (client: { id: number }) => (await studio.asOwner(`GET ${PATH}?client_id=${client.id}`)).body
  const datesOf = async (client: { id: number }): Promise<StandingDate[]> => (await of(client))[0].dates
  const states = async (client: { id: number }) => (await datesOf(client)).map(({ state }) => state)
  const start = (client: TestClient, series_id: number, more: object = {}) =>
    client.ask(`POST ${PATH}`, { series_id, starts_on: today(), ...more })

  it('books what is open for four weeks, once, and tells of it in one letter', async () => {
    const ana = await registerMember(studio)
    const { series_id, id } = await makeSeries(studio)
    const { status, body } = await start(ana, series_id)
    assert.equal(status, 201)
    const weeks = ['2026-03-05', '2026-03-12', '2026-03-19', '2026-03-26']
    assert.deepEqual(
      body.dates.map(({ date, state }: StandingDate) => `${date} ${state}`),
      weeks.map((day) => `${day} booked`),
    )
    assert.deepEqual([body.weekdays, body.start_time, body.made_by], [[4], '18:30', 'client'])
    assert.deepEqual(await lettersTo(studio, ana), ['standing_started'])
    const again = await start(ana, series_id)
    assert.deepEqual([again.status, again.body.code], [409, 'STANDING_BOOKING_EXISTS'])
    const { standing, own_booking_id } = (await ana.ask(`GET /api/v1/scheduled-classes/${id}/eligibility`)).body
    assert.deepEqual([standing.standing_booking_id, standing.can_start], [body.id, false])
    const booking = (await ana.ask(`GET /api/v1/bookings/${own_booking_id}`)).body
    assert.deepEqual([booking.standing_booking_id, booking.source], [body.id, 'client'])
  })

  it('goes on by itself, and books what was cancelled never again', async () => {
    const ana = await registerMember(studio)
    const { series_id } = await makeSeries(studio)
    await start(ana, series_id)
    const [first, second] = await datesOf(ana)
    await ana.ask(`DELETE /api/v1/bookings/${second!.booking_id}`)
    assert.deepEqual(await states(ana), ['booked', 'given_up', 'booked', 'booked'])
    await studio.advance({ days: 1 })
    assert.deepEqual(await states(ana), ['booked', 'given_up', 'booked', 'booked', 'booked'])
    await studio.advance({ days: 7 })
    await studio.advance({ minutes: 1 })
    const dates = await datesOf(ana)
    assert.deepEqual(
      dates.map(({ state }) => state),
      ['given_up', 'booked', 'booked', 'booked', 'booked'],
    )
    assert.ok(!dates.some(({ booking_id }) => booking_id === first!.booking_id))
    assert.equal((await lettersTo(studio, ana)).filter((kind) => kind === 'booking_confirmed').length, 2)
  })

  it('comes first where a class opens, before whoever asks that minute', async () => {
    const template_id = (await makeTemplate(studio, { booking_open_hours_before: 48 })).id
    const cls = await makeSeries(studio, { template_id, capacity: 1, starts_at: '2026-03-17T18:00' })
    const [ana, bea] = [await registerMember(studio), await registerMember(studio)]
    await start(ana, cls.series_id)
    assert.equal((await states(ana))[0], 'to_come')
    const until = Date.parse(cls.starts_at) - 48 * 3_600_000 - Date.parse(studio.clock.now())
    // No job comes round: the one who asks lets the standing booking go before.
    studio.clock.advance({ milliseconds: until })
    const asked = await bea.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    assert.equal(asked.body.code, 'CLASS_FULL')
    await studio.advance({ minutes: 1 })
    await studio.advance({ minutes: 1 })
    assert.equal((await states(ana))[0], 'booked')
  })

  it('waits where a class is only full, and is marked when it moves up', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 0 })
    const [ana, holder] = [await registerMember(studio), await registerMember(studio)]
    const cls = await makeSeries(studio, { capacity: 1, recurrence: { count: 1 } })
    const { id } = await book(studio, cls, holder)
    await start(ana, cls.series_id)
    assert.deepEqual(await states(ana), ['waiting'])
    await studio.asOwner(`DELETE /api/v1/bookings/${id}`)
    const [date] = await datesOf(ana)
    assert.equal(date!.state, 'booked')
    const { body } = await studio.asOwner(`GET /api/v1/bookings/${date!.booking_id}`)
    assert.deepEqual([body.standing_booking_id, body.source], [(await of(ana))[0].id, 'waitlist'])
  })

  it('lists what can’t be booked, tells of it once the night after, and books it once it can', async () => {
    const ana = await registerClient(studio)
    const { series_id } = await makeSeries(studio, { recurrence: { count: 3 } })
    await start(ana, series_id)
    const [date] = await datesOf(ana)
    assert.deepEqual([date!.state, date!.reasons.map(({ code }) => code)], ['refused', ['NO_ENTITLEMENT']])
    await studio.advance({ hours: 2 })
    assert.deepEqual(await lettersTo(studio, ana), ['standing_started'])
    await studio.advance({ hours: 14 })
    await studio.advance({ hours: 24 })
    assert.deepEqual(await lettersTo(studio, ana), ['standing_started', 'standing_refused'])
    const pack = await sellPack(studio, ana, 2)
    await studio.advance({ hours: 1 })
    const after = (await datesOf(ana)).map(({ state }) => state)
    assert.equal(after.filter((state) => state === 'booked').length, 2)
    assert.equal(await creditsOf(studio, pack), 0)
  })

  it('tries again what was refused until a day before, and anew where it is moved to a later day', async () => {
    const ana = await registerClient(studio)
    const { series_id, id, starts_at } = await makeSeries(studio, { recurrence: { count: 1 } })
    await start(ana, series_id)
    assert.deepEqual(await states(ana), ['refused'])
    // The studio’s computer is off: nothing is looked at until less than a day is left.
    await sellPack(studio, ana, 2)
    const until = Date.parse(starts_at) - 20 * 3_600_000 - Date.parse(studio.clock.now())
    await studio.advance({ milliseconds: until })
    await studio.advance({ hours: 1 })
    assert.deepEqual(await states(ana), ['refused'])
    const moved = new Date(Date.parse(starts_at) + 86_400_000).toISOString()
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${id}`, { starts_at: moved, force: true })
    await studio.advance({ hours: 12 })
    assert.deepEqual(await states(ana), ['booked'])
  })

  it('leaves the credits of the next month to the next month', async () => {
    const ana = await registerClient(studio)
    const type = await makeMembershipType(studio, {
      type: 'subscription',
      credits_included: 8,
      billing_interval: 'monthly',
    })
    const membership = await sellMembership(studio, { client_id: ana.id, membership_type_id: type.id })
    const { series_id } = await makeSeries(studio)
    await setRules(studio, { standing_booking_days_ahead: 60 })
    await start(ana, series_id)
    const renews = (await studio.asOwner(`GET /api/v1/memberships/${membership.id}`)).body.renews_at
    const dates = await datesOf(ana)
    assert.ok(dates.some(({ state }) => state === 'to_come'))
    for (const { date, state } of dates) assert.equal(state, date < renews ? 'booked' : 'to_come', date)
    await setRules(studio, { standing_booking_days_ahead: 28 })
  })

  it('leaves a date out and takes it in again', async () => {
    const template_id = (await makeTemplate(studio, { booking_open_hours_before: 72 })).id
    const { series_id } = await makeSeries(studio, { template_id })
    const ana = await registerMember(studio)
    const { body } = await start(ana, series_id)
    const [first, second] = await datesOf(ana)
    assert.deepEqual([first!.state, second!.state], ['booked', 'to_come'])
    const taken = await ana.ask(`POST ${PATH}/${body.id}/skips`, { date: first!.date })
    assert.deepEqual([taken.status, taken.body.code], [409, 'ALREADY_BOOKED'])
    assert.equal((await ana.ask(`POST ${PATH}/${body.id}/skips`, { date: '2026-03-01' })).status, 422)
    const skipped = await ana.ask(`POST ${PATH}/${body.id}/skips`, { date: second!.date })
    assert.deepEqual(skipped.body.skips, [second!.date])
    await studio.advance({ days: 7 })
    assert.ok(!(await states(ana)).includes('booked'))
    const taken_in = await ana.ask(`DELETE ${PATH}/${body.id}/skips/${second!.date}`)
    assert.equal(taken_in.status, 200)
    const found = (await datesOf(ana)).find(({ date }) => date === second!.date)
    assert.equal(found!.state, 'booked')
  })

  it('ends with or without what it has booked, and says before what that costs', async () => {
    const [ana, bea] = [await registerClient(studio), await registerMember(studio)]
    const pack = await sellPack(studio, ana, 3)
    const { series_id } = await makeSeries(studio)
    const { body } = await start(ana, series_id)
    assert.deepEqual([body.cancelling.bookings, body.cancelling.late, body.cancelling.fee], [3, 0, 0])
    const ended = await ana.ask(`DELETE ${PATH}/${body.id}`, { cancel_bookings: true })
    assert.deepEqual([ended.status, ended.body.ended_because, ended.body.cancelling.bookings], [200, 'client', 0])
    assert.equal(await creditsOf(studio, pack), 3)
    const other = (await start(bea, series_id)).body
    await studio.asOwner(`DELETE ${PATH}/${other.id}`)
    const { body: left } = await studio.asOwner(`GET /api/v1/bookings?client_id=${bea.id}&status=booked`)
    assert.equal(left.items.length, 4)
    assert.deepEqual(await of(bea), [])
    const late = await ana.ask(`POST ${PATH}/${body.id}/skips`, { date: today() })
    assert.equal(late.body.code, 'STANDING_BOOKING_ENDED')
  })

  it('is followed where its series moves, and ends with it, told', async () => {
    const ana = await registerMember(studio)
    const { series_id, id, starts_at } = await makeSeries(studio)
    await start(ana, series_id)
    const moved = new Date(Date.parse(starts_at) + 86_400_000).toISOString()
    const change = await studio.asOwner(`PUT /api/v1/scheduled-classes/${id}`, {
      starts_at: moved,
      scope: 'all',
      force: true,
    })
    assert.equal(change.status, 200, JSON.stringify(change.body))
    const weekdays = (await datesOf(ana)).map(({ date, state }) => `${new Date(date).getUTCDay()} ${state}`)
    assert.equal(weekdays[0], `${new Date(moved).getUTCDay()} booked`)
    await studio.asOwner(`POST /api/v1/scheduled-classes/${id}/cancel`, { scope: 'this_and_following' })
    await studio.advance({ minutes: 20 })
    assert.deepEqual(await of(ana), [])
    assert.equal((await lettersTo(studio, ana)).at(-1), 'standing_ended')
  })

  it('is the studio’s to allow, ends with its client, and is a guardian’s for a child', async () => {
    const { series_id } = await makeSeries(studio)
    const guardian = await registerClient(studio)
    const child = await makeDependant(studio, guardian)
    const theirs = `/api/v1/clients/me/dependants/${child.id}/standing-bookings`
    await setRules(studio, { standing_bookings_enabled: false })
    const off = await start(guardian, series_id)
    assert.deepEqual([off.status, off.body.code], [409, 'STANDING_BOOKINGS_OFF'])
    const byStaff = await startStanding(studio, { client_id: child.id, series_id })
    assert.equal(byStaff.made_by, 'staff')
    await setRules(studio, { standing_bookings_enabled: true })
    assert.equal((await guardian.ask(`GET ${theirs}`)).body[0].id, byStaff.id)
    assert.equal((await guardian.ask(`DELETE ${theirs}/${byStaff.id}`)).body.ended_because, 'client')
    const started = await guardian.ask(`POST ${theirs}`, { series_id, starts_on: today() })
    assert.equal(started.status, 201)
    assert.equal((await guardian.ask(`DELETE ${PATH}/${started.body.id}`)).status, 404)
    const ending = await studio.asOwner(`GET /api/v1/clients/${child.id}/ending`)
    assert.equal(ending.body.standing_bookings, 1)
    await studio.asOwner(`PUT /api/v1/clients/${child.id}`, { is_active: false })
    assert.deepEqual(await of(child), [])
  })

  it('says what ending costs where the first fee is forgiven: the others', async () => {
    await setRules(studio, { late_cancel_fee: 8, cancellation_hours: 72, fee_forgiveness_count: 1 })
    const ana = await registerMember(studio)
    const { series_id } = await makeSeries(studio, { recurrence: { weekdays: [1, 2, 3, 4, 5, 6, 7] } })
    const { body } = await start(ana, series_id)
    await studio.advance({ days: 5 })
    const [{ cancelling }] = await of(ana)
    assert.deepEqual([cancelling.late, cancelling.fee], [3, 16])
    await ana.ask(`DELETE ${PATH}/${body.id}`, { cancel_bookings: true })
    const charges = await chargesTo(studio, ana)
    assert.deepEqual(charges.map(([kind, amount, status]) => `${kind} ${amount} ${status}`).toSorted(), [
      'late_cancel 8 pending',
      'late_cancel 8 pending',
      'late_cancel 8 waived',
    ])
  })
})
