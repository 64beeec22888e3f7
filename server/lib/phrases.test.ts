import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCount, formatDate, formatInstant } from './phrases.ts'

test('days, moments and counts in words', () => {
  assert.equal(formatDate('2026-03-02'), 'Monday 2 March 2026')
  assert.equal(formatDate('2028-02-29'), 'Tuesday 29 February 2028')
  assert.equal(formatInstant('2026-12-31T23:30:00.000Z', 'Europe/Madrid'), 'Friday 1 January 2027 at 00:30')
  assert.deepEqual(
    [0, 1, 2].map((n) => formatCount(n, 'day')),
    ['0 days', '1 day', '2 days'],
  )
})
