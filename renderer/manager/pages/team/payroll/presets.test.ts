import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodOf, type Preset } from './presets.ts'

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
