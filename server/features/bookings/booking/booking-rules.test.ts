import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UsableMembership } from '../../memberships/usability-rules.ts'
import { bookingWindow } from '../../schedule/window-rules.ts'
import { decideBooking, type BookableClass, type BookingRequest } from './booking-rules.ts'
import { inWords } from '../../../test/in-words.ts'

const cls: BookableClass = {
  name: 'Vinyasa',
  status: 'scheduled',
  starts_at: '2026-03-30T16:30:00.000Z',
  ends_at: '2026-03-30T17:30:00.000Z',
  capacity: 10,
  booking_open_hours_before: 168,
  booking_close_hours_before: 2,
}
const pack: UsableMembership = {
  id: 1,
  name: 'Pack of ten',
  type: 'class_pack',
  status: 'active',
  unlimited: false,
  starts_on: '2026-03-01',
  expires_on: '2026-03-30',
  past_due_since: null,
  pause: null,
  grants: [{ id: 5, kind: 'grant', left: 1, expires_on: null }],
}
const base: BookingRequest = {
  now: '2026-03-28T10:00:00.000Z',
  timezone: 'Europe/Madrid',
  past_due_days: 3,
  cls,
  seats: { booked: 9, held: 0 },
  client: { is_active: true },
  own_booking_id: null,
  overlapping: [],
  appointments: [],
  unsigned_waivers: [],
  memberships: [pack],
}

function codes(request: Partial<BookingRequest>): string[] {
  const decision = decideBooking({ ...base, ...request })
  return decision.kind === 'refuse' ? decision.reasons.map(({ code }) => code) : []
}

const other = { booking_id: 8, name: 'Pilates', starts_at: cls.starts_at }
const massage = { name: 'Massage', starts_at: cls.starts_at }
const waiver = { id: 3, title: 'Health form' }
const empty: UsableMembership = { ...pack, grants: [] }

const cases: [why: string, request: Partial<BookingRequest>, codes: string[]][] = [
  ['all is well', {}, []],
  ['cancelled', { cls: { ...cls, status: 'cancelled' } }, ['CLASS_CANCELLED']],
  ['a millisecond before it opens', { now: '2026-03-23T16:29:59.999Z' }, ['BOOKING_NOT_OPEN']],
  ['when it opens, in elapsed hours across the clock change', { now: '2026-03-23T16:30:00.000Z' }, []],
  ['when it closes', { now: '2026-03-30T14:30:00.000Z' }, []],
  ['a millisecond after it closed', { now: '2026-03-30T14:30:00.001Z' }, ['BOOKING_CLOSED']],
  [
    'no windows, just before it begins',
    { now: '2026-03-30T16:29:59.999Z', cls: { ...cls, booking_close_hours_before: null } },
    [],
  ],
  [
    'no windows, as it begins',
    { now: cls.starts_at, cls: { ...cls, booking_close_hours_before: null } },
    ['CLASS_STARTED'],
  ],
  [
    'no opening window, a year before',
    { now: '2025-03-30T00:00:00.000Z', cls: { ...cls, booking_open_hours_before: null } },
    [],
  ],
  ['an inactive client', { client: { is_active: false } }, ['CLIENT_INACTIVE']],
  ['booked already', { own_booking_id: 4 }, ['ALREADY_BOOKED']],
  ['two others at the same time', { overlapping: [other, other] }, ['OVERLAPPING_BOOKING', 'OVERLAPPING_BOOKING']],
  [
    'an appointment beside another booking',
    { overlapping: [other], appointments: [massage] },
    ['OVERLAPPING_BOOKING', 'OVERLAPPING_BOOKING'],
  ],
  ['an unsigned waiver', { unsigned_waivers: [waiver] }, ['WAIVER_UNSIGNED']],
  ['the last place', { seats: { booked: 9, held: 0 } }, []],
  ['full', { seats: { booked: 10, held: 0 } }, ['CLASS_FULL']],
  ['full with a held place', { seats: { booked: 9, held: 1 } }, ['CLASS_FULL']],
  ['no membership', { memberships: [] }, ['NO_ENTITLEMENT']],
  ['zero credits', { memberships: [empty] }, ['NO_CREDITS_LEFT']],
  [
    'ended the day before the class',
    { memberships: [{ ...pack, expires_on: '2026-03-29' }] },
    ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE'],
  ],
  [
    'everything at once, in order',
    {
      now: '2026-03-30T16:30:00.000Z',
      cls: { ...cls, status: 'cancelled' },
      client: { is_active: false },
      own_booking_id: 4,
      overlapping: [other],
      unsigned_waivers: [waiver],
      seats: { booked: 10, held: 2 },
      memberships: [empty],
    },
    [
      'CLASS_CANCELLED',
      'CLASS_STARTED',
      'BOOKING_CLOSED',
      'CLIENT_INACTIVE',
      'ALREADY_BOOKED',
      'OVERLAPPING_BOOKING',
      'WAIVER_UNSIGNED',
      'CLASS_FULL',
      'NO_CREDITS_LEFT',
    ],
  ],
]

test('every rule that refuses is told, in order, as a sentence', () => {
  for (const [why, request, expected] of cases) {
    assert.deepEqual(codes(request), expected, why)
    const decision = decideBooking({ ...base, ...request })
    if (decision.kind === 'refuse') for (const { detail } of decision.reasons) assert.match(inWords(detail), /^\S.*\.$/)
  }
})

