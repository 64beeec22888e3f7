import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { longestFirst, takeBatch } from './batches.mjs'

test('the longest files come first, by their last run or else by their size', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'batches-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [file, bytes] of [['a', 10], ['b', 5000], ['c', 40_000]] as const) writeFileSync(join(folder, file), '-'.repeat(bytes)) // prettier-ignore
  assert.deepEqual(longestFirst(folder, ['a', 'b', 'c'], { a: 900 }), [
    { file: 'c', ms: 4000 },
    { file: 'a', ms: 900 },
    { file: 'b', ms: 500 },
  ])
})

/** All that is taken off a queue, in turn. */
function batchesOf(times: number[], workers: number): number[][] {
  const queue = times.map((ms, index) => ({ file: String(index), ms }))
  const batches: number[][] = []
  while (queue.length > 0) batches.push(takeBatch(queue, workers).map(({ ms }) => ms))
  return batches
}

test('batches shrink towards the end, and lose nothing', () => {
  const batches = batchesOf([4000, ...Array.from({ length: 16 }, () => 1000)], 2)
  assert.deepEqual(batches.map((batch) => batch.length), [2, 3, 3, 2, 1, 1, 1, 1, 1, 1, 1]) // prettier-ignore
})

test('a file longer than a batch may be has a process of its own', () => {
  assert.deepEqual(batchesOf([500_000, 1000, 1000], 1)[0], [500_000])
})

test('a batch takes a minute at most, and 60 files', () => {
  const [first = []] = batchesOf(Array.from({ length: 1000 }, () => 9000), 2) // prettier-ignore
  assert.equal(first.length, 6)
  const [short = []] = batchesOf(Array.from({ length: 1000 }, () => 1), 1) // prettier-ignore
  assert.equal(short.length, 60)
})
