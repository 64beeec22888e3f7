import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isJustIssued } from './gift-card.ts'

test('a card is printed by who has issued it for a quarter of an hour', () => {
  const issued = Date.parse('2026-03-04T11:00:00.000Z')
  const after = (seconds: number) => isJustIssued({ created_at: '2026-03-04T11:00:00.000Z' }, issued + seconds * 1000)
  assert.deepEqual([0, 899, 900, 3600].map(after), [true, true, false, false])
})
