import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { openBackupTask } from './open-task.ts'

const SIZE = 1000

for (const [free, code] of [
  [2 * SIZE - 1, 'STORAGE_FULL'],
  [2 * SIZE, 'BACKUP_INVALID'],
] as const)
  it(`a sealed copy of ${SIZE} bytes where ${free} are free: ${code}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sealed-'))
    const [file, into] = [join(folder, 'copy'), join(folder, 'into')]
    writeFileSync(file, Buffer.alloc(SIZE).fill('SDSEALED', 0, 8))
    const opener = { passphrase: 'seven quiet mats' }
    await assert.rejects(
      openBackupTask({ file, into, opener, free }, () => {}),
      { code },
    )
    if (code === 'STORAGE_FULL') assert.deepEqual(readdirSync(into), [])
    rmSync(folder, { recursive: true })
  })
