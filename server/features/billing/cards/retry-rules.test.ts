import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isFinal, nextTry } from './retry-rules.ts'

const timezone = 'Europe/Madrid'
const FIRST = '2026-03-04T22:30:00.000Z'

describe('a card that declines is tried again', () => {
  const cases: [string, string, number[], string | undefined][] = [
    ['on the first of the days, in the morning', FIRST, [3, 5, 7], '2026-03-07T08:00:00.000Z'],
    ['on the second after the first', '2026-03-07T08:00:10.000Z', [3, 5, 7], '2026-03-09T08:00:00.000Z'],
    ['on the last', '2026-03-09T08:00:10.000Z', [3, 5, 7], '2026-03-11T08:00:00.000Z'],
    ['no more after the last', '2026-03-11T08:00:10.000Z', [3, 5, 7], undefined],
    ['never where there are no days', FIRST, [], undefined],
    [
      'on the next of the days where the studio was off on some',
      '2026-03-10T12:00:00.000Z',
      [3, 5, 7],
      '2026-03-11T08:00:00.000Z',
    ],
    ['by the studio’s time in summer', '2026-03-26T12:00:00.000Z', [25], '2026-03-29T07:00:00.000Z'],
  ]
  for (const [what, now, days, at] of cases) it(what, () => assert.equal(nextTry(FIRST, days, { now, timezone }), at))
})

describe('an answer of the bank', () => {
  for (const failure of ['stolen_card', 'lost_card', 'pickup_card', 'stop_payment_order', 'invalid_account'])
    it(`is the last where it is ${failure}`, () => assert.ok(isFinal(failure)))
  for (const failure of [
    'insufficient_funds',
    'card_declined',
    'do_not_honor',
    'expired_card',
    'declined',
    'authentication_required',
  ])
    it(`is not the last where it is ${failure}`, () => assert.ok(!isFinal(failure)))
})
