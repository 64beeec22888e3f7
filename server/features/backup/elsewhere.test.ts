import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeClient, receiptsOf, sell } from '../../test/build/commerce.ts'
import { startS3Server, type S3Server } from '../../test/s3-server.ts'
import { goOnline } from '../../test/build/reach.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

const PASSPHRASE = 'seven quiet mats by the sea'

function form(fields: Record<string, string>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

describe('copies that go elsewhere', () => {
  let studio: TestStudio
  let server: S3Server
  let scratch: string
  let disk: string
  let own: string
  before(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'studio-desk-elsewhere-'))
    disk = mkdtempSync(join(scratch, 'disk-'))
    server = await startS3Server({ folder: join(scratch, 'server') })
    studio = await startStudio({ copies: true })
    own = `studio-desk-${(await studio.asOwner('GET /api/v1/studio')).body.public_studio_id}`
    await makeClient(studio)
  })
  after(async () => {
    await Promise.all([studio.stop(), server.stop()])
    rmSync(scratch, { recursive: true })
  })

  const set = (body: object) => studio.asOwner('PUT /api/v1/studio/backup-settings', body)
  const list = async () => (await studio.asOwner('GET /api/v1/studio/backups')).body
  const begins = (file: string) => readFileSync(file).subarray(0, 8).toString('latin1')
  const bucketOf = ({ access }: S3Server, more: object = {}) => ({
    endpoint: access.endpoint,
    region: access.region,
    bucket: access.bucket,
    access_key_id: access.accessKeyId,
    secret_access_key: access.secretAccessKey,
    ...more,
  })

  it('go to a folder that is there, and to no other', async () => {
    for (const [folder, sentence] of [
      [join(disk, 'not', 'there'), /isn’t a folder on this computer/],
      ['copies', /Enter the full path/],
      [studio.folder, /is inside the studio’s own/],
      [join(studio.folder, 'backups'), /isn’t a folder|is inside the studio’s own/],
    ] as const) {
      const { status, body } = await set({ folder })
      assert.deepEqual([status, body.code], [409, 'BACKUP_PLACE_FAILED'], folder)
      assert.match(body.detail, sentence)
    }
    const { status, body } = await set({ folder: disk })
    assert.deepEqual([status, body.folder, body.has_passphrase], [200, disk, false], body.detail)
    await studio.advance({ minutes: 10 })
    await studio.advance({ minutes: 1 })
    const { items, folder } = await list()
    assert.deepEqual([folder.file_name, folder.problem], [items[0].file_name, null])
    const there = readdirSync(join(disk, own))
    assert.deepEqual(there, [items[0].file_name])
    assert.equal(begins(join(disk, own, there[0]!)).slice(0, 2), 'PK')
  })

  it('are brought again when the disk is there again', async () => {
    renameSync(disk, `${disk}-away`)
    await makeClient(studio)
    await studio.advance({ hours: 1 })
    await studio.advance({ minutes: 1 })
    assert.match((await list()).folder.problem, /isn’t there\. Connect its disk/)
    renameSync(`${disk}-away`, disk)
    await studio.advance({ minutes: 2 })
    const { items, folder } = await list()
    assert.deepEqual([folder.problem, folder.file_name], [null, items[0].file_name])
  })

  it('go to a bucket only under a passphrase, and only where it takes them', async () => {
    const without = await set({ bucket: bucketOf(server) })
    assert.deepEqual([without.status, without.body.errors?.[0]?.path], [422, 'passphrase'])
    assert.equal((await set({ passphrase: 'short' })).status, 422)
    const wrong = await set({ passphrase: PASSPHRASE, bucket: bucketOf(server, { secret_access_key: 'not it' }) })
    assert.deepEqual([wrong.status, wrong.body.code], [409, 'BACKUP_PLACE_FAILED'])
    assert.equal((await studio.asOwner('GET /api/v1/studio/backup-settings')).body.has_passphrase, false)
    const { status, body } = await set({ passphrase: PASSPHRASE, bucket: bucketOf(server) })
    assert.equal(status, 200, body.detail)
    assert.doesNotMatch(JSON.stringify(body), new RegExp(server.access.secretAccessKey))
    const tried = await studio.asOwner('POST /api/v1/studio/backup-settings/test')
    assert.deepEqual([tried.body.folder.ok, tried.body.bucket.ok], [true, true])
    for (const file of ['copies.json', 'backups/state.json']) {
      const kept = readFileSync(join(studio.folder, file), 'utf8')
      assert.ok(!kept.includes(server.access.secretAccessKey) && !kept.includes(PASSPHRASE), file)
    }
  })

  it('are encrypted whole there, and proven from there, once a week', async () => {
    await makeClient(studio)
    await studio.advance({ hours: 1 })
    await studio.advance({ minutes: 5 })
    const { items, bucket, folder, proofs } = await list()
    assert.deepEqual([bucket.file_name, bucket.problem], [items[0].file_name, null])
    assert.equal(begins(join(disk, own, folder.file_name)), 'SDSEALED')
    const told = (all: Record<string, unknown>[]) =>
      all
        .toSorted((one, other) => (String(one['place']) < String(other['place']) ? -1 : 1))
        .map(({ place, problem, clients }) => [place, problem, clients])
    const byPlace = (bucket: number, folder: number, here: number) => [
      ['bucket', null, bucket],
      ['folder', null, folder],
      ['here', null, here],
    ]
    assert.deepEqual(told(proofs), byPlace(2, 2, 1))
    await studio.advance({ hours: 6 * 24 })
    await studio.advance({ minutes: 5 })
    assert.deepEqual(told((await list()).proofs), byPlace(2, 2, 3))
    await studio.advance({ hours: 24 })
    await studio.advance({ minutes: 5 })
    assert.deepEqual(told((await list()).proofs), byPlace(3, 3, 3))
    assert.ok(!existsSync(join(studio.folder, 'backups', 'sending')))
  })

  it('are followed by who was erased, at once', async () => {
    const { id } = await makeClient(studio, { full_name: 'Gone Girl' })
    await studio.asOwner('POST /api/v1/studio/backup')
    await studio.advance({ minutes: 1 })
    await studio.asOwner(`POST /api/v1/gdpr/delete/${id}`)
    await studio.advance({ minutes: 1 })
    const erased = readFileSync(join(studio.folder, 'erased.json'), 'utf8')
    assert.equal(readFileSync(join(disk, own, 'erased.json'), 'utf8'), erased)
  })

  it('bring the studio back on another computer, from the bucket and the passphrase alone, without who was erased', async () => {
    const other = await startStudio({ bare: true })
    const found = await other.send('POST /api/v1/studio/restore/copies', { body: { bucket: bucketOf(server) } })
    assert.equal(found.status, 200, found.body.detail)
    const [newest] = found.body
    assert.equal(newest.studio, own)
    const fields = { ...bucketOf(server), from: 'bucket', file_name: newest.file_name, passphrase: PASSPHRASE }
    const again = other.restarted()
    const { status, body } = await other.send('POST /api/v1/studio/restore', { body: form(fields) })
    assert.deepEqual([status, body.key], [200, 'restored'], body.detail)
    await again
    other.owner = await other.login(OWNER_EMAIL)
    const { items } = (await other.asOwner('GET /api/v1/clients')).body
    assert.ok(!items.some(({ full_name }: { full_name: string }) => full_name === 'Gone Girl'))
    const settings = (await other.asOwner('GET /api/v1/studio/backup-settings')).body
    assert.deepEqual([settings.has_passphrase, settings.bucket.bucket, settings.folder], [true, 'studio', null])
    await other.stop()
  })
})

