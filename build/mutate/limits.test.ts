import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestTimes } from './limits.ts'

const known = { 'a.test.ts': 1_000, 'b.test.ts': 5_000, 'c.e2e.ts': 60_000 }

test('a run may take four times as long as its files took, after a start, and more on a slow machine', () => {
  assert.equal(new TestTimes(known, 1).limitOf(['a.test.ts', 'b.test.ts']), 44_000)
  assert.equal(new TestTimes(known, 3).limitOf(['a.test.ts', 'b.test.ts']), 132_000)
})

test('a file that has not run yet takes as long as those of its kind, until it has', () => {
  const times = new TestTimes(known, 1)
  assert.equal(times.of('new.test.ts'), 3_000)
  assert.equal(times.of('new.e2e.ts'), 60_000)
  times.learn('new.test.ts', 9_000)
  assert.equal(times.of('new.test.ts'), 9_000)
  assert.equal(new TestTimes({}, 1).of('new.test.ts'), 2_000)
})

test('a slow machine takes longer for what is known, and what it learns is good for a quick one', () => {
  const times = new TestTimes(known, 3)
  assert.equal(times.expected(['a.test.ts']), 3_000)
  times.learn('a.test.ts', 6_000)
  assert.equal(times.of('a.test.ts'), 2_000)
})

test('of files in the order of their nearness the first go that fit into a time, the cheapest of them first', () => {
  const times = new TestTimes({ near: 5_000, next: 1_000, far: 4_000, farthest: 1 }, 1)
  assert.deepEqual(times.within(['near', 'next', 'far', 'farthest'], 9_000), ['next', 'near'])
})
