import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment } from '../../test/build/appointments.ts'
import {
  book,
  chargesTo,
  creditsOf,
  lettersTo,
  makeFullClass,
  registerMember,
  sellPack,
  wait,
} from '../../test/build/bookings.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { registerBuyer, reply, sellMonthly, startOnlineStudio, type OnlineStudio } from '../../test/build/online.ts'
import { makeClass } from '../../test/build/schedule.ts'

describe('a client who is deactivated', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await reply(online.studio, 'PUT /api/v1/studio', { waitlist_confirm_minutes: 0 })
  })
  after(() => online.stop())

  it('gives up what runs with them in the same step, and is told nothing', async () => {
    const { studio } = online
    const client = await registerBuyer(studio)
    const pack = await sellPack(studio, client, 5)
    const monthly = await makeMembershipType(studio, {
      type: 'subscription',
      billing_interval: 'monthly',
      price: 60,
      unlimited: true,
    })
    const subscription = await sellMembership(studio, {
      client_id: client.id,
      membership_type_id: monthly.id,
      payment_method: 'cash',
    })
    const cls = await makeClass(studio, { capacity: 1, starts_at: '2026-03-20T18:00' })
    const booking = await book(studio, cls, client, { membership_id: pack.id })
    const next = await registerMember(studio)
    await wait(cls, next)
    const other = await makeFullClass(studio, { starts_at: '2026-03-21T18:00' })
    await wait(other.cls, client)
    const appointment = await makeAppointment(studio, { client_id: client.id })
    const child = await makeDependant(studio, client)
    const ofChild = await sellMembership(studio, {
      client_id: child.id,
      membership_type_id: monthly.id,
      payment_method: 'cash',
    })
    const itsPack = await sellPack(studio, child, 3)
    const letters = await lettersTo(studio, client)
    assert.deepEqual(await reply(studio, `GET /api/v1/clients/${client.id}/ending`), {
      bookings: 1,
      waiting: 1,
      waitlist_entries: 1,
      standing_bookings: 0,
      appointments: 1,
      memberships: 2,
      collected: 0,
      dependants: 1,
      shared: [],
    })

    await reply(studio, `DELETE /api/v1/clients/${client.id}`)
    assert.deepEqual(await lettersTo(studio, client), letters)
    const gone = await reply(studio, `GET /api/v1/bookings/${booking.id}`)
    assert.deepEqual([gone.status, gone.cancel_reason], ['cancelled', 'The client is no longer active'])
    assert.equal(await creditsOf(studio, pack), 5)
    const { items } = (await next.ask('GET /api/v1/bookings')).body
    assert.deepEqual(
      items.map((one: { scheduled_class_id: number }) => one.scheduled_class_id),
      [cls.id],
    )
    assert.equal((await reply(studio, `GET /api/v1/appointments/${appointment.id}`)).status, 'cancelled')
    assert.equal((await reply(studio, `GET /api/v1/memberships/${subscription.id}`)).status, 'cancelled')
    assert.equal((await reply(studio, `GET /api/v1/memberships/${pack.id}`)).status, 'active')
    assert.equal((await reply(studio, `GET /api/v1/memberships/${ofChild.id}`)).status, 'cancelled')
    assert.equal((await reply(studio, `GET /api/v1/memberships/${itsPack.id}`)).status, 'active')
    await book(studio, await makeClass(studio, { starts_at: '2026-04-20T18:00' }), child)
    for (let month = 0; month < 3; month += 1) await studio.advance({ days: 31 })
    assert.deepEqual(await chargesTo(studio, client), [])
    assert.deepEqual(await lettersTo(studio, client), letters)
    await reply(studio, `PUT /api/v1/clients/${client.id}`, { is_active: true })
    assert.equal((await client.ask('GET /api/v1/auth/me')).status, 200)
  })

  it('is collected from no more by the processor', async () => {
    const { studio, processor } = online
    const buyer = await registerBuyer(studio)
    const { body } = await buyer.buy((await sellMonthly(studio)).id)
    await processor.sessions.complete(body.session_id)
    await online.settle()
    const { subscription } = await processor.stripe.checkout.sessions.retrieve(body.session_id)
    assert.equal((await reply(studio, `GET /api/v1/clients/${buyer.id}/ending`)).collected, 1)
    await reply(studio, `DELETE /api/v1/clients/${buyer.id}`)
    await online.settle()
    assert.equal((await processor.stripe.subscriptions.retrieve(subscription as string)).status, 'canceled')
  })
})

describe('a membership whose last day is brought forward', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(() => online.stop())

  for (const [how, change] of [
    ['by an earlier last day', { expires_at: '2026-03-10' }],
    ['by its status', { status: 'expired' }],
  ] as const) {
    it(`gives up the places after it: ${how}`, async () => {
      const { studio } = online
      const client = await registerBuyer(studio)
      const pack = await sellPack(studio, client, 5)
      const kept = await book(studio, await makeClass(studio, { starts_at: '2026-03-10T18:00' }), client)
      const lost = await book(studio, await makeClass(studio, { starts_at: '2026-03-11T18:00' }), client)
      await reply(studio, `PUT /api/v1/memberships/${pack.id}`, change)
      const statusOf = async ({ id }: { id: number }) => (await reply(studio, `GET /api/v1/bookings/${id}`)).status
      assert.deepEqual(
        [await statusOf(kept), await statusOf(lost)],
        ['expires_at' in change ? 'booked' : 'cancelled', 'cancelled'],
      )
      assert.ok((await lettersTo(studio, client)).includes('booking_cancelled'))
    })
  }

  it('is collected no more, and keeps the last day that was set', async () => {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    const { body } = await buyer.buy((await sellMonthly(studio)).id)
    await processor.sessions.complete(body.session_id)
    await settle()
    const { subscription } = await processor.stripe.checkout.sessions.retrieve(body.session_id)
    const [membership] = await buyer.memberships()
    await reply(studio, `PUT /api/v1/memberships/${membership.id}`, { expires_at: '2026-03-20' })
    await settle()
    assert.equal((await processor.stripe.subscriptions.retrieve(subscription as string)).status, 'canceled')
    const [{ expires_at, status }] = await buyer.memberships()
    assert.deepEqual([expires_at, status], ['2026-03-20', 'active'])
  })
})
