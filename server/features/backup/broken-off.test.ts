import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const HALF = 'studio-2026-03-04T02-00-00-000Z.studiobackup'

describe('copies that were broken off by an end of the process', () => {
  const disk = mkdtempSync(join(tmpdir(), 'studio-disk-'))
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ copies: true })
  })
  after(async () => {
    await studio.stop()
    rmSync(disk, { recursive: true })
  })

  it('are gone after the next start', async () => {
    const backups = join(studio.folder, 'backups')
    const made = (await studio.asOwner('POST /api/v1/studio/backup')).body.file_name
    await studio.restart(() => {
      for (const folder of ['proving/studio', 'incoming/a-request'])
        mkdirSync(join(backups, folder), { recursive: true })
      for (const name of [`${HALF}.part`, `${HALF}.sqlite.part`]) writeFileSync(join(backups, name), 'half')
    })
    assert.deepEqual(readdirSync(backups).toSorted(), ['state.json', made])
  })

  it('are gone from the folder they go to once the next was brought there', async () => {
    const { status, body } = await studio.asOwner('PUT /api/v1/studio/backup-settings', { folder: disk })
    assert.equal(status, 200, body.detail)
    const own = join(disk, readdirSync(disk)[0]!)
    writeFileSync(join(own, `${HALF}.part`), 'half')
    await studio.advance({ minutes: 1 })
    const [newest] = (await studio.asOwner('GET /api/v1/studio/backups')).body.items
    assert.deepEqual(readdirSync(own), [newest.file_name])
  })
})
