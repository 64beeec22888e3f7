import assert from 'node:assert/strict'
import { test } from 'node:test'
import { membershipCan, membershipTransition, type MembershipStatus } from './state-rules.ts'
import { decideStatus, statusOnDate, type StatusChange } from './status-rules.ts'

const STATUSES: MembershipStatus[] = ['pending', 'active', 'paused', 'expired', 'cancelled']

const ways: Record<string, string> = {
  'pending active': 'activate',
  'pending cancelled': 'cancel',
  'active paused': 'pause',
  'active expired': 'expire',
  'active cancelled': 'cancel',
  'paused active': 'resume',
  'paused cancelled': 'cancel',
  'expired active': 'extend',
  'expired cancelled': 'cancel',
}

test('only the transitions of the table exist', () => {
  for (const from of STATUSES) {
    for (const to of STATUSES) assert.equal(membershipTransition(from, to), ways[`${from} ${to}`], `${from} ${to}`)
  }
  assert.equal(membershipCan('active', 'pause'), true)
  assert.equal(membershipCan('paused', 'pause'), false)
  assert.equal(membershipCan('cancelled', 'cancel'), false)
})

const base: StatusChange = {
  from: 'active',
  to: 'active',
  starts_on: '2026-03-01',
  expires_on: '2026-03-30',
  today: '2026-03-15',
}
const cases: [change: Partial<StatusChange>, outcome: string][] = [
  [{}, 'unchanged'],
  [{ from: 'cancelled', to: 'cancelled' }, 'unchanged'],
  [{ to: 'paused' }, 'pause'],
  [{ to: 'pending' }, 'refuse'],
  [{ from: 'cancelled', to: 'active' }, 'refuse'],
  [{ from: 'paused', to: 'expired' }, 'refuse'],
  [{ from: 'pending' }, 'activate'],
  [{ from: 'pending', today: '2026-03-01' }, 'activate'],
  [{ from: 'pending', today: '2026-02-28' }, 'refuse'],
  [{ from: 'pending', today: '2026-02-28', to: 'cancelled' }, 'cancel'],
  [{ from: 'pending', awaiting_payment: true }, 'refuse'],
  [{ from: 'pending', today: '2026-03-31' }, 'refuse'],
  [{ from: 'expired' }, 'refuse'],
  [{ from: 'expired', today: '2026-03-30' }, 'refuse'],
  [{ from: 'expired', today: '2026-03-31' }, 'refuse'],
  [{ from: 'expired', today: '2027-03-31', expires_on: null }, 'refuse'],
  [{ from: 'expired', former_expires_on: '2026-06-30' }, 'refuse'],
]

test('a status changes along the table, when the dates agree', () => {
  for (const [change, outcome] of cases) {
    const decision = decideStatus({ ...base, ...change })
    assert.equal(decision.kind === 'change' ? decision.action : decision.kind, outcome, JSON.stringify(change))
    if (decision.kind === 'refuse') assert.equal(decision.reasons[0]?.code, 'MEMBERSHIP_INVALID_TRANSITION')
  }
})

test('the calendar starts and ends memberships', () => {
  const on = (status: MembershipStatus, today: string, more = {}) => statusOnDate({ ...base, status, today, ...more })
  assert.equal(on('pending', '2026-02-28'), 'pending')
  assert.equal(on('pending', '2026-03-01'), 'active')
  assert.equal(on('pending', '2026-03-01', { awaiting_payment: true }), 'pending')
  assert.equal(on('pending', '2026-03-31'), 'expired')
  assert.equal(on('active', '2026-03-30'), 'active')
  assert.equal(on('active', '2026-03-31'), 'expired')
  assert.equal(on('active', '2030-01-01', { expires_on: null }), 'active')
  assert.equal(on('paused', '2026-03-31'), 'paused')
  assert.equal(on('cancelled', '2026-03-10'), 'cancelled')
})

test('what a clock that ran ahead has said of a day that is still to come is not so', () => {
  const on = (status: MembershipStatus, today: string, more = {}) => statusOnDate({ ...base, status, today, ...more })
  assert.equal(on('expired', '2026-03-30'), 'active')
  assert.equal(on('expired', '2026-02-28'), 'pending')
  assert.equal(on('active', '2026-02-28'), 'pending')
  assert.equal(on('expired', '2026-03-31'), 'expired')
  assert.equal(on('expired', '2026-03-30', { ended_early: true }), 'expired')
  assert.equal(on('expired', '2026-03-15', { ended_early: true, expires_on: null }), 'expired')
})
