import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { leftOvers } from './pack.mjs'

test('what nothing leads to is left over, from wherever the server and its threads begin', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'left-overs-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const texts = {
    'main.mjs': 'import("./run-AAAAAAAA.mjs")',
    'worker.mjs': 'import { a } from "./chunk-BBBBBBBB.mjs";',
    'run-AAAAAAAA.mjs': 'import "./chunk-CCCCCCCC.mjs"',
    'chunk-BBBBBBBB.mjs': '',
    'chunk-CCCCCCCC.mjs': '',
    'run-OLDOLD01.mjs': 'import "./chunk-OLDOLD02.mjs"; import "./chunk-CCCCCCCC.mjs"',
    'chunk-OLDOLD02.mjs': '',
    'chunk-BBBBBBBB.mjs.map': '',
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  assert.deepEqual(leftOvers(folder).toSorted(), ['chunk-OLDOLD02.mjs', 'run-OLDOLD01.mjs'])
})
