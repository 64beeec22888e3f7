import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { withMemoryFolder } from './memory-folder.mjs'

test('a folder in memory is there for the work, and gone after it, however it ends', async () => {
  let used: string | undefined
  const work = withMemoryFolder(async (folder) => {
    used = folder
    if (folder) writeFileSync(join(folder, 'left'), '')
    throw new Error('falls')
  })
  await assert.rejects(work, /falls/)
  assert.ok(used === undefined || !existsSync(used))
})
