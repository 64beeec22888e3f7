import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byStep, denominationsOf, sumOf } from './denominations.ts'

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

const day = (at: number) => ({ date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), net: 1 })

test('two months of days are told by the day, oldest first', () => {
  const days = Array.from({ length: 62 }, (_, at) => day(61 - at))
  const { step, bars } = byStep(days)
  assert.equal(step, 'day')
  assert.deepEqual([bars.length, bars[0]], [62, { date: '2026-01-01', net: 1 }])
})

test('more days are told by the month', () => {
  assert.deepEqual(byStep(Array.from({ length: 63 }, (_, at) => day(at))), {
    step: 'month',
    bars: [
      { date: '2026-01-01', net: 31 },
      { date: '2026-02-01', net: 28 },
      { date: '2026-03-01', net: 4 },
    ],
  })
})
