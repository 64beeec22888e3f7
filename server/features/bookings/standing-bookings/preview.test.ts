import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { creditsOf, registerClient, sellPack, setRules, type TestClient } from '../../../test/build/bookings.ts'
import { makeDependant } from '../../../test/build/dependants.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { makeCategory, makeClass, makeSeries, makeTemplate } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

const PATH = '/api/v1/standing-bookings'

interface Shown {
  date: string
  state: string
  reasons: { code: string }[]
}

// It is Wednesday 4 March 2026, noon in Madrid; a series has its classes on Thursdays at 18:30.
describe('what a standing booking would do', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { standing_bookings_enabled: true })
    await studio.advance({ minutes: 1 })
  })
  after(() => studio.stop())

  const ask = (client: TestClient, series_id: number, starts_on = '2026-03-05', more = '') =>
    client.ask(`GET ${PATH}/preview?series_id=${series_id}&starts_on=${starts_on}${more}`)
  const dates = (all: readonly Shown[]) => all.map(({ date, state }) => `${date} ${state}`)
  const canStart = async (client: TestClient, cls: { id: number }) =>
    (await client.ask(`GET /api/v1/scheduled-classes/${cls.id}/eligibility`)).body.standing?.can_start
  const withPack = async (credits: number, terms: object = {}) => {
    const client = await registerClient(studio)
    return { client, pack: await sellPack(studio, client, credits, terms) }
  }

  it('names the dates, what pays for them and how long that lasts, and books nothing', async () => {
    const { client, pack } = await withPack(6)
    const { series_id } = await makeSeries(studio)
    const { status, body } = await ask(client, series_id)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(await creditsOf(studio, pack), 6)
    assert.deepEqual((await client.ask(`GET ${PATH}`)).body, [])
    const [paying, none] = body.paying
    assert.equal(none, undefined)
    const { credits, credits_left, classes, last_on, is_used_up, renews_on } = paying
    assert.deepEqual([credits, credits_left, classes, last_on], [1, 6, 6, '2026-04-09'])
    assert.deepEqual([is_used_up, renews_on], [true, null])
    const { date, reasons } = body.first_refused
    assert.deepEqual([date, reasons[0].code], ['2026-04-16', 'NO_CREDITS_LEFT'])
    const made = await client.ask(`POST ${PATH}`, { series_id, starts_on: '2026-03-05' })
    assert.deepEqual(dates(made.body.dates), dates(body.dates))
    assert.equal(await creditsOf(studio, pack), 2)
  })

  it('begins on the day that is asked for, and ends on the last', async () => {
    const { client } = await withPack(10)
    const { series_id } = await makeSeries(studio, { recurrence: { weekdays: [4, 5] } })
    const { body } = await ask(client, series_id, '2026-03-06', '&ends_on=2026-03-13')
    assert.deepEqual(dates(body.dates), ['2026-03-06 booked', '2026-03-12 booked', '2026-03-13 booked'])
    const { classes, is_used_up } = body.paying[0]
    assert.deepEqual([classes, is_used_up, body.first_refused, body.known_until], [3, false, null, '2026-03-13'])
    assert.equal((await ask(client, series_id, '2026-03-03')).status, 422)
  })

  it('goes on with the next pack, and says where a pass ends', async () => {
    const { client } = await withPack(2, { validity_days: 30 })
    await sellPack(studio, client, 8, { validity_days: 40 })
    const { series_id } = await makeSeries(studio)
    const { body } = await ask(client, series_id)
    assert.deepEqual(
      body.paying.map((one: { classes: number; last_on: string }) => `${one.classes} ${one.last_on}`),
      ['2 2026-03-12', '4 2026-04-09'],
    )
    const { date, reasons } = body.first_refused
    assert.deepEqual([date, reasons[0].code], ['2026-04-16', 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE'])
  })

  it('counts the credits of a subscription to its renewal', async () => {
    const client = await registerClient(studio)
    const terms = { type: 'subscription', credits_included: 8, billing_interval: 'monthly' }
    const type = await makeMembershipType(studio, terms)
    await sellMembership(studio, { client_id: client.id, membership_type_id: type.id })
    const { body } = await ask(client, (await makeSeries(studio)).series_id)
    const [{ classes, is_used_up, renews_on }] = body.paying
    assert.deepEqual([classes, is_used_up, renews_on, body.first_refused], [5, false, '2026-04-04', null])
  })

  it('says what is not open yet, full, or too late to be cancelled free', async () => {
    const { client } = await withPack(10)
    const late = await makeTemplate(studio, { cancellation_window_hours: 48, booking_open_hours_before: 190 })
    const { series_id } = await makeSeries(studio, { template_id: late.id })
    const { body } = await ask(client, series_id)
    assert.deepEqual(dates(body.dates).slice(0, 3), ['2026-03-05 too_late', '2026-03-12 to_come', '2026-03-19 to_come'])
    assert.equal(body.paying[0].last_on, '2026-05-14')
    const made = await client.ask(`POST ${PATH}`, { series_id, starts_on: '2026-03-05' })
    assert.deepEqual(dates(made.body.dates), dates(body.dates))
  })

  it('is offered only where something pays for such a class', async () => {
    const [yoga, other] = [await makeCategory(studio), await makeCategory(studio)]
    const cls = await makeSeries(studio)
    const priced = await makeTemplate(studio, { category_id: yoga.id, price: 20 })
    const workshop = await makeSeries(studio, { template_id: priced.id })
    const free = await makeSeries(studio, { template_id: (await makeTemplate(studio, { price: 0 })).id })
    const { client } = await withPack(3, { coverage: { classes: 'listed', category_ids: [other.id] } })
    for (const [of, expected] of [
      [cls, false],
      [workshop, false],
      [free, true],
    ] as const)
      assert.equal(await canStart(client, of), expected)
    const nobody = await registerClient(studio)
    assert.equal(await canStart(nobody, cls), false)
    const { client: used } = await withPack(1)
    assert.equal(await canStart(used, cls), true)
    await used.ask('POST /api/v1/bookings', { scheduled_class_id: (await makeClass(studio)).id })
    assert.equal(await canStart(used, cls), false)
  })

  it('is a guardian’s for a child, and refused as starting is', async () => {
    const { client: guardian } = await withPack(3)
    const child = await makeDependant(studio, guardian)
    await sellPack(studio, child, 2)
    const { series_id } = await makeSeries(studio)
    const query = `series_id=${series_id}&starts_on=2026-03-05`
    const theirs = `GET /api/v1/clients/me/dependants/${child.id}/standing-bookings/preview?${query}`
    const { body } = await guardian.ask(theirs)
    assert.deepEqual([body.client_id, body.paying[0].credits_left], [child.id, 2])
    const stranger = await registerClient(studio)
    assert.equal((await stranger.ask(theirs)).status, 404)
    assert.equal((await stranger.ask(`GET ${PATH}/preview?${query}&client_id=${child.id}`)).status, 404)
    const staff = await studio.asOwner(`GET ${PATH}/preview?${query}&client_id=${child.id}`)
    assert.deepEqual(staff.body.dates, body.dates)
    await guardian.ask(`POST ${PATH}`, { series_id, starts_on: '2026-03-05' })
    assert.equal((await ask(guardian, series_id)).body.code, 'STANDING_BOOKING_EXISTS')
    await setRules(studio, { standing_bookings_enabled: false })
    assert.equal((await ask(stranger, series_id)).body.code, 'STANDING_BOOKINGS_OFF')
    await setRules(studio, { standing_bookings_enabled: true })
  })
})
