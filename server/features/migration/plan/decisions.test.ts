import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { planOf } from '../fixtures/plan-of.ts'
import { decideState, type StateFacts } from './membership-state.ts'
import type { Answers, Existing, ExistingPerson, Plan } from './model.ts'

const told = (plan: Plan) => plan.rows.map(({ disposition, reason }) => [disposition, reason])

const TODAY = '2026-03-02'
const running: StateFacts = {
  said: null,
  renews: false,
  expired: false,
  frozen: false,
  refunded: false,
  starts_on: '2026-01-01',
  expires_on: null,
  cancelled_on: null,
  completed_on: null,
}

describe('the state of an imported membership', () => {
  const cases: [
    name: string,
    facts: Partial<StateFacts>,
    status: string,
    expires: string | null,
    cancelled: string | null,
  ][] = [
    ['without a word', {}, 'active', null, null],
    ['said to be active', { said: 'active' }, 'active', null, null],
    ['said to be pending, begun', { said: 'pending' }, 'pending', null, null],
    ['that begins tomorrow', { starts_on: '2026-03-03' }, 'pending', null, null],
    ['that begins today', { starts_on: TODAY }, 'active', null, null],
    ['paused, not begun', { said: 'paused', starts_on: '2026-03-03' }, 'paused', null, null],
    ['frozen', { frozen: true }, 'paused', null, null],
    ['frozen and over', { frozen: true, expires_on: '2026-03-01' }, 'expired', '2026-03-01', null],
    ['frozen, on its last day', { frozen: true, expires_on: TODAY }, 'paused', TODAY, null],
    ['refunded', { refunded: true, said: 'active' }, 'cancelled', null, null],
    ['refunded on a day', { refunded: true, cancelled_on: '2026-02-01' }, 'cancelled', null, '2026-02-01'],
    ['cancelled today', { cancelled_on: TODAY }, 'cancelled', null, TODAY],
    ['cancelled for tomorrow', { cancelled_on: '2026-03-03' }, 'active', '2026-03-03', null],
    ['said cancelled, for tomorrow', { said: 'cancelled', cancelled_on: '2026-03-03' }, 'active', '2026-03-03', null],
    ['said cancelled, no day', { said: 'cancelled' }, 'cancelled', null, null],
    ['said active, cancelled before', { said: 'active', cancelled_on: '2026-02-01' }, 'active', null, null],
    ['flagged as over', { expired: true }, 'expired', null, null],
    ['said over, on completion', { said: 'expired', completed_on: '2026-02-03' }, 'expired', '2026-02-03', null],
    [
      'said over, with an end',
      { said: 'expired', completed_on: '2026-02-03', expires_on: '2026-02-28' },
      'expired',
      '2026-02-28',
      null,
    ],
    [
      'that has its end and a later cancellation',
      { expires_on: '2026-04-01', cancelled_on: '2026-03-31' },
      'active',
      '2026-04-01',
      null,
    ],
  ]
  for (const [name, facts, status, expires_on, cancelled_on] of cases)
    it(`${name}: ${status}`, () => {
      const { note, ...state } = decideState({ ...running, ...facts }, TODAY)
      assert.deepEqual(state, { status, expires_on, cancelled_on })
      assert.equal(note, null)
    })
  it('is said to be another than its end shows', () => {
    const { note, status } = decideState({ ...running, said: 'active', expires_on: '2026-03-01' }, TODAY)
    assert.deepEqual([status, note], ['expired', 'It is said to be active but ended on 2026-03-01.'])
  })
})

const head = 'Name,Email,Membership Name,Type,Status,Start Date,Expiration Date,Remaining,Price'
const file = (...lines: string[]) => `${[head, ...lines].join('\r\n')}\r\n`
const ana: ExistingPerson = {
  id: 7,
  full_name: 'Ana',
  email: 'ana@example.com',
  phone: null,
  date_of_birth: null,
  joined_on: null,
  address: null,
  emergency_contact: null,
  marketing_email: null,
  marketing_sms: null,
  has_login: false,
  guardian_id: null,
}
const pass = { id: 3, name: 'Gold', type: 'class_pack' as const, has_credits: true, credits_included: 10 }
const time = { id: 4, name: 'Silver', type: 'time_pass' as const, has_credits: false, credits_included: null }
const here = (starts_on: string, expires_on: string | null, more: object = {}) => ({
  id: 9,
  client_id: 7,
  membership_type_id: 4,
  starts_on,
  expires_on,
  status: 'active' as const,
  ...more,
})

