import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstDay, periodOf, type Period } from './period.ts'

const cases: [period: Period, today: string, first: string | undefined][] = [
  ['today', '2026-03-01', '2026-03-01'],
  ['week', '2026-03-01', '2026-02-23'],
  ['month', '2024-03-01', '2024-02-01'],
  ['year', '2026-11-21', '2025-11-22'],
  ['all', '2026-11-21', undefined],
]

for (const [period, today, first] of cases) {
  test(`${period} before ${today} begins ${first}`, () => assert.equal(firstDay(period, today), first))
}

test('an address that names no period gives the one to begin with', () => {
  assert.equal(periodOf('week', 'month'), 'week')
  assert.equal(periodOf('century', 'month'), 'month')
})
