import assert from 'node:assert/strict'
import { test } from 'node:test'
import { denominationsOf, sumOf } from './denominations.ts'

test('coins and notes are counted together', () => {
  assert.equal(sumOf({}), 0)
  assert.equal(sumOf({ 5000: 2, 50: 3, 1: null, 2: 1 }), 10_152)
})

test('they are listed from the largest, and not made up', () => {
  for (const currency of ['EUR', 'USD', 'GBP', 'CHF', 'JPY']) {
    const all = denominationsOf(currency)
    assert.deepEqual(
      all,
      all.toSorted((a, b) => b - a),
    )
  }
  assert.deepEqual(denominationsOf('KWD'), [])
})
