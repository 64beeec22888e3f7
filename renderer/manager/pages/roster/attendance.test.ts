import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  doorOf,
  hasBegun,
  isOver,
  minutesUntil,
  type Door,
  seatless,
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

test('who has no seat, or one that the room has no more, is named beside it', () => {
  const seated = [null, 7, 8].map((seat_id, index) => ({ booking_id: index, seat_id }) as RosterBooking)
  assert.deepEqual(
    seatless(seated, [{ id: 7 }]).map(({ seat_id }) => seat_id),
    [null, 8],
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
  const cases: [string, string[], Door, string[], boolean][] = [
    ['nothing against it', [], 'closed', [], false],
    ['nothing to pay with', ['NO_ENTITLEMENT'], 'closed', ['NO_ENTITLEMENT'], true],
    ['full', ['CLASS_FULL', 'NO_ENTITLEMENT'], 'closed', ['CLASS_FULL', 'NO_ENTITLEMENT'], false],
    ['begun', ['CLASS_STARTED'], 'closed', ['CLASS_STARTED'], false],
    ['begun, at the door', ['CLASS_STARTED', 'BOOKING_CLOSED'], 'open', [], false],
    ['begun and full', ['CLASS_STARTED', 'CLASS_FULL'], 'open', ['CLASS_FULL'], false],
    ['over and full', ['CLASS_STARTED', 'CLASS_FULL'], 'over', [], false],
    ['over, cancelled', ['CLASS_CANCELLED', 'CLASS_STARTED'], 'over', ['CLASS_CANCELLED'], false],
    ['at the door, unsigned', ['CLASS_STARTED', 'WAIVER_UNSIGNED'], 'open', ['WAIVER_UNSIGNED'], true],
    ['booked already', ['ALREADY_BOOKED'], 'open', ['ALREADY_BOOKED'], false],
  ]
  for (const [name, codes, door, left, canForce] of cases) {
    const result = standing(
      codes.map((code) => ({ code })),
      door,
    )
    assert.deepEqual(
      result.reasons.map(({ code }) => code),
      left,
      name,
    )
    assert.equal(result.canForce, canForce, name)
  }
})

test('the door is open from check-in until the end, and who was missed is added for 30 days', () => {
  const times = { check_in_opens_at: '2026-11-21T08:30:00Z', starts_at: '2026-11-21T09:00:00Z' }
  const roster = { ...times, ends_at: '2026-11-21T10:00:00Z' } as Roster
  const moments: [string, Door][] = [
    ['2026-11-21T08:29:59Z', 'closed'],
    ['2026-11-21T08:30:00Z', 'open'],
    ['2026-11-21T09:59:59Z', 'open'],
    ['2026-11-21T10:00:00Z', 'over'],
    ['2026-12-21T09:00:00Z', 'over'],
    ['2026-12-21T09:00:01Z', 'closed'],
  ]
  for (const [now, door] of moments) assert.equal(doorOf(roster, Date.parse(now)), door, now)
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
