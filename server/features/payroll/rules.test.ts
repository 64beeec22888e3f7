import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fraction } from '../../lib/fraction.ts'
import { amountOfShare } from './amount-rules.ts'
import { claimsIn } from './content.ts'
import { eachDay, rangesOf, salaryAmount } from './salary-rules.ts'
import { worthOf } from '../visit-worth/worth-rules.ts'

type Period = 'weekly' | 'biweekly' | 'monthly'

/** Rate, from the day it was agreed, over a period, without days that are paid: days and amount in cents. */
const salaries: [
  Period,
  rate: number,
  since: string,
  from: string,
  to: string,
  paid: string[],
  days: number,
  amount: number,
][] = [
  ['monthly', 120_000, '2026-03-16', '2026-03-01', '2026-03-31', [], 16, 61_935],
  ['monthly', 120_000, '2026-03-31', '2026-03-01', '2026-03-31', [], 1, 3871],
  ['monthly', 120_000, '2026-04-01', '2026-03-01', '2026-03-31', [], 0, 0],
  ['monthly', 120_000, '2026-02-28', '2026-02-01', '2026-03-01', [], 2, 8157],
  ['monthly', 290_000, '2024-02-01', '2024-02-01', '2024-02-29', [], 29, 290_000],
  ['monthly', 3100, '2026-01-01', '2026-03-01', '2026-03-31', ['2026-03-01', '2026-03-31'], 29, 2900],
  ['weekly', 700, '2026-01-01', '2026-03-01', '2026-03-01', [], 1, 100],
  ['weekly', 100, '2026-01-01', '2026-03-01', '2026-03-03', [], 3, 43],
  ['biweekly', 33_333, '2026-03-08', '2026-03-01', '2026-03-14', [], 7, 16_667],
  ['biweekly', 1400, '2026-01-01', '2026-03-28', '2026-03-30', [], 3, 300],
]

describe('a salary', () => {
  for (const [salary_period, rate_minor, since, from, to, paid, days, amount] of salaries) {
    it(`of ${rate_minor} ${salary_period} since ${since} from ${from} to ${to} without ${paid.length} days: ${amount}`, () => {
      const { quantity, amount_minor } = salaryAmount({ rate_minor, salary_period, since }, { from, to }, new Set(paid))
      assert.deepEqual([quantity, amount_minor], [days, amount])
    })
  }

  it('tells its days in rows that end with the month', () => {
    const days = [...eachDay('2026-03-30', '2026-04-02'), '2026-04-04']
    assert.deepEqual(rangesOf(days), [
      { from: '2026-03-30', to: '2026-03-31' },
      { from: '2026-04-01', to: '2026-04-02' },
      { from: '2026-04-04', to: '2026-04-04' },
    ])
    assert.deepEqual(eachDay('2026-03-02', '2026-03-01'), [])
  })
})

it('a percentage is of the exact base, rounded once, and of nothing where more went back', () => {
  const of = (minor: number) => amountOfShare(25, [worthOf(minor, 10)], { quantity: 1, parts: [] })
  assert.deepEqual([of(5700).base_minor, of(5700).amount_minor], [5182, 1295])
  const eighth = amountOfShare(12.5, [{ gross: fraction(936_374, 100), net: fraction(936_374, 100) }], {
    quantity: 1,
    parts: [],
  })
  assert.deepEqual([eighth.base_minor, eighth.amount_minor], [9364, 1170])
  assert.deepEqual([of(-5700).base_minor, of(-5700).amount_minor, of(-5700).gross_minor], [0, 0, -5700])
})

it('a line claims each class, sale and day once, and no visit', () => {
  const parts = [
    { kind: 'class' as const, id: 4, count: 1 },
    { kind: 'visit' as const, count: 3 },
    { kind: 'day' as const, from: '2026-03-30', to: '2026-03-31', count: 2 },
  ]
  assert.deepEqual(
    claimsIn([
      { user_id: 2, parts },
      { user_id: 2, parts: parts.slice(0, 1) },
    ]),
    [
      { kind: 'class', record_id: 4, day: '' },
      { kind: 'day', record_id: 2, day: '2026-03-30' },
      { kind: 'day', record_id: 2, day: '2026-03-31' },
    ],
  )
})
