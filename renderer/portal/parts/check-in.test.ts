import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkingIn } from './check-in.ts'

const booking = {
  status: 'booked',
  check_in_opens_at: '2026-03-05T16:30:00.000Z',
  check_in_closes_at: '2026-03-05T17:15:00.000Z',
} as const

for (const [now, can] of [
  ['2026-03-05T13:29:59.999Z', null],
  ['2026-03-05T13:30:00.000Z', 'soon'],
  ['2026-03-05T16:29:59.999Z', 'soon'],
  ['2026-03-05T16:30:00.000Z', 'open'],
  ['2026-03-05T17:15:00.000Z', 'open'],
  ['2026-03-05T17:15:00.001Z', null],
] as const) {
  test(`at ${now} checking in is ${can ?? 'not spoken of'}`, () => {
    assert.equal(checkingIn(booking, Date.parse(now)), can)
    assert.equal(checkingIn({ ...booking, status: 'checked_in' }, Date.parse(now)), null)
  })
}
