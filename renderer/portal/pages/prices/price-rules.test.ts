import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grouped, perClass } from './price-rules.ts'
import { priceNow } from '../../../../server/features/membership-types/price-rules.ts'

const PLAIN = {
  type: 'class_pack' as const,
  price: 120,
  intro_price: null,
  is_intro_offer: false,
  credits_included: null,
  credits_per_interval: null,
  unlimited: false,
  takes_one_credit: true,
}

const cases: [what: string, type: Partial<typeof PLAIN> | object, price: number, each: number | null][] = [
  ['a pack of ten', { credits_included: 10 }, 120, 12],
  ['a pack of one', { credits_included: 1 }, 120, null],
  ['a pass', { unlimited: true }, 120, null],
  ['a pass with credits from before', { unlimited: true, credits_included: 10 }, 120, null],
  ['eight classes a month', { credits_per_interval: 8 }, 120, 15],
  ['an intro offer', { is_intro_offer: true, intro_price: 30, credits_included: 3 }, 30, 10],
  ['an intro offer at the usual price', { is_intro_offer: true, credits_included: 3 }, 120, 40],
  ['an intro price that no offer has', { intro_price: 30 }, 120, null],
  ['a pack for classes that take several credits', { credits_included: 10, takes_one_credit: false }, 120, null],
  ['something free', { is_intro_offer: true, intro_price: 0, credits_included: 2 }, 0, 0],
]
for (const [what, terms, price, each] of cases)
  test(`${what} costs ${price}, a class of it ${each ?? 'nothing of its own'}`, () => {
    const type = { ...PLAIN, ...terms }
    assert.deepEqual([priceNow(type), perClass(type)], [price, each])
  })

test('prices stand in the order in which somebody new takes them, the cheapest first', () => {
  const types = [
    { ...PLAIN, name: 'monthly', type: 'subscription' as const },
    { ...PLAIN, name: 'twenty', price: 200 },
    { ...PLAIN, name: 'ten' },
    { ...PLAIN, name: 'single', type: 'drop_in' as const },
    { ...PLAIN, name: 'try', type: 'time_pass' as const, is_intro_offer: true },
  ]
  const found = grouped(types).map((one) => [one.group, one.types.map(({ name }) => name)])
  assert.deepEqual(found, [
    ['intro', ['try']],
    ['drop_in', ['single']],
    ['class_pack', ['ten', 'twenty']],
    ['subscription', ['monthly']],
  ])
})
