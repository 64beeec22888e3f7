import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodOf, unpaidPeriod, type Preset } from './presets.ts'

const cases: [Preset, today: string, first: string, last: string][] = [
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2024-03-01', '2024-02-01', '2024-02-29'],
  ['last_month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['this_month', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['last_two_weeks', '2026-03-16', '2026-03-02', '2026-03-15'],
  ['last_two_weeks', '2026-03-22', '2026-03-02', '2026-03-15'],
  ['last_two_weeks', '2026-03-23', '2026-03-09', '2026-03-22'],
]

for (const [preset, today, period_start, period_end] of cases) {
  test(`${preset} on ${today} is ${period_start} to ${period_end}`, () => {
    assert.deepEqual(periodOf(preset, today), { period_start, period_end })
  })
}

test('days of one’s own are none of them', () => {
  assert.equal(periodOf('own', '2026-03-16'), undefined)
})

const run = (period_start: string, period_end: string, status: 'draft' | 'finalized' = 'finalized') => {
  return { period_start, period_end, status }
}
const unpaid: [string, ReturnType<typeof run>[], string[], string, [string, string] | null][] = [
  ['no run: since the first component', [], ['2026-03-04', '2026-03-09'], '2026-03-20', ['2026-03-04', '2026-03-19']],
  ['no run: last month at the earliest', [], ['2024-01-01'], '2026-03-20', ['2026-02-01', '2026-03-19']],
  ['a component of today', [], ['2026-03-20'], '2026-03-20', null],
  ['the day after a run', [run('2026-02-01', '2026-02-28')], [], '2026-03-20', ['2026-03-01', '2026-03-19']],
  ['a leap day', [run('2024-02-01', '2024-02-28')], [], '2024-03-02', ['2024-02-29', '2024-03-01']],
  [
    'a gap, up to the next run',
    [run('2026-02-16', '2026-02-28'), run('2026-01-01', '2026-01-31')],
    [],
    '2026-03-20',
    ['2026-02-01', '2026-02-15'],
  ],
  [
    'runs over each other',
    [run('2026-02-01', '2026-02-28'), run('2026-02-10', '2026-02-12'), run('2026-02-20', '2026-03-04')],
    [],
    '2026-03-20',
    ['2026-03-05', '2026-03-19'],
  ],
  [
    'a draft pays nothing',
    [run('2026-02-01', '2026-02-28', 'draft')],
    ['2026-02-10'],
    '2026-03-01',
    ['2026-02-10', '2026-02-28'],
  ],
  ['paid up to yesterday', [run('2026-03-01', '2026-03-19')], [], '2026-03-20', null],
  ['a year at the most', [run('2024-01-01', '2024-01-31')], [], '2026-03-20', ['2024-02-01', '2025-01-31']],
]
for (const [why, runs, since, today, days] of unpaid) {
  test(`not paid yet: ${why}`, () => {
    const found = unpaidPeriod(runs, since, today)
    assert.deepEqual(found && [found.period_start, found.period_end], days)
  })
}
