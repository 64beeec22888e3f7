import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  decideCheckIn,
  decideExcuse,
  decideNoShow,
  decideUndo,
  isAutomaticNoShow,
  type AttendanceRequest,
} from './check-in-rules.ts'
import type { BookingStatus } from '../state-rules.ts'

const START = '2026-03-10T18:00:00.000Z'
const DAYS_30 = '2026-04-09T18:00:00.000Z'
const AFTER_30_DAYS = '2026-04-09T18:00:00.001Z'
const settings = { checkin_open_minutes_before: 30, checkin_close_minutes_after: 15 }
const base: AttendanceRequest = {
  now: START,
  booking: { status: 'booked', grant_id: 5 },
  cls: { status: 'scheduled', starts_at: START },
}

function at(now: string, status: BookingStatus = 'booked', grant_id: number | null = 5): AttendanceRequest {
  return { ...base, now, booking: { status, grant_id } }
}

function outcome(decision: { kind: string; reasons?: { code: string }[] }): string {
  return decision.kind === 'refuse' ? (decision.reasons ?? []).map(({ code }) => code).join(' ') : decision.kind
}

const checkIns: [by: 'client' | 'kiosk' | 'staff', request: AttendanceRequest, outcome: string][] = [
  ['client', at('2026-03-10T17:29:59.999Z'), 'CHECK_IN_NOT_OPEN'],
  ['client', at('2026-03-10T17:30:00.000Z'), 'check_in'],
  ['kiosk', at('2026-03-10T18:15:00.000Z'), 'check_in'],
  ['kiosk', at('2026-03-10T18:15:00.001Z'), 'CHECK_IN_CLOSED'],
  ['client', at('2026-03-10T18:15:00.001Z', 'checked_in'), 'unchanged'],
  ['client', at(START, 'no_show'), 'BOOKING_INVALID_TRANSITION'],
  ['client', at(START, 'late_cancelled'), 'BOOKING_INVALID_TRANSITION'],
  ['staff', at('2026-03-01T00:00:00.000Z'), 'check_in'],
  ['staff', at(DAYS_30), 'check_in'],
  ['staff', at(AFTER_30_DAYS), 'BOOKING_INVALID_TRANSITION'],
  ['staff', { ...base, cls: { ...base.cls, status: 'cancelled' } }, 'CLASS_CANCELLED'],
]

test('check-in: clients inside the window with both its ends, staff for 30 days', () => {
  for (const [by, request, expected] of checkIns) {
    assert.equal(
      outcome(decideCheckIn({ ...request, by, settings })),
      expected,
      `${by} ${request.now} ${request.booking.status}`,
    )
  }
})

test('of a class that is over, no more are checked in than it has places', () => {
  const staff = { ...at('2026-03-11T10:00:00.000Z'), by: 'staff' as const, settings }
  assert.equal(outcome(decideCheckIn({ ...staff, seats: { capacity: 2, came: 1 } })), 'check_in')
  assert.equal(outcome(decideCheckIn({ ...staff, seats: { capacity: 2, came: 2 } })), 'CLASS_FULL')
})

test('the check-in window is elapsed time over a clock change', () => {
  const cls = { status: 'scheduled' as const, starts_at: '2026-03-29T01:00:00.000Z' }
  const early = { ...base, cls, by: 'client' as const, settings }
  assert.equal(outcome(decideCheckIn({ ...early, now: '2026-03-29T00:30:00.000Z' })), 'check_in')
  assert.equal(outcome(decideCheckIn({ ...early, now: '2026-03-29T00:29:59.999Z' })), 'CHECK_IN_NOT_OPEN')
})

test('a no-show counts from the start on, with the type’s fee or else the studio’s', () => {
  const fees = { no_show_fee_minor: 1500, no_show_fee_override_minor: null }
  assert.equal(outcome(decideNoShow({ ...at('2026-03-10T17:59:59.999Z'), ...fees })), 'CLASS_NOT_STARTED')
  assert.deepEqual(decideNoShow({ ...at(START), ...fees }), { kind: 'no_show', credit: 'keep', fee_minor: 1500 })
  assert.deepEqual(decideNoShow({ ...at(START, 'booked', null), ...fees }), {
    kind: 'no_show',
    credit: 'none',
    fee_minor: 1500,
  })
  const override = (no_show_fee_override_minor: number) =>
    decideNoShow({ ...at(START), ...fees, no_show_fee_override_minor })
  assert.deepEqual(
    [override(0), override(700)].map((decision) => decision.kind === 'no_show' && decision.fee_minor),
    [0, 700],
  )
  assert.equal(outcome(decideNoShow({ ...at(START, 'checked_in'), ...fees })), 'BOOKING_INVALID_TRANSITION')
})

test('no-shows by themselves: only where the roster was used, an hour after the end', () => {
  const cls = { status: 'scheduled' as const, ends_at: '2026-03-10T19:00:00.000Z', check_ins: 1 }
  const HOUR_AFTER = '2026-03-10T20:00:00.000Z'
  assert.equal(isAutomaticNoShow('booked', cls, '2026-03-10T19:59:59.999Z'), false)
  assert.equal(isAutomaticNoShow('booked', cls, HOUR_AFTER), true)
  assert.equal(isAutomaticNoShow('booked', { ...cls, check_ins: 0 }, HOUR_AFTER), false)
  assert.equal(isAutomaticNoShow('booked', { ...cls, status: 'cancelled' }, HOUR_AFTER), false)
  assert.equal(isAutomaticNoShow('checked_in', cls, HOUR_AFTER), false)
})

test('excusing gives the credit back and waives the fee, for 30 days', () => {
  const excused = { kind: 'excuse', status: 'cancelled', credit: 'return', waives_fee: true }
  assert.deepEqual(decideExcuse(at(DAYS_30, 'no_show')), excused)
  assert.deepEqual(decideExcuse(at('2026-03-10T12:00:00.000Z', 'late_cancelled')), excused)
  assert.deepEqual(decideExcuse(at(START, 'no_show', null)), { ...excused, credit: 'none' })
  assert.equal(outcome(decideExcuse(at(AFTER_30_DAYS, 'no_show'))), 'BOOKING_INVALID_TRANSITION')
  assert.equal(outcome(decideExcuse(at(START, 'booked'))), 'BOOKING_INVALID_TRANSITION')
  assert.equal(outcome(decideExcuse(at(START, 'cancelled'))), 'BOOKING_INVALID_TRANSITION')
})

test('undoing puts a check-in or a no-show back to booked, for 30 days', () => {
  assert.deepEqual(decideUndo(at(DAYS_30, 'no_show')), { kind: 'undo', status: 'booked', waives_fee: true })
  assert.deepEqual(decideUndo(at(START, 'checked_in')), { kind: 'undo', status: 'booked', waives_fee: false })
  assert.equal(outcome(decideUndo(at(AFTER_30_DAYS, 'checked_in'))), 'BOOKING_INVALID_TRANSITION')
  assert.equal(outcome(decideUndo(at(START, 'booked'))), 'BOOKING_INVALID_TRANSITION')
  assert.equal(outcome(decideUndo(at(START, 'late_cancelled'))), 'BOOKING_INVALID_TRANSITION')
})
