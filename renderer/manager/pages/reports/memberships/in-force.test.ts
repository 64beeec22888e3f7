import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inForceAfter } from './in-force.ts'

const cases: [string, number, [number, number][], number[]][] = [
  [
    'nothing happened',
    3,
    [
      [0, 0],
      [0, 0],
    ],
    [3, 3],
  ],
  [
    'one came, one went',
    3,
    [
      [1, 0],
      [0, 1],
    ],
    [4, 3],
  ],
  ['all of it in one period', 0, [[5, 5]], [0]],
  ['no periods', 7, [], []],
]

for (const [said, before, periods, after] of cases)
  test(said, () =>
    assert.deepEqual(
      inForceAfter(
        before,
        periods.map(([begun, ended]) => ({ begun, ended })),
      ),
      after,
    ),
  )
