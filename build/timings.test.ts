import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { keepTimes, readTimes, slowestLines } from './timings.mjs'

test('times are kept for the next run, the slowest first, and what did not run keeps its own', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'timings-'))
  t.after(() => rmSync(folder, { recursive: true }))
  assert.deepEqual(readTimes('unit', folder), {})
  keepTimes('unit', { 'a.test.ts': 5, 'b.test.ts': 90 }, folder)
  keepTimes('unit', { 'a.test.ts': 200, 'c.test.ts': 100 }, folder)
  assert.deepEqual(Object.entries(readTimes('unit', folder)), [
    ['a.test.ts', 200],
    ['c.test.ts', 100],
    ['b.test.ts', 90],
  ])
})

test('the 20 slowest are listed, the slowest first', () => {
  const times = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`${n}.test.ts`, n * 1000]))
  const lines = slowestLines('files', times)
  assert.equal(lines[0], '  The slowest of 30 files:')
  assert.equal(lines[1], '   29.0 s  29.test.ts')
  assert.equal(lines.length, 21)
})

test('one alone is not listed', () => {
  assert.deepEqual(slowestLines('files', { 'a.test.ts': 5 }), [])
})
