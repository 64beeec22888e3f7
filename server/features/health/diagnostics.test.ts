import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { registerMember } from '../../test/build/bookings.ts'
import { openBeside } from '../../test/build/books.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

/** Words that must not leave the studio: each is put wherever people can type, and into errors. */
const PRIVATE = ['Zenobia', 'Quimper', 'zenobia.q', 'example.com', '600 123 456', '600123456', 'Lumbago', 'Kestrel']
const NAME = 'Zenobia Quimper'
const ABOUT = `“Lumbago” of ${NAME} <zenobia.q@example.com>, +34 600 123 456 or 600123456, at "Kestrel House" and 'Kestrel'`

describe('the diagnostics', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await live()
  })
  after(() => studio.stop())

  const made = async (operation: string, body: object) => {
    const reply = await studio.asOwner(operation, body)
    assert.ok(reply.status < 300, `${operation}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  /** People with all that is known of them, and faults that tell of them. */
  async function live(): Promise<void> {
    await made('PUT /api/v1/studio', {
      studio_name: 'Kestrel House',
      address: ABOUT,
      tax_id: '600123456',
      tunnel_url: 'https://kestrel.example.com',
      website_url: 'https://zenobia.q.example.com',
      cancellation_hours: 7,
    })
    const server = { host: 'mail.example.com', port: 587, security: 'starttls', from_email: 'zenobia.q@example.com' }
    await made('PUT /api/v1/studio/email', server)
    const client = await registerMember(studio, { full_name: NAME, email: 'zenobia.q@example.com' })
    await made(`PUT /api/v1/clients/${client.id}`, { phone: '+34 600 123 456', address: ABOUT })
    await made(`POST /api/v1/clients/${client.id}/notes`, { body: ABOUT })
    const { id } = await made('POST /api/v1/clients', { full_name: NAME, email: 'other-zenobia.q@example.com' })
    await made(`POST /api/v1/clients/${id}/invite`, {})
    await made('POST /api/v1/tags', { name: 'Lumbago' })
    await made('POST /api/v1/roles', { name: 'Kestrel', permissions: [] })
    mkdirSync(join(studio.folder, 'photos'), { recursive: true })
    writeFileSync(join(studio.folder, 'photos', 'Zenobia.webp'), '')
    studio.mail.fail = `550 no mailbox of ${ABOUT}`
    const beside = openBeside(studio)
    const fault = (on: string) =>
      `BEFORE INSERT ON ${on} BEGIN SELECT RAISE(ABORT, '${ABOUT.replaceAll("'", "''")}'); END`
    beside.exec(`CREATE TRIGGER one ${fault('event_days')}; CREATE TRIGGER other ${fault('products')}`)
    beside.close()
    await studio.advance({ days: 1 })
    assert.equal((await studio.asOwner('POST /api/v1/products', { name: NAME, price: 1 })).status, 500)
    const { log } = studio.running.app
    log('warn', `told of ${ABOUT}`, { job: NAME, error: ABOUT, record: NAME, path: `/home/zenobia.q/${NAME}` })
    log('warn', 'could not open', { error: `EACCES: open '/home/zenobia.q/Kestrel/x.sqlite', /Users/Zenobia/a.webp` })
  }

  const download = () => studio.asOwner('GET /api/v1/studio/diagnostics')

  it('tell of nobody, though everything else does', async () => {
    const text = JSON.stringify((await download()).body)
    assert.ok(studio.logged.some((line) => line.includes('job failed') && line.includes(NAME)))
    assert.ok(studio.logged.some((line) => line.includes('"failed"') && line.includes('Lumbago')))
    const told = PRIVATE.filter((word) => text.toLowerCase().includes(word.toLowerCase()))
    assert.deepEqual(told, [])
  })

  it('tell what helps to find a fault', async () => {
    const { status, headers, body } = await download()
    assert.equal(status, 200)
    assert.match(headers.get('content-disposition')!, /^attachment; filename="studio-desk-diagnostics-2026-03-05.json"/)
    const { made_at, versions, computer, sizes, settings, checks, rows, log } = body
    assert.deepEqual(Object.keys(body).length, 8)
    assert.equal(made_at, studio.clock.now())
    assert.deepEqual([versions.app, versions.node], ['test', process.versions.node])
    assert.match(versions.sqlite, /^3\./)
    assert.deepEqual(computer, { platform: process.platform, arch: process.arch })
    assert.ok(sizes.database_bytes > 100_000 && sizes.log_bytes > 0)
    assert.equal(sizes.photos, 1)
    assert.equal(settings.cancellation_hours, 7)
    assert.ok(Object.values(settings).every((value) => ['boolean', 'number'].includes(typeof value)))
    assert.deepEqual(checks.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`).slice(2, 7), [
      'copies failing',
      'integrity ok',
      'jobs warning',
      'mail warning',
      'address failing',
    ])
    const clients = rows.find(({ table }: { table: string }) => table === 'clients')
    assert.deepEqual(clients, { table: 'clients', rows: 2, is_exact: true })
    const failed = log.find(({ message }: { message: string }) => message === 'job failed')
    assert.deepEqual([failed.level, failed.time], ['error', studio.clock.now()])
    const request = log.find(({ message }: { message: string }) => message === 'failed')
    assert.match(request.request_id, /^[0-9a-f]{12}-\w+$/)
    assert.match(request.error, /^SqliteError: .*\.ts:\d+:\d+/s)
  })

  it('count many rows only about', async () => {
    const beside = openBeside(studio)
    beside.exec(`WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 1001)
      INSERT INTO tags (id, name, created_at, updated_at) SELECT id + 5000, 'tag ' || id, '', '' FROM n`)
    const tags = async () => {
      const { rows } = (await download()).body
      const { table: _, ...found } = rows.find(({ table }: { table: string }) => table === 'tags')
      return found
    }
    assert.deepEqual(await tags(), { rows: 6001, is_exact: false })
    beside.exec('DELETE FROM tags WHERE id IN (5001, 5002)')
    beside.close()
    assert.deepEqual(await tags(), { rows: 1000, is_exact: true })
  })

  it('are handed out on the studio’s own computer to who may change the settings', async () => {
    const viewer = await makeManager(studio, ['settings.view'])
    const manager = await makeManager(studio, ['settings.view', 'settings.manage'])
    const ask = async (token: string, door: 'local' | 'public') => {
      const { status, body } = await studio.send('GET /api/v1/studio/diagnostics', { token, door })
      return [status, body.code]
    }
    assert.deepEqual(await ask(viewer.token, 'local'), [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    assert.deepEqual(await ask(manager.token, 'local'), [200, undefined])
    assert.deepEqual(await ask(manager.token, 'public'), [403, 'LOOPBACK_ONLY'])
  })
})
