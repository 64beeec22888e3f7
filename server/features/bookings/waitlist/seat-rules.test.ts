import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reason } from '../../../api/errors.ts'
import { decideFill, offerDeadline, type SeatsToFill } from './seat-rules.ts'
import { asWritten } from '../../../lib/sayings/sayings.ts'

type Seats = SeatsToFill<{ id: number }>

const cls: Seats['cls'] = {
  name: 'Vinyasa',
  status: 'scheduled',
  starts_at: '2026-05-05T16:00:00.000Z',
  ends_at: '2026-05-05T17:00:00.000Z',
  capacity: 10,
  booking_open_hours_before: null,
  booking_close_hours_before: 1,
  cancellation_window_hours: null,
}
const settings = { waitlist_confirm_minutes: 60, cancellation_hours: 12, quiet: { start: '22:00', end: '07:00' } }
const noCredits: Reason = { code: 'NO_CREDITS_LEFT', detail: asWritten('No credits.'), rule: 'credits_remaining' }
const overlap: Reason = { code: 'OVERLAPPING_BOOKING', detail: asWritten('Another.'), rule: 'overlap', value: 77 }
const base: Seats = {
  now: '2026-05-04T08:00:00.000Z',
  timezone: 'Europe/Madrid',
  cls,
  seats: { booked: 9, held: 0 },
  waiting: [{ id: 1 }, { id: 2 }, { id: 3 }],
  reasonsAgainst: () => [],
  settings,
}

function moves(seats: Partial<Seats>): string {
  const { moves: made, look_again_at } = decideFill({ ...base, ...seats })
  const told = made.map((move) => {
    const more =
      move.kind === 'offer'
        ? ` to ${move.expires_at.slice(5, 16)}${move.gives_up === null ? '' : ` for ${move.gives_up}`}`
        : move.kind === 'book' && move.cancels_free
          ? ' free'
          : ''
    return `${move.kind} ${move.entry_id}${more}`
  })
  return [...told, ...(look_again_at ? [`again ${look_again_at.slice(5, 16)}`] : [])].join(', ')
}

const atOnce = { ...settings, waitlist_confirm_minutes: 0 }
const CLOSES = '2026-05-05T15:00:00.000Z'

