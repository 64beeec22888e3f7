import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeManager } from '../../test/build/staff.ts'
import { makeWaiver } from '../../test/build/waivers.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('waivers', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('begin as version 1, active, not required before booking', async () => {
    const waiver = await makeWaiver(studio, { title: '  House rules ', body: ' Shoes off.\n' })
    const { id, created_at, updated_at, ...fields } = waiver
    assert.deepEqual(fields, {
      title: 'House rules',
      body: 'Shoes off.',
      requires_before_booking: false,
      version: 1,
      is_active: true,
    })
    assert.equal(created_at, updated_at)
    assert.deepEqual((await studio.asOwner(`GET /api/v1/waivers/${id}`)).body, waiver)
  })

  const changes: [change: object, version: number][] = [
    [{ title: 'Another title' }, 1],
    [{ requires_before_booking: true }, 1],
    [{ is_active: false }, 1],
    [{ is_active: true }, 1],
    [{ body: 'Text' }, 1],
    [{ body: '  Text  ' }, 1],
    [{}, 1],
    [{ body: 'Another text' }, 2],
    [{ body: 'Another text' }, 2],
    [{ body: 'A third text', title: 'And title', requires_before_booking: false }, 3],
    [{ body: 'Text' }, 4],
  ]
  it('rise by a version with another text, and with nothing else', async () => {
    const { id } = await makeWaiver(studio, { body: 'Text' })
    for (const [change, version] of changes) {
      studio.clock.advance({ seconds: 1 })
      const { status, body } = await studio.asOwner(`PUT /api/v1/waivers/${id}`, change)
      assert.equal(status, 200)
      assert.equal(body.version, version, JSON.stringify(change))
    }
  })

  it('take no version, no other fields and no empty text', async () => {
    const { id } = await makeWaiver(studio)
    const bad: [operation: string, body: object, path: string][] = [
      ['POST /api/v1/waivers', { body: 'Text' }, 'title'],
      ['POST /api/v1/waivers', { title: 'Title' }, 'body'],
      ['POST /api/v1/waivers', { title: 'Title', body: ' ' }, 'body'],
      ['POST /api/v1/waivers', { title: 'Title', body: 'Text', is_active: false }, 'is_active'],
      [`PUT /api/v1/waivers/${id}`, { version: 9 }, 'version'],
      [`PUT /api/v1/waivers/${id}`, { title: '' }, 'title'],
    ]
    for (const [operation, body, path] of bad) {
      const reply = await studio.asOwner(operation, body)
      assert.equal(reply.status, 422, operation)
      assert.deepEqual(
        reply.body.errors.map((error: { path: string }) => error.path),
        [path],
      )
    }
  })

  it('are deactivated by DELETE, twice as once, and come back by PUT', async () => {
    const waiver = await makeWaiver(studio)
    const first = await studio.asOwner(`DELETE /api/v1/waivers/${waiver.id}`)
    assert.equal(first.status, 200)
    assert.equal(first.body.is_active, false)
    studio.clock.advance({ minutes: 1 })
    assert.deepEqual((await studio.asOwner(`DELETE /api/v1/waivers/${waiver.id}`)).body, first.body)
    const ids = async (query: string) =>
      (await studio.asOwner(`GET /api/v1/waivers?page_size=200${query}`)).body.items.map(({ id }: { id: number }) => id)
    assert.ok((await ids('')).includes(waiver.id))
    assert.ok(!(await ids('&active_only=true')).includes(waiver.id))
    const back = await studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, { is_active: true })
    assert.equal(back.body.is_active, true)
    assert.ok((await ids('&active_only=true')).includes(waiver.id))
    assert.equal((await studio.asOwner('DELETE /api/v1/waivers/999')).status, 404)
  })

  it('come in pages, by id', async () => {
    const all = (await studio.asOwner('GET /api/v1/waivers')).body
    const second = (await studio.asOwner('GET /api/v1/waivers?page=2&page_size=1')).body
    assert.deepEqual(second.items, [all.items[1]])
    assert.equal(second.total, all.items.length)
  })

  it('are changed by who may, and the audit log says so', async () => {
    const outsider = await makeManager(studio, ['clients.view', 'settings.manage'])
    const writer = await makeManager(studio, ['waivers.manage'])
    const waiver = { title: 'House rules', body: 'Text' }
    const refused = await studio.send('POST /api/v1/waivers', { token: outsider.token, body: waiver })
    assert.equal(refused.body.code, 'AUTH_INSUFFICIENT_PERMISSIONS')
    const { body } = await studio.send('POST /api/v1/waivers', { token: writer.token, body: waiver })
    await studio.send(`PUT /api/v1/waivers/${body.id}`, { token: writer.token, body: { body: 'New' } })
    const log = (await studio.asOwner(`GET /api/v1/audit-log?entity=waiver&entity_id=${body.id}`)).body.items
    assert.deepEqual(
      log.map((entry: { action: string; after: { version: number } }) => [entry.action, entry.after.version]),
      [
        ['waiver.update', 2],
        ['waiver.create', 1],
      ],
    )
  })
})
