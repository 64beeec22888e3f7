import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, makeFullClass, registerClient, registerMember, sellPack } from '../../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { makeClass, makeTemplate } from '../../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../../test/studio.ts'

const codes = ({ body }: Reply) => body.reasons.map((reason: { code: string }) => reason.code)

describe('a refused booking', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const refusals: [string, () => Promise<Reply>, string[]][] = [
    [
      'a cancelled class',
      async () => {
        const cls = await makeClass(studio)
        await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`)
        return (await registerMember(studio)).ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
      },
      ['CLASS_CANCELLED'],
    ],
    [
      'a class whose booking is not open, without a membership',
      async () => {
        const { id: template_id } = await makeTemplate(studio, { booking_open_hours_before: 10 })
        const cls = await makeClass(studio, { template_id })
        return (await registerClient(studio)).ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
      },
      ['BOOKING_NOT_OPEN', 'NO_ENTITLEMENT'],
    ],
    [
      'a class whose booking is closed',
      async () => {
        const { id: template_id } = await makeTemplate(studio, { booking_close_hours_before: 48 })
        const cls = await makeClass(studio, { template_id })
        return (await registerMember(studio)).ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
      },
      ['BOOKING_CLOSED'],
    ],
    [
      'a client who is not active, by staff',
      async () => {
        const client = await registerMember(studio)
        await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
        const { id: scheduled_class_id } = await makeClass(studio)
        return studio.asOwner('POST /api/v1/bookings', { scheduled_class_id, client_id: client.id })
      },
      ['CLIENT_INACTIVE'],
    ],
    [
      'a membership that was cancelled, though nobody names it',
      async () => {
        const client = await registerClient(studio)
        const { id } = await sellPack(studio, client, 2)
        await studio.asOwner(`DELETE /api/v1/memberships/${id}`)
        const { id: scheduled_class_id } = await makeClass(studio)
        return client.ask('POST /api/v1/bookings', { scheduled_class_id })
      },
      ['MEMBERSHIP_CANCELLED', 'NO_CREDITS_LEFT'],
    ],
    [
      'the same class twice, which is full besides',
      async () => {
        const client = await registerMember(studio)
        const { id: scheduled_class_id } = await makeClass(studio, { capacity: 1 })
        await client.ask('POST /api/v1/bookings', { scheduled_class_id })
        return client.ask('POST /api/v1/bookings', { scheduled_class_id })
      },
      ['ALREADY_BOOKED', 'CLASS_FULL'],
    ],
    [
      'two classes at the same time',
      async () => {
        const client = await registerMember(studio)
        await book(studio, await makeClass(studio, { starts_at: '2026-03-05T18:00' }), client)
        const { id: scheduled_class_id } = await makeClass(studio, { starts_at: '2026-03-05T18:59' })
        return client.ask('POST /api/v1/bookings', { scheduled_class_id })
      },
      ['OVERLAPPING_BOOKING'],
    ],
    [
      'a full class',
      async () => {
        const { cls } = await makeFullClass(studio)
        return (await registerMember(studio)).ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
      },
      ['CLASS_FULL'],
    ],
    [
      'a membership that starts later and one with no credits',
      async () => {
        const client = await registerClient(studio)
        const type = await makeMembershipType(studio)
        await sellMembership(studio, { client_id: client.id, membership_type_id: type.id, starts_at: '2026-04-01' })
        await sellMembership(studio, { client_id: client.id, membership_type_id: type.id, credits_remaining: 0 })
        const { id: scheduled_class_id } = await makeClass(studio)
        return client.ask('POST /api/v1/bookings', { scheduled_class_id })
      },
      ['MEMBERSHIP_NOT_STARTED', 'NO_CREDITS_LEFT'],
    ],
    [
      'a membership that ends before the class',
      async () => {
        const client = await registerClient(studio)
        await sellMembership(studio, { client_id: client.id, expires_at: '2026-03-04' })
        const { id: scheduled_class_id } = await makeClass(studio)
        return client.ask('POST /api/v1/bookings', { scheduled_class_id })
      },
      ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE'],
    ],
    [
      'a paused membership',
      async () => {
        const client = await registerClient(studio)
        const pack = await sellPack(studio, client, 5, { can_pause: true, max_pause_days: 30 })
        await studio.asOwner(`POST /api/v1/memberships/${pack.id}/pause`, { pause_days: 7 })
        const { id: scheduled_class_id } = await makeClass(studio)
        return client.ask('POST /api/v1/bookings', { scheduled_class_id })
      },
      ['MEMBERSHIP_PAUSED'],
    ],
  ]
  for (const [what, ask, expected] of refusals) {
    it(`refuses ${what}, and lists every reason`, async () => {
      const reply = await ask()
      assert.equal(reply.status, 409)
      assert.deepEqual(codes(reply), expected)
      assert.equal(reply.body.code, expected[0])
    })
  }

  it('refuses a class that has begun, from its start on', async () => {
    const client = await registerMember(studio)
    const { id: scheduled_class_id } = await makeClass(studio, { starts_at: '2026-03-04T11:10:00Z' })
    const later = await makeClass(studio, { starts_at: '2026-03-04T11:10:00.001Z' })
    const begun = studio.clock.now()
    studio.clock.set('2026-03-04T11:10:00.000Z')
    assert.deepEqual(codes(await client.ask('POST /api/v1/bookings', { scheduled_class_id })), ['CLASS_STARTED'])
    assert.equal((await client.ask('POST /api/v1/bookings', { scheduled_class_id: later.id })).status, 201)
    studio.clock.set(begun)
  })
})
