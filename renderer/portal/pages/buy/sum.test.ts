import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sumOf } from './sum.ts'

const cases: [text: string, priced: Parameters<typeof sumOf>[0], sum: ReturnType<typeof sumOf>][] = [
  ['the price', { price: 12000, discount: 0, balance: 0 }, { discount: 0, card: 0, total: 12000, left: 0 }],
  ['less a discount', { price: 12000, discount: 1200, balance: 0 }, { discount: 1200, card: 0, total: 10800, left: 0 }],
  [
    'less a small card',
    { price: 12000, discount: 0, balance: 5000 },
    { discount: 0, card: 5000, total: 7000, left: 0 },
  ],
  [
    'a card that covers it',
    { price: 12000, discount: 0, balance: 12000 },
    { discount: 0, card: 12000, total: 0, left: 0 },
  ],
  [
    'a card with more',
    { price: 12000, discount: 2000, balance: 10001 },
    { discount: 2000, card: 10000, total: 0, left: 1 },
  ],
  ['a code for it all', { price: 500, discount: 500, balance: 700 }, { discount: 500, card: 0, total: 0, left: 700 }],
  ['a code for more', { price: 500, discount: 900, balance: 0 }, { discount: 500, card: 0, total: 0, left: 0 }],
]

for (const [text, priced, sum] of cases) test(`paid today: ${text}`, () => assert.deepEqual(sumOf(priced), sum))
