import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder, outcome } from './visit-rules.ts'

const step = (kind: string, at: number, entity_id = 1) => ({ kind, at: `2026-03-0${at}T10:00:00.000Z`, entity_id })

const cases: [name: string, given: ReturnType<typeof step>[], kinds: string[], outcome: string | undefined][] = [
  [
    'what was done stands before what follows from it in the same moment',
    [step('mail.queued', 1), step('credits.spend', 1), step('booking.booked', 1)],
    ['booking.booked', 'credits.spend', 'mail.queued'],
    'booking.booked',
  ],
  [
    'what came last is what became of it, whatever was paid or written after',
    [step('charge.paid', 5), step('booking.booked', 1), step('booking.late_cancelled', 3), step('charge.made', 3)],
    ['booking.booked', 'booking.late_cancelled', 'charge.made', 'charge.paid'],
    'booking.late_cancelled',
  ],
  [
    'who waited before is booked after',
    [step('booking.booked', 2), step('waitlist.moved', 2, 2), step('waitlist.moved', 1, 1)],
    ['waitlist.moved', 'waitlist.moved', 'booking.booked'],
    'booking.booked',
  ],
  [
    'an appointment has its own',
    [step('appointment.completed', 2), step('appointment.booked', 1)],
    ['appointment.booked', 'appointment.completed'],
    'appointment.completed',
  ],
  ['nothing at all', [], [], undefined],
]

for (const [name, given, kinds, last] of cases) {
  test(name, () => {
    const steps = inOrder(given)
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      kinds,
    )
    assert.equal(outcome(steps)?.kind, last)
  })
}
