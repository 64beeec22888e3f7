import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addDays, addHours } from '../../../lib/time.ts'
import { book, lettersTo, registerMember, setRules } from '../../../test/build/bookings.ts'
import { bookingsOf, passUnseen, sellClass } from '../../../test/build/class-sales.ts'
import {
  assertSound,
  registerBuyer,
  reply,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'

// A record as the API shows it.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const NOTHING = { classes: 'listed', category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }
const NIGHTS = [{ weekdays: [7], from: '00:00', until: '01:00' }]
const ON_OLD_TERMS = { apply_to_existing: false }

describe('a membership that is bought with a class', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await setRules(online.studio, { quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  for (const [what, sell] of [
    ['a pack', () => sellOnline(online.studio)],
    ['a subscription', () => sellMonthly(online.studio, { unlimited: true })],
  ] as const) {
    it(`is ${what} that books it once it is paid`, async () => {
      const { studio, processor } = online
      const cls = await sellClass(studio, { price: null, capacity: 1 })
      const [type, buyer] = [await sell(), await registerBuyer(studio)]
      const session_id = await buyer.begin(type.id, { scheduled_class_id: cls.id })
      const full = await (await registerMember(studio)).ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
      assert.equal(full.body.code, 'CLASS_FULL')
      await processor.sessions.complete(session_id)
      assert.equal(await buyer.statusOf(session_id), 'completed')
      const [membership] = await buyer.memberships()
      const [booking] = await bookingsOf(studio, buyer)
      assert.deepEqual([booking.status, booking.membership_id], ['booked', membership.id])
    })
  }

  for (const [what, change] of [
    ['the class costs more credits', (cls: Shown) => ['class-templates', cls.template_id, { credit_cost: 5 }]],
    ['the class is free', (cls: Shown) => ['class-templates', cls.template_id, { price: 0 }]],
    ['it covers nothing', (_: Shown, type: Shown) => ['membership-types', type.id, { coverage: NOTHING }]],
    ['it is for other hours', (_: Shown, type: Shown) => ['membership-types', type.id, { usable_times: NIGHTS }]],
    ['it has fewer credits', (_: Shown, type: Shown) => ['membership-types', type.id, { credits_included: 1 }]],
  ] as const) {
    it(`books it for the credits that were said where ${what} by then`, async () => {
      const { studio, processor } = online
      const cls = await sellClass(studio, { price: null })
      await reply(studio, `PUT /api/v1/class-templates/${cls.template_id}`, { credit_cost: 2 })
      const [type, buyer] = [await sellOnline(studio, { credits_included: 3 }), await registerBuyer(studio)]
      const session_id = await buyer.begin(type.id, { scheduled_class_id: cls.id })
      const [path, id, changes] = change(cls, type)
      await reply(studio, `PUT /api/v1/${path}/${id}`, { ...changes, ...(path === 'membership-types' && ON_OLD_TERMS) })
      await processor.sessions.complete(session_id)
      assert.equal(await buyer.statusOf(session_id), 'completed')
      const [membership] = await buyer.memberships()
      const [booking] = await bookingsOf(studio, buyer)
      assert.deepEqual([booking?.status, booking?.membership_id, booking?.credits_taken, membership.credits_remaining], ['booked', membership.id, 2, 1]) // prettier-ignore
    })
  }

  it('stays where the class can’t be booked any more, and the client is told', async () => {
    const { studio, processor } = online
    const cls = await sellClass(studio, { price: null, capacity: 1 })
    const [type, buyer] = [await sellOnline(studio), await registerBuyer(studio)]
    const session_id = await buyer.begin(type.id, { scheduled_class_id: cls.id })
    processor.deliver.as({ drop: true })
    await passUnseen(studio, { minutes: 29 })
    await processor.sessions.complete(session_id)
    await passUnseen(studio, { minutes: 3 })
    const member = await registerMember(studio)
    await book(studio, cls, member)
    await studio.running.runJobs()
    processor.deliver.as({})
    assert.equal(await buyer.statusOf(session_id), 'completed')
    assert.equal((await buyer.memberships()).length, 1)
    assert.deepEqual(await bookingsOf(studio, buyer), [])
    assert.ok((await lettersTo(studio, buyer)).includes('class_not_booked'))
  })

  it('is refused where it would not pay for the class', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { price: null })
    const other = await sellClass(studio)
    const coverage = { classes: 'listed', category_ids: [], template_ids: [other.template_id], service_category_ids: [], service_ids: [] } // prettier-ignore
    const [type, buyer] = [await sellOnline(studio, { coverage }), await registerBuyer(studio)]
    const { status, body } = await buyer.buy(type.id, { scheduled_class_id: cls.id })
    assert.deepEqual([status, body.code], [409, 'NOT_COVERED'])
    assert.equal((await buyer.buy(type.id, { seat_id: 1 })).status, 422)
  })

  for (const [code, terms, more] of [
    ['MEMBERSHIP_NOT_STARTED', { type: 'time_pass', credits_included: null, starts_within_days: 60 }, { later: 2 }],
    ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE', { validity_days: 1 }, {}],
    ['NOT_ENOUGH_CREDITS', { credits_included: 1 }, {}],
    ['MEMBERSHIP_OUTSIDE_TIMES', { usable_times: NIGHTS }, {}],
    ['NOT_COVERED', { coverage: NOTHING, validity_days: 1 }, {}],
  ] as const) {
    it(`is refused with ${code} alone where that stands against it`, async () => {
      const { studio } = online
      const cls = await sellClass(studio, { price: null })
      await reply(studio, `PUT /api/v1/class-templates/${cls.template_id}`, { credit_cost: 2 })
      const [type, buyer] = [await sellOnline(studio, terms), await registerBuyer(studio)]
      const on = 'later' in more && addDays(cls.starts_at.slice(0, 10), more.later)
      const asked = { scheduled_class_id: cls.id, ...(on && { starts_on: on }) }
      const { status, body } = await buyer.buy(type.id, asked)
      assert.deepEqual([status, body.code, body.reasons?.length], [409, code, 1], JSON.stringify(body))
    })
  }

  it('says when the class opens to its holder', async () => {
    const { studio } = online
    const cls = await sellClass(studio, { price: null })
    await reply(studio, `PUT /api/v1/class-templates/${cls.template_id}`, { booking_open_hours_before: 1 })
    const [type, buyer] = [await sellOnline(studio, { booking_open_hours_before: 2 }), await registerBuyer(studio)]
    const { body } = await buyer.buy(type.id, { scheduled_class_id: cls.id })
    assert.deepEqual([body.code, body.reasons.length, body.reasons[0].value], ['BOOKING_NOT_OPEN', 1, addHours(cls.starts_at, -2)]) // prettier-ignore
  })

  it('is for a dependant, and the guardian pays', async () => {
    const { studio, processor } = online
    const guardian = await registerBuyer(studio)
    const child = await reply(studio, 'POST /api/v1/clients', { full_name: 'Kim', guardian_id: guardian.id, email: guardian.email }) // prettier-ignore
    const type = await sellOnline(studio)
    const { status, body } = await guardian.ask('POST /api/billing/checkout-session', {
      client_id: child.id,
      membership_type_id: type.id,
      success_url: 'https://studio.example/paid',
      cancel_url: 'https://studio.example/no',
    })
    assert.equal(status, 200, JSON.stringify(body))
    await processor.sessions.complete(body.session_id)
    assert.equal(await guardian.statusOf(body.session_id), 'completed')
    const [membership] = (await reply(studio, `GET /api/v1/memberships?client_id=${child.id}`)).items
    assert.equal(membership.client_id, child.id)
    const [payment] = (await reply(studio, `GET /api/v1/payments?client_id=${guardian.id}`)).items
    assert.equal(payment.membership_id, membership.id)
  })
})
