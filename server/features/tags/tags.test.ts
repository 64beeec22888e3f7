import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { importFile } from '../../test/build/migration.ts'
import { makeManager } from '../../test/build/staff.ts'
import { addClient, eventsThat, giveTag, makeRule, makeTag, tagsOf } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('tags', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('are created, listed by name, renamed and deleted for good', async () => {
    const zen = await makeTag(studio, { name: 'Zen', color: '#1A7F5A' })
    await makeTag(studio, { name: 'early bird' })
    assert.deepEqual([zen.name, zen.color, zen.client_count], ['Zen', '#1a7f5a', 0])
    const { body } = await studio.asOwner('GET /api/v1/tags?page_size=1')
    assert.deepEqual([body.items[0].name, body.total], ['early bird', 2])
    const renamed = await studio.asOwner(`PUT /api/v1/tags/${zen.id}`, { name: 'Calm' })
    assert.deepEqual([renamed.body.name, renamed.body.color], ['Calm', '#1a7f5a'])
    const bare = await studio.asOwner(`PUT /api/v1/tags/${zen.id}`, { name: 'calm', color: null })
    assert.deepEqual([bare.body.name, bare.body.color], ['calm', null])
    const gone = await studio.asOwner(`DELETE /api/v1/tags/${zen.id}`)
    assert.deepEqual([gone.status, gone.body.id], [200, zen.id])
    assert.equal((await studio.asOwner(`DELETE /api/v1/tags/${zen.id}`)).status, 404)
  })

  it('have names of their own, however they are spelt', async () => {
    const vip = await makeTag(studio, { name: 'VIP' })
    const other = await makeTag(studio, { name: 'Other' })
    assert.equal((await studio.asOwner('POST /api/v1/tags', { name: ' vip ' })).body.code, 'TAG_NAME_IN_USE')
    assert.equal((await studio.asOwner(`PUT /api/v1/tags/${other.id}`, { name: 'vip' })).body.code, 'TAG_NAME_IN_USE')
    assert.equal((await studio.asOwner(`PUT /api/v1/tags/${vip.id}`, { name: 'Vip' })).status, 200)
    const both = await Promise.all(['Twin', 'twin'].map((name) => studio.asOwner('POST /api/v1/tags', { name })))
    assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([201, 409]))
  })

  it('are validated by field', async () => {
    for (const [body, path] of [
      [{}, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'x', color: 'red' }, 'color'],
      [{ name: 'x', client_count: 1 }, 'client_count'],
    ] as const) {
      const { status, body: refused } = await studio.asOwner('POST /api/v1/tags', body)
      assert.deepEqual([status, refused.errors[0].path], [422, path])
    }
  })

  it('are given to a client once, found by a filter, and taken back', async () => {
    const [client, other] = [await addClient(studio), await addClient(studio)]
    const tag = await makeTag(studio, { name: 'Runner' })
    const first = await giveTag(studio, client, tag)
    await studio.advance({ hours: 1 })
    const again = await giveTag(studio, client, tag)
    assert.deepEqual(again, first)
    const isOf = { all: [{ field: 'tag_id', op: 'eq' as const, value: tag.id }] }
    assert.equal(await eventsThat(studio, 'client.tag_added', isOf), 1)
    assert.deepEqual([first.client_id, first.tag_id, first.name, first.rule_id], [client.id, tag.id, 'Runner', null])
    const found = await studio.asOwner(`GET /api/v1/clients?tag_id=${tag.id}`)
    assert.deepEqual(
      found.body.items.map(({ id }: { id: number }) => id),
      [client.id],
    )
    const taken = await studio.asOwner(`DELETE /api/v1/clients/${client.id}/tags/${tag.id}`)
    assert.deepEqual([taken.status, taken.body], [200, first])
    assert.equal((await studio.asOwner(`DELETE /api/v1/clients/${client.id}/tags/${tag.id}`)).status, 404)
    assert.deepEqual(await tagsOf(studio, other), [])
    assert.deepEqual(await tagsOf(studio, client), [])
  })

  it('go from their clients when they are deleted', async () => {
    const [client, tag] = [await addClient(studio), await makeTag(studio)]
    await giveTag(studio, client, tag)
    const gone = await studio.asOwner(`DELETE /api/v1/tags/${tag.id}`)
    assert.equal(gone.body.client_count, 1)
    assert.deepEqual(await tagsOf(studio, client), [])
  })

  it('stay while a rule gives them or asks about them', async () => {
    const [given, asked, added] = [await makeTag(studio), await makeTag(studio), await makeTag(studio)]
    const rules = [
      await makeRule(studio, {
        tag_id: given.id,
        condition_json: { not: [{ any: [{ field: 'client.tags', op: 'contains', value: asked.id }] }] },
      }),
      await makeRule(studio, {
        tag_id: given.id,
        trigger_event: 'client.tag_added',
        condition_json: { all: [{ field: 'tag_id', op: 'in', value: [added.id] }] },
      }),
    ]
    const codes = () =>
      Promise.all(
        [given, asked, added].map(async ({ id }) => (await studio.asOwner(`DELETE /api/v1/tags/${id}`)).body.code),
      )
    assert.deepEqual(await codes(), ['TAG_IN_USE', 'TAG_IN_USE', 'TAG_IN_USE'])
    for (const { id } of rules) await studio.asOwner(`DELETE /api/v1/auto-tag-rules/${id}`)
    assert.deepEqual(await codes(), [undefined, undefined, undefined])
  })

  it('answer 404 for a client or tag that is not there', async () => {
    const [client, tag] = [await addClient(studio), await makeTag(studio)]
    for (const [operation, body] of [
      ['GET /api/v1/clients/9999/tags'],
      ['POST /api/v1/clients/9999/tags', { tag_id: tag.id }],
      [`POST /api/v1/clients/${client.id}/tags`, { tag_id: 9999 }],
      ['PUT /api/v1/tags/9999', { name: 'Nobody' }],
    ] as const) {
      assert.equal((await studio.asOwner(operation, body)).status, 404, operation)
    }
  })

  it('are given by who manages clients, made by who does the marketing, and kept in the audit log', async () => {
    const desk = await makeManager(studio, ['clients.view', 'clients.manage'])
    const [client, tag] = [await addClient(studio), await makeTag(studio)]
    const as = (operation: string, body?: unknown) => studio.send(operation, { token: desk.token, body })
    assert.equal((await as('POST /api/v1/tags', { name: 'Desk' })).status, 403)
    assert.equal((await as(`POST /api/v1/clients/${client.id}/tags`, { tag_id: tag.id })).status, 201)
    const { body } = await studio.asOwner(`GET /api/v1/audit-log?entity=client&entity_id=${client.id}`)
    assert.equal(body.items[0].action, 'client.tag.add')
  })

  it('that rules gave for an import do not keep it from being taken back', async () => {
    const rule = await makeRule(studio, { trigger_event: 'client.imported' })
    const job = await importFile(studio, 'clients', 'Name,Email\nIda Import,ida@example.com\n')
    await studio.advance({ minutes: 1 })
    const tagged = await studio.asOwner(`GET /api/v1/clients?tag_id=${rule.tag_id}`)
    assert.equal(tagged.body.total, 1)
    const back = await studio.asOwner(`POST /api/v1/migration/jobs/${job.job_id}/rollback`)
    assert.equal(back.status, 200)
    assert.equal((await studio.asOwner('GET /api/v1/clients?search=ida@example.com')).body.total, 0)
  })
})
