import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../../../messages/classTemplates/price.ts'
import type { Template } from '../plan/plan-values.ts'
import {
  asksCovered,
  cheapestDropIn,
  freeBy,
  isCovered,
  priceBody,
  priceSentence,
  priceValues,
} from './price-values.ts'

const { price: words } = en()
const money = (n: number) => `€${n}`
const unsaid = priceValues(null)
const template = (more: object) =>
  ({ price: null, credit_cost: 1, covered_by_all: true, pay_in_advance: false, ...more }) as Template

test('the cheapest visit on sale is a drop-in or a pack of one, in the studio’s currency, no intro offer and not free', () => {
  const drop = { type: 'drop_in', price: 15, currency: 'EUR', is_active: true, is_intro_offer: false } as const
  const types = [
    { ...drop, credits_included: 1 },
    { ...drop, credits_included: 10, type: 'class_pack', price: 3 } as const,
    { ...drop, credits_included: 1, type: 'class_pack', price: 12 } as const,
    { ...drop, credits_included: 1, price: 9, is_intro_offer: true },
    { ...drop, credits_included: 1, price: 8, is_active: false },
    { ...drop, credits_included: 1, price: 7, currency: 'CHF' },
    { ...drop, credits_included: 1, price: 0 },
  ]
  assert.equal(cheapestDropIn(types, 'EUR'), 12)
  assert.equal(cheapestDropIn([], 'EUR'), null)
})

const presets: [price: number | null, dropIn: number | null, said: boolean | null, covered: boolean][] = [
  [null, 15, null, true],
  [15, 15, null, true],
  [15.5, 15, null, false],
  [90, null, null, true],
  [90, 15, true, true],
  [10, 15, false, false],
  [null, 15, false, false],
]
for (const [price, dropIn, covered_by_all, covered] of presets)
  test(`at ${price} beside a drop-in at ${dropIn}, said ${covered_by_all}: passes for everything ${covered ? 'pay' : 'don’t'}`, () => {
    assert.equal(isCovered({ ...unsaid, price, covered_by_all }, dropIn), covered)
    assert.equal(priceBody({ ...unsaid, price, covered_by_all }, dropIn).covered_by_all, covered)
  })

test('it is asked once there is a price, and where the answer was no; a template that has one has been asked', () => {
  const asked = (values: object) => asksCovered({ ...unsaid, ...values })
  assert.deepEqual(
    [asked({}), asked({ price: 0 }), asked({ price: 5 }), asked({ covered_by_all: false })],
    [false, false, true, true],
  )
  assert.equal(priceValues(template({})).covered_by_all, null)
  assert.equal(priceValues(template({ price: 20 })).covered_by_all, true)
  assert.equal(priceValues(template({ covered_by_all: false })).covered_by_all, false)
})

test('what makes a class free is named, unless it was free before', () => {
  assert.deepEqual(freeBy({ ...unsaid, price: 0 }, null), ['price'])
  assert.deepEqual(freeBy({ ...unsaid, credit_cost: 0 }, template({})), ['credit_cost'])
  assert.deepEqual(freeBy({ ...unsaid, price: 0 }, template({ credit_cost: 0 })), [])
  assert.deepEqual(freeBy({ ...unsaid, price: null, credit_cost: null }, null), [])
})

test('the sentence says what is not usual', () => {
  const said = (values: object) => priceSentence({ ...unsaid, ...values }, 15, words, money)
  assert.equal(said({}), 'No price, 1 credit.')
  assert.equal(said({ price: 0, pay_in_advance: true }), 'Free for everyone.')
  assert.equal(
    said({ price: 25, credit_cost: 2, pay_in_advance: true }),
    '€25 per spot, 2 credits, not covered by passes for all classes, paid in advance.',
  )
})
