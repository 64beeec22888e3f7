import assert from 'node:assert/strict'
import { test } from 'node:test'
import { presetsOf, readAmount } from './amounts.ts'

const typed: [text: string, currency: string, amount: number | null][] = [
  ['50', 'EUR', 50],
  [' 12,50 ', 'EUR', 12.5],
  ['12.5', 'EUR', 12.5],
  ['0.05', 'EUR', 0.05],
  ['12.505', 'EUR', null],
  ['1.000', 'EUR', null],
  ['1.000', 'KWD', 1],
  ['3000', 'JPY', 3000],
  ['30.5', 'JPY', null],
  ['', 'EUR', null],
  ['0', 'EUR', null],
  ['0,00', 'EUR', null],
  ['-5', 'EUR', null],
  ['12,', 'EUR', null],
  ['fifty', 'EUR', null],
  ['1e3', 'EUR', null],
  ['999999999', 'EUR', 999_999_999],
  ['1000000000', 'EUR', null],
]

for (const [text, currency, amount] of typed)
  test(`“${text}” in ${currency} is ${amount}`, () => assert.equal(readAmount(text, currency), amount))

test('round amounts are offered, of use in each currency', () => {
  assert.deepEqual(presetsOf('EUR'), [25, 50, 75, 100])
  assert.deepEqual(presetsOf('JPY'), [2500, 5000, 7500, 10000])
})
