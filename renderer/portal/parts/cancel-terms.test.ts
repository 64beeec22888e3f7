import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelTerms } from './cancel-terms.ts'

const starts_at = '2026-03-05T17:00:00.000Z'
const free_until = '2026-03-05T05:00:00.000Z'
const inTime = {
  is_late: false,
  free_until,
  fee: 0,
  credit_returned: true as boolean | null,
  late_fee: 8,
  late_credit_returned: false as boolean | null,
}
type Terms = ReturnType<typeof cancelTerms>
const free = { fee: 0, credit: 'back' as const }
const dear = { fee: 8, credit: 'lost' as const }

const forgiven = { nth: 1, of: 1, days: 30 }

const cases: [string, (typeof inTime & { forgiven?: typeof forgiven }) | null, string, Terms][] = [
  [
    'exactly at the deadline',
    inTime,
    free_until,
    { isLate: false, freeUntil: free_until, now: free, afterwards: dear },
  ],
  [
    'read in time, looked at late',
    inTime,
    '2026-03-05T05:00:00.001Z',
    { isLate: true, freeUntil: free_until, now: dear, afterwards: null },
  ],
  [
    'late',
    { ...inTime, is_late: true, fee: 3.5, credit_returned: false },
    '2026-03-05T12:00:00.000Z',
    { isLate: true, freeUntil: free_until, now: { fee: 3.5, credit: 'lost' }, afterwards: null },
  ],
  [
    'free to the start',
    { ...inTime, free_until: starts_at },
    '2026-03-05T12:00:00.000Z',
    { isLate: false, freeUntil: starts_at, now: free, afterwards: null },
  ],
  [
    'a studio that asks for nothing',
    { ...inTime, late_fee: 0, late_credit_returned: true },
    '2026-03-04T12:00:00.000Z',
    { isLate: false, freeUntil: free_until, now: free, afterwards: null },
  ],
  [
    'no credit taken',
    { ...inTime, credit_returned: null, late_credit_returned: null },
    '2026-03-04T12:00:00.000Z',
    { isLate: false, freeUntil: free_until, now: { fee: 0, credit: 'none' }, afterwards: { fee: 8, credit: 'none' } },
  ],
  [
    'late, where the fee is forgiven',
    { ...inTime, is_late: true, credit_returned: false, late_fee: 0, forgiven },
    '2026-03-05T12:00:00.000Z',
    { isLate: true, freeUntil: free_until, now: { fee: 0, credit: 'lost', forgiven }, afterwards: null },
  ],
  [
    'in time, where a fee would be forgiven and nothing else is lost',
    { ...inTime, late_fee: 0, late_credit_returned: true, forgiven },
    '2026-03-04T12:00:00.000Z',
    { isLate: false, freeUntil: free_until, now: free, afterwards: { ...free, forgiven } },
  ],
  ['begun meanwhile', inTime, starts_at, null],
  ['not to be cancelled', null, '2026-03-04T12:00:00.000Z', null],
]

for (const [what, cancel, at, expected] of cases) {
  test(what, () => assert.deepEqual(cancelTerms({ cancel, starts_at }, Date.parse(at)), expected))
}
