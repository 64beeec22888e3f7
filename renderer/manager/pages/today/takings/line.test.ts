import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cumulated, pathOf } from './line.ts'

test('amounts are added up until the first that is not known', () => {
  const cases: [(number | null)[], number[]][] = [
    [[], []],
    [[null, 3], []],
    [
      [1, 2, -4, 3],
      [1, 3, -1, 2],
    ],
    [
      [5, 0, null, 2],
      [5, 5],
    ],
  ]
  for (const [amounts, sums] of cases) assert.deepEqual(cumulated(amounts), sums)
})

test('a line goes from edge to edge, the highest value at the top', () => {
  const box = { width: 60, height: 20, last: 3, low: 0, high: 10 }
  assert.equal(pathOf([0, 5, 10, 10], box), 'M0.0 20.0L20.0 10.0L40.0 0.0L60.0 0.0')
  assert.equal(pathOf([], box), '')
  assert.equal(pathOf([0, 0], { ...box, high: 0 }), 'M0.0 20.0L20.0 20.0')
})
