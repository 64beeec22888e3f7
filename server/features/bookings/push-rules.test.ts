import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pushOf, type ClassTemplate } from './push-rules.ts'

const starts = '2026-03-05T07:00:00.000Z'
const client = { actor: { kind: 'client' as const, id: 1, name: 'Ana' } }
const studio = { actor: { kind: 'system' as const, id: null, name: null } }

const cases: [ClassTemplate, typeof client | typeof studio, string, string][] = [
  ['booking_confirmed', client, 'send', starts],
  ['booking_confirmed', studio, 'wait', starts],
  ['booking_cancelled', client, 'send', starts],
  ['class_cancelled', client, 'wait', starts],
  ['class_moved', studio, 'wait', starts],
  ['class_elsewhere', studio, 'wait', starts],
  ['class_taught_by', studio, 'wait', starts],
  ['class_reminder', studio, 'skip', '2026-03-05T06:00:00.000Z'],
  ['waitlist_offer', studio, 'send', starts],
  ['waitlist_place_free', studio, 'send', starts],
  ['waitlist_booked', studio, 'send', starts],
  ['waitlist_passed_over', studio, 'wait', starts],
]
for (const [template, act, atNight, expiresAt] of cases)
  test(`${template} by ${act.actor.kind}: ${atNight}`, () =>
    assert.deepEqual(pushOf(template, act, starts), { atNight, expiresAt }))
