import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offerTime, timeLeft } from './time-left.ts'

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
