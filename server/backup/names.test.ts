import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { backupName, readBackupName, type BackupKind } from './names.ts'

describe('the name of a copy', () => {
  for (const [made_at, kind, file_name] of [
    ['2026-03-04T11:00:00.000Z', 'by-itself', 'studio-2026-03-04T11-00-00-000Z.studiobackup'],
    ['2026-12-31T23:59:59.999Z', 'by-hand', 'studio-2026-12-31T23-59-59-999Z-by-hand.studiobackup'],
    ['2028-02-29T00:00:00.001Z', 'before-update', 'studio-2028-02-29T00-00-00-001Z-before-update.studiobackup'],
  ] satisfies [string, BackupKind, string][]) {
    it(`says when it was made and why: ${file_name}`, () => {
      assert.equal(backupName(made_at, kind), file_name)
      assert.deepEqual(readBackupName(file_name), { file_name, made_at, kind })
    })
  }

  for (const name of [
    '',
    'studio.sqlite',
    'studio-2026-03-04T11-00-00-000Z.studiobackup.part',
    'studio-2026-03-04T11-00-00-000Z.studiobackup\n',
    'studio-2026-03-04T11-00-00-000Z.STUDIOBACKUP',
    'studio-2026-03-04T11-00-00-000Z-by-itself.studiobackup',
    'studio-2026-03-04T11-00-00-000Z-mine.studiobackup',
    'studio-2026-03-04T11-00-00Z.studiobackup',
    'studio-2026-03-04T11:00:00.000Z.studiobackup',
    'studio-26-03-04T11-00-00-000Z.studiobackup',
    'a/studio-2026-03-04T11-00-00-000Z.studiobackup',
    '../studio-2026-03-04T11-00-00-000Z.studiobackup',
    'Copy of studio-2026-03-04T11-00-00-000Z.studiobackup',
    'studio-2026-13-04T11-00-00-000Z.studiobackup',
    'studio-2026-02-30T11-00-00-000Z.studiobackup',
    'studio-2026-03-04T24-00-00-000Z.studiobackup',
    'studio-2026-03-04T11-60-00-000Z.studiobackup',
    'studio-2026-03-04T11-00-60-000Z.studiobackup',
  ]) {
    it(`is none: ${JSON.stringify(name)}`, () => assert.equal(readBackupName(name), undefined))
  }
})
