import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Condition } from '../../lib/conditions.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { addClient, makeRule, makeTag, tagsOf } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const adult: Condition = { all: [{ field: 'client.age', op: 'gte', value: 18 }] }

describe('auto-tag rules', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('are created, listed in the order in which they fire, changed and deleted for good', async () => {
    const tag = await makeTag(studio, { name: 'Adult', color: '#112233' })
    const rule = await makeRule(studio, { tag_id: tag.id, condition_json: adult })
    const { id, created_at, updated_at, ...shown } = rule
    assert.deepEqual(shown, {
      tag_id: tag.id,
      tag_name: 'Adult',
      tag_color: '#112233',
      trigger_event: 'client.created',
      condition_json: adult,
      is_active: true,
      fired_count: 0,
      last_fired_at: null,
    })
    const second = await makeRule(studio, { condition_json: null, is_active: false })
    const list = await studio.asOwner('GET /api/v1/auto-tag-rules')
    assert.deepEqual(list.body, [rule, second])
    const changed = await studio.asOwner(`PUT /api/v1/auto-tag-rules/${id}`, { is_active: false, condition_json: null })
    assert.deepEqual(
      [changed.body.is_active, changed.body.condition_json, changed.body.created_at],
      [false, null, created_at],
    )
    assert.equal(updated_at, created_at)
    const gone = await studio.asOwner(`DELETE /api/v1/auto-tag-rules/${id}`)
    assert.deepEqual([gone.status, gone.body.id], [200, id])
    assert.equal((await studio.asOwner(`DELETE /api/v1/auto-tag-rules/${id}`)).status, 404)
  })

  it('are refused with the path of what is wrong', async () => {
    const { id: tag_id } = await makeTag(studio)
    const rule = { tag_id, trigger_event: 'client.created' }
    const leaf = (field: string, op: string, value: unknown) => ({ all: [{ field, op, value }] })
    for (const [body, path] of [
      [{ ...rule, trigger_event: 'client.moved' }, 'trigger_event'],
      [{ trigger_event: 'client.created' }, 'tag_id'],
      [{ ...rule, name: 'x' }, 'name'],
      [{ ...rule, condition_json: [] }, 'condition_json'],
      [{ ...rule, condition_json: { every: [] } }, 'condition_json'],
      [{ ...rule, condition_json: leaf('days', 'gte', 30) }, 'condition_json.all.0.field'],
      [{ ...rule, condition_json: leaf('client.age', 'matches', 30) }, 'condition_json.all.0.op'],
      [{ ...rule, condition_json: leaf('client.age', 'gte', '30') }, 'condition_json.all.0.value'],
      [
        { ...rule, trigger_event: 'client.inactive', condition_json: leaf('days', 'eq', 20) },
        'condition_json.all.0.value',
      ],
    ] as const) {
      const { status, body: refused } = await studio.asOwner('POST /api/v1/auto-tag-rules', body)
      assert.deepEqual([status, refused.errors.map((error: { path: string }) => error.path)], [422, [path]], path)
    }
    assert.equal((await studio.asOwner('POST /api/v1/auto-tag-rules', { ...rule, tag_id: 9999 })).status, 404)
  })

  it('keep event and condition fitting each other when only one of them is changed', async () => {
    const days: Condition = { all: [{ field: 'days', op: 'eq', value: 30 }] }
    const rule = await makeRule(studio, { trigger_event: 'client.inactive', condition_json: days })
    const put = (body: object) => studio.asOwner(`PUT /api/v1/auto-tag-rules/${rule.id}`, body)
    const moved = await put({ trigger_event: 'client.created' })
    assert.deepEqual([moved.status, moved.body.errors[0].path], [422, 'condition_json.all.0.field'])
    const asked = await put({ condition_json: { all: [{ field: 'count', op: 'eq', value: 5 }] } })
    assert.deepEqual([asked.status, asked.body.errors[0].path], [422, 'condition_json.all.0.field'])
    assert.equal((await put({ trigger_event: 'client.created', condition_json: adult })).status, 200)
    assert.equal((await put({ tag_id: 9999 })).status, 404)
    await studio.asOwner(`DELETE /api/v1/auto-tag-rules/${rule.id}`)
  })

  it('give their tag to whom their condition fits, and say that they did', async () => {
    const rule = await makeRule(studio, { condition_json: adult })
    const off = await makeRule(studio, { is_active: false })
    const always = await makeRule(studio, { condition_json: {} })
    const [grown, child] = [
      await addClient(studio, { date_of_birth: '2008-03-04' }),
      await addClient(studio, { date_of_birth: '2008-03-05' }),
    ]
    await studio.advance({ seconds: 1 })
    const { body: given } = await studio.asOwner(`GET /api/v1/clients/${grown.id}/tags`)
    assert.deepEqual(
      given.map((tag: { tag_id: number; rule_id: number }) => [tag.tag_id, tag.rule_id]),
      [
        [rule.tag_id, rule.id],
        [always.tag_id, always.id],
      ],
    )
    assert.deepEqual(await tagsOf(studio, child), [always.tag_name])
    const { body: rules } = await studio.asOwner('GET /api/v1/auto-tag-rules')
    const shown = rules.find(({ id }: { id: number }) => id === rule.id)
    assert.deepEqual([shown.fired_count, shown.last_fired_at], [1, studio.clock.now()])
    assert.equal(rules.find(({ id }: { id: number }) => id === off.id).fired_count, 0)
  })

  it('fire for somebody who registers, as for somebody whom staff add', async () => {
    const rule = await makeRule(studio, { trigger_event: 'client.created' })
    const [registered, added] = [await registerClient(studio), await addClient(studio)]
    await studio.advance({ minutes: 1 })
    for (const client of [registered, added]) assert.ok((await tagsOf(studio, client)).includes(rule.tag_name))
  })

  it('leave their tags behind when they are deleted', async () => {
    const rule = await makeRule(studio)
    const client = await addClient(studio)
    await studio.advance({ seconds: 1 })
    await studio.asOwner(`DELETE /api/v1/auto-tag-rules/${rule.id}`)
    const { body } = await studio.asOwner(`GET /api/v1/clients/${client.id}/tags`)
    assert.equal(body.find(({ tag_id }: { tag_id: number }) => tag_id === rule.tag_id).rule_id, null)
  })
})
