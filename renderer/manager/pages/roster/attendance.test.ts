import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  hasBegun,
  isAtTheDoor,
  isOver,
  minutesUntil,
  splitBookings,
  splitWaitlist,
  standing,
  withBooking,
  type Roster,
  type RosterBooking,
  type WaitlistEntry,
} from './attendance.ts'

const STATUSES = ['booked', 'late_cancelled', 'checked_in', 'cancelled', 'no_show', 'class_cancelled'] as const
const bookings = STATUSES.map((status, index) => ({ booking_id: index, status }) as RosterBooking)

test('a no-show keeps the seat, a cancelled booking does not', () => {
  const { coming, gone } = splitBookings(bookings)
  assert.deepEqual(
    coming.map(({ status }) => status),
    ['booked', 'checked_in', 'no_show'],
  )
  assert.deepEqual(
    gone.map(({ status }) => status),
    ['late_cancelled', 'cancelled', 'class_cancelled'],
  )
})

test('who holds an offer still waits', () => {
  const entries = (['offered', 'waiting', 'expired', 'skipped'] as const).map((status) => ({ status }) as WaitlistEntry)
  const { live, former } = splitWaitlist(entries)
  assert.deepEqual([live.length, former.length], [2, 2])
})

test('one booking changes, the others stay', () => {
  const changed = withBooking({ bookings } as Roster, 2, { status: 'booked' })
  assert.equal(changed.bookings[2]?.status, 'booked')
  assert.equal(changed.bookings[1], bookings[1])
})

test('rules can be passed by permission, the class’s own state and size never', () => {
  const cases: [string, string[], boolean, string[], boolean][] = [
    ['nothing against it', [], false, [], false],
    ['nothing to pay with', ['NO_ENTITLEMENT'], false, ['NO_ENTITLEMENT'], true],
    ['full', ['CLASS_FULL', 'NO_ENTITLEMENT'], false, ['CLASS_FULL', 'NO_ENTITLEMENT'], false],
    ['begun', ['CLASS_STARTED'], false, ['CLASS_STARTED'], false],
    ['begun, at the door', ['CLASS_STARTED', 'BOOKING_CLOSED'], true, [], false],
    ['at the door, unsigned', ['CLASS_STARTED', 'WAIVER_UNSIGNED'], true, ['WAIVER_UNSIGNED'], true],
    ['booked already', ['ALREADY_BOOKED'], true, ['ALREADY_BOOKED'], false],
  ]
  for (const [name, codes, atTheDoor, left, canForce] of cases) {
    const result = standing(
      codes.map((code) => ({ code })),
      atTheDoor,
    )
    assert.deepEqual(
      result.reasons.map(({ code }) => code),
      left,
      name,
    )
    assert.equal(result.canForce, canForce, name)
  }
})

test('the door is open from check-in until the end', () => {
  const roster = { check_in_opens_at: '2026-11-21T08:30:00Z', ends_at: '2026-11-21T10:00:00Z' } as Roster
  const at = (time: string) => isAtTheDoor(roster, Date.parse(`2026-11-21T${time}Z`))
  assert.deepEqual([at('08:29:59'), at('08:30:00'), at('09:59:59'), at('10:00:00')], [false, true, true, false])
})

test('a class has begun, and is over, from that very moment', () => {
  const roster = { starts_at: '2026-11-21T09:00:00Z', ends_at: '2026-11-21T10:00:00Z' }
  const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)
  assert.deepEqual([hasBegun(roster, at('08:59:59.999')), hasBegun(roster, at('09:00:00'))], [false, true])
  assert.deepEqual([isOver(roster, at('09:59:59.999')), isOver(roster, at('10:00:00'))], [false, true])
})

test('a begun minute of an offer counts whole', () => {
  const left = (time: string) => minutesUntil('2026-11-21T10:00:00Z', Date.parse(`2026-11-21T${time}Z`))
  assert.deepEqual([left('08:00:00'), left('08:00:00.001'), left('07:59:59.999')], [120, 120, 121])
  assert.deepEqual([left('09:59:59.999'), left('10:00:00'), left('10:01:00')], [1, 0, -1])
})
