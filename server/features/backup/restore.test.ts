import assert from 'node:assert/strict'
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { registerMember } from '../../test/build/bookings.ts'
import { pairKiosk } from '../../test/build/kiosks.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

const PASSPHRASE = 'seven quiet mats by the sea'

/** The newest copy of a studio, by its way on the disk. */
async function copyOf(studio: TestStudio): Promise<string> {
  const { status, body } = await studio.asOwner('POST /api/v1/studio/backup')
  assert.equal(status, 200, body.detail)
  return join(studio.folder, 'backups', body.file_name)
}

/** Restores a copy by the studio's own door, as the first run or the owner does. */
async function restore(studio: TestStudio, file: string, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', await openAsBlob(file), 'copy.studiobackup')
  const token = studio.owner || undefined
  const answer = studio.send('POST /api/v1/studio/restore', { body: form, token })
  return answer
}

describe('a studio that is restored', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('is on another computer as it was, and nobody is signed in', async () => {
    const member = await registerMember(studio, { full_name: 'Mara Member' })
    await makeClass(studio)
    const copy = await copyOf(studio)
    const clients = (await studio.asOwner('GET /api/v1/clients')).body
    const other = await startStudio({ bare: true })
    const again = other.restarted()
    const { status, body } = await restore(other, copy)
    assert.deepEqual([status, body.clients, body.key, body.studio_name], [200, 1, 'new', 'Test Studio'], body.detail)
    await again
    assert.equal((await studio.send('GET /api/v1/auth/me', { token: studio.owner })).status, 200)
    assert.equal((await other.send('GET /api/v1/auth/me', { token: studio.owner })).status, 401)
    other.owner = await other.login(OWNER_EMAIL)
    assert.deepEqual((await other.asOwner('GET /api/v1/clients')).body, clients)
    assert.equal((await other.asOwner(`GET /api/v1/clients/${member.id}`)).body.full_name, 'Mara Member')
    const { body: state } = await other.asOwner('GET /api/v1/studio/restored')
    assert.deepEqual([state.restored_as_of, state.is_held], [body.restored_as_of, true])
    await other.stop()
  })

  it('takes the place of the one that is there, which is kept aside', async () => {
    const kiosk = await pairKiosk(studio)
    const copy = await copyOf(studio)
    await registerMember(studio, { full_name: 'Later Lena' })
    const wrong = await restore(studio, copy, { password: 'not-mine' })
    assert.deepEqual([wrong.status, wrong.body.code], [401, 'AUTH_INVALID_CREDENTIALS'])
    const again = studio.restarted()
    const done = await restore(studio, copy, { password: PASSWORD })
    assert.deepEqual([done.status, done.body.key, done.body.clients], [200, 'same', 1], done.body.detail)
    await again
    assert.equal((await studio.send('GET /api/v1/kiosk/classes', { token: kiosk })).status, 401)
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.equal((await studio.asOwner('GET /api/v1/clients')).body.total, 1)
    const [aside] = readdirSync(studio.folder).filter((name) => name.startsWith('replaced-'))
    assert.ok(existsSync(join(studio.folder, aside!, 'studio.sqlite')))
    assert.ok(!existsSync(join(studio.folder, 'restoring')))
  })

  it('opens nobody’s account to who registered after the copy, and gives no id again', async () => {
    const register = async (full_name: string) => {
      const body = { full_name, email: `${full_name.toLowerCase()}@mail.test`, password: PASSWORD }
      return (await studio.send('POST /api/v1/auth/register/client', { body, door: 'public' })).body
    }
    const copy = await copyOf(studio)
    const ana = await register('Ana')
    assert.equal((await studio.send('GET /api/v1/auth/me', { token: ana.access_token, door: 'public' })).status, 200)
    const again = studio.restarted()
    await restore(studio, copy, { password: PASSWORD })
    await again
    const bea = await register('Bea')
    assert.ok(bea.account.id > ana.account.id + 900_000)
    const me = await studio.send('GET /api/v1/auth/me', { token: ana.access_token, door: 'public' })
    assert.deepEqual([me.status, me.body.code], [401, 'AUTH_INVALID_TOKEN'])
    const renewed = { body: { refresh_token: ana.refresh_token }, door: 'public' as const }
    assert.equal((await studio.send('POST /api/v1/auth/refresh', renewed)).status, 401)
    const hers = await studio.send('GET /api/v1/auth/me', { token: bea.access_token, door: 'public' })
    assert.equal(hers.body.full_name ?? hers.body.account?.full_name, 'Bea')
    studio.owner = await studio.login(OWNER_EMAIL)
  })

  it('has its keys again by the passphrase, and its copies go where they went', async () => {
    const set = { passphrase: PASSPHRASE }
    const changed = await studio.asOwner('PUT /api/v1/studio/backup-settings', set)
    assert.deepEqual([changed.status, changed.body.has_passphrase], [200, true], changed.body.detail)
    const copy = await copyOf(studio)
    const other = await startStudio({ bare: true })
    const without = await restore(other, copy)
    assert.deepEqual([without.status, without.body.code], [409, 'BACKUP_PASSPHRASE_WRONG'])
    const wrong = await restore(other, copy, { passphrase: 'seven quiet cats by the sea' })
    assert.deepEqual([wrong.status, wrong.body.code], [409, 'BACKUP_PASSPHRASE_WRONG'])
    const again = other.restarted()
    const right = await restore(other, copy, { passphrase: ` ${PASSPHRASE} ` })
    assert.deepEqual([right.status, right.body.key], [200, 'restored'], right.body.detail)
    await again
    const keys = [studio, other].map(({ folder }) => readFileSync(join(folder, 'secrets.key'), 'utf8'))
    assert.equal(keys[0], keys[1])
    other.owner = await other.login(OWNER_EMAIL)
    const { body } = await other.asOwner('GET /api/v1/studio/backup-settings')
    assert.equal(body.has_passphrase, true)
    await other.stop()
  })
})
