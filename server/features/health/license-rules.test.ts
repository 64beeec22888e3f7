import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addHours, addMilliseconds } from '../../lib/time.ts'
import { ofLicense } from './license-rules.ts'

const NOW = '2026-03-04T11:00:00.000Z'
const at = (hours: number) => addHours(NOW, -hours)

describe('the license’s health', () => {
  for (const [what, license_status, checked_at, state, code] of [
    ['none', null, null, 'off', 'license.none'],
    ['confirmed just now', 'active', NOW, 'ok', 'license.fine'],
    ['confirmed three days ago', 'active', at(72), 'ok', 'license.fine'],
    ['not confirmed since', 'active', addMilliseconds(at(72), -1), 'warning', 'license.unconfirmed'],
    ['not confirmed for too long', 'grace_expired', at(15 * 24), 'warning', 'license.lapsed'],
    ['canceled', 'canceled', NOW, 'warning', 'license.ended'],
    ['unknown', 'invalid', NOW, 'warning', 'license.unknown'],
  ] as const)
    it(what, () => {
      const found = ofLicense({ license_status, checked_at }, NOW)
      assert.deepEqual([found.state, found.code], [state, code])
    })
})
