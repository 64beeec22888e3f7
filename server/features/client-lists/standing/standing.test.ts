import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, sellPack, setRules } from '../../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { makeManager } from '../../../test/build/staff.ts'
import { addClient, giveTag, makeTag } from '../../../test/build/tags.ts'
import { makeWaiver, signWaiver } from '../../../test/build/waivers.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

describe('how clients stand', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { checkin_open_minutes_before: 1440, late_cancel_fee: 7.5, cancellation_hours: 24 })
  })
  after(() => studio.stop())

  const standing = async (ids: readonly number[], token = studio.owner) =>
    (await studio.send(`GET /api/v1/clients/standing?ids=${ids.join(',')}`, { token })).body
  const summary = async ({ id }: { id: number }, token = studio.owner) =>
    (await studio.send(`GET /api/v1/clients/${id}/summary`, { token })).body

  it('of one who has nothing is nothing; who is not there is left out, the order is that of the ids', async () => {
    const [ana, bea] = [await addClient(studio), await addClient(studio)]
    const found = await standing([bea.id, 9999, ana.id, bea.id])
    assert.deepEqual(
      found.map(({ client_id }: { client_id: number }) => client_id),
      [bea.id, ana.id],
    )
    assert.deepEqual(found[1], {
      client_id: ana.id,
      membership: null,
      more_memberships: 0,
      shared_memberships: [],
      had_membership: false,
      credits: null,
      last_visit_at: null,
      next_class: null,
      owed: 0,
      tags: [],
      has_to_sign: false,
    })
  })

  it('is what they hold, owe, had and will have', async () => {
    const cleo = await registerClient(studio, { full_name: 'Cleo' })
    await sellPack(studio, cleo, 5)
    const type = await makeMembershipType(studio, {
      name: 'Later',
      type: 'time_pass',
      unlimited: true,
      validity_days: 9,
    })
    await sellMembership(studio, { client_id: cleo.id, membership_type_id: type.id, starts_at: '2026-04-01' })
    const tag = await makeTag(studio, { name: 'Early', color: '#112233' })
    await giveTag(studio, cleo, tag)
    const seen = await makeClass(studio, { starts_at: '2026-03-04T20:00' })
    const came = await book(studio, seen, cleo)
    await studio.asOwner(`POST /api/v1/bookings/${came.id}/check-in`)
    const [later, next] = [
      await makeClass(studio, { starts_at: '2026-03-09T18:00' }),
      await makeClass(studio, { starts_at: '2026-03-06T18:00' }),
    ]
    await book(studio, later, cleo)
    const coming = await book(studio, next, cleo)
    const late = await book(studio, await makeClass(studio, { starts_at: '2026-03-05T09:00' }), cleo)
    await studio.advance({ minutes: 20 })
    await studio.asOwner(`DELETE /api/v1/bookings/${late.id}`)
    await studio.advance({ hours: 30 })
    const [one] = await standing([cleo.id])
    assert.deepEqual(
      [one.membership.status, one.more_memberships, one.had_membership, one.credits],
      ['active', 1, true, 1],
    )
    assert.equal(one.next_class.booking_id, coming.id)
    assert.equal(one.last_visit_at, '2026-03-04T19:00:00.000Z')
    assert.equal(one.owed, 7.5)
    assert.deepEqual(one.tags, [{ id: tag.id, name: 'Early', color: '#112233' }])
    const told = await summary(cleo)
    assert.deepEqual([told.visits, told.visits_a_month, told.owed], [1, 1, 7.5])
    assert.equal(told.next_class.class_id, next.id)
  })

  it('tells who has to sign the text as it is now', async () => {
    const dora = await registerClient(studio)
    const waiver = await makeWaiver(studio, { requires_before_booking: true })
    const hasToSign = async () => (await standing([dora.id]))[0].has_to_sign
    assert.equal(await hasToSign(), true)
    await signWaiver(waiver, dora)
    assert.equal(await hasToSign(), false)
    await studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, { body: 'Another text.' })
    assert.equal(await hasToSign(), true)
    await studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, { requires_before_booking: false })
    assert.equal(await hasToSign(), false)
  })

  it('says that a pack is used up, and that a subscription is not while it renews', async () => {
    const gina = await registerClient(studio)
    await sellPack(studio, gina, 1)
    await book(studio, await makeClass(studio, { starts_at: '2026-03-20T18:00' }), gina)
    const [used] = await standing([gina.id])
    assert.deepEqual([used.membership.is_used_up, used.credits, used.more_memberships], [true, 0, 0])
    const hugo = await registerClient(studio)
    const type = await makeMembershipType(studio, {
      name: 'One a month',
      type: 'subscription',
      billing_interval: 'monthly',
      credits_per_interval: 1,
    })
    await sellMembership(studio, { client_id: hugo.id, membership_type_id: type.id })
    await book(studio, await makeClass(studio, { starts_at: '2026-03-21T18:00' }), hugo)
    const [waits] = await standing([hugo.id])
    assert.deepEqual([waits.membership.is_used_up, waits.credits], [false, 0])
  })

  it('ends with the day on which a membership ends, before anybody has written that down', async () => {
    const eve = await registerClient(studio)
    const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 2 })
    await sellMembership(studio, { client_id: eve.id, membership_type_id: type.id })
    const [first] = await standing([eve.id])
    assert.deepEqual([first.membership.status, first.credits], ['active', null])
    studio.clock.advance({ days: 2 })
    const [then] = await standing([eve.id], await studio.login(OWNER_EMAIL))
    assert.equal(then.membership, null)
    assert.equal(then.had_membership, true)
    await studio.advance({ minutes: 1 })
  })

  it('counts what was paid, gifts left out and refunds taken off', async () => {
    const fay = await addClient(studio)
    const type = await makeMembershipType(studio, { price: 60 })
    const sale = { client_id: fay.id, membership_type_id: type.id }
    await sellMembership(studio, { ...sale, payment_method: 'cash' })
    await sellMembership(studio, { ...sale, payment_method: 'complimentary' })
    assert.equal((await summary(fay)).spent, 60)
    const [paid] = (await studio.asOwner(`GET /api/v1/payments?client_id=${fay.id}&method=cash`)).body.items
    const { status } = await studio.asOwner(`POST /api/v1/payments/${paid.id}/refunds`, { amount: 12.5, reason: 'Ill' })
    assert.equal(status, 201)
    assert.equal((await summary(fay)).spent, 47.5)
  })

  it('leaves out what a role may not see', async () => {
    const gil = await registerClient(studio)
    await sellPack(studio, gil, 5)
    await book(studio, await makeClass(studio, { starts_at: '2026-03-20T20:00' }), gil)
    const { token } = await makeManager(studio, ['clients.view'])
    const [one] = await standing([gil.id], token)
    assert.deepEqual(
      [one.membership, one.more_memberships, one.had_membership, one.credits, one.next_class],
      [null, null, null, null, null],
    )
    const told = await summary(gil, token)
    assert.deepEqual([told.next_class, told.visits, told.visits_a_month, told.spent], [null, null, null, null])
  })

  it('is asked of 200 at the most, by ids', async () => {
    const ask = async (ids: string) => (await studio.asOwner(`GET /api/v1/clients/standing?ids=${ids}`)).status
    assert.equal(await ask(Array.from({ length: 200 }, (_, n) => n + 1).join(',')), 200)
    assert.equal(await ask(Array.from({ length: 201 }, (_, n) => n + 1).join(',')), 422)
    for (const ids of ['', '0', '1,', 'a', '1,,2', '-1']) assert.equal(await ask(ids), 422, ids)
  })

  it('names what somebody else holds and shares with them', async () => {
    const [holder, child] = [await addClient(studio, { full_name: 'Hanna' }), await addClient(studio)]
    const pack = await sellPack(studio, holder, 5, { name: 'Family pack', max_members: 2 })
    const without = async () => {
      const { body } = await studio.asOwner('GET /api/v1/clients?membership_status=none&page_size=200')
      return body.items.some(({ id }: { id: number }) => id === child.id)
    }
    assert.equal(await without(), true)
    await studio.asOwner(`PUT /api/v1/memberships/${pack.id}/members`, { client_ids: [child.id] })
    const [one] = await standing([child.id])
    assert.deepEqual([one.membership.name, one.membership.shared_by], ['Family pack', 'Hanna'])
    assert.deepEqual([one.credits, one.had_membership, await without()], [5, true, false])
    const [shared] = one.shared_memberships
    assert.deepEqual(
      [shared.id, shared.holder_id, shared.holder_name, shared.credits],
      [pack.id, holder.id, 'Hanna', 5],
    )
    const [own] = await standing([holder.id])
    assert.deepEqual([own.membership.shared_by, own.shared_memberships], [null, []])
  })
})
