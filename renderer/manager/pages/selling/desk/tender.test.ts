import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPart, paymentOf, restOf, taken, type Method, type Part } from './tender.ts'

const cash = (amount_minor: number): Part => ({ method: 'cash', amount_minor })
const gift = (last4: string, amount_minor: number): Part => ({
  method: 'gift_card',
  amount_minor,
  card: { code: `CODE${last4}`, last4 },
})
const major = (minor: number) => minor / 100

const takes: [method: Method, given: number, rest: number, amount: number, change: number][] = [
  ['cash', 5000, 5000, 5000, 0],
  ['cash', 6000, 5830, 5830, 170],
  ['cash', 2000, 5830, 2000, 0],
  ['card_terminal', 6000, 5830, 5830, 0],
  ['gift_card', 1000, 5830, 1000, 0],
]

for (const [method, given, rest, amount, change] of takes) {
  test(`${given} by ${method} for ${rest}`, () => assert.deepEqual(taken(method, given, rest), { amount, change }))
}

test('what is still due is the total less its parts', () => {
  assert.equal(restOf(5830, []), 5830)
  assert.equal(restOf(5830, [gift('A', 1000), cash(4830)]), 0)
})

test('cash twice is one part, two gift cards are two', () => {
  assert.deepEqual(addPart([cash(500)], cash(250)), [cash(750)])
  assert.deepEqual(addPart([gift('A', 500)], gift('B', 250)), [gift('A', 500), gift('B', 250)])
  assert.deepEqual(addPart([cash(1)], { method: 'card_terminal', amount_minor: 2 }), [
    cash(1),
    { method: 'card_terminal', amount_minor: 2 },
  ])
})

test('one way is named, several are a split, nothing due is nothing paid', () => {
  assert.deepEqual(paymentOf([cash(5830)], major), {
    payment_method: 'cash',
    payments: [{ method: 'cash', amount: 58.3 }],
  })
  assert.deepEqual(paymentOf([gift('A', 1000), cash(50)], major), {
    payment_method: 'other',
    payments: [
      { method: 'gift_card', amount: 10, gift_card_code: 'CODEA' },
      { method: 'cash', amount: 0.5 },
    ],
  })
  assert.equal(paymentOf([gift('A', 1), gift('B', 2)], major).payment_method, 'gift_card')
  assert.deepEqual(paymentOf([], major), { payment_method: 'cash' })
})
