import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pushOf, type AppointmentTemplate } from './push-rules.ts'

const starts = '2026-03-05T07:00:00.000Z'
const client = { actor: { kind: 'client' as const, id: 1, name: 'Ana' } }
const staff = { actor: { kind: 'staff' as const, id: 1, name: 'Olga' } }
const studio = { actor: { kind: 'system' as const, id: null, name: null } }

const cases: [AppointmentTemplate, typeof client | typeof staff | typeof studio, string, string][] = [
  ['appointment_booked', client, 'send', starts],
  ['appointment_booked', staff, 'wait', starts],
  ['appointment_cancelled', staff, 'wait', starts],
  ['appointment_reminder', studio, 'skip', '2026-03-05T06:00:00.000Z'],
]
for (const [template, act, atNight, expiresAt] of cases)
  test(`${template} by ${act.actor.kind}: ${atNight}`, () =>
    assert.deepEqual(pushOf(template, act, starts), { atNight, expiresAt }))
