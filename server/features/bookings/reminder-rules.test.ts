import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toRemindOf } from './reminder-rules.ts'

const now = '2026-03-05T07:00:30.000Z'

for (const [hours, until] of [
  [168, '2026-03-12T07:00:30.000Z'],
  [2, '2026-03-05T09:00:30.000Z'],
  // A class at 8:05 is an hour off between two runs; the earlier run reminds of it.
  [1, '2026-03-05T08:10:30.000Z'],
] as const)
  test(`reminded ${hours} hours before is of what begins until ${until}`, () =>
    assert.deepEqual(toRemindOf(now, hours), { after: '2026-03-05T08:00:30.000Z', until }))
