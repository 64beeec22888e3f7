import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BookableClass } from '../booking/booking-rules.ts'
import { waitlistCan, type WaitlistStatus } from '../state-rules.ts'
import { decideConfirm, decideJoin, type JoinRequest } from './entry-rules.ts'

const cls: BookableClass = {
  name: 'Vinyasa',
  status: 'scheduled',
  starts_at: '2026-05-05T16:00:00.000Z',
  ends_at: '2026-05-05T17:00:00.000Z',
  capacity: 10,
  booking_open_hours_before: null,
  booking_close_hours_before: 1,
}
const CLOSES = '2026-05-05T15:00:00.000Z'

const join: JoinRequest = {
  now: '2026-05-04T08:00:00.000Z',
  timezone: 'Europe/Madrid',
  cls,
  seats: { booked: 9, held: 1 },
  client: { is_active: true },
  own_booking_id: null,
  own_entry_id: null,
}
const joins: [request: Partial<JoinRequest>, codes: string[]][] = [
  [{}, []],
  [{ seats: { booked: 9, held: 0 } }, ['CLASS_NOT_FULL']],
  [{ client: { is_active: false } }, ['CLIENT_INACTIVE']],
  [{ own_booking_id: 1 }, ['ALREADY_BOOKED']],
  [{ own_entry_id: 1 }, ['ALREADY_WAITING']],
  [{ now: CLOSES }, []],
  [{ now: '2026-05-05T15:00:00.001Z' }, ['BOOKING_CLOSED']],
  [
    { now: cls.starts_at, cls: { ...cls, status: 'cancelled' } },
    ['CLASS_CANCELLED', 'CLASS_STARTED', 'BOOKING_CLOSED'],
  ],
]

test('joining the waitlist of a full class', () => {
  for (const [request, codes] of joins) {
    const decision = decideJoin({ ...join, ...request })
    assert.deepEqual(
      decision.kind === 'refuse' ? decision.reasons.map(({ code }) => code) : [],
      codes,
      JSON.stringify(request),
    )
  }
})

test('a reason says what to do instead, where there is something', () => {
  const reasonFor = (request: Partial<JoinRequest>) => {
    const decision = decideJoin({ ...join, ...request })
    return decision.kind === 'refuse' ? decision.reasons[0] : undefined
  }
  assert.equal(reasonFor({ seats: { booked: 9, held: 0 } })?.fix, 'book')
  assert.deepEqual(Object.keys(reasonFor({ own_entry_id: 1 }) ?? {}), ['code', 'detail', 'rule'])
})

test('an offer can be confirmed up to its deadline', () => {
  const until = '2026-05-04T09:00:00.000Z'
  const confirms: [status: WaitlistStatus, offer: string | null, now: string, outcome: string][] = [
    ['offered', until, until, 'confirm'],
    ['offered', until, '2026-05-04T09:00:00.001Z', 'WAITLIST_OFFER_EXPIRED'],
    ['expired', until, until, 'WAITLIST_OFFER_EXPIRED'],
    ['expired', null, until, 'WAITLIST_OFFER_EXPIRED'],
    ['waiting', null, until, 'WAITLIST_NOT_OFFERED'],
    ['confirmed', until, until, 'WAITLIST_NOT_OFFERED'],
  ]
  for (const [status, offer_expires_at, now, outcome] of confirms) {
    const decision = decideConfirm({ status, offer_expires_at }, now)
    assert.equal(decision.kind === 'refuse' ? decision.reasons[0]?.code : decision.kind, outcome, `${status} ${now}`)
  }
})

test('entries can be left, declined and confirmed only while they live', () => {
  const statuses: WaitlistStatus[] = [
    'waiting',
    'offered',
    'confirmed',
    'declined',
    'expired',
    'left',
    'skipped',
    'closed',
  ]
  const actions = ['leave', 'decline', 'confirm'] as const
  const possible = statuses.map((status) => actions.filter((action) => waitlistCan(status, action)).join(' '))
  assert.deepEqual(possible, ['leave', 'decline confirm', '', '', '', '', '', ''])
})
