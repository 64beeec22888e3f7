import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { it } from 'node:test'
import { dropLeftOvers } from './left-overs.ts'

/** Remains of a process that was ended early. */
const LEFT = [
  'studio-2026-03-04T09-30-00-000Z.studiobackup.part',
  'studio-2026-03-04T09-30-00-000Z-by-hand.studiobackup.sqlite.part',
  'state.json.part',
  'try-0a1b2c',
  'try-0a1b2c.back',
  'proving/studio/studio.sqlite',
  'incoming/a-request/sent',
]
/** Files that are complete, still in use, or cleaned up elsewhere. */
const STAYS = [
  'studio-2026-03-04T08-30-00-000Z.studiobackup',
  'state.json',
  'sending/studio-2026-03-04T08-30-00-000Z.studiobackup',
  'sending/studio-2026-03-04T08-30-00-000Z.studiobackup.upload.json',
  'before-schema-17-2026-03-04.sqlite.part',
  'kept-2026-03-04.sqlite',
]

it('what a process that was ended left of its copies goes, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-left-'))
  for (const name of [...LEFT, ...STAYS]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  for (const _ of ['once', 'again']) {
    dropLeftOvers(folder)
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
    assert.deepEqual(left.toSorted(), [...STAYS, 'sending'].toSorted())
  }
  rmSync(folder, { recursive: true })
  dropLeftOvers(folder)
})