describe('letters of a studio that was restored', () => {
  const mailServer = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

  for (const decision of ['go', 'drop'] as const) {
    it(`wait for a word, then ${decision === 'go' ? 'leave' : 'are dropped'}`, async () => {
      const studio = await startStudio()
      await goOnline(studio)
      const { id } = await makeClient(studio, { email: 'ana@studio.test' })
      await sell(studio, { client_id: id })
      const [receipt] = await receiptsOf(studio)
      assert.equal((await studio.asOwner(`POST /api/v1/receipts/${receipt.id}/email`)).status, 200)
      await studio.asOwner(`POST /api/v1/clients/${id}/invite`)
      const { body } = await studio.asOwner('POST /api/v1/studio/backup')
      await studio.asOwner('PUT /api/v1/studio/email', mailServer)
      const other = await startStudio({ bare: true })
      const fields = form({ from: 'folder', folder: join(studio.folder, 'backups'), file_name: body.file_name })
      const again = other.restarted()
      assert.equal((await other.send('POST /api/v1/studio/restore', { body: fields })).status, 200)
      await again
      other.owner = await other.login(OWNER_EMAIL)
      await other.asOwner('PUT /api/v1/studio/email', mailServer)
      await other.advance({ minutes: 1 })
      assert.equal(other.mail.sent.length, 0)
      const { body: state } = await other.asOwner('GET /api/v1/studio/restored')
      assert.deepEqual([state.is_held, state.letters], [true, 2])
      assert.equal((await other.asOwner('GET /api/v1/emails')).body.items[0].next_attempt_at, null)
      // An email that the owner asks for now leaves at once.
      await other.asOwner(`POST /api/v1/clients/${id}/invite`)
      await other.advance({ minutes: 1 })
      assert.equal(other.mail.sent.length, 1)
      const said = await other.asOwner('POST /api/v1/studio/restored', { decision })
      assert.deepEqual(said.body, { letters: 2, automation_steps: 0, messages: 0 })
      await other.advance({ minutes: 1 })
      // The copy was made without the key: the link of the invitation in it can no longer be opened.
      assert.equal(other.mail.sent.length, decision === 'go' ? 2 : 1)
      assert.ok(other.mail.sent.every(({ text }) => !text.includes('⟦')))
      const { body: settled } = await other.asOwner('GET /api/v1/studio/restored')
      assert.deepEqual([settled.is_held, settled.letters], [false, 0])
      await Promise.all([studio.stop(), other.stop()])
    })
  }
})
