import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lanesOf } from './lanes.ts'

const at = (time: string) => `2026-11-27T${time}:00.000Z`

const days: [string, [string, string][], [lane: number, of: number][]][] = [
  ['nothing', [], []],
  [
    'one after the other',
    [
      ['09:00', '10:00'],
      ['10:00', '11:00'],
    ],
    [
      [0, 1],
      [0, 1],
    ],
  ],
  [
    'two at once',
    [
      ['09:00', '10:00'],
      ['09:30', '10:30'],
    ],
    [
      [0, 2],
      [1, 2],
    ],
  ],
  [
    'a lane that is free again',
    [
      ['09:00', '12:00'],
      ['09:00', '10:00'],
      ['10:00', '11:00'],
    ],
    [
      [0, 2],
      [1, 2],
      [1, 2],
    ],
  ],
  [
    'a crowd, and one alone after it',
    [
      ['09:00', '10:00'],
      ['09:00', '10:00'],
      ['11:00', '12:00'],
    ],
    [
      [0, 2],
      [1, 2],
      [0, 1],
    ],
  ],
  [
    'in no order',
    [
      ['10:00', '11:00'],
      ['09:00', '10:30'],
    ],
    [
      [1, 2],
      [0, 2],
    ],
  ],
]
for (const [what, times, expected] of days)
  test(`stands beside what is on at the same time: ${what}`, () => {
    const spans = times.map(([from, to]) => ({ starts_at: at(from), ends_at: at(to) }))
    const lanes = lanesOf(spans)
    assert.deepEqual(
      spans.map((one) => [lanes.get(one)!.lane, lanes.get(one)!.of]),
      expected,
    )
  })
