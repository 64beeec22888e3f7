import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideHold, mostHeldForGuests, type GuestWish } from './guest-rules.ts'

const wish: GuestWish = {
  now: '2026-03-04T11:00:00.000Z',
  timezone: 'Europe/Madrid',
  cls: {
    name: 'Yin',
    status: 'scheduled',
    starts_at: '2026-03-04T18:00:00.000Z',
    ends_at: '2026-03-04T19:00:00.000Z',
    capacity: 6,
    booking_open_hours_before: null,
    booking_close_hours_before: null,
  },
  seats: { booked: 0, held: 0 },
  held_for_guests: 0,
}
const cls = (change: Partial<GuestWish['cls']>) => ({ cls: { ...wish.cls, ...change } })

/** The change, and until when the spot is held or the codes of why not. */
const cases: [what: string, change: Partial<GuestWish>, held: string | string[]][] = [
  ['half an hour', {}, '2026-03-04T11:30:00.000Z'],
  ['the start, where that is sooner', { now: '2026-03-04T17:45:00.000Z' }, '2026-03-04T18:00:00.000Z'],
  [
    'the close of booking',
    { ...cls({ booking_close_hours_before: 2 }), now: '2026-03-04T15:40:00.000Z' },
    '2026-03-04T16:00:00.000Z',
  ],
  [
    'not after the close',
    { ...cls({ booking_close_hours_before: 2 }), now: '2026-03-04T16:00:00.001Z' },
    ['BOOKING_CLOSED'],
  ],
  ['not before it opens', cls({ booking_open_hours_before: 6 }), ['BOOKING_NOT_OPEN']],
  ['not once it began', { now: '2026-03-04T18:00:00.000Z' }, ['CLASS_STARTED']],
  ['not in a class called off', cls({ status: 'cancelled' }), ['CLASS_CANCELLED']],
  ['the last place', { seats: { booked: 4, held: 1 } }, '2026-03-04T11:30:00.000Z'],
  ['no place that is booked or held', { seats: { booked: 4, held: 2 } }, ['CLASS_FULL']],
  ['the last for guests', { seats: { booked: 0, held: 1 }, held_for_guests: 1 }, '2026-03-04T11:30:00.000Z'],
  ['no more than a third for guests', { seats: { booked: 0, held: 2 }, held_for_guests: 2 }, ['CLASS_FULL']],
]

for (const [what, change, held] of cases) {
  test(`a guest has ${what}`, () => {
    const decision = decideHold({ ...wish, ...change })
    assert.deepEqual(decision.kind === 'hold' ? decision.until : decision.reasons.map(({ code }) => code), held)
  })
}

test('a third of a class is held for guests at the most, and one place of a small one', () => {
  assert.deepEqual([1, 2, 3, 5, 6, 12, 30].map(mostHeldForGuests), [1, 1, 1, 1, 2, 4, 10])
})
