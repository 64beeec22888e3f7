import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../../../../messages/clientProfile/subscription.ts'
import { nextOf, stateOf, type Subscription } from './subscription-words.ts'

const { subscription: m } = en
const date = (instant: string) => instant.slice(0, 10)
const active = {
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: '2026-04-04T10:00:00.000Z',
  ended_at: null,
  canceled_locally: false,
} as const
const ended = { status: 'canceled', ended_at: '2026-03-20T10:00:00.000Z' } as const

type Told = Partial<Pick<Subscription, 'status' | 'cancel_at_period_end' | 'ended_at' | 'canceled_locally'>>

const cases: [what: string, told: Told, word: string, tone: string, next: string | null][] = [
  ['one that is collected', {}, 'Active', 'good', 'Next payment on 2026-04-04'],
  ['one on trial', { status: 'trialing' }, 'Trial', 'info', 'Next payment on 2026-04-04'],
  [
    'one that was cancelled',
    { cancel_at_period_end: true },
    'Cancelled',
    'warn',
    'Ends on 2026-04-04. No more payments are collected.',
  ],
  ['one that fails', { status: 'past_due' }, 'Payment failing', 'bad', null],
  [
    'one that fails and was cancelled',
    { status: 'past_due', cancel_at_period_end: true },
    'Payment failing',
    'bad',
    'Ends on 2026-04-04. No more payments are collected except the one that is open.',
  ],
  ['one that never began', { status: 'incomplete' }, 'First payment missing', 'warn', null],
  ['one that rests', { status: 'paused' }, 'Paused', 'warn', null],
  ['one that has ended', ended, 'Ended', 'plain', 'Ended on 2026-03-20'],
  [
    'one that was ended here alone',
    { ...ended, canceled_locally: true },
    'Ended',
    'plain',
    m.endedHere('2026-03-20', '2026-04-04'),
  ],
]

for (const [what, told, word, tone, next] of cases) {
  test(`${what} says how it stands and what comes next`, () => {
    const facts = { ...active, ...told }
    assert.deepEqual(stateOf(facts, m), { word, tone })
    assert.equal(nextOf(facts, m, date), next)
  })
}
