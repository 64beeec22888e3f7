import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remaining, steadied, timeLeft, type Sample, type TimeLeft } from './use-time-left.ts'

const at = (...pairs: [seconds: number, done: number][]): Sample[] =>
  pairs.map(([seconds, done]) => ({ at: seconds * 1000, done }))

const speeds: [what: string, samples: Sample[], seconds: number | null][] = [
  ['nothing known', [], null],
  ['one look', at([0, 5]), null],
  ['too soon', at([0, 0], [2, 10]), null],
  ['a steady run', at([0, 0], [10, 100]), 90],
  ['it stands still', at([0, 100], [10, 100]), null],
  ['it went backwards, being begun anew', at([0, 100], [10, 0]), null],
  ['it got slower: the last minute tells', at([0, 0], [10, 500], [70, 560], [130, 620]), 380],
  ['all done', at([0, 0], [10, 1000]), 0],
]

for (const [what, samples, seconds] of speeds) {
  test(`of 1000: ${what}`, () => {
    const left = remaining(samples, 1000)
    assert.equal(left === null ? null : Math.round(left / 1000), seconds)
  })
}

const said: [seconds: number | null, expected: TimeLeft][] = [
  [null, null],
  [Infinity, null],
  [0, { unit: 'soon' }],
  [9, { unit: 'soon' }],
  [10, { unit: 'seconds', count: 10 }],
  [41, { unit: 'seconds', count: 50 }],
  [51, { unit: 'minutes', count: 1 }],
  [61, { unit: 'minutes', count: 2 }],
  [600, { unit: 'minutes', count: 10 }],
  [601, { unit: 'minutes', count: 15 }],
  [3300, { unit: 'minutes', count: 55 }],
  [3301, { unit: 'hours', count: 1 }],
  [7201, { unit: 'hours', count: 3 }],
]

for (const [seconds, expected] of said) {
  test(`${seconds} seconds are told as ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(timeLeft(seconds === null ? null : seconds * 1000), expected)
  })
}

test('what is told runs down with the clock and does not jump', () => {
  assert.equal(steadied(null, 60_000, 0), 60_000)
  const before = { left: 60_000, at: 0 }
  assert.equal(steadied(before, 50_000, 10_000), 50_000)
  assert.equal(steadied(before, 60_000, 10_000), 52_000, 'a little more is taken slowly')
  assert.equal(steadied(before, 40_000, 10_000), 48_000, 'a little less too')
  assert.equal(steadied(before, 200_000, 10_000), 200_000, 'much more at once')
  assert.equal(steadied(before, 5000, 10_000), 5000)
})
