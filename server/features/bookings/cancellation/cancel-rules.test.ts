import { takesSeat } from '../../../lib/seat-rules.ts'
import { bookingCan, needsResolution, type BookingStatus } from '../state-rules.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toInstant } from '../../../lib/time.ts'
import { cancellationDeadline } from '../../schedule/window-rules.ts'
import { expiryAfterClassCancelled } from '../../memberships/term-rules.ts'
import { cancelWithClass, decideCancel, type CancelledBooking, type CancelRequest } from './cancel-rules.ts'

const booking: CancelledBooking = {
  status: 'booked',
  created_at: '2026-03-01T00:00:00.000Z',
  cancels_free: false,
  grant_id: 5,
}
const settings = { cancellation_hours: 12, cancellation_deducts_credit: true, late_cancel_fee_minor: 1000 }
const cls = { starts_at: '2026-03-10T18:00:00.000Z', cancellation_window_hours: null }
const base: CancelRequest = {
  now: '2026-03-10T06:00:00.000Z',
  timezone: 'Europe/Madrid',
  by: 'client',
  booking,
  cls,
  settings,
  late_cancel_fee_override_minor: null,
}
const LATE = '2026-03-10T06:00:00.001Z'
const BEGUN = cls.starts_at

/** A place that was paid alone: no credit, but a price. */
const single = { ...booking, grant_id: null, is_paid_singly: true }

test('the price of a place that was paid alone stands where the credit stands, with no fee on top', () => {
  const outcomes: [request: Partial<CancelRequest>, outcome: string][] = [
    [{}, 'cancelled return 0'],
    [{ now: LATE }, 'late_cancelled keep 0'],
    [{ now: LATE, settings: { ...settings, cancellation_deducts_credit: false } }, 'late_cancelled return 1000'],
    [{ now: LATE, late_cancel_fee_override_minor: 250 }, 'late_cancelled keep 0'],
  ]
  for (const [request, outcome] of outcomes) {
    const decision = decideCancel({ ...base, booking: single, ...request })
    assert.ok(decision.kind === 'cancel')
    assert.equal(`${decision.status} ${decision.price} ${decision.fee_minor}`, outcome)
  }
  assert.equal(cancelWithClass(single)?.price, 'return')
})

const cases: [why: string, request: Partial<CancelRequest>, outcome: string][] = [
  ['exactly on the deadline', {}, 'cancelled return 0'],
  ['a millisecond late', { now: LATE }, 'late_cancelled keep 1000'],
  ['the template’s longer window', { cls: { ...cls, cancellation_window_hours: 24 } }, 'late_cancelled keep 1000'],
  ['the template’s shorter window', { now: LATE, cls: { ...cls, cancellation_window_hours: 2 } }, 'cancelled return 0'],
  [
    'a window of none',
    { now: '2026-03-10T17:59:59.999Z', cls: { ...cls, cancellation_window_hours: 0 } },
    'cancelled return 0',
  ],
  [
    'late, credits not kept',
    { now: LATE, settings: { ...settings, cancellation_deducts_credit: false } },
    'late_cancelled return 1000',
  ],
  ['late, unlimited', { now: LATE, booking: { ...booking, grant_id: null } }, 'late_cancelled none 1000'],
  ['in time, unlimited', { booking: { ...booking, grant_id: null } }, 'cancelled none 0'],
  ['late, the type’s own fee', { now: LATE, late_cancel_fee_override_minor: 250 }, 'late_cancelled keep 250'],
  ['late, the type has no fee', { now: LATE, late_cancel_fee_override_minor: 0 }, 'late_cancelled keep 0'],
  [
    'late, the studio has no fee',
    { now: LATE, settings: { ...settings, late_cancel_fee_minor: 0 } },
    'late_cancelled keep 0',
  ],
  ['late, but marked free', { now: LATE, booking: { ...booking, cancels_free: true } }, 'cancelled return 0'],
  [
    'booked just under 15 minutes ago',
    { now: '2026-03-10T17:14:59.999Z', booking: { ...booking, created_at: '2026-03-10T17:00:00.000Z' } },
    'cancelled return 0',
  ],
  [
    'booked 15 minutes ago',
    { now: '2026-03-10T17:15:00.000Z', booking: { ...booking, created_at: '2026-03-10T17:00:00.000Z' } },
    'late_cancelled keep 1000',
  ],
  ['a millisecond before the start', { now: '2026-03-10T17:59:59.999Z' }, 'late_cancelled keep 1000'],
  ['as it begins', { now: BEGUN }, 'CLASS_STARTED'],
  ['as it begins, by staff', { now: BEGUN, by: 'staff' }, 'late_cancelled keep 1000'],
  [
    'begun, by staff, booked just now',
    { now: BEGUN, by: 'staff', booking: { ...booking, created_at: BEGUN } },
    'late_cancelled keep 1000',
  ],
  ['checked in', { booking: { ...booking, status: 'checked_in' } }, 'BOOKING_INVALID_TRANSITION'],
  [
    'cancelled before',
    { now: BEGUN, booking: { ...booking, status: 'cancelled' } },
    'BOOKING_INVALID_TRANSITION CLASS_STARTED',
  ],
]

