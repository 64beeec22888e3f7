import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { TriggerEvent } from '../../events/payloads.ts'
import { triggerEvents } from '../../events/trigger-values.ts'
import { storedEvent } from '../../events/stored.ts'
import type { Condition, ConditionValue } from '../../lib/conditions.ts'
import { registerClient, registerMember, sellPack, setRules, book } from '../../test/build/bookings.ts'
import { addHours } from '../../lib/time.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { addClient, eventsThat, giveTag, makeTag } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { loadFacts } from './facts.ts'

/** Has what every group of fields reads. */
const ANY_PAYLOAD = {
  scheduled_class_id: 1,
  membership_id: 1,
  source: 'staff',
  is_unpaid: false,
  service_id: 1,
  instructor_id: 1,
  product_ids: [1],
  tag_id: 1,
  count: 5,
  days: 7,
}

describe('what conditions may ask about', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('is published for every event, with the ops of each field', async () => {
    const { status, body } = await studio.asOwner('GET /api/v1/conditions/fields')
    assert.equal(status, 200)
    assert.deepEqual(
      body.map(({ trigger_event }: { trigger_event: string }) => trigger_event),
      [...triggerEvents],
    )
    const inactive = body.find(({ trigger_event }: { trigger_event: string }) => trigger_event === 'client.inactive')
    assert.deepEqual(inactive.fields[0], {
      field: 'days',
      label: 'Days since the last visit, or since they were added',
      type: 'number',
      ops: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'exists'],
      values: [7, 14, 21, 30, 45, 60, 90, 120, 180, 365],
      multiple_of: null,
      of: null,
    })
  })

  it('can be loaded, every field of every event', async () => {
    const { body } = await studio.asOwner('GET /api/v1/conditions/fields')
    const client = await addClient(studio)
    for (const { trigger_event, fields } of body as { trigger_event: TriggerEvent; fields: { field: string }[] }[]) {
      const names = fields.map(({ field }) => field)
      assert.equal(new Set(names).size, names.length, `${trigger_event} names a field twice`)
      for (const field of names) {
        const row = { id: 1, event: trigger_event, client_id: client.id, payload: ANY_PAYLOAD, depth: 0 }
        const condition: Condition = { all: [{ field, op: 'exists', value: true }] }
        const event = storedEvent({ ...row, occurred_at: studio.clock.now() })
        const facts = loadFacts(studio.running.app.db, event, condition)
        assert.notEqual(facts[field], undefined, `${trigger_event} ${field}`)
      }
    }
  })
})

