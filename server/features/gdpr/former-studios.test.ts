import assert from 'node:assert/strict'
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import Database from 'better-sqlite3'
import { makeClient } from '../../test/build/commerce.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('a studio that a restored copy took the place of', () => {
  let studio: TestStudio
  before(async () => (studio = await startStudio()))
  after(() => studio.stop())

  const erase = async ({ id }: { id: number }) =>
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${id}`)).status, 200)
  const former = () => readdirSync(studio.folder).filter((name) => name.startsWith('replaced-'))
  /** The names of the clients in the newest studio that was set aside. */
  const names = () => {
    const file = new Database(join(studio.folder, former().at(-1)!, 'studio.sqlite'), { readonly: true })
    const found = file.prepare('SELECT full_name FROM clients ORDER BY id').pluck().all()
    file.close()
    return found
  }
  const isOnDisk = (words: string) =>
    readdirSync(join(studio.folder, former().at(-1)!), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(words))

  async function copy(): Promise<string> {
    const { body } = await studio.asOwner('POST /api/v1/studio/backup')
    return join(studio.folder, 'backups', body.file_name)
  }
  async function restore(file: string) {
    await studio.advance({ minutes: 1 })
    const form = new FormData()
    form.set('password', PASSWORD)
    form.set('file', await openAsBlob(file), 'copy.studiobackup')
    const again = studio.restarted()
    const answer = await studio.send('POST /api/v1/studio/restore', { body: form, token: studio.owner })
    assert.equal(answer.status, 200, answer.body.detail)
    await again
    studio.owner = await studio.login(OWNER_EMAIL)
  }

  it('is kept where somebody was erased since the copy, without them', async () => {
    const stays = await makeClient(studio, { full_name: 'Stella Stays' })
    const goes = await makeClient(studio, { full_name: 'Gudrun Goesquickly' })
    const file = await copy()
    await makeClient(studio, { full_name: 'Nora New' })
    await erase(goes)
    await restore(file)
    assert.deepEqual(names(), ['Stella Stays', `Erased client ${goes.id}`, 'Nora New'])
    const { body } = await studio.asOwner('GET /api/v1/clients')
    assert.deepEqual(
      body.items.map(({ id }: { id: number }) => id),
      [stays.id],
    )
  })

  it('loses only who is erased later, not who was given the same number since', async () => {
    const later = await makeClient(studio, { full_name: 'Lara Later' })
    const [stella] = (await studio.asOwner('GET /api/v1/clients?search=Stella')).body.items
    assert.ok(isOnDisk('Stella Stays'))
    await erase(later)
    assert.ok(names().includes('Nora New'))
    await erase(stella)
    assert.deepEqual(names().slice(0, 1), [`Erased client ${stella.id}`])
    assert.ok(names().includes('Nora New'))
    assert.ok(!isOnDisk('Stella Stays'))
  })

  const inFormer = (name: string) => join(studio.folder, former().at(-1)!, name)

  for (const [state, spoil, mend] of [
    ['in use', () => mkdirSync(inFormer('studio.sqlite-shm')), () => rmdirSync(inFormer('studio.sqlite-shm'))],
    ['damaged', () => turnHeader(), () => turnHeader()],
  ] as const) {
    it(`stays where it is ${state}, says so, and is cleaned by the start that can open it`, async () => {
      const client = await makeClient(studio, { full_name: 'Petra Patience' })
      await restore(await copy())
      rmSync(inFormer('studio.sqlite-shm'), { force: true })
      spoil()
      const { body } = await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)
      assert.equal(body.kept.find(({ what }: { what: string }) => what.startsWith('Studios set aside'))?.count, 1)
      await studio.restart()
      assert.ok(existsSync(inFormer('studio.sqlite')))
      await studio.restart(mend)
      assert.ok(!names().includes('Petra Patience') && names().length > 1)
      const again = await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)
      assert.ok(!again.body.kept.some(({ what }: { what: string }) => what.startsWith('Studios set aside')))
    })
  }

  /** Turns the first byte of the newest studio that was set aside into another, and back. */
  function turnHeader() {
    const file = inFormer('studio.sqlite')
    const bytes = readFileSync(file)
    bytes[0]! ^= 0xff
    writeFileSync(file, bytes)
  }
})