test('a full class says how many places are only held', () => {
  const detailOf = (booked: number, held: number) => {
    const decision = decideBooking({ ...base, seats: { booked, held } })
    return decision.kind === 'refuse' ? inWords(decision.reasons[0]!.detail) : ''
  }
  assert.match(detailOf(9, 1), /^All 10 spots are taken, 1 of them held\./)
  assert.match(detailOf(10, 0), /^All 10 spots are taken\./)
})

test('a booking takes its credit from a membership', () => {
  const book = { kind: 'book', is_unpaid: false, is_paid_there: false, overridden: [] }
  assert.deepEqual(decideBooking(base), { ...book, entitlement: { membership_id: 1, credits: 1 } })
  const unlimited = { ...pack, id: 2, unlimited: true, grants: [] }
  assert.deepEqual(decideBooking({ ...base, memberships: [unlimited] }), {
    ...book,
    entitlement: { membership_id: 2, credits: 0 },
  })
})

const overrides: [
  why: string,
  request: Partial<BookingRequest>,
  refused: string[],
  overridden: string[],
  unpaid: boolean,
][] = [
  ['nothing in the way', {}, [], [], false],
  ['not open yet', { now: '2026-03-01T00:00:00.000Z' }, [], ['BOOKING_NOT_OPEN'], false],
  ['closed', { now: '2026-03-30T15:00:00.000Z' }, [], ['BOOKING_CLOSED'], false],
  [
    'overlap, waiver and no credits',
    { overlapping: [other], unsigned_waivers: [waiver], memberships: [empty] },
    [],
    ['OVERLAPPING_BOOKING', 'WAIVER_UNSIGNED', 'NO_CREDITS_LEFT'],
    true,
  ],
  ['no membership', { memberships: [] }, [], ['NO_ENTITLEMENT'], true],
  ['never capacity', { seats: { booked: 10, held: 0 }, memberships: [] }, ['CLASS_FULL'], [], false],
  ['never places held', { seats: { booked: 9, held: 1 }, overlapping: [other] }, ['CLASS_FULL'], [], false],
  ['never twice', { own_booking_id: 4 }, ['ALREADY_BOOKED'], [], false],
  ['never a cancelled class', { cls: { ...cls, status: 'cancelled' } }, ['CLASS_CANCELLED'], [], false],
  ['never one that has begun', { now: cls.starts_at }, ['CLASS_STARTED'], [], false],
  ['never an inactive client', { client: { is_active: false } }, ['CLIENT_INACTIVE'], [], false],
]

test('an override passes windows, overlap, waiver and entitlement, and nothing else', () => {
  for (const [why, request, refused, overridden, unpaid] of overrides) {
    const decision = decideBooking({ ...base, ...request, override: true })
    if (decision.kind === 'refuse') {
      assert.deepEqual(
        decision.reasons.map(({ code }) => code),
        refused,
        why,
      )
      continue
    }
    assert.deepEqual([refused, decision.overridden.map(({ code }) => code)], [[], overridden], why)
    assert.equal(decision.is_unpaid, unpaid, why)
    assert.deepEqual(decision.entitlement, unpaid ? null : { membership_id: 1, credits: 1 }, why)
  }
})

test('somebody who is there, or was, is booked for 30 days, by all the other rules', () => {
  const walk_in = true
  assert.deepEqual(codes({ walk_in, now: '2026-03-30T15:00:00.000Z' }), [])
  assert.deepEqual(codes({ walk_in, now: '2026-03-30T17:29:59.999Z' }), [])
  assert.deepEqual(codes({ walk_in, now: cls.ends_at }), [])
  const late = { walk_in, memberships: [{ ...pack, expires_on: null }] }
  assert.deepEqual(codes({ ...late, now: '2026-04-29T16:30:00.000Z' }), [])
  assert.deepEqual(codes({ ...late, now: '2026-04-29T16:30:00.001Z' }), ['CLASS_STARTED'])
  assert.deepEqual(codes({ ...late, now: '2026-04-29T16:30:00.001Z', override: true }), ['CLASS_STARTED'])
  assert.deepEqual(codes({ walk_in: false, now: cls.ends_at, override: true }), ['CLASS_STARTED'])
  assert.deepEqual(codes({ walk_in, now: cls.ends_at, seats: { booked: 10, held: 0 }, override: true }), ['CLASS_FULL'])
  assert.deepEqual(codes({ walk_in, now: cls.ends_at, cls: { ...cls, status: 'cancelled' } }), ['CLASS_CANCELLED'])
  const ended = { ...pack, status: 'expired' as const, ended_early: false }
  const nextDay = '2026-03-31T10:00:00.000Z'
  assert.deepEqual(codes({ walk_in, now: nextDay, memberships: [ended] }), [])
  for (const over of [{ ended_early: true }, { expires_on: '2026-03-29' }])
    assert.deepEqual(codes({ walk_in, now: nextDay, memberships: [{ ...ended, ...over }] }), [
      'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
    ])
  assert.deepEqual(codes({ walk_in, memberships: [], unsigned_waivers: [waiver] }), [
    'WAIVER_UNSIGNED',
    'NO_ENTITLEMENT',
  ])
})

test('windows are elapsed hours before the start', () => {
  const edges = { opens_at: '2026-03-23T16:30:00.000Z', closes_at: '2026-03-30T14:30:00.000Z' }
  assert.deepEqual(bookingWindow(cls), edges)
  const none = bookingWindow({ ...cls, booking_open_hours_before: null, booking_close_hours_before: null })
  assert.deepEqual(none, { opens_at: null, closes_at: cls.starts_at })
})
