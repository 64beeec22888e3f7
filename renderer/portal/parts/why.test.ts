import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hindrances, reasonsOf } from './why.ts'

const full = { code: 'CLASS_FULL', detail: 'All 6 places are taken.', rule: 'capacity' } as const
const spent = { code: 'NO_CREDITS_LEFT', detail: 'The pack has no credits left.', rule: 'credits' } as const

test('a refusal says its reasons, and its own sentence only where it names none', () => {
  const refusal = { code: 'BOOKING_REFUSED', detail: 'It cannot be booked.' }
  assert.deepEqual(reasonsOf({ ...refusal, reasons: [full, spent] }), [full, spent])
  assert.deepEqual(reasonsOf({ ...refusal, reasons: [] }), [{ ...refusal, reasons: [] }])
  assert.deepEqual(reasonsOf(refusal), [refusal])
})

test('a full class is no hindrance to say', () => {
  assert.deepEqual(hindrances([full, spent]), [spent])
  assert.deepEqual(hindrances([full]), [])
})
