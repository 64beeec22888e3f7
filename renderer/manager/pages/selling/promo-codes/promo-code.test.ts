import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  faultsOf,
  promoState,
  termsOf,
  valuesOf,
  type PromoCode,
  type PromoState,
  type PromoValues,
} from './promo-code.ts'

const NOW = '2026-03-10T12:00:00.000Z'
const code: PromoCode = {
  id: 1,
  code: 'SPRING-20',
  discount_type: 'percentage',
  discount_value: 20,
  applicable_membership_type_ids: [],
  applies_to_classes: false,
  max_uses: null,
  one_per_client: false,
  client_id: null,
  valid_from: '2026-03-01T00:00:00.000Z',
  valid_until: null,
  is_active: true,
  used_count: 0,
  created_at: NOW,
  updated_at: NOW,
}

const states: [name: string, part: Partial<PromoCode>, state: PromoState][] = [
  ['good', {}, 'active'],
  ['good from this moment on', { valid_from: NOW }, 'active'],
  ['good at its last moment', { valid_until: NOW }, 'active'],
  ['a moment later', { valid_until: '2026-03-10T11:59:59.999Z' }, 'over'],
  ['not yet', { valid_from: '2026-03-10T12:00:00.001Z' }, 'coming'],
  ['one use left', { max_uses: 3, used_count: 2 }, 'active'],
  ['the last use gone', { max_uses: 3, used_count: 3 }, 'usedUp'],
  ['over before used up', { max_uses: 1, used_count: 1, valid_until: '2026-03-09T00:00:00.000Z' }, 'over'],
  ['switched off before anything', { is_active: false, valid_until: '2026-03-09T00:00:00.000Z' }, 'deactivated'],
]

for (const [name, part, state] of states) {
  test(`${name} is ${state}`, () => assert.equal(promoState({ ...code, ...part }, Date.parse(NOW)), state))
}

const days = { today: '2026-03-10', dayOf: (instant: string) => instant.slice(0, 10) }

test('what is read into the form goes back as it was', () => {
  const some = { ...code, applicable_membership_type_ids: [3], discount_type: 'fixed_amount', max_uses: 5 } as const
  for (const one of [code, { ...some, applicable_membership_type_ids: [3] }]) {
    const { id, client_id, is_active, used_count, created_at, updated_at, ...terms } = one
    assert.deepEqual(termsOf(valuesOf(one, days)), { ...terms, valid_from: '2026-03-01' })
  }
})

test('a new code is good from today on, for everything', () => {
  const { valid_from, valid_until, applicable_membership_type_ids: types } = termsOf(valuesOf(undefined, days))
  assert.deepEqual([valid_from, valid_until, types], ['2026-03-10', null, []])
})

const faults: [name: string, part: Partial<PromoValues>, field: keyof PromoValues, fault: string | undefined][] = [
  ['no percentage', { percentage: null }, 'percentage', 'required'],
  ['nothing off', { percentage: 0 }, 'percentage', 'notZero'],
  ['all of it off', { percentage: 100 }, 'percentage', undefined],
  ['more than all', { percentage: 100.5 }, 'percentage', 'tooMuch'],
  ['no amount', { discount_type: 'fixed_amount' }, 'amount', 'required'],
  ['an amount over 100', { discount_type: 'fixed_amount', amount: 150 }, 'amount', undefined],
  [
    'a percentage that does not count',
    { discount_type: 'fixed_amount', percentage: 150, amount: 5 },
    'amount',
    undefined,
  ],
  ['all, so none is chosen', { reach: 'all' }, 'types', undefined],
  ['some', { reach: 'some', types: [3] }, 'types', undefined],
  ['only some, but none', { reach: 'some' }, 'types', 'noType'],
  ['one day', { valid_until: '2026-03-10' }, 'valid_until', undefined],
  ['no last day', { valid_until: null }, 'valid_until', undefined],
  ['no first day', { valid_from: null, valid_until: '2026-03-10' }, 'valid_until', undefined],
  ['ends before it begins', { valid_until: '2026-03-09' }, 'valid_until', 'order'],
]

for (const [name, part, field, fault] of faults) {
  test(`${name}: ${fault ?? 'fine'}`, () =>
    assert.equal(faultsOf({ ...valuesOf(undefined, days), ...part })[field], fault))
}
