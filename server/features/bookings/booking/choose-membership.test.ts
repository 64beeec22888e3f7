import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UsableMembership, Use } from '../../memberships/usability-rules.ts'
import { chooseMembership } from './choose-membership.ts'

const use: Use = { on: '2026-03-15', now: '2026-03-10T10:00:00.000Z', timezone: 'Europe/Madrid', past_due_days: 3 }

function pack(id: number, changes: Partial<UsableMembership> = {}): UsableMembership {
  return {
    id,
    name: `Pack ${id}`,
    type: 'class_pack',
    status: 'active',
    unlimited: false,
    starts_on: '2026-03-01',
    expires_on: null,
    past_due_since: null,
    pause: null,
    grants: [{ id: id * 10, kind: 'grant', left: 5, expires_on: null }],
    ...changes,
  }
}

function unlimited(id: number, changes: Partial<UsableMembership> = {}): UsableMembership {
  return pack(id, { type: 'subscription', unlimited: true, grants: [], ...changes })
}

function withRollover(id: number, changes: Partial<UsableMembership> = {}): UsableMembership {
  const grants = [
    { id: id * 10, kind: 'grant' as const, left: 8, expires_on: null },
    { id: id * 10 + 1, kind: 'rollover' as const, left: 2, expires_on: null },
  ]
  return pack(id, { type: 'subscription', grants, ...changes })
}

const empty = [{ id: 1, kind: 'grant' as const, left: 0, expires_on: null }]

const chosen: [
  why: string,
  memberships: UsableMembership[],
  named: number | null,
  membership: number,
  grant: number | null,
][] = [
  ['the only one', [pack(1)], null, 1, 10],
  ['the lower id', [pack(2), pack(1)], null, 1, 10],
  [
    'what expires first',
    [pack(1), pack(2, { expires_on: '2026-05-01' }), pack(3, { expires_on: '2026-04-01' })],
    null,
    3,
    30,
  ],
  [
    'whose credit expires first',
    [
      pack(1, { expires_on: '2026-05-01' }),
      pack(2, { grants: [{ id: 20, kind: 'grant', left: 1, expires_on: '2026-04-01' }] }),
    ],
    null,
    2,
    20,
  ],
  ['a subscription before a pack', [pack(1, { expires_on: '2026-03-20' }), unlimited(2)], null, 2, null],
  ['a time pass before a pack', [pack(1), unlimited(2, { type: 'time_pass' })], null, 2, null],
  ['a pack and a drop-in are alike', [pack(2), pack(3, { type: 'drop_in', expires_on: '2026-04-01' })], null, 3, 30],
  ['rollover credits first', [unlimited(1, { expires_on: '2026-03-20' }), withRollover(2)], null, 2, 21],
  ['rollover in a pack after a subscription', [withRollover(1, { type: 'class_pack' }), unlimited(2)], null, 2, null],
  ['not one that is empty', [pack(1, { grants: empty }), pack(2)], null, 2, 20],
  ['not one that ended before the class', [pack(1, { expires_on: '2026-03-14' }), pack(2)], null, 2, 20],
  ['the one named, whatever comes first', [unlimited(1), pack(2)], 2, 2, 20],
]

test('the membership that pays', () => {
  for (const [why, memberships, named, membership_id, grant_id] of chosen) {
    const choice = chooseMembership(memberships, use, named)
    assert.deepEqual(choice, { kind: 'entitled', entitlement: { membership_id, grant_id } }, why)
  }
})

const refused: [why: string, memberships: UsableMembership[], named: number | null, codes: string[]][] = [
  ['none at all', [], null, ['NO_ENTITLEMENT']],
  ['only cancelled ones', [pack(1, { status: 'cancelled' })], null, ['NO_ENTITLEMENT']],
  ['a cancelled one named', [pack(1, { status: 'cancelled' }), pack(2)], 1, ['MEMBERSHIP_CANCELLED']],
  ['an empty one named', [pack(1, { grants: empty }), pack(2)], 1, ['NO_CREDITS_LEFT']],
  ['one that starts later', [pack(1, { starts_on: '2026-03-16' })], null, ['MEMBERSHIP_NOT_STARTED']],
  [
    'each fault once, in order',
    [
      pack(1, { grants: empty }),
      pack(2, { grants: empty }),
      pack(3, { status: 'expired' }),
      unlimited(4, { status: 'paused' }),
    ],
    null,
    ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE', 'MEMBERSHIP_PAUSED', 'NO_CREDITS_LEFT'],
  ],
]

test('what is wrong with the memberships there are', () => {
  for (const [why, memberships, named, codes] of refused) {
    const choice = chooseMembership(memberships, use, named)
    assert.deepEqual(choice.kind === 'refuse' && choice.reasons.map(({ code }) => code), codes, why)
  }
})
