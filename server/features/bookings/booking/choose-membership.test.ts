import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { COVERS_ALL, type Covered } from '../../membership-types/coverage-rules.ts'
import type { UsableMembership, Use } from '../../memberships/usability-rules.ts'
import { chooseMembership, type Wanted } from './choose-membership.ts'

const NOW = '2026-03-10T10:00:00.000Z'

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

/** A class of template 7 on Sunday at 10:00, at location 1. */
const what: Covered = {
  kind: 'class',
  id: 7,
  category_id: 3,
  covered_by_all: true,
  establishment_id: 1,
  on: '2026-03-15',
  at: '10:00',
  credit_cost: 1,
}
const use: Use = { on: '2026-03-15', now: NOW, timezone: 'Europe/Madrid', past_due_days: 3, what }
const coverage = { ...COVERS_ALL.coverage, classes: 'listed' as const, template_ids: [7] }
const usable_times = [{ weekdays: [7], from: '08:00', until: '16:00' }]
const listed = { terms: { ...COVERS_ALL, coverage } }
const timed = { terms: { ...COVERS_ALL, usable_times } }
const narrow = { terms: { ...COVERS_ALL, coverage, usable_times } }
const other = { terms: { ...COVERS_ALL, coverage: { ...coverage, template_ids: [8] } } }
const atLimit = {
  terms: { ...COVERS_ALL, max_per_day: 1 },
  counted: [{ booking_id: 1, on: '2026-03-15', is_to_come: true }],
}

const chosen: [why: string, memberships: UsableMembership[], named: number | null, membership: number][] = [
  ['the only one', [pack(1)], null, 1],
  ['the lower id', [pack(2), pack(1)], null, 1],
  [
    'what expires first',
    [pack(1), pack(2, { expires_on: '2026-05-01' }), pack(3, { expires_on: '2026-04-01' })],
    null,
    3,
  ],
  [
    'whose credit expires first',
    [
      pack(1, { expires_on: '2026-05-01' }),
      pack(2, { grants: [{ id: 20, kind: 'grant', left: 1, expires_on: '2026-04-01' }] }),
    ],
    null,
    2,
  ],
  ['a subscription before a pack', [pack(1, { expires_on: '2026-03-20' }), unlimited(2)], null, 2],
  ['a time pass before a pack', [pack(1), unlimited(2, { type: 'time_pass' })], null, 2],
  ['a pack and a drop-in are alike', [pack(2), pack(3, { type: 'drop_in', expires_on: '2026-04-01' })], null, 3],
  ['rollover credits first', [unlimited(1, { expires_on: '2026-03-20' }), withRollover(2)], null, 2],
  ['rollover in a pack after a subscription', [withRollover(1, { type: 'class_pack' }), unlimited(2)], null, 2],
  ['not one that is empty', [pack(1, { grants: empty }), pack(2)], null, 2],
  ['not one that ended before the class', [pack(1, { expires_on: '2026-03-14' }), pack(2)], null, 2],
  ['the one named, whatever comes first', [unlimited(1), pack(2)], 2, 2],
  [
    'an own one before a shared one that ends first',
    [pack(1, { is_shared: true, expires_on: '2026-03-20' }), pack(2)],
    null,
    2,
  ],
  ['a shared subscription before an own pack', [pack(1), unlimited(2, { is_shared: true })], null, 2],
  ['a listed one before one for all', [pack(1, { expires_on: '2026-03-20' }), pack(2, listed)], null, 2],
  ['two restrictions before one', [pack(1, listed), pack(2, narrow)], null, 2],
  ['a list as much as times', [pack(2, timed), pack(1, listed)], null, 1],
  ['a narrow one before rollover credits', [withRollover(1), unlimited(2, listed)], null, 2],
  ['not one that covers other classes', [pack(1, other), pack(2)], null, 2],
  ['not one at its limit', [pack(1, { ...atLimit, expires_on: '2026-03-20' }), pack(2)], null, 2],
]

test('the membership that pays', () => {
  for (const [why, memberships, named, membership_id] of chosen) {
    const choice = chooseMembership(memberships, use, { named_id: named })
    assert.equal(choice.kind === 'entitled' && choice.entitlement.membership_id, membership_id, why)
  }
})

const refused: [why: string, memberships: UsableMembership[], named: number | null, codes: string[]][] = [
  ['none at all', [], null, ['NO_ENTITLEMENT']],
  ['only cancelled ones', [pack(1, { status: 'cancelled' })], null, ['MEMBERSHIP_CANCELLED']],
  [
    'a cancelled one beside another',
    [pack(1, { status: 'cancelled' }), pack(2, { grants: empty })],
    null,
    ['NO_CREDITS_LEFT'],
  ],
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
    const choice = chooseMembership(memberships, use, { named_id: named })
    assert.deepEqual(choice.kind === 'refuse' && choice.reasons.map(({ code }) => code), codes, why)
  }
})

test('what it takes, and what staff may pass', () => {
  const taken = (memberships: UsableMembership[], wanted: Wanted = {}) => {
    const choice = chooseMembership(memberships, { ...use, what: { ...what, credit_cost: 2 } }, wanted)
    const codes = choice.kind === 'entitled' ? choice.passed.map(({ code }) => code) : []
    return choice.kind === 'entitled'
      ? [choice.entitlement.membership_id, choice.entitlement.credits, ...codes]
      : choice.kind
  }
  assert.deepEqual(taken([pack(1)]), [1, 2])
  assert.deepEqual(taken([unlimited(1)]), [1, 0])
  assert.deepEqual(taken([pack(1, other)], { force: true }), 'refuse')
  assert.deepEqual(taken([pack(1, other)], { force: true, named_id: 1 }), [1, 2, 'NOT_COVERED'])
  assert.deepEqual(taken([pack(1, atLimit)], { force: true, named_id: 1 }), [1, 2, 'MEMBERSHIP_DAY_LIMIT'])
  assert.deepEqual(taken([pack(1, { ...other, grants: empty })], { force: true, named_id: 1 }), 'refuse')
})

describe('whom a class is open to', () => {
  const opening = { starts_at: '2026-03-15T09:00:00.000Z', opens_at: '2026-03-12T09:00:00.000Z' }
  const early = (hours: number) => ({ terms: { ...COVERS_ALL, booking_open_hours_before: hours } })
  const cases: [why: string, memberships: UsableMembership[], told: number | string][] = [
    ['nobody before it opens', [pack(1)], opening.opens_at],
    ['whoever has a membership that opens earlier, to the minute', [pack(1), pack(2, early(119))], 2],
    ['not an hour before that', [pack(1), pack(2, early(118))], '2026-03-10T11:00:00.000Z'],
    ['never later than everybody', [pack(1, early(24))], opening.opens_at],
    [
      'from the earliest of those that would pay',
      [pack(1, early(100)), pack(2, { ...early(500), grants: empty })],
      '2026-03-11T05:00:00.000Z',
    ],
  ]
  for (const [why, memberships, told] of cases) {
    it(why, () => {
      const choice = chooseMembership(memberships, use, { opening })
      assert.equal(
        choice.kind === 'entitled' ? choice.entitlement.membership_id : choice.kind === 'wait' && choice.opens_at,
        told,
      )
    })
  }
})
