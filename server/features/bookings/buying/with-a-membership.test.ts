import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
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
