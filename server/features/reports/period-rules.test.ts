import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays, daysBetween } from '../../lib/time.ts'
import { daysBefore, stepOf, stepsBefore, stepsOf, type Days } from './period-rules.ts'

/** Days with the number of steps of them and of the period before. */
const CASES: [title: string, start_date: string, end_date: string, steps: number, before: number][] = [
  ['28 days beside 31', '2026-02-01', '2026-02-28', 28, 31],
  ['31 days beside 28', '2026-03-01', '2026-03-31', 31, 28],
  ['February of a leap year', '2028-02-01', '2028-02-29', 29, 31],
  ['a month so far', '2026-05-01', '2026-05-02', 2, 2],
  ['a single day', '2026-05-02', '2026-05-02', 1, 1],
  ['the days about a change of the clock', '2026-03-27', '2026-03-31', 5, 5],
  ['90 days, in weeks', '2026-02-02', '2026-05-02', 13, 13],
  ['a quarter, in weeks', '2026-01-01', '2026-03-31', 14, 14],
  ['a year, in weeks', '2026-01-01', '2026-12-31', 53, 53],
  ['two years, in months', '2025-01-01', '2026-12-31', 24, 24],
]

describe('the steps of the period before', () => {
  for (const [title, start_date, end_date, steps, formerly] of CASES) {
    it(`of ${title} are all of its days, each once`, () => {
      const days = { start_date, end_date }
      const [before, step] = [daysBefore(days), stepOf(days)]
      const found = stepsBefore(days, before, step)
      assert.deepEqual([stepsOf(days, step).length, found.length], [steps, formerly])
      assert.deepEqual([found[0]!.start_date, found.at(-1)!.end_date], [before.start_date, before.end_date])
      for (const [n, some] of found.entries()) {
        assert.ok(some.start_date <= some.end_date)
        if (n > 0) assert.equal(some.start_date, addDays(found[n - 1]!.end_date, 1))
      }
    })
  }

  it('are weeks as long as those they are drawn beside', () => {
    const days: Days = { start_date: '2026-02-04', end_date: '2026-05-04' }
    const long = ({ start_date, end_date }: Days) => daysBetween(start_date, end_date)
    const found = stepsBefore(days, daysBefore(days), 'week').map(long)
    assert.deepEqual(found, stepsOf(days, 'week').map(long))
  })
})
