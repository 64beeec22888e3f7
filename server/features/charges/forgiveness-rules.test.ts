import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays } from '../../lib/time.ts'
import { decideForgiveness, forgivenessOf } from './forgiveness-rules.ts'

const DAY_0 = '2026-03-04'
const day = (n: number) => addDays(DAY_0, n)
const once = { count: 1, days: 30 }
const twice = { count: 2, days: 30 }

describe('a fee is forgiven', () => {
  const cases: [string, number, number[], { count: number; days: number }, number | undefined, number?][] = [
    ['the first one', 0, [], once, 1],
    ['not the second within the days', 10, [0], once, undefined],
    ['not on the last of the days', 29, [0], once, undefined],
    ['once the days are over, though one was charged between', 31, [0], once, 1],
    ['from the day on that leaves the first one behind', 30, [0], once, 1],
    ['the second of two', 10, [0], twice, 2],
    ['not the third of two', 12, [0, 10], twice, undefined],
    ['two on one day', 0, [0], twice, 2],
    ['where one of a later day was forgiven before', 1, [2], once, 1],
    ['never with a count of 0', 0, [], { count: 0, days: 30 }, undefined],
    ['never where no fee is due', 0, [], once, undefined, 0],
    ['each day anew with one day', 1, [0], { count: 1, days: 1 }, 1],
    ['not twice a day with one day', 0, [0], { count: 1, days: 1 }, undefined],
  ]
  for (const [what, on, forgiven, rule, nth, fee = 800] of cases)
    it(what, () => assert.equal(decideForgiveness(day(on), fee, forgiven.map(day), rule), nth))
})

describe('how many are forgiven', () => {
  const settings = { fee_forgiveness_count: 1, fee_forgiveness_days: 14 }
  for (const [override, count] of [
    [null, 1],
    [0, 0],
    [3, 3],
  ] as const)
    it(`is ${count} where the type says ${override}`, () =>
      assert.deepEqual(forgivenessOf(settings, override), { count, days: 14 }))
})
