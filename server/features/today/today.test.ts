import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, makeFullClass, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeClient, sell } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('today', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const today = async () => (await studio.asOwner('GET /api/v1/today')).body
  const names = (part: { items: { client_name: string }[] }) => part.items.map(({ client_name }) => client_name)

  it('has nothing to say in a new studio, and no usual takings', async () => {
    const { takings, ...parts } = await today()
    const { days, ...sums } = takings
    assert.deepEqual(sums, { today: 0, usual_today: null, week: 0, usual_week: null })
    assert.deepEqual(
      days.map(({ on, taken, usual }: { on: string; taken: number | null; usual: number | null }) => [
        on,
        taken,
        usual,
      ]),
      ['02', '03', '04', '05', '06', '07', '08'].map((day) => [`2026-03-${day}`, day <= '04' ? 0 : null, null]),
    )
    assert.equal(Object.keys(parts).length, 14)
    const { charges_due, ...others } = parts
    for (const part of Object.values(others)) assert.deepEqual(part, { total: 0, items: [] })
    assert.deepEqual(charges_due, { total: 0, items: [], older: { total: 0, amount: 0, currency: 'EUR' } })
  })

  it('names who comes for the first time, and the class nobody has closed afterwards', async () => {
    await setRules(studio, { no_show_fee: 8, fee_grace_hours: 1 })
    const client = await registerMember(studio, { full_name: 'Nora New' })
    const cls = await makeClass(studio, { starts_at: '2026-03-04T18:00' })
    const booking = await book(studio, cls, client)
    const noon = await today()
    assert.deepEqual(names(noon.first_visits), ['Nora New'])
    assert.deepEqual(names(noon.new_clients), ['Nora New'])
    assert.equal(noon.unresolved.total, 0)

    await studio.advance({ hours: 7 })
    const { unresolved } = await today()
    assert.equal(unresolved.total, 1)
    assert.deepEqual([unresolved.items[0].class_id, unresolved.items[0].open], [cls.id, 1])

    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
    const evening = await today()
    assert.deepEqual([evening.unresolved.total, evening.first_visits.total, evening.charges_due.total], [0, 0, 0])
  })

  it('names a fee once its time of grace is over, until it is waived', async () => {
    await studio.advance({ hours: 1, minutes: 1 })
    const { charges_due } = await today()
    assert.deepEqual([names(charges_due), charges_due.items[0].amount], [['Nora New'], 8])
    const { client_id, charge_id } = charges_due.items[0]
    await studio.asOwner(`POST /api/v1/clients/${client_id}/charges/${charge_id}/waive`, { reason: 'First time' })
    assert.equal((await today()).charges_due.total, 0)
  })

  it('names memberships that end within a week, not those that renew or last longer', async () => {
    const pass = (validity_days: number) =>
      makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days })
    const ending = await sellMembership(studio, { membership_type_id: (await pass(7)).id })
    await sellMembership(studio, { membership_type_id: (await pass(9)).id })
    const weekly = { type: 'subscription', billing_interval: 'weekly', unlimited: true }
    await sellMembership(studio, { membership_type_id: (await makeMembershipType(studio, weekly)).id })
    const { expiring } = await today()
    assert.deepEqual(
      expiring.items.map(({ membership_id, expires_at }: { membership_id: number; expires_at: string }) => [
        membership_id,
        expires_at,
      ]),
      [[ending.id, ending.expires_at]],
    )
  })

  it('names the places that are offered, until the offer runs out', async () => {
    await setRules(studio, { waitlist_confirm_minutes: 60 })
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-06T18:00' })
    const waiting = await registerMember(studio, { full_name: 'Wanda Waits' })
    await wait(cls, waiting)
    assert.equal((await today()).offers.total, 0)
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    await studio.advance({ minutes: 1 })
    const { offers } = await today()
    assert.deepEqual(names(offers), ['Wanda Waits'])
    studio.clock.advance({ days: 1 })
    studio.owner = await studio.login('owner@studio.test')
    assert.equal((await today()).offers.total, 0)
  })

  it('counts all and shows eight, the newest client first', async () => {
    for (let made = 0; made < 9; made += 1) await makeClient(studio, { full_name: `Guest ${made}` })
    const { new_clients } = await today()
    assert.equal(new_clients.items.length, 8)
    assert.ok(new_clients.total >= 9)
    assert.equal(new_clients.items[0].client_name, 'Guest 8')
  })

  it('shows a role only what it may see', async () => {
    const { token } = await makeManager(studio, ['memberships.view'])
    const { body } = await studio.send('GET /api/v1/today', { token })
    assert.deepEqual(
      Object.entries(body)
        .filter(([, part]) => part !== null)
        .map(([name]) => name),
      ['failed_payments', 'expiring', 'tasks'],
    )
  })
})

describe('takings', () => {
  it('are beside the mean of the last four, up to this time', async () => {
    const studio = await startStudio({ now: '2026-05-06T10:00:00.000Z' })
    const takings = async () => (await studio.asOwner('GET /api/v1/today')).body.takings
    try {
      for (const quantity of [1, 2, 3, 4]) {
        await sell(studio, { quantity })
        await studio.advance({ hours: 1 })
        await sell(studio)
        await studio.advance({ days: 7, hours: -1 })
      }
      const { days: unknown, ...none } = await takings()
      assert.deepEqual(none, { today: 0, usual_today: null, week: 0, usual_week: null })
      assert.ok(unknown.every(({ usual }: { usual: number | null }) => usual === null))
      await studio.advance({ days: 7 })
      await sell(studio, { quantity: 5, payment_method: 'complimentary' })
      await sell(studio, { quantity: 2 })
      const { days, ...sums } = await takings()
      assert.deepEqual(sums, { today: 24, usual_today: 27, week: 24, usual_week: 27 })
      // Whole Wednesdays, with what was sold an hour later: 36, 48, 60 and nothing.
      assert.deepEqual(
        days.map(({ taken, usual }: { taken: number | null; usual: number | null }) => [taken, usual]),
        [
          [0, 0],
          [0, 0],
          [24, 36],
          [null, 0],
          [null, 0],
          [null, 0],
          [null, 0],
        ],
      )
    } finally {
      await studio.stop()
    }
  })
})
