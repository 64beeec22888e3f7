import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likelyCash, readAmount } from './amount.ts'

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
