import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeClient } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const copies = ({ folder }: TestStudio) =>
  readdirSync(join(folder, 'backups'))
    .filter((name) => name.endsWith('.studiobackup'))
    .map((name) => name.slice(7, 23))
    .toSorted()

describe('a studio that copies itself', () => {
  let studio: TestStudio
  /** Lets time go by without anybody signing in, which would be a change. */
  const wait = async (by: { hours?: number; minutes?: number }) => {
    studio.clock.advance(by)
    await studio.running.runJobs()
    await studio.running.runJobs()
  }
  before(async () => {
    // Noon of a Wednesday in Madrid.
    studio = await startStudio({ copies: true })
  })
  after(() => studio.stop())

  it('is left to settle for ten minutes, then copied', async () => {
    await wait({ minutes: 9 })
    assert.deepEqual((await studio.asOwner('GET /api/v1/studio/backups')).body.items, [])
    await wait({ minutes: 1 })
    assert.deepEqual(copies(studio), ['2026-03-04T11-10'])
  })

  it('is copied an hour after the last where something has changed, and not where nothing has', async () => {
    await wait({ hours: 2 })
    assert.deepEqual(copies(studio).slice(1), [])
    await studio.advance({ minutes: 0 })
    await makeClient(studio)
    await wait({ minutes: 1 })
    assert.deepEqual(copies(studio).slice(1), ['2026-03-04T13-11'])
    await makeClient(studio)
    await wait({ minutes: 59 })
    assert.equal(copies(studio).length, 2)
    await wait({ minutes: 1 })
    assert.deepEqual(copies(studio).slice(2), ['2026-03-04T14-11'])
  })

  it('is copied each night from two o’clock on, whatever has happened, or as soon as the computer is on again', async () => {
    studio.clock.set('2026-03-05T00:59:00.000Z')
    await wait({ minutes: 0 })
    assert.equal(copies(studio).length, 3)
    await wait({ minutes: 1 })
    assert.deepEqual(copies(studio).slice(3), ['2026-03-05T01-00'])
    await studio.restart(() => studio.clock.set('2026-03-09T16:00:00.000Z'))
    await wait({ minutes: 0 })
    assert.deepEqual(copies(studio).slice(4), ['2026-03-09T16-00'])
  })

  it('says from when it can be restored, once that was tried', async () => {
    await studio.advance({ minutes: 0 })
    const { body } = await studio.asOwner('GET /api/v1/studio/backups')
    const [proof] = body.proofs
    assert.deepEqual(
      [proof.place, proof.as_of, proof.proved_at, proof.clients, proof.problem],
      ['here', '2026-03-09T16:00:00.000Z', '2026-03-09T16:00:00.000Z', 2, null],
    )
    assert.equal(body.items.length, 5)
    assert.deepEqual(
      readdirSync(join(studio.folder, 'backups')).filter((name) => /prov|part|incoming/.test(name)),
      [],
    )
  })

  it('keeps what may not go yet, and no more', async () => {
    for (let hour = 0; hour < 40; hour += 1) await studio.advance({ hours: 1 })
    // 24 hours, and of the days before them the newest: the 9th, the 5th and the 4th.
    const kept = copies(studio)
    assert.deepEqual(kept.slice(0, 3), ['2026-03-04T14-11', '2026-03-05T01-00', '2026-03-09T22-00'])
    assert.equal(kept.length, 27)
  })
})

describe('a studio with a copy of a time that is still to come, made while the clock was ahead', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ copies: true })
    await studio.advance({ minutes: 10 })
    const [made = ''] = readdirSync(join(studio.folder, 'backups')).filter((name) => name.endsWith('.studiobackup'))
    cpSync(join(studio.folder, 'backups', made), join(studio.folder, 'backups', made.replace('2026', '2031')))
  })
  after(() => studio.stop())

  it('goes on copying itself once an hour, and goes by the copies of now', async () => {
    for (let minute = 0; minute < 130; minute += 10) {
      await studio.advance({ minutes: 10 })
    }
    const made = ['2026-03-04T11-10', '2026-03-04T12-10', '2026-03-04T13-10']
    assert.deepEqual(copies(studio), [...made, '2031-03-04T11-10'])
    const { last_backup_at, restorable } = (await studio.asOwner('GET /api/v1/studio/status')).body
    assert.equal(last_backup_at, '2026-03-04T13:10:00.000Z')
    assert.equal(restorable.as_of, '2026-03-04T11:10:00.000Z')
  })
})

describe('a disk without room', () => {
  it('is told of before anything is written, tried again later, and said in the list', async () => {
    let free = 10_000_000
    const studio = await startStudio({ copies: true, disk: { free: async () => free } })
    const refused = await studio.asOwner('POST /api/v1/studio/backup')
    assert.deepEqual([refused.status, refused.body.code], [507, 'STORAGE_FULL'])
    assert.match(refused.body.detail, /A backup needs 0\.1 GB on the disk with .*, but only 0\.0 GB is free/)
    const list = async () => (await studio.asOwner('GET /api/v1/studio/backups')).body
    assert.match((await list()).problem, /A backup needs/)
    free = 10_000_000_000
    await studio.advance({ minutes: 14 })
    assert.equal((await list()).items.length, 0)
    await studio.advance({ minutes: 1 })
    const { items, problem } = await list()
    assert.deepEqual([items.length, problem], [1, null])
    await studio.stop()
  })
})

describe('a studio that was set aside', () => {
  it('is kept for thirty days', async () => {
    const studio = await startStudio({ copies: true })
    const aside = join(studio.folder, 'replaced-2026-03-04T11-00-00-000Z')
    mkdirSync(aside)
    await studio.advance({ hours: 30 * 24 })
    await studio.advance({ hours: 24 })
    assert.ok(existsSync(aside))
    await studio.advance({ hours: 24 })
    assert.ok(!existsSync(aside))
    await studio.stop()
  })
})
