import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addPart,
  cardRoom,
  likelyCash,
  paidOf,
  paymentsOf,
  readAmount,
  restOf,
  taken,
  type Method,
  type Part,
} from './tender.ts'

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

test('what is on the house is not paid', () => {
  assert.equal(paidOf([gift('A', 1000), { method: 'complimentary', amount_minor: 400 }, cash(30)]), 1030)
})

test('cash twice is one part, two gift cards are two', () => {
  assert.deepEqual(addPart([cash(500)], cash(250)), [cash(750)])
  assert.deepEqual(addPart([gift('A', 500)], gift('B', 250)), [gift('A', 500), gift('B', 250)])
  assert.deepEqual(addPart([cash(1)], { method: 'card_terminal', amount_minor: 2 }), [
    cash(1),
    { method: 'card_terminal', amount_minor: 2 },
  ])
})

test('the payments go to the till with their amounts, gift cards with their codes', () => {
  assert.deepEqual(paymentsOf([gift('A', 1000), cash(50)], major), [
    { method: 'gift_card', amount: 10, gift_card_code: 'CODEA' },
    { method: 'cash', amount: 0.5 },
  ])
  assert.deepEqual(paymentsOf([], major), [])
})

test('a gift card pays for anything but gift cards', () => {
  assert.equal(cardRoom(7000, 5000, []), 2000)
  assert.equal(cardRoom(7000, 5000, [gift('A', 1500), cash(100)]), 500)
  assert.equal(cardRoom(5000, 5000, []), 0)
})

const typed: [text: string, currency: string, minor: number | null][] = [
  ['50', 'EUR', 5000],
  ['50,5', 'EUR', 5050],
  ['50.05', 'EUR', 5005],
  ['50.', 'EUR', 5000],
  ['1.234,50', 'EUR', 123_450],
  ['1,234.50', 'USD', 123_450],
  ['1,234', 'EUR', 123_400],
  ['€ 20', 'EUR', 2000],
  ['0', 'EUR', 0],
  [',50', 'EUR', 50],
  ['1850', 'JPY', 1850],
  ['1,850', 'JPY', 1850],
  ['1.234', 'KWD', 1234],
  ['', 'EUR', null],
  ['abc', 'EUR', null],
  ['9'.repeat(20), 'EUR', null],
]

for (const [text, currency, minor] of typed) {
  test(`${JSON.stringify(text)} in ${currency} is ${minor}`, () => assert.equal(readAmount(text, currency), minor))
}

test('what is likely handed over is more than the total, nearest first', () => {
  assert.deepEqual(likelyCash(5830, 'EUR'), [6000, 10_000])
  assert.deepEqual(likelyCash(1210, 'EUR'), [1500, 2000, 5000])
  assert.deepEqual(likelyCash(2000, 'EUR'), [5000, 10_000])
  assert.deepEqual(likelyCash(1850, 'JPY'), [2000, 5000, 10_000])
})
