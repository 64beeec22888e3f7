import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ErrorCode, Reason } from '../../../api/errors.ts'
import { asWritten } from '../../../lib/sayings/sayings.ts'
import type { UsableMembership } from '../../memberships/usability-rules.ts'
import type { BookingDecision } from '../booking/booking-rules.ts'
import { decideStanding, reachOf, type Attempt, type Reach } from './rules.ts'

const timezone = 'Europe/Madrid'
const now = '2026-03-04T11:00:00.000Z'
const starts_at = '2026-03-10T17:00:00.000Z'
const free_until = '2026-03-10T05:00:00.000Z'

const inReach: Reach = {
  now,
  timezone,
  standing: { starts_on: '2026-03-04', ends_on: null },
  cls: { starts_at, status: 'scheduled' },
  days_ahead: 28,
  free_until,
  was_refused: false,
}

const reaches: readonly [what: string, change: Partial<Reach>, expected: ReturnType<typeof reachOf>][] = [
  ['a class next week', {}, 'due'],
  ['the last day ahead', { days_ahead: 6 }, 'due'],
  ['a day further', { days_ahead: 5 }, 'later'],
  ['its first day', { standing: { starts_on: '2026-03-10', ends_on: '2026-03-10' } }, 'due'],
  ['before its first day', { standing: { starts_on: '2026-03-11', ends_on: null } }, 'outside'],
  ['after its last day', { standing: { starts_on: '2026-03-04', ends_on: '2026-03-09' } }, 'outside'],
  ['cancelled', { cls: { starts_at, status: 'cancelled' } }, 'outside'],
  ['begun', { now: starts_at }, 'outside'],
  ['cancelling is free to this moment', { now: free_until }, 'due'],
  ['refused, to a day before', { was_refused: true, now: '2026-03-09T17:00:00.000Z' }, 'due'],
  ['refused, and less than a day ahead', { was_refused: true, now: '2026-03-09T17:00:00.001Z' }, 'over'],
  ['not refused, and less than a day ahead', { now: '2026-03-09T17:00:00.001Z' }, 'due'],
  ['cancelling is free no more', { now: '2026-03-10T05:00:00.001Z' }, 'over'],
]

test('which classes are due', () => {
  for (const [what, change, expected] of reaches) assert.equal(reachOf({ ...inReach, ...change }), expected, what)
})

const pass: UsableMembership = {
  id: 1,
  name: 'Eight a month',
  type: 'subscription',
  status: 'active',
  unlimited: false,
  starts_on: '2026-03-01',
  expires_on: null,
  past_due_since: null,
  pause: null,
  grants: [],
  renews_on: '2026-04-01',
}

const books: BookingDecision = {
  kind: 'book',
  entitlement: { membership_id: 1, credits: 1 },
  is_unpaid: false,
  is_paid_there: false,
  overridden: [],
}
const refused = (...codes: ErrorCode[]): BookingDecision => ({
  kind: 'refuse',
  reasons: codes.map((code): Reason => ({ code, detail: asWritten(code), rule: 'rule' })),
})

const attempt: Attempt = {
  now,
  timezone,
  cls: { starts_at },
  decision: books,
  opens_at: null,
  memberships: [pass],
}
const ANHOUR = '2026-03-04T12:00:00.000Z'

const cases: readonly [what: string, change: Partial<Attempt>, expected: string][] = [
  ['may be booked', {}, 'book'],
  ['the day of the renewal', { memberships: [{ ...pass, renews_on: '2026-03-10' }] }, `later ${ANHOUR}`],
  ['the day before it', { memberships: [{ ...pass, renews_on: '2026-03-11' }] }, 'book'],
  ['unlimited: nothing renews', { memberships: [{ ...pass, unlimited: true, renews_on: null }] }, 'book'],
  [
    'another one renews',
    {
      memberships: [
        { ...pass, renews_on: null },
        { ...pass, id: 2, renews_on: '2026-03-10' },
      ],
    },
    'book',
  ],
  ['only full', { decision: refused('CLASS_FULL') }, 'wait'],
  ['full, and nothing pays', { decision: refused('CLASS_FULL', 'NO_ENTITLEMENT') }, `refuse ${ANHOUR}`],
  ['nothing pays', { decision: refused('NO_ENTITLEMENT') }, `refuse ${ANHOUR}`],
  ['not signed', { decision: refused('WAIVER_UNSIGNED') }, `refuse ${ANHOUR}`],
  ['not open yet', { decision: refused('BOOKING_NOT_OPEN'), opens_at: '2026-03-05T17:00:00.000Z' }, `later ${ANHOUR}`],
  [
    'open in a minute',
    { decision: refused('BOOKING_NOT_OPEN'), opens_at: '2026-03-04T11:01:00.000Z' },
    'later 2026-03-04T11:01:00.000Z',
  ],
  ['not open and not signed', { decision: refused('BOOKING_NOT_OPEN', 'WAIVER_UNSIGNED') }, `later ${ANHOUR}`],
  ['paused', { decision: refused('MEMBERSHIP_PAUSED') }, `later ${ANHOUR}`],
  ['too many to come', { decision: refused('MEMBERSHIP_UPCOMING_LIMIT') }, `later ${ANHOUR}`],
  [
    'too many to come, and open since yesterday',
    { decision: refused('MEMBERSHIP_UPCOMING_LIMIT'), opens_at: '2026-03-03T17:00:00.000Z' },
    `later ${ANHOUR}`,
  ],
  ['used up until after the class', { decision: refused('NO_CREDITS_LEFT') }, `refuse ${ANHOUR}`],
  [
    'used up until the renewal',
    { decision: refused('NO_CREDITS_LEFT'), memberships: [{ ...pass, renews_on: '2026-03-10' }] },
    `later ${ANHOUR}`,
  ],
  [
    'used up, and not signed',
    { decision: refused('WAIVER_UNSIGNED', 'NO_CREDITS_LEFT'), memberships: [{ ...pass, renews_on: '2026-03-10' }] },
    `refuse ${ANHOUR}`,
  ],
]

test('what becomes of a class that is due', () => {
  for (const [what, change, expected] of cases) {
    const outcome = decideStanding({ ...attempt, ...change })
    assert.equal(['look_at' in outcome ? `${outcome.kind} ${outcome.look_at}` : outcome.kind].join(), expected, what)
  }
})