describe('a membership row', () => {
  const gold = (start: string, remaining: string, status = 'active') =>
    file(`Ana,ana@example.com,Gold,prepaid,${status},${start},,${remaining},`)
  const silver = (start: string, end = '') => file(`Ana,ana@example.com,Silver,,active,${start},${end},,`)
  const already = (...memberships: Existing['memberships']) => ({ clients: [ana], memberships })
  const cases: [
    name: string,
    text: string,
    answers: Answers,
    existing: Partial<Existing>,
    fate: string,
    reason: RegExp | null,
    left?: number | null,
  ][] = [
    ['says how many are left', gold('2026-01-01', '3'), {}, {}, 'created', null, 3],
    ['asks how many are left', gold('2026-01-01', ''), {}, {}, 'rejected', /how many credits are left/],
    ['has all of them by the answer', gold('2026-01-01', ''), { unknown_credits: 'full' }, {}, 'created', null, 10],
    ['has none of them by the answer', gold('2026-01-01', ''), { unknown_credits: 'none' }, {}, 'created', null, 0],
    ['that is over has none, unasked', gold('2026-01-01', '', 'expired'), {}, {}, 'created', null, 0],
    ['that is cancelled has none, unasked', gold('2026-01-01', '', 'cancelled'), {}, {}, 'created', null, 0],
    [
      'is unlimited where classes are counted',
      gold('2026-01-01', 'unlimited'),
      {},
      {},
      'rejected',
      /“Gold” has a number of credits/,
    ],
    ['counts nothing where nothing is counted', silver('2026-01-01'), {}, {}, 'created', null, null],
    ['has no start', silver(''), {}, {}, 'rejected', /no start date; your answer/],
    [
      'has no start and is left out',
      silver(''),
      { missing_start: 'leave_out' },
      {},
      'skipped',
      /left out, as you chose/,
    ],
    ['has a status nobody knows', gold('2026-01-01', '3', 'platin'), {}, {}, 'rejected', /“platin” needs/],
    ['is here', silver('2026-01-01'), {}, already(here('2026-01-01', null)), 'matched', /here already/],
    [
      'is here with an end',
      silver('2026-01-01'),
      {},
      already(here('2026-01-01', '2026-06-30')),
      'matched',
      /here already/,
    ],
    [
      'is here with its end',
      silver('2026-01-01', '2026-06-30'),
      {},
      already(here('2026-01-01', '2026-06-30')),
      'matched',
      /here/,
    ],
    [
      'ends on another day',
      silver('2026-01-01', '2026-06-29'),
      { two_active_plans: 'keep_all' },
      already(here('2026-01-01', '2026-06-30')),
      'created',
      null,
      null,
    ],
    [
      'begins on another day',
      silver('2026-01-02'),
      { two_active_plans: 'keep_all' },
      already(here('2026-01-01', null)),
      'created',
      null,
      null,
    ],
    [
      'is of another type',
      silver('2026-01-01'),
      { two_active_plans: 'keep_all' },
      already(here('2026-01-01', null, { membership_type_id: 3 })),
      'created',
      null,
      null,
    ],
    [
      'is another client’s',
      silver('2026-01-01'),
      {},
      already(here('2026-01-01', null, { client_id: 8 })),
      'created',
      null,
      null,
    ],
  ]
  for (const [name, text, answers, existing, fate, reason, left] of cases)
    it(name, async () => {
      const all = { membership_types: [pass, time], ...existing }
      const plan = await planOf('memberships', text, { answers, existing: all })
      const [planned] = plan.rows
      assert.equal(planned?.disposition, fate)
      if (reason) assert.match(planned?.reason ?? '', reason)
      else assert.equal(planned?.reason, null)
      if (left !== undefined) assert.equal(planned?.membership?.credits_remaining, left)
    })

  it('is the newest of several running plans; of two from one day the later row', async () => {
    const line = (start: string, price = 1) => `Ana,ana@example.com,Silver,,active,${start},,,${price}`
    const text = file(line('2026-02-01'), line('2026-01-01'), line('2026-02-01', 2))
    const options = { existing: { membership_types: [time] }, answers: { two_active_plans: 'keep_newest' as const } }
    const newer = 'There’s a newer membership; this one is left out, as you chose.'
    const plan = await planOf('memberships', text, options)
    assert.deepEqual(told(plan), [
      ['skipped', newer],
      ['skipped', newer],
      ['created', null],
    ])
    const warned = plan.problems.filter(({ field }) => field === 'status')
    assert.deepEqual(
      warned.map(({ row: at, severity, message }) => [at, severity, message]),
      [2, 3, 4].map((at) => [at, 'warning', 'Ana has 3 running plans.']),
    )
  })
  it('counts the running plan that is here, not one that is over', async () => {
    const text = silver('2026-02-01')
    for (const [status, asked] of [
      ['active', ['two_active_plans']],
      ['paused', ['two_active_plans']],
      ['expired', []],
      ['cancelled', []],
      ['pending', []],
    ] as const) {
      const existing = { membership_types: [time], ...already(here('2025-01-01', null, { status })) }
      const plan = await planOf('memberships', text, { existing })
      assert.deepEqual(
        plan.questions.map(({ id }) => id),
        asked,
        status,
      )
    }
  })
})

describe('a row of the instructors', () => {
  it('is told why it is left', async () => {
    const lines = ['Inés,ines@example.com,Yoga', 'INÉS,INES@example.com,', 'Lu,ines@example.com,', 'Bo,,']
    const more = ['Ira,IRA@example.com,', 'Iris,ira@example.com,', 'Mo,desk@example.com,', ',x@example.com,']
    const plan = await planOf('instructors', `Full name,Email,Bio\r\n${[...lines, ...more].join('\r\n')}\r\n`, {
      existing: {
        instructors: [{ id: 1, full_name: 'Ira', email: 'Ira@example.com' }],
        staff_emails: ['Desk@example.com'],
      },
    })
    const taken = 'Someone on the team already has this email address.'
    assert.deepEqual(told(plan), [
      ['created', null],
      ['skipped', 'The same person as in row 2.'],
      ['rejected', 'Another person in row 2 has the same email address.'],
      ['rejected', 'An instructor needs an email address to sign in with.'],
      ['matched', 'This instructor is here already.'],
      ['rejected', taken],
      ['rejected', taken],
      ['rejected', 'The row has no name.'],
    ])
    assert.deepEqual(plan.rows[0]?.instructor, {
      full_name: 'Inés',
      email: 'ines@example.com',
      bio: 'Yoga',
      is_active: true,
    })
    const errors = plan.problems.filter(({ severity }) => severity === 'error')
    assert.deepEqual(
      errors.map(({ row: at, field }) => [at, field]),
      [
        [4, 'email'],
        [5, 'email'],
        [7, 'email'],
        [8, 'email'],
        [9, 'full_name'],
      ],
    )
  })
})
