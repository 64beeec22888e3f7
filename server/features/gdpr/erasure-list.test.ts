import assert from 'node:assert/strict'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import Database from 'better-sqlite3'
import { liveIn, whereIs } from '../../test/build/gdpr.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'
import { listErasures, readErasures } from './erasure-list.ts'

describe('the list of those who were erased', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const file = (name: string) => join(studio.folder, name)
  const listed = () => JSON.parse(readFileSync(file('erased.json'), 'utf8')).erased
  const login = async () => {
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  const keep = () => {
    const database = new Database(file('studio.sqlite'), { readonly: true })
    rmSync(file('kept.sqlite'), { force: true })
    database.prepare('VACUUM INTO ?').run(file('kept.sqlite'))
    database.close()
  }
  /** Puts the kept database in the place of the present one, as a restore does. */
  const restore = async () => {
    await studio.restart(() => {
      copyFileSync(file('kept.sqlite'), file('studio.sqlite'))
      for (const rest of ['-wal', '-shm']) rmSync(file(`studio.sqlite${rest}`), { force: true })
    })
    rmSync(file('kept.sqlite'))
    await login()
  }

  it('holds ids only, and erases again whoever an older database brings back', async () => {
    const { client, words } = await liveIn(studio)
    keep()
    const later = await makeClient(studio, { full_name: 'Lara Later' })
    await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)
    await studio.asOwner(`POST /api/v1/gdpr/delete/${later.id}`)
    const erased_at = studio.clock.now()
    const [one, two] = listed()
    assert.deepEqual(Object.keys(one).toSorted(), ['client_id', 'erased_at', 'studio_id'])
    assert.deepEqual([one.client_id, one.erased_at, two.client_id], [client.id, erased_at, later.id])

    await restore()
    for (const word of Object.values(words)) assert.deepEqual(whereIs(studio, word), [], word)
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${client.id}`)).status, 404)
    assert.equal(listed().length, 2)

    // The older database never had `later`: a new client must not get that id, or the next start would erase them.
    const fresh = await makeClient(studio, { full_name: 'Nina New' })
    assert.ok(fresh.id > later.id)
    await studio.restart()
    await login()
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${fresh.id}`)).body.full_name, 'Nina New')
  })

  it('is written anew from the database where it was lost', async () => {
    const before = listed().map(({ client_id }: { client_id: number }) => client_id)
    rmSync(file('erased.json'))
    await studio.restart()
    await login()
    const after = listed().map(({ client_id }: { client_id: number }) => client_id)
    assert.deepEqual(after, before.slice(0, 1))
  })

  it('means this studio’s clients, not those of another database in its place', async () => {
    const { id } = await makeClient(studio, { full_name: 'Carla Current' })
    const erased = [...listed(), { studio_id: 'another-studio', client_id: id, erased_at: studio.clock.now() }]
    writeFileSync(file('erased.json'), JSON.stringify({ erased }))
    await studio.restart()
    await login()
    assert.equal((await studio.asOwner(`GET /api/v1/clients/${id}`)).body.full_name, 'Carla Current')
  })
})

describe('the file of the erasures', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-desk-erased-'))
  })
  after(() => rmSync(folder, { recursive: true }))

  const erasure = (client_id: number, studio_id = 'a') => ({
    studio_id,
    client_id,
    erased_at: '2026-03-04T11:00:00.000Z',
  })

  it('has each client of each studio once, in the order of their erasure', () => {
    assert.deepEqual(readErasures(folder), [])
    listErasures(folder, [])
    assert.equal(existsSync(join(folder, 'erased.json')), false)
    listErasures(folder, [erasure(2), erasure(1)])
    listErasures(folder, [erasure(1), erasure(1, 'b'), { ...erasure(2), erased_at: '2026-03-05T11:00:00.000Z' }])
    assert.deepEqual(readErasures(folder), [erasure(2), erasure(1), erasure(1, 'b')])
    assert.equal(existsSync(join(folder, 'erased.json.part')), false)
  })

  it('is not passed over where it can’t be read, nor written over', () => {
    writeFileSync(join(folder, 'erased.json'), '{"erased": [')
    const wayOut = /erased\.json can't be read\. Put it right, or move it away to begin a new list\.$/
    assert.throws(() => readErasures(folder), wayOut)
    assert.throws(() => listErasures(folder, [erasure(3)]), wayOut)
    assert.equal(readFileSync(join(folder, 'erased.json'), 'utf8'), '{"erased": [')
  })
})