describe('facts', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { checkin_open_minutes_before: 60 })
  })
  after(() => studio.stop())

  const inHours = (hours: number) => addHours(studio.clock.now(), hours)

  /** How many events of a kind have this in a field. */
  const has = async (event: TriggerEvent, field: string, value: ConditionValue) => {
    const op = Array.isArray(value) ? 'contains' : 'eq'
    const asked = Array.isArray(value) ? (value[0] as number) : value
    return eventsThat(studio, event, { all: [{ field, op, value: asked }] })
  }

  it('are those of the booking, its class and the membership that paid', async () => {
    const client = await registerClient(studio, { full_name: 'Facta', date_of_birth: '1990-03-05' })
    const pack = await sellPack(studio, client, 3, { validity_days: 30 })
    const template = await makeTemplate(studio, { name: 'Yin' })
    const cls = await makeClass(studio, { template_id: template.id, starts_at: '2026-03-08T18:30' })
    await book(studio, cls, client)
    for (const [field, value] of [
      ['booking.source', 'staff'],
      ['booking.is_unpaid', false],
      ['class.template_id', template.id],
      ['class.name', 'yin'],
      ['class.weekday', 7],
      ['class.date', '2026-03-08'],
      ['class.start_time', '18:30'],
      ['class.hours_until', 102.5],
      ['membership.type_id', pack.membership_type_id],
      ['membership.type', 'class_pack'],
      ['membership.is_intro_offer', false],
      ['membership.unlimited', false],
      ['membership.starts_on', '2026-03-04'],
      ['membership.expires_on', '2026-04-02'],
      ['membership.days_left', 30],
      ['membership.credits_remaining', 2],
      ['client.full_name', 'facta'],
      ['client.email', client.email],
      ['client.date_of_birth', '1990-03-05'],
      ['client.is_active', true],
      ['client.age', 35],
      ['client.source', 'registered'],
      ['client.has_login', true],
      ['client.has_guardian', false],
      ['client.has_membership', true],
      ['client.membership_types', [pack.membership_type_id]],
      ['client.days_as_client', 0],
      ['client.marketing_email', false],
      ['upcoming_bookings', 1],
      ['visits', 0],
    ] as const) {
      assert.equal(await has('booking.created', field, value), 1, `${field} ${value}`)
    }
    assert.equal(
      await eventsThat(studio, 'booking.created', { all: [{ field: 'days_since_visit', op: 'exists', value: false }] }),
      1,
    )
    await studio.advance({ minutes: 1 })
    await book(studio, await makeClass(studio, { starts_at: '2026-03-09T18:30' }), client)
    assert.equal(await has('booking.created', 'membership.credits_remaining', 2), 1, 'as they were at the event')
    assert.equal(await has('booking.created', 'membership.credits_remaining', 1), 1)
  })

  it('are those of what others share with them, too', async () => {
    const [holder, member] = [await addClient(studio), await addClient(studio, { full_name: 'Shara' })]
    const pack = await sellPack(studio, holder, 3, { max_members: 2 })
    const own = await sellPack(studio, member, 1)
    const shara = { field: 'client.full_name', op: 'eq', value: 'shara' } as const
    const hasNext = () =>
      eventsThat(studio, 'membership.started', {
        all: [shara, { field: 'membership.has_next', op: 'eq', value: true }],
      })
    const holds = async () => [
      await eventsThat(studio, 'client.created', {
        all: [shara, { field: 'client.has_membership', op: 'eq', value: true }],
      }),
      await eventsThat(studio, 'client.created', {
        all: [shara, { field: 'client.membership_types', op: 'contains', value: pack.membership_type_id }],
      }),
    ]
    assert.equal(await hasNext(), 0)
    await studio.asOwner(`PUT /api/v1/memberships/${pack.id}/members`, { client_ids: [member.id] })
    assert.equal(await hasNext(), 1)
    await studio.asOwner(`DELETE /api/v1/memberships/${own.id}`)
    assert.deepEqual(await holds(), [1, 1])
  })

  it('are that there is none where a client holds no membership', async () => {
    const { full_name } = await addClient(studio, { client_since_on: '2026-02-22' })
    const none = (field: string, op: 'eq' | 'exists') =>
      eventsThat(studio, 'client.created', {
        all: [
          { field: 'client.full_name', op: 'eq', value: full_name },
          { field, op, value: false },
        ],
      })
    assert.equal(await none('client.has_membership', 'eq'), 1)
    assert.equal(await none('client.membership_types', 'exists'), 1)
    assert.equal(await none('client.date_of_birth', 'exists'), 1)
    assert.equal(await has('client.created', 'client.days_as_client', 10), 1)
  })

  it('count visits to the minute, as they stood when the event happened', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: inHours(2) })
    const booking = await book(studio, cls, client)
    await studio.advance({ hours: 1 })
    const before = await makeTag(studio)
    await giveTag(studio, client, before)
    await studio.advance({ minutes: 30 })
    assert.equal((await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)).status, 200)
    const tags = [await makeTag(studio), await makeTag(studio), await makeTag(studio)]
    await giveTag(studio, client, tags[0])
    await studio.advance({ days: 30, minutes: 29 })
    await giveTag(studio, client, tags[1])
    await studio.advance({ minutes: 1 })
    await giveTag(studio, client, tags[2])

    const ask = (tag: { id: number }, field: string, value: number) =>
      eventsThat(studio, 'client.tag_added', {
        all: [
          { field: 'tag_id', op: 'eq', value: tag.id },
          { field, op: 'eq', value },
        ],
      })
    for (const [tag, field, value] of [
      [before, 'visits', 0],
      [tags[0], 'visits', 1],
      [tags[0], 'visits_7d', 1],
      [tags[0], 'days_since_visit', 0],
      [tags[1], 'visits_30d', 1],
      [tags[1], 'visits_7d', 0],
      [tags[1], 'days_since_visit', 30],
      [tags[2], 'visits_30d', 0],
      [tags[2], 'visits_90d', 1],
      [tags[2], 'visits', 1],
    ] as const) {
      assert.equal(await ask(tag, field, value), 1, `${tag.name} ${field} ${value}`)
    }
  })
  it('count no-shows and late cancellations, the event’s own included', async () => {
    const client = await registerMember(studio)
    const [missed, given] = [
      await book(studio, await makeClass(studio, { starts_at: inHours(2) }), client),
      await book(studio, await makeClass(studio, { starts_at: inHours(4) }), client),
    ]
    await studio.advance({ hours: 1 })
    assert.equal((await client.ask(`DELETE /api/v1/bookings/${given.id}`)).body.status, 'late_cancelled')
    await studio.advance({ hours: 2 })
    assert.equal((await studio.asOwner(`POST /api/v1/bookings/${missed.id}/no-show`)).status, 200)
    assert.equal(await has('booking.late_cancelled', 'late_cancels_90d', 1), 1)
    assert.equal(await has('booking.no_show', 'late_cancels_90d', 1), 1)
    assert.equal(await has('booking.no_show', 'no_shows_90d', 1), 1)
    assert.equal(await has('booking.late_cancelled', 'no_shows_90d', 0), 1)
  })
})
