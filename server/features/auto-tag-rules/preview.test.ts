import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Condition } from '../../lib/conditions.ts'
import { addClient, giveTag, makeRule, makeTag, tagsOf } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the preview of a rule', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const preview = (body: object) => studio.asOwner('POST /api/v1/auto-tag-rules/preview', body)

  it('says what an event and a condition would have done in 90 days, and does nothing', async () => {
    await addClient(studio, { full_name: 'Too Long Ago' })
    await studio.advance({ days: 1 })
    const old = await addClient(studio, { full_name: 'Ann Old', date_of_birth: '1950-01-01' })
    await studio.advance({ days: 60 })
    await addClient(studio, { full_name: 'Bea Young', date_of_birth: '2010-01-01' })
    const late = await addClient(studio, { full_name: 'Cyd Old', date_of_birth: '1940-01-01' })
    await studio.advance({ days: 30 })

    const condition_json: Condition = { all: [{ field: 'client.age', op: 'gt', value: 65 }] }
    const { status, body } = await preview({ trigger_event: 'client.created', condition_json })
    assert.equal(status, 200)
    const { clients, ...counts } = body
    assert.deepEqual(counts, {
      trigger_event: 'client.created',
      condition_json,
      since: old.created_at,
      events_looked_at: 3,
      is_capped: false,
      event_count: 2,
      client_count: 2,
      new_client_count: null,
    })
    assert.deepEqual(clients, [
      { client_id: late.id, full_name: 'Cyd Old', times: 1, last_at: late.created_at, has_tag: null },
      { client_id: old.id, full_name: 'Ann Old', times: 1, last_at: old.created_at, has_tag: null },
    ])
    assert.deepEqual(await tagsOf(studio, old), [])
  })

  it('says of a rule who has its tag already, and counts each client once', async () => {
    const [first, second] = [await addClient(studio), await addClient(studio)]
    const [given, sets] = [await makeTag(studio), await makeTag(studio)]
    await giveTag(studio, first, given)
    for (const client of [first, second, second]) {
      await giveTag(studio, client, sets)
      await studio.asOwner(`DELETE /api/v1/clients/${client.id}/tags/${sets.id}`)
    }
    const condition_json: Condition = { all: [{ field: 'tag_id', op: 'eq', value: sets.id }] }
    const rule = await makeRule(studio, {
      trigger_event: 'client.tag_added',
      condition_json,
      tag_id: given.id,
      is_active: false,
    })
    const { body } = await preview({ rule_id: rule.id })
    assert.deepEqual([body.event_count, body.client_count, body.new_client_count], [3, 2, 1])
    assert.deepEqual(
      body.clients.map((client: Record<string, unknown>) => [client['client_id'], client['times'], client['has_tag']]),
      [
        [second.id, 2, false],
        [first.id, 1, true],
      ],
    )
    const { body: rules } = await studio.asOwner('GET /api/v1/auto-tag-rules')
    assert.equal(rules.find(({ id }: { id: number }) => id === rule.id).fired_count, 0)
  })

  it('looks at the newest 400 events, and says that there were more', async () => {
    const [tag, client] = [await makeTag(studio), await addClient(studio, { full_name: 'Often Tagged' })]
    const condition_json: Condition = { all: [{ field: 'tag_id', op: 'eq', value: tag.id }] }
    const look = async () => (await preview({ trigger_event: 'client.tag_added', condition_json })).body
    const { events_looked_at: before } = await look()
    for (let n = before; n < 400; n += 1) {
      await giveTag(studio, client, tag)
      await studio.asOwner(`DELETE /api/v1/clients/${client.id}/tags/${tag.id}`)
    }
    const whole = await look()
    assert.deepEqual([whole.events_looked_at, whole.is_capped, whole.event_count], [400, false, 400 - before])
    await giveTag(studio, client, tag)
    const capped = await look()
    assert.deepEqual([capped.events_looked_at, capped.is_capped, capped.event_count], [400, true, 401 - before])
  })

  it('takes a rule or an event, not both and not neither', async () => {
    const rule = await makeRule(studio)
    for (const [body, path] of [
      [{}, 'rule_id'],
      [{ rule_id: rule.id, trigger_event: 'client.created' }, 'rule_id'],
      [{ rule_id: rule.id, condition_json: null }, 'condition_json'],
      [
        { trigger_event: 'client.created', condition_json: { all: [{ field: 'days', op: 'eq', value: 7 }] } },
        'condition_json.all.0.field',
      ],
    ] as const) {
      const { status, body: refused } = await preview(body)
      assert.deepEqual([status, refused.errors[0].path], [422, path])
    }
    assert.equal((await preview({ rule_id: 9999 })).status, 404)
  })
})
