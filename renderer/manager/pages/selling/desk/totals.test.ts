import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saleTotals } from './totals.ts'

const cases: [
  name: string,
  lines: [price: number, quantity: number][],
  rate: number | null,
  total: number,
  vat: number | null,
][] = [
  ['nothing yet', [], 21, 0, null],
  ['one piece', [[1210, 1]], 21, 1210, 210],
  ['several pieces', [[1210, 3]], 21, 3630, 630],
  // 174 + 174, where VAT of the sum would be 347.
  [
    'rounded by line, not over the sum',
    [
      [1000, 1],
      [1000, 1],
    ],
    21,
    2000,
    348,
  ],
  [
    'half a cent goes up',
    [
      [1, 1],
      [999, 1],
    ],
    100,
    1000,
    501,
  ],
  ['a rate with decimals', [[999, 1]], 7.5, 999, 70],
  ['no VAT in this country', [[1850, 2]], 0, 3700, null],
  ['a rate that the role may not read', [[1850, 2]], null, 3700, null],
  ['free of charge', [[0, 4]], 21, 0, null],
  ['many of a cheap thing', [[5, 999]], 10, 4995, 454],
]

for (const [name, given, rate, total, vat] of cases) {
  test(`${name}: ${total}`, () => {
    const lines = given.map(([price_minor, quantity]) => ({ price_minor, quantity }))
    const totals = saleTotals(lines, rate)
    assert.equal(totals.total, total)
    assert.deepEqual(
      totals.lines,
      given.map(([price, quantity]) => price * quantity),
    )
    assert.equal(totals.vat?.vat_minor ?? null, vat)
    if (totals.vat) assert.equal(totals.vat.net_minor + totals.vat.vat_minor, total)
  })
}

test('a gift card bears no VAT', () => {
  const totals = saleTotals(
    [
      { price_minor: 1210, quantity: 1 },
      { price_minor: 5000, quantity: 1, isUntaxed: true },
    ],
    21,
  )
  assert.deepEqual([totals.total, totals.vat?.vat_minor, totals.vat?.gross_minor], [6210, 210, 1210])
})
