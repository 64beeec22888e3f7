import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { book, registerMember, setRules } from '../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../test/build/memberships.ts'
import { makeClass } from '../test/build/schedule.ts'
import { addClient, eventsThat, makeRule, tagsOf } from '../test/build/tags.ts'
import { localDate } from '../lib/time.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'

describe('the calendar', () => {
  let studio: TestStudio
  afterEach(() => studio.stop())

  const days = (event: string, value: number) =>
    eventsThat(studio, event, { all: [{ field: 'days', op: 'eq', value }] })

  it('says a birthday once, on the studio’s day', async () => {
    studio = await startStudio({ timezone: 'Pacific/Auckland', now: '2026-03-04T10:30:00.000Z' })
    const rule = await makeRule(studio, { trigger_event: 'client.birthday' })
    const client = await addClient(studio, { date_of_birth: '1990-03-05' })
    await addClient(studio, { date_of_birth: '1990-03-06' })
    await studio.advance({ minutes: 20 })
    assert.deepEqual(await tagsOf(studio, client), [], '23:50 there')
    await studio.advance({ minutes: 15 })
    assert.deepEqual(await tagsOf(studio, client), [rule.tag_name], '00:05 there')
    for (let hour = 0; hour < 20; hour += 1) await studio.advance({ hours: 1 })
    assert.equal(await eventsThat(studio, 'client.birthday'), 1)
  })

  it('has a birthday for those born on 29 February every year', async () => {
    studio = await startStudio({ now: '2027-02-27T12:00:00.000Z' })
    const client = await addClient(studio, { date_of_birth: '2000-02-29' })
    const other = await addClient(studio, { date_of_birth: '2000-02-28' })
    const rule = await makeRule(studio, { trigger_event: 'client.birthday' })
    await studio.advance({ days: 1 })
    assert.deepEqual([await tagsOf(studio, client), await tagsOf(studio, other)], [[], [rule.tag_name]], '28 February')
    await studio.advance({ days: 1 })
    assert.deepEqual(await tagsOf(studio, client), [rule.tag_name], '1 March')
    await studio.advance({ days: 359 })
    for (let day = 0; day < 6; day += 1) await studio.advance({ days: 1 })
    const { body } = await studio.asOwner('POST /api/v1/auto-tag-rules/preview', { trigger_event: 'client.birthday' })
    const last = Object.fromEntries(
      body.clients.map((one: { client_id: number; last_at: string }) => [
        one.client_id,
        localDate(one.last_at, 'Europe/Madrid'),
      ]),
    )
    assert.deepEqual(last, { [client.id]: '2028-02-29', [other.id]: '2028-02-28' })
  })

  it('makes up for the days on which the computer was off, two weeks back', async () => {
    studio = await startStudio()
    await addClient(studio, { date_of_birth: '1990-03-07' })
    await addClient(studio, { date_of_birth: '1990-03-06' })
    await studio.advance({ minutes: 1 })
    await studio.advance({ days: 16 })
    assert.equal(await eventsThat(studio, 'client.birthday'), 1)
    await studio.advance({ hours: 1 })
    await studio.restart()
    await studio.advance({ hours: 1 })
    assert.equal(await eventsThat(studio, 'client.birthday'), 1)
  })

  it('says how long a client has stayed away, from her last visit or from when she was added', async () => {
    studio = await startStudio()
    await setRules(studio, { checkin_open_minutes_before: 600 })
    const client = await registerMember(studio)
    const gone = await registerMember(studio)
    await studio.asOwner(`DELETE /api/v1/clients/${gone.id}`)
    const booking = await book(studio, await makeClass(studio, { starts_at: '2026-03-08T22:30:00Z' }), client)
    await studio.advance({ minutes: 1 })
    for (let day = 5; day <= 8; day += 1) await studio.advance({ days: 1 })
    assert.equal((await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)).status, 200)
    for (let day = 9; day <= 14; day += 1) await studio.advance({ days: 1 })
    assert.equal(await eventsThat(studio, 'client.inactive'), 0, 'she came in between')
    await studio.advance({ days: 1 })
    assert.equal(await days('client.inactive', 7), 1, 'on the 15th')
    for (let day = 16; day <= 29; day += 1) await studio.advance({ days: 1 })
    assert.deepEqual([await days('client.inactive', 14), await days('client.inactive', 21)], [1, 1])
    assert.equal(await eventsThat(studio, 'client.inactive'), 3)
  })

  it('says that a membership ends, and whether it was an intro offer', async () => {
    studio = await startStudio()
    const intro = await makeMembershipType(studio, {
      type: 'time_pass',
      unlimited: true,
      validity_days: 8,
      is_intro_offer: true,
    })
    await sellMembership(studio, { membership_type_id: intro.id })
    const pack = await makeMembershipType(studio, { validity_days: 8 })
    await sellMembership(studio, { membership_type_id: pack.id })
    const cancelled = await sellMembership(studio, { membership_type_id: pack.id })
    await studio.asOwner(`DELETE /api/v1/memberships/${cancelled.id}`)
    const subscription = await makeMembershipType(studio, { type: 'subscription', unlimited: true })
    await sellMembership(studio, { membership_type_id: subscription.id })
    await sellMembership(studio, { membership_type_id: subscription.id, expires_at: '2026-03-11' })
    for (let day = 4; day <= 13; day += 1) await studio.advance({ days: 1 })
    for (const step of [3, 1, 0]) {
      assert.equal(await days('membership.expiring', step), 3, `${step} days`)
      assert.equal(await days('intro_offer.ending', step), 1, `${step} days`)
    }
    assert.equal(await days('membership.expiring', 14), 0)
  })

  it('says a day before a class that a waiver is unsigned, once for each booking', async () => {
    studio = await startStudio()
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-06T12:00:00Z' })
    await book(studio, cls, client)
    const waiver = { title: 'Risks', body: 'I know them.', requires_before_booking: true }
    const { body } = await studio.asOwner('POST /api/v1/waivers', waiver)
    const signer = await registerMember(studio)
    const signed = await signer.ask(`POST /api/v1/waivers/${body.id}/sign`, { signed_name: 'Sig Ner' })
    assert.equal(signed.status, 201)
    await book(studio, cls, signer)
    await studio.advance({ hours: 24 })
    assert.equal(await eventsThat(studio, 'waiver.unsigned_before_class'), 0, '25 hours before')
    for (let hour = 0; hour < 3; hour += 1) await studio.advance({ hours: 1 })
    assert.equal(await eventsThat(studio, 'waiver.unsigned_before_class'), 1)
  })
})
