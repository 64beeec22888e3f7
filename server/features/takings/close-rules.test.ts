import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { closeLines, differenceOf, type MethodSums } from './close-rules.ts'

const of = (method: string, taken_minor: number, refunded_minor = 0): MethodSums => ({
  method,
  count: 1,
  taken_minor,
  refunded_minor,
})

type Line = [method: string, expected: number, counted: number | null, difference: number | null]

const cases: [name: string, sums: MethodSums[], float: number, counted: Record<string, number>, lines: Line[]][] = [
  ['nothing sold, nothing counted', [], 0, {}, [['cash', 0, null, null]]],
  ['an empty drawer is counted', [], 0, { cash: 0 }, [['cash', 0, 0, 0]]],
  [
    'the float is expected of cash alone',
    [of('other', 5), of('cash', 100)],
    50,
    { cash: 150, other: 4 },
    [
      ['cash', 150, 150, 0],
      ['other', 5, 4, -1],
    ],
  ],
  ['more given back than taken', [of('cash', 10, 25)], 100, { cash: 86 }, [['cash', 85, 86, 1]]],
  [
    'given away and imported are no matter',
    [of('complimentary', 9), of('imported', 9)],
    0,
    {},
    [['cash', 0, null, null]],
  ],
  [
    'counted where nothing was paid',
    [of('card_terminal', 7)],
    0,
    { bank_transfer: 3 },
    [
      ['cash', 0, null, null],
      ['card_terminal', 7, null, null],
      ['bank_transfer', 0, 3, 3],
    ],
  ],
  [
    'online is expected, never counted',
    [of('online', 70)],
    0,
    { cash: 0 },
    [
      ['cash', 0, 0, 0],
      ['online', 70, null, null],
    ],
  ],
]

describe('the lines of a close', () => {
  for (const [name, sums, float, counted, expected] of cases)
    it(name, () => {
      const lines = closeLines(sums, float, new Map(Object.entries(counted)))
      assert.deepEqual(
        lines.map((line) => [line.method, line.expected_minor, line.counted_minor, differenceOf(line)]),
        expected,
      )
    })
})
