import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byHours, dayAndBefore, daysAndBefore, meanOf, weekAndBefore } from './comparison-rules.ts'

const ZONE = 'Europe/Madrid'
/** A Wednesday, noon in Madrid, three days after the clock moved forward. */
const NOW = '2026-04-01T10:00:00.000Z'

test('a day is compared with the same weekday up to the same time on the wall clock', () => {
  const { current, before } = dayAndBefore(NOW, ZONE)
  assert.deepEqual(current, { from: '2026-03-31T22:00:00.000Z', to: NOW })
  assert.deepEqual(before[0], { from: '2026-03-24T23:00:00.000Z', to: '2026-03-25T11:00:00.000Z' })
  assert.deepEqual(before[3], { from: '2026-03-03T23:00:00.000Z', to: '2026-03-04T11:00:00.000Z' })
  assert.equal(before.length, 4)
})

test('a week begins on Monday', () => {
  const { current, before } = weekAndBefore(NOW, ZONE)
  assert.equal(current.from, '2026-03-29T22:00:00.000Z')
  assert.deepEqual(before[0], { from: '2026-03-22T23:00:00.000Z', to: '2026-03-25T11:00:00.000Z' })
  assert.equal(weekAndBefore('2026-03-29T10:00:00.000Z', ZONE).current.from, '2026-03-22T23:00:00.000Z')
})

test('the days of a week are whole but for today, and as long as the wall clock makes them', () => {
  // The Saturday before the clock moves forward in Madrid.
  const days = daysAndBefore('2026-03-28T10:00:00.000Z', ZONE)
  assert.deepEqual(
    days.map(({ on, current }) => [on, current !== null]),
    [
      ['2026-03-23', true],
      ['2026-03-24', true],
      ['2026-03-25', true],
      ['2026-03-26', true],
      ['2026-03-27', true],
      ['2026-03-28', true],
      ['2026-03-29', false],
    ],
  )
  assert.deepEqual(days[0]!.current, { from: '2026-03-22T23:00:00.000Z', to: '2026-03-23T22:59:59.999Z' })
  assert.deepEqual(days[5]!.current, { from: '2026-03-27T23:00:00.000Z', to: '2026-03-28T10:00:00.000Z' })
  assert.deepEqual(days[6]!.before[0], { from: '2026-03-21T23:00:00.000Z', to: '2026-03-22T22:59:59.999Z' })
  const short = daysAndBefore('2026-03-31T10:00:00.000Z', ZONE)[6]!
  assert.deepEqual(short.before[0], { from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T21:59:59.999Z' })
  // Sunday evening in New York is Monday in Greenwich.
  const west = daysAndBefore('2026-03-02T03:00:00.000Z', 'America/New_York')
  assert.deepEqual(
    [west[0]!.on, west[6]!.on, west[6]!.current?.to],
    ['2026-02-23', '2026-03-01', '2026-03-02T03:00:00.000Z'],
  )
})

const means: [sums: number[], mean: number][] = [
  [[0, 0, 0, 0], 0],
  [[100, 200, 300, 400], 250],
  [[1, 0, 0, 1], 1],
  [[1, 0, 0, 0], 0],
]

for (const [sums, mean] of means) {
  test(`the mean of ${sums.join(', ')} is ${mean}`, () => assert.equal(meanOf(sums), mean))
}

const spans: [
  from: string,
  to: string,
  hours: [from: string, before: string] | null,
  rest: [from: string, to: string][],
][] = [
  ['22:00:00.000', '23:59:59.999', ['22', '23'], [['23:00:00.000', '23:59:59.999']]],
  [
    '05:30:00.000',
    '09:10:00.000',
    ['06', '09'],
    [
      ['05:30:00.000', '05:59:59.999'],
      ['09:00:00.000', '09:10:00.000'],
    ],
  ],
  [
    '05:00:00.001',
    '07:00:00.000',
    ['06', '07'],
    [
      ['05:00:00.001', '05:59:59.999'],
      ['07:00:00.000', '07:00:00.000'],
    ],
  ],
  ['05:30:00.000', '06:10:00.000', null, [['05:30:00.000', '06:10:00.000']]],
  ['05:00:00.000', '05:59:59.999', null, [['05:00:00.000', '05:59:59.999']]],
]

for (const [from, to, hours, rest] of spans) {
  test(`from ${from} to ${to} are ${hours ? `the hours from ${hours.join(' to ')}` : 'no whole hours'}`, () => {
    const at = (time: string) => `2026-03-04T${time}Z`
    const parted = byHours({ from: at(from), to: at(to) })
    assert.deepEqual(
      parted.rest,
      rest.map(([begin, end]) => ({ from: at(begin), to: at(end) })),
    )
    if (hours) assert.deepEqual(parted.hours, { from: `2026-03-04T${hours[0]}`, before: `2026-03-04T${hours[1]}` })
    else assert.equal(parted.hours.from, parted.hours.before)
  })
}
