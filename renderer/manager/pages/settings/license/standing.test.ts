import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdsUntil, type Standing } from './standing.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const cases: [what: string, standing: Partial<Standing>, until: string | null][] = [
  ['confirmed today', { license_grace_until: '2026-03-24T11:00:00.000' }, null],
  ['confirmed two days ago', { license_grace_until: '2026-03-22T12:00:00.000' }, null],
  ['not confirmed for longer', { license_grace_until: '2026-03-22T11:59:59.999' }, '2026-03-22T11:59:59.999Z'],
  ['about to end', { license_grace_until: '2026-03-09T12:00:00.000' }, '2026-03-09T12:00:00.000Z'],
  ['ended', { license_status: 'grace_expired', license_grace_until: '2026-03-09T12:00:00.000' }, null],
  ['none', { license_status: null, license_grace_until: null }, null],
]
for (const [what, standing, until] of cases)
  test(`a license ${what}`, () => {
    const whole = { plan: 'base_ai', license_status: 'active', license_grace_until: null, ...standing } as const
    assert.equal(holdsUntil(whole, NOW), until)
  })