test('cancelling: in time, late, free, and not at all', () => {
  for (const [why, request, outcome] of cases) {
    const decision = decideCancel({ ...base, ...request })
    const got =
      decision.kind === 'refuse'
        ? decision.reasons.map(({ code }) => code).join(' ')
        : `${decision.status} ${decision.credit} ${decision.fee_minor}`
    assert.equal(got, outcome, why)
  }
})

const nights: [zone: string, day: string, deadline: string][] = [
  ['Europe/Madrid', '2026-03-29', '2026-03-28T09:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '2026-10-24T10:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-07T15:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-10-31T16:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T00:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T00:30:00.000Z'],
]

test('the deadline counts elapsed hours, also over a night with a clock change', () => {
  for (const [zone, day, expected] of nights) {
    const starts_at = toInstant(zone, day, '11:00')
    const deadline = cancellationDeadline({ starts_at, cancellation_window_hours: 24 }, settings)
    assert.equal(deadline, expected, `${zone} ${day}`)
    const outcome = decideCancel({
      ...base,
      timezone: zone,
      now: deadline,
      cls: { starts_at, cancellation_window_hours: 24 },
    })
    assert.deepEqual(outcome, {
      kind: 'cancel',
      status: 'cancelled',
      credit: 'return',
      price: 'none',
      fee_minor: 0,
      deadline,
    })
  }
})

test('a class the studio cancels gives every credit back', () => {
  const outcomes: [status: BookingStatus, grant_id: number | null, credit: string | undefined][] = [
    ['booked', 5, 'return'],
    ['booked', null, 'none'],
    ['checked_in', 5, 'return'],
    ['no_show', 5, 'return'],
    ['cancelled', 5, undefined],
    ['late_cancelled', 5, 'return'],
    ['class_cancelled', 5, undefined],
  ]
  for (const [status, grant_id, credit] of outcomes) {
    assert.equal(cancelWithClass({ ...booking, status, grant_id })?.credit, credit, status)
  }
})

test('a pack that has run out meanwhile is good for 14 days after the class', () => {
  assert.equal(expiryAfterClassCancelled('2026-03-09', '2026-03-10', '2026-03-10'), '2026-03-24')
  assert.equal(expiryAfterClassCancelled('2026-03-10', '2026-03-10', '2026-03-10'), '2026-03-10')
  assert.equal(expiryAfterClassCancelled(null, '2026-03-10', '2026-03-10'), null)
})

test('the table of states', () => {
  const statuses: BookingStatus[] = [
    'booked',
    'checked_in',
    'no_show',
    'cancelled',
    'late_cancelled',
    'class_cancelled',
  ]
  const actions = ['cancel', 'check_in', 'no_show', 'undo', 'excuse', 'cancel_with_class'] as const
  const possible = statuses.map((status) => actions.filter((action) => bookingCan(status, action)).join(' '))
  assert.deepEqual(possible, [
    'cancel check_in no_show cancel_with_class',
    'undo cancel_with_class',
    'undo excuse cancel_with_class',
    '',
    'excuse cancel_with_class',
    '',
  ])
  assert.deepEqual(statuses.filter(takesSeat), ['booked', 'checked_in', 'no_show'])
  assert.equal(needsResolution('booked', BEGUN, BEGUN), true)
  assert.equal(needsResolution('booked', BEGUN, LATE), false)
  assert.equal(needsResolution('checked_in', BEGUN, BEGUN), false)
})
