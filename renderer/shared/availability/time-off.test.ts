import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFormat } from '../format/format.ts'
import { dayAfter, daysOff } from './time-off.ts'

const madrid = createFormat({ locale: 'en-GB', timezone: 'Europe/Madrid', currency: 'EUR' })
const off = (starts_at: string, ends_at: string) => daysOff({ starts_at, ends_at }, madrid)

test('midnight to midnight on the studio’s clock is whole days, also over a change of the clock', () => {
  assert.deepEqual(off('2026-03-27T23:00:00.000Z', '2026-03-29T22:00:00.000Z'), {
    first: '2026-03-28',
    last: '2026-03-29',
  })
  assert.deepEqual(off('2026-08-02T22:00:00.000Z', '2026-08-03T22:00:00.000Z'), {
    first: '2026-08-03',
    last: '2026-08-03',
  })
})

test('anything else has its times', () => {
  assert.equal(off('2026-08-02T22:00:00.000Z', '2026-08-03T10:00:00.000Z'), null)
  assert.equal(off('2026-08-03T00:00:00.000Z', '2026-08-03T22:00:00.000Z'), null)
})

test('the day after the last of a month is the first of the next', () => {
  assert.equal(dayAfter('2026-02-28'), '2026-03-01')
  assert.equal(dayAfter('2026-12-31'), '2027-01-01')
})
