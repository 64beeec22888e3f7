import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeBetween, partBetween, type As } from './change-between.ts'

const cases: [before: number | null | undefined, now: number | null, as: As, change: number][] = [
  [16, 36, 'count', 20],
  [50.5, 40, 'money', -10.5],
  [0.49, 0.58, 'share', 9],
  // 58 % and 58 % on the page: nothing has changed there.
  [0.583, 0.579, 'share', 0],
  // 58 % and 57 %.
  [0.576, 0.574, 'share', -1],
  [null, 0.5, 'share', 0],
  [undefined, 3, 'count', 0],
  [0.5, null, 'share', 0],
]

for (const [before, now, as, change] of cases)
  test(`${before} and then ${now} as ${as} differ by ${change}`, () =>
    assert.equal(changeBetween(before, now, as), change))

const parts: [before: number | undefined, now: number | undefined, part: number | null][] = [
  [100, 150, 0.5],
  [100, 50, -0.5],
  [100, -50, -1.5],
  // More refunded than taken before: less of a loss is more.
  [-100, -50, 0.5],
  [-100, -150, -0.5],
  [-100, 50, 1.5],
  [100, 100, 0],
  [0, 50, null],
  [undefined, 50, null],
  [100, undefined, null],
]

for (const [before, now, part] of parts)
  test(`${before} and then ${now} differ by a part of ${part}`, () => assert.equal(partBetween(before, now), part))
