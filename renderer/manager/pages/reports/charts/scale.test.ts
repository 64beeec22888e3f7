import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scaleOf } from './scale.ts'

for (const [values, ticks] of [
  [[], [0, 0.5, 1]],
  [[0], [0, 0.5, 1]],
  [
    [3, 9],
    [0, 5, 10],
  ],
  [
    [120, 380],
    [0, 100, 200, 300, 400],
  ],
  [
    [-50, 150],
    [-50, 0, 50, 100, 150],
  ],
] as const) {
  test(`${values.join()} stand on an axis of ${ticks.join()}`, () => {
    const found = scaleOf(values)
    assert.deepEqual([found.low, found.high], [ticks[0], ticks.at(-1)])
    for (const tick of ticks) assert.ok(found.ticks.includes(tick), `${found.ticks.join()}`)
  })
}

for (const [values, ticks] of [
  [[], [0, 1]],
  [[1], [0, 1]],
  [
    [1, 3],
    [0, 1, 2, 3],
  ],
  [
    [3, 9],
    [0, 5, 10],
  ],
] as const) {
  test(`${values.join()} that are counted stand on an axis of ${ticks.join()}`, () =>
    assert.deepEqual(scaleOf(values, true).ticks, ticks))
}
