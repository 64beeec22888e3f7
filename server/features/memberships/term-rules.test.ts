import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BillingInterval } from '../membership-types/type-rules.ts'
import { endAfterClosure, expiryOn, intervalStart, isExpired, nextRenewalOn, renewalsDue } from './term-rules.ts'

test('validity counts the first day and ends with the last', () => {
  assert.equal(expiryOn('2026-03-01', 1), '2026-03-01')
  assert.equal(expiryOn('2026-03-01', 30), '2026-03-30')
  assert.equal(expiryOn('2026-03-15', 30), '2026-04-13')
  assert.equal(expiryOn('2026-03-01', null), null)
  assert.equal(isExpired('2026-03-30', '2026-03-30'), false)
  assert.equal(isExpired('2026-03-30', '2026-03-31'), true)
})

const starts: [interval: BillingInterval, anchor: string, days: string[]][] = [
  ['weekly', '2026-12-28', ['2027-01-04', '2027-01-11']],
  ['four_weekly', '2026-01-31', ['2026-02-28', '2026-03-28']],
  ['monthly', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
  ['monthly', '2028-01-30', ['2028-02-29', '2028-03-30']],
  ['quarterly', '2026-11-30', ['2027-02-28', '2027-05-30']],
  ['half_yearly', '2026-08-31', ['2027-02-28', '2027-08-31']],
  ['yearly', '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
]

test('intervals keep the day that billing began on', () => {
  for (const [interval, anchor, days] of starts) {
    assert.deepEqual(
      days.map((_, n) => intervalStart(anchor, interval, n + 1)),
      days,
      `${interval} ${anchor}`,
    )
    let after = anchor
    for (const day of days) assert.equal((after = nextRenewalOn(anchor, interval, after)), day)
  }
  assert.equal(nextRenewalOn('2026-01-31', 'monthly', '2026-02-27'), '2026-02-28')
})

test('renewals that were slept through are all due, today’s included', () => {
  const due = (today: string) => renewalsDue('2026-01-31', 'monthly', '2026-02-28', today)
  assert.deepEqual(due('2026-02-27'), [])
  assert.deepEqual(due('2026-02-28'), ['2026-02-28'])
  assert.deepEqual(due('2026-04-30'), ['2026-02-28', '2026-03-31', '2026-04-30'])
})

const closed = { starts_on: '2026-04-10', ends_on: '2026-04-20' }
const closures: [why: string, begins_on: string, expires_on: string, end: string][] = [
  ['good all the while', '2026-04-01', '2026-04-30', '2026-05-11'],
  ['begins in it', '2026-04-15', '2026-04-30', '2026-05-06'],
  ['ends in it', '2026-04-01', '2026-04-12', '2026-04-15'],
  ['its last day is the first closed one', '2026-04-01', '2026-04-10', '2026-04-11'],
  ['ended before', '2026-04-01', '2026-04-09', '2026-04-09'],
  ['its first visit is booked before', '2026-04-08', '2026-04-21', '2026-05-02'],
  ['waits for its first visit, and begins after it at the latest', '2026-06-02', '2026-06-15', '2026-06-15'],
  ['waits, and begins in it at the latest', '2026-04-18', '2026-05-01', '2026-05-04'],
]

test('a closure gives back the days of it that count', () => {
  for (const [why, begins_on, expires_on, end] of closures)
    assert.equal(endAfterClosure({ begins_on, expires_on }, closed), end, why)
})
