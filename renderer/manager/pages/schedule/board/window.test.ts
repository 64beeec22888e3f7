import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownColumns } from './window.ts'

const cases: [width: number, count: number, from: number, first: number, shown: number][] = [
  [1008, 5, 0, 0, 5],
  [1008, 12, 0, 0, 8],
  [1008, 12, 8, 4, 8],
  [1008, 12, -3, 0, 8],
  [100, 3, 2, 2, 1],
  [1008, 0, 0, 0, 0],
]
for (const [width, count, from, first, shown] of cases) {
  test(`${count} columns in ${width} pixels from ${from} on: ${shown} from ${first} on`, () => {
    assert.deepEqual(shownColumns(width, count, from), { first, shown })
  })
}
