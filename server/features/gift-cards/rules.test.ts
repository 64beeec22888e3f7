import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { giftCardReasons, giftCardState, type GiftCardFacts, type GiftCardState } from './rules.ts'

const today = '2026-03-04'
const card = { is_active: true, expires_on: null, remaining_minor: 5000 }

describe('the state of a gift card', () => {
  const cases: [name: string, facts: Partial<GiftCardFacts & { remaining_minor: number }>, state: GiftCardState][] = [
    ['new', {}, 'active'],
    ['with a cent left', { remaining_minor: 1 }, 'active'],
    ['empty', { remaining_minor: 0 }, 'redeemed'],
    ['on its last day', { expires_on: '2026-03-04' }, 'active'],
    ['the day after', { expires_on: '2026-03-03' }, 'expired'],
    ['empty and past its last day', { expires_on: '2026-03-03', remaining_minor: 0 }, 'redeemed'],
    ['switched off', { is_active: false }, 'deactivated'],
    ['switched off, empty, over', { is_active: false, remaining_minor: 0, expires_on: '2026-03-03' }, 'deactivated'],
  ]
  for (const [name, facts, state] of cases) {
    it(name, () => assert.equal(giftCardState({ ...card, ...facts }, today), state))
  }
})

describe('why nothing can be paid with a gift card', () => {
  const cases: [name: string, facts: Partial<GiftCardFacts>, rules: string[]][] = [
    ['good', {}, []],
    ['on its last day', { expires_on: '2026-03-04' }, []],
    ['over', { expires_on: '2026-03-03' }, ['expires_at']],
    ['switched off', { is_active: false }, ['is_active']],
    ['both', { is_active: false, expires_on: '2026-03-03' }, ['is_active', 'expires_at']],
  ]
  for (const [name, facts, rules] of cases) {
    it(name, () => {
      const reasons = giftCardReasons({ ...card, code_last4: '7XQ2', ...facts }, today)
      assert.deepEqual(
        reasons.map(({ rule }) => rule),
        rules,
      )
      for (const { detail } of reasons) assert.match(detail, /7XQ2/)
    })
  }
})
