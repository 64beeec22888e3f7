import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFirst } from './first-visit.ts'

const NOW = Date.parse('2026-03-10T09:00:00.000Z')
const daysAgo = (days: number) => String(NOW - days * 86_400_000)

test('a visit is the first without one before, or with none for 90 days', () => {
  const cases: [seen: string | null, expected: boolean][] = [
    [null, true],
    ['yesterday', true],
    [daysAgo(0), false],
    [daysAgo(89.9), false],
    [daysAgo(90), true],
    // The clock was ahead then.
    [daysAgo(-400), false],
  ]
  for (const [seen, expected] of cases) assert.equal(isFirst(seen, NOW), expected, `${seen}`)
})