const cases: [why: string, seats: Partial<Seats>, moves: string][] = [
  ['one place', {}, 'offer 1 to 05-04T09:00'],
  ['two places', { seats: { booked: 8, held: 0 } }, 'offer 1 to 05-04T09:00, offer 2 to 05-04T09:00'],
  [
    'more places than people',
    { seats: { booked: 2, held: 0 } },
    'offer 1 to 05-04T09:00, offer 2 to 05-04T09:00, offer 3 to 05-04T09:00',
  ],
  ['a place held by an offer', { seats: { booked: 9, held: 1 } }, ''],
  ['overbooked after a lower capacity', { seats: { booked: 11, held: 0 } }, ''],
  ['only one waits', { waiting: [{ id: 7 }] }, 'offer 7 to 05-04T09:00'],
  ['nobody waits', { waiting: [] }, ''],
  [
    'the first can’t book',
    { reasonsAgainst: ({ id }) => (id === 1 ? [noCredits] : []) },
    'skip 1, offer 2 to 05-04T09:00',
  ],
  ['nobody can book', { reasonsAgainst: () => [noCredits] }, 'skip 1, skip 2, skip 3'],
  ['never past booking close', { now: '2026-05-05T14:30:00.000Z' }, 'offer 1 to 05-05T15:00'],
  ['exactly five minutes left', { now: '2026-05-05T14:55:00.000Z' }, 'offer 1 to 05-05T15:00'],
  ['under five minutes left', { now: '2026-05-05T14:55:00.001Z' }, 'tell 1, tell 2, tell 3'],
  [
    'telling leaves out who can’t book',
    { now: '2026-05-05T14:58:00.000Z', reasonsAgainst: ({ id }) => (id === 2 ? [noCredits] : []) },
    'tell 1, skip 2, tell 3',
  ],
  ['booking has just not closed', { now: '2026-05-05T14:59:59.999Z' }, 'tell 1, tell 2, tell 3'],
  ['booking closes', { now: CLOSES }, 'close 1, close 2, close 3'],
  [
    'never after the start',
    { now: cls.starts_at, cls: { ...cls, booking_close_hours_before: null } },
    'close 1, close 2, close 3',
  ],
  [
    'no closing window',
    { now: '2026-05-05T15:30:00.000Z', cls: { ...cls, booking_close_hours_before: null } },
    'offer 1 to 05-05T16:00',
  ],
  ['the class is cancelled', { cls: { ...cls, status: 'cancelled' } }, 'close 1, close 2, close 3'],
  ['just before quiet hours', { now: '2026-05-04T19:59:59.999Z' }, 'offer 1 to 05-05T05:59'],
  ['quiet hours', { now: '2026-05-04T20:00:00.000Z' }, 'again 05-05T05:00'],
  ['quiet hours, no place', { now: '2026-05-04T20:00:00.000Z', seats: { booked: 10, held: 0 } }, ''],
  ['quiet hours are over', { now: '2026-05-05T05:00:00.000Z' }, 'offer 1 to 05-05T06:00'],
  ['at once, cancelling still free', { settings: atOnce }, 'book 1'],
  [
    'at once, exactly on the deadline, in the morning that may be too late',
    { settings: atOnce, now: '2026-05-05T04:00:00.000Z' },
    'book 1 free',
  ],
  [
    'at once in quiet hours, with time left after them',
    { settings: { ...atOnce, cancellation_hours: 2 }, now: '2026-05-05T04:00:00.000Z' },
    'book 1',
  ],
  [
    'at once, cancelling free until the very end of the quiet hours',
    { settings: { ...atOnce, cancellation_hours: 11 }, now: '2026-05-05T04:00:00.000Z' },
    'book 1',
  ],
  ['at once, cancelling not free', { settings: atOnce, now: '2026-05-05T08:00:00.000Z' }, 'offer 1 to 05-05T08:30'],
  ['at once, not free, in quiet hours', { settings: atOnce, now: '2026-05-05T04:00:00.001Z' }, 'again 05-05T05:00'],
  [
    'at once, not free, under five minutes',
    { settings: atOnce, now: '2026-05-05T14:56:00.000Z' },
    'tell 1, tell 2, tell 3',
  ],
  [
    'at once, two places, one can’t',
    { settings: atOnce, seats: { booked: 8, held: 0 }, reasonsAgainst: ({ id }) => (id === 2 ? [noCredits] : []) },
    'book 1, skip 2, book 3',
  ],
  [
    'an overlap skips nobody',
    { reasonsAgainst: ({ id }) => (id === 1 ? [overlap] : []) },
    'offer 1 to 05-04T09:00 for 77',
  ],
  ['an overlap and more', { reasonsAgainst: () => [overlap, noCredits] }, 'skip 1, skip 2, skip 3'],
  [
    'at once, the first would give up a booking',
    { settings: atOnce, seats: { booked: 8, held: 0 }, reasonsAgainst: ({ id }) => (id === 1 ? [overlap] : []) },
    'offer 1 to 05-04T08:30 for 77, book 2',
  ],
  [
    'at once, at night, the first would give up a booking',
    {
      settings: { ...atOnce, cancellation_hours: 2 },
      now: '2026-05-05T04:00:00.000Z',
      seats: { booked: 8, held: 0 },
      reasonsAgainst: ({ id }) => (id === 1 ? [overlap] : []),
    },
    'book 2, again 05-05T05:00',
  ],
  [
    'at night, the class begins before an offer’s time after it',
    {
      now: '2026-05-04T22:00:00.000Z',
      cls: { ...cls, starts_at: '2026-05-05T05:59:59.999Z', booking_close_hours_before: null },
    },
    'tell 1, tell 2, tell 3',
  ],
  [
    'at night, the class begins just an offer’s time after it',
    {
      now: '2026-05-04T22:00:00.000Z',
      cls: { ...cls, starts_at: '2026-05-05T06:00:00.000Z', booking_close_hours_before: null },
    },
    'again 05-05T05:00',
  ],
  [
    'at night, booking closes before it ends',
    { now: '2026-05-04T22:00:00.000Z', cls: { ...cls, starts_at: '2026-05-05T06:04:00.000Z' } },
    'tell 1, tell 2, tell 3',
  ],
]

test('free places go to those who wait', () => {
  for (const [why, seats, expected] of cases) assert.equal(moves(seats), expected, why)
})

test('a skipped entry carries the reason', () => {
  const { moves: made } = decideFill({ ...base, reasonsAgainst: ({ id }) => (id === 1 ? [noCredits] : []) })
  assert.deepEqual(made[0], { kind: 'skip', entry_id: 1, reason: noCredits })
})

const deadlines: [zone: string, now: string, last: string, deadline: string][] = [
  ['Europe/Madrid', '2026-03-28T20:30:00.000Z', '2026-03-30T00:00:00.000Z', '2026-03-29T05:30:00.000Z'],
  ['Europe/Madrid', '2026-10-24T19:30:00.000Z', '2026-10-30T00:00:00.000Z', '2026-10-25T06:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30:00.000Z', '2026-03-30T00:00:00.000Z', '2026-03-08T11:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T11:00:00.000Z', '2026-10-30T00:00:00.000Z', '2026-10-03T20:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T11:00:00.000Z', '2026-10-03T20:00:00.000Z', '2026-10-03T20:00:00.000Z'],
]

test('an offer’s clock stands still over a night with a clock change', () => {
  for (const [zone, now, last, deadline] of deadlines) {
    assert.equal(offerDeadline(now, 60, last, settings.quiet, zone), deadline, `${zone} ${now}`)
  }
})
