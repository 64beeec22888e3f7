import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelRule } from './cancel-rule.ts'

const at = (hours: number, fee: number, keeps: boolean) =>
  cancelRule({
    starts_at: '2026-03-04T18:00:00.000Z',
    cancellation_hours: hours,
    late_cancel_fee: fee,
    late_cancel_keeps_price: keeps,
  })
const until = '2026-03-04T06:00:00.000Z'
const cases: [hours: number, fee: number, keeps: boolean, rule: ReturnType<typeof cancelRule>][] = [
  [12, 8, false, { freeUntil: until, later: 'fee', fee: 8 }],
  [12, 8, true, { freeUntil: until, later: 'both', fee: 8 }],
  [12, 0, true, { freeUntil: until, later: 'kept', fee: 0 }],
  [12, 0, false, { freeUntil: null, later: null, fee: 0 }],
  [0, 8, true, { freeUntil: null, later: null, fee: 8 }],
]
for (const [hours, fee, keeps, rule] of cases)
  test(`${hours} hours before, a fee of ${fee}, the price ${keeps ? 'kept' : 'given back'}`, () =>
    assert.deepEqual(at(hours, fee, keeps), rule))

test('an answer of a former version says nothing of it', () =>
  assert.equal(cancelRule({ starts_at: '2026-03-04T18:00:00.000Z' } as Parameters<typeof cancelRule>[0]), null))
