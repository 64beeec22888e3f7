import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countdownPace, offerTime, startsIn, timeLeft } from './time-left.ts'

const until = '2026-03-05T18:00:00.000Z'

for (const [now, left] of [
  ['2026-03-05T16:55:51.000Z', '1:04:09'],
  ['2026-03-05T17:00:00.000Z', '1:00:00'],
  ['2026-03-05T17:00:01.000Z', '59:59'],
  ['2026-03-05T17:59:59.500Z', '0:00'],
  ['2026-03-05T18:00:00.000Z', '0:00'],
  ['2026-03-05T18:00:00.001Z', null],
] as const) {
  test(`${now} leaves ${left}`, () => assert.equal(timeLeft(until, Date.parse(now)), left))
}

test('an offer runs out at its end, and never without one', () => {
  assert.deepEqual(offerTime(until, Date.parse('2026-03-05T17:59:00.000Z')), { left: '1:00', isOver: false })
  assert.deepEqual(offerTime(until, Date.parse(until)), { left: '0:00', isOver: false })
  assert.deepEqual(offerTime(until, Date.parse(until) + 1), { left: '0:00', isOver: true })
  assert.equal(offerTime(null, Date.parse(until)), null)
})

test('a countdown begins a day before, and counts seconds in the last ten minutes', () => {
  const cases: [now: string, expected: ReturnType<typeof startsIn>][] = [
    ['2026-03-04T18:00:00.000Z', null],
    ['2026-03-04T18:00:01.000Z', { minutes: 24 * 60 }],
    ['2026-03-05T15:46:00.000Z', { minutes: 134 }],
    ['2026-03-05T17:49:59.999Z', { minutes: 11 }],
    ['2026-03-05T17:50:00.000Z', { clock: '10:00' }],
    ['2026-03-05T17:59:59.000Z', { clock: '0:01' }],
    ['2026-03-05T18:00:00.000Z', 'now'],
  ]
  for (const [now, expected] of cases) assert.deepEqual(startsIn(until, Date.parse(now)), expected, now)
})

test('a countdown is renewed each second in the last ten minutes only', () => {
  const cases: [now: string, pace: number][] = [
    ['2026-03-04T18:00:00.000Z', 15_000],
    ['2026-03-05T17:49:59.999Z', 15_000],
    ['2026-03-05T17:50:00.000Z', 1000],
    ['2026-03-05T17:59:59.999Z', 1000],
    ['2026-03-05T18:00:00.000Z', 15_000],
  ]
  for (const [now, pace] of cases) assert.equal(countdownPace(until, Date.parse(now)), pace, now)
})
