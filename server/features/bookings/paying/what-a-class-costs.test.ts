import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import {
  book,
  chargesTo,
  creditsOf,
  registerClient,
  sellPack,
  setRules,
  type TestClient,
} from '../../../test/build/bookings.ts'
import { makeMembershipType } from '../../../test/build/memberships.ts'
import { makeCategory, makeClass, makeTemplate } from '../../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../../test/studio.ts'

const ALL = { classes: 'all', category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }
const codes = ({ body }: Reply) => (body.reasons ?? []).map((reason: { code: string }) => reason.code)

describe('what a class costs', () => {
  let studio: TestStudio
  let client: TestClient
  beforeEach(async () => {
    studio = await startStudio()
    client = await registerClient(studio)
  })
  afterEach(() => studio.stop())

  const classOf = async (template: object, more: object = {}) =>
    makeClass(studio, { template_id: (await makeTemplate(studio, template)).id, ...more })
  const asked = async (cls: { id: number }) =>
    (await client.ask(`GET /api/v1/scheduled-classes/${cls.id}/eligibility`)).body
  const wish = (cls: { id: number }, more: object = {}) =>
    client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id, ...more })
  const price = async (cls: { id: number }) => (await asked(cls)).price?.amount ?? null
  const dropIn = (amount: number, more: object = {}) =>
    makeMembershipType(studio, { type: 'drop_in', price: amount, sellable_online: true, ...more })

  it('is its own price, else its template’s, else that of a drop-in that covers it there and then', async () => {
    const reformer = await makeCategory(studio)
    const listed = { coverage: { ...ALL, classes: 'listed', category_ids: [reformer.id] } }
    await dropIn(30, listed)
    await dropIn(9, { sellable_online: false })
    await dropIn(20, { usable_times: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '06:00', until: '18:00' }] })
    assert.equal(await price(await classOf({})), 9, 'the evening: of those sold at the desk')
    assert.equal(await price(await classOf({ category_id: reformer.id })), 30, 'listed online before the cheaper one')
    assert.equal(await price(await classOf({ category_id: reformer.id, covered_by_all: false })), 30)
    const morning = { starts_at: studio.clock.now().slice(0, 8) + '20T09:00:00.000Z' }
    assert.equal(await price(await classOf({}, morning)), 20)
    assert.equal(await price(await classOf({ credit_cost: 2 })), null, 'no drop-in pays for two credits')
    const workshop = await classOf({ price: 90 })
    assert.equal(await price(workshop), 90)
    const changed = await studio.asOwner(`PUT /api/v1/scheduled-classes/${workshop.id}`, { price: 75 })
    assert.deepEqual([changed.body.price, changed.body.has_own_price, await price(workshop)], [75, true, 75])
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${workshop.id}`, { price: null })
    assert.equal(await price(workshop), 90)
    const series = {
      recurrence: { freq: 'weekly' },
      price: 10,
      template_id: workshop.template_id,
      starts_at: morning.starts_at,
    }
    assert.equal((await studio.asOwner('POST /api/v1/scheduled-classes', series)).status, 422)
  })

  it('is nothing for everybody where its price is 0', async () => {
    const pack = await sellPack(studio, client, 3)
    const { body } = await wish(await classOf({ price: 0 }))
    assert.deepEqual([body.membership_id, body.is_unpaid, body.to_pay], [null, false, null])
    assert.deepEqual([await creditsOf(studio, pack), await chargesTo(studio, client)], [3, []])
  })

  it('is kept by a booking: a new price or cost touches none that is made', async () => {
    await setRules(studio, { pay_at_studio_enabled: true })
    const cls = await classOf({ price: 20, covered_by_all: false })
    const { body } = await wish(cls, { pay_at_studio: true })
    const forced = await book(studio, cls, await registerClient(studio), { force: true })
    await studio.asOwner(`PUT /api/v1/class-templates/${cls.template_id}`, { price: 99 })
    assert.deepEqual((await studio.asOwner(`GET /api/v1/bookings/${body.id}`)).body.to_pay.amount, 20)
    const { bookings } = (await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/roster`)).body
    assert.deepEqual(
      bookings.map((one: { to_pay: { amount: number } }) => one.to_pay.amount),
      [20, 20],
    )
    await studio.asOwner(`POST /api/v1/bookings/${forced.id}/pay`, { payment_method: 'cash' })
    assert.deepEqual(await chargesTo(studio, { id: forced.client_id }), [['unpaid_booking', 20, 'paid']])
  })

  it('is paid in advance, or not singly, where the studio says so', async () => {
    await setRules(studio, { pay_at_studio_enabled: true })
    const [early, listed] = [
      await classOf({ price: 90, pay_in_advance: true }),
      await classOf({ covered_by_all: false }),
    ]
    assert.deepEqual(codes(await wish(early, { pay_at_studio: true })), ['PREPAYMENT_REQUIRED', 'NO_ENTITLEMENT'])
    assert.equal((await wish(listed, { pay_at_studio: true })).status, 201, 'no drop-in is sold at all: as before')
    await studio.asOwner(`DELETE /api/v1/bookings/${(await asked(listed)).own_booking_id}`)
    await dropIn(15)
    assert.deepEqual(codes(await wish(listed, { pay_at_studio: true })), ['NO_SINGLE_PRICE', 'NO_ENTITLEMENT'])
    assert.deepEqual([(await asked(listed)).pay_at_studio, (await asked(early)).pay_at_studio], [null, null])
  })

  it('is so many credits, from as many entries of the ledger as it needs, which all come back', async () => {
    const type = await makeMembershipType(studio, {
      type: 'subscription',
      credits_per_interval: 2,
      rollover_enabled: true,
      price: 40,
    })
    const sale = {
      client_id: client.id,
      membership_type_id: type.id,
      starts_at: studio.clock.now(),
      payment_method: 'cash',
    }
    const { id } = (await studio.asOwner('POST /api/v1/memberships', sale)).body
    await book(studio, await classOf({}), client)
    await studio.advance({ days: 32 })
    const left = () => creditsOf(studio, { id })
    assert.equal(await left(), 3, 'one rolled over, two are new')
    const cls = await classOf({ credit_cost: 2 })
    const { body } = await wish(cls)
    assert.deepEqual([body.credits_taken, await left()], [2, 1])
    const taken = async () =>
      (await studio.asOwner(`GET /api/v1/memberships/${id}/credits`)).body
        .filter((entry: { booking_id: number }) => entry.booking_id === body.id)
        .map((entry: { credits: number; balance_after: number }) => [entry.credits, entry.balance_after])
    assert.deepEqual(await taken(), [[-2, 1]], 'one line of the statement')
    const short = await wish(await classOf({ credit_cost: 2 }, { starts_at: '2026-04-20T09:00:00.000Z' }))
    assert.deepEqual([codes(short), short.body.reasons[0].value], [['NOT_ENOUGH_CREDITS'], { left: 1, cost: 2 }])
    await client.ask(`DELETE /api/v1/bookings/${body.id}`)
    assert.deepEqual(
      [await taken(), await left()],
      [
        [
          [-2, 1],
          [2, 3],
        ],
        3,
      ],
    )
  })

  it('can be paid by another membership afterwards, or by none', async () => {
    await dropIn(15)
    const [mat, other] = [
      await sellPack(studio, client, 3),
      await sellPack(studio, client, 1, { coverage: { ...ALL, classes: 'listed' } }),
    ]
    const cls = await classOf({})
    const { body } = await wish(cls)
    assert.equal(body.membership_id, mat.id)
    const put = (membership_id: number | null) =>
      studio.asOwner(`PUT /api/v1/bookings/${body.id}/membership`, { membership_id })
    const moved = await put(other.id)
    assert.deepEqual([moved.body.membership_id, moved.body.is_unpaid], [other.id, false])
    assert.deepEqual([await creditsOf(studio, mat), await creditsOf(studio, other)], [3, 0])
    const none = await put(null)
    assert.deepEqual([none.body.membership_id, none.body.is_unpaid, none.body.credits_taken], [null, true, 0])
    await sellPack(studio, client, 1)
    assert.deepEqual([await creditsOf(studio, other), (await put(other.id)).status], [1, 200])
    const next = {
      scheduled_class_id: (await classOf({}, { starts_at: '2026-03-20T09:00:00.000Z' })).id,
      client_id: client.id,
    }
    const forced = await studio.asOwner('POST /api/v1/bookings', { ...next, membership_id: other.id, force: true })
    assert.deepEqual(codes(forced), ['NO_CREDITS_LEFT'], 'credits are never passed')
    const refused = await put(999)
    assert.equal(refused.status, 404)
  })
})
