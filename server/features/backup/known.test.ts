import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { registerMember } from '../../test/build/bookings.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('what is known of the copies', () => {
  let studio: TestStudio
  const folder = mkdtempSync(join(tmpdir(), 'other-disk-'))
  before(async () => {
    studio = await startStudio({ copies: true })
  })
  after(async () => {
    await studio.stop()
    rmSync(folder, { recursive: true })
  })

  const status = async () => (await studio.asOwner('GET /api/v1/studio/status')).body
  const settle = async (body: object) => {
    const { status: code, body: answer } = await studio.asOwner('PUT /api/v1/studio/backup-settings', body)
    assert.equal(code, 200, answer.detail)
  }
  const found = async () =>
    (await studio.asOwner('POST /api/v1/studio/restore/copies', { folder })).body as { is_encrypted: boolean }[]

  it('is nothing before the first', async () => {
    const { last_backup_at, restorable, restored_at } = await status()
    assert.deepEqual([last_backup_at, restorable, restored_at], [null, null, null])
  })

  it('is how far one is that is being made, and since when', async () => {
    let isMade = false
    const made = studio.asOwner('POST /api/v1/studio/backup').finally(() => (isMade = true))
    const making = async () => (await studio.asOwner('GET /api/v1/studio/backups')).body.making
    const seen: { since: string; done_bytes: number; total_bytes: number }[] = []
    while (!isMade) seen.push(...[await making()].filter(Boolean))
    assert.equal((await made).status, 200)
    assert.equal(await making(), null)
    assert.ok(seen.length > 0)
    assert.deepEqual(new Set(seen.map(({ since }) => since)), new Set([studio.clock.now()]))
    const done = seen.map(({ done_bytes }) => done_bytes)
    assert.deepEqual(
      done,
      done.toSorted((a, b) => a - b),
    )
    assert.ok(seen.every(({ done_bytes, total_bytes }) => 0 <= done_bytes && done_bytes <= total_bytes))
  })

  it('is when the newest was made, and, once it was restored for trial, who is in it and where it lies', async () => {
    await registerMember(studio, { full_name: 'Mara Member' })
    await settle({ folder })
    const { body: made } = await studio.asOwner('POST /api/v1/studio/backup')
    assert.equal((await status()).last_backup_at, made.created_at)
    await studio.advance({ minutes: 31 })
    const { restorable, last_backup_at } = await status()
    assert.deepEqual([restorable.as_of, restorable.clients], [last_backup_at, 1])
    assert.ok(restorable.places.includes('here'))
  })

  it('says of the one elsewhere from when it is, and whether a passphrase opens it alone', async () => {
    const { folder: there, items } = (await studio.asOwner('GET /api/v1/studio/backups')).body
    assert.deepEqual([there.as_of, there.problem], [items[0].created_at, null])
    assert.deepEqual([...new Set((await found()).map(({ is_encrypted }) => is_encrypted))], [false])
    await settle({ passphrase: 'seven quiet mats by the sea' })
    await studio.advance({ minutes: 61 })
    assert.equal((await found())[0]!.is_encrypted, true)
  })
})
