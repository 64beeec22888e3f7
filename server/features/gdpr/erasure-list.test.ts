import assert from 'node:assert/strict'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import Database from 'better-sqlite3'
import { liveIn, whereIs } from '../../test/build/gdpr.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

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

    // The older database never had `later`: her id must not go to somebody new, or the next start would erase that one.
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
