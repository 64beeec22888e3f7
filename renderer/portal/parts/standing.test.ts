import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standing } from './standing.ts'

const cls: Parameters<typeof standing>[0] = {
  status: 'scheduled',
  starts_at: '2026-03-05T17:00:00.000Z',
  ends_at: '2026-03-05T18:00:00.000Z',
  spots_left: 3,
  booking_opens_at: '2026-03-01T17:00:00.000Z',
  booking_closes_at: '2026-03-05T16:00:00.000Z',
  my_booking_status: null,
  my_waitlist_status: null,
  my_waitlist_position: null,
}

const cases: [string, Partial<typeof cls>, string, ReturnType<typeof standing>][] = [
  ['free seats', {}, '2026-03-04T12:00:00.000Z', { kind: 'open', left: 3 }],
  ['no seat', { spots_left: 0 }, '2026-03-04T12:00:00.000Z', { kind: 'full' }],
  ['just before it opens', {}, '2026-03-01T16:59:59.999Z', { kind: 'opens', at: '2026-03-01T17:00:00.000Z' }],
  ['as it opens', {}, '2026-03-01T17:00:00.000Z', { kind: 'open', left: 3 }],
  ['no opening time', { booking_opens_at: null }, '2026-01-01T00:00:00.000Z', { kind: 'open', left: 3 }],
  ['exactly at closing', {}, '2026-03-05T16:00:00.000Z', { kind: 'open', left: 3 }],
  ['just after closing', {}, '2026-03-05T16:00:00.001Z', { kind: 'closed' }],
  ['as it begins', {}, '2026-03-05T17:00:00.000Z', { kind: 'running' }],
  ['as it ends', {}, '2026-03-05T18:00:00.000Z', { kind: 'over' }],
  ['own booking in a full class', { my_booking_status: 'booked', spots_left: 0 }, cls.starts_at, { kind: 'booked' }],
  ['checked in, before the end', { my_booking_status: 'checked_in' }, cls.starts_at, { kind: 'checked_in' }],
  ['checked in, after it', { my_booking_status: 'checked_in' }, cls.ends_at, { kind: 'attended' }],
  ['a booking given up', { my_booking_status: 'cancelled' }, '2026-03-04T12:00:00.000Z', { kind: 'open', left: 3 }],
  [
    'waiting in the queue',
    { my_waitlist_status: 'waiting', my_waitlist_position: 2, spots_left: 0 },
    '2026-03-04T12:00:00.000Z',
    { kind: 'waiting', position: 2 },
  ],
  ['waited in vain', { my_waitlist_status: 'waiting', my_waitlist_position: 2 }, cls.ends_at, { kind: 'over' }],
  ['passed over', { my_waitlist_status: 'skipped' }, '2026-03-04T12:00:00.000Z', { kind: 'open', left: 3 }],
  [
    'cancelled with a booking',
    { status: 'cancelled', my_booking_status: 'booked' },
    cls.ends_at,
    { kind: 'cancelled' },
  ],
]

for (const [what, more, at, expected] of cases) {
  test(`${what}: ${expected.kind}`, () => assert.deepEqual(standing({ ...cls, ...more }, Date.parse(at)), expected))
}
