import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_MINOR, percentOf, shareOf, toMajor, toMinor, vatIncluded } from './money.ts'

const amounts: [major: number, currency: string, minor: number | undefined][] = [
  [18.5, 'EUR', 1850],
  [18.55, 'USD', 1855],
  [1.005, 'EUR', undefined],
  [0.1 + 0.2, 'EUR', undefined],
  [0.29, 'EUR', 29],
  [4.35, 'EUR', 435],
  [-0.01, 'EUR', -1],
  [-0, 'EUR', 0],
  [1500, 'JPY', 1500],
  [1500.5, 'JPY', undefined],
  [1.234, 'KWD', 1234],
  [1.2345, 'KWD', undefined],
  [19_900.5, 'HUF', 1_990_050],
  [MAX_MINOR / 100, 'EUR', MAX_MINOR],
  [(MAX_MINOR + 1) / 100, 'EUR', undefined],
  [-MAX_MINOR / 100, 'EUR', -MAX_MINOR],
  [-(MAX_MINOR + 1) / 100, 'EUR', undefined],
  [Number.NaN, 'EUR', undefined],
  [Number.POSITIVE_INFINITY, 'EUR', undefined],
  [1e308, 'EUR', undefined],
]

test('major units become integer minor units, or nothing', () => {
  for (const [major, currency, minor] of amounts) {
    assert.equal(toMinor(major, currency), minor, `${major} ${currency}`)
    if (minor !== undefined) assert.equal(toMajor(minor, currency), major === 0 ? 0 : major)
  }
})

test('every cent up to 2,000.00 survives the way out and in', () => {
  for (let minor = 0; minor <= 200_000; minor++) assert.equal(toMinor(toMajor(minor, 'EUR'), 'EUR'), minor)
})

test('percentages round half up', () => {
  const cases: [minor: number, percentage: number, result: number][] = [
    [1000, 7.5, 75],
    [999, 50, 500],
    [1, 49.999999, 0],
    [1, 50, 1],
    [333, 33.3333, 111],
    [1850, 100, 1850],
    [0, 50, 0],
    [-999, 50, -500],
    [-1, 10, 0],
    [-1, 50, -1],
    [MAX_MINOR, 99.999999, 1_099_511_616_781],
    [MAX_MINOR, 33.333333, 366_503_872_260],
    [1000, 2.01, 20],
    [1, 2.03, 0],
  ]
  for (const [minor, percentage, result] of cases)
    assert.equal(percentOf(minor, percentage), result, `${percentage} % of ${minor}`)
})

test('VAT is taken out of the price, and both parts sum to it', () => {
  const cases: [gross: number, rate: number, vat: number][] = [
    [12100, 21, 2100],
    [1000, 21, 174],
    [999, 7.5, 70],
    [1, 100, 1],
    [1850, 0, 0],
    [0, 21, 0],
    [-1000, 21, -174],
    [10201, 2.01, 201],
    [MAX_MINOR, 33.333333, 274_877_904_882],
  ]
  for (const [gross, rate, vat] of cases)
    assert.deepEqual(vatIncluded(gross, rate), { net: gross - vat, vat }, `${gross} ${rate}`)
})

test('gives the share of an amount, half up, all of it for the whole', () => {
  const cases: [minor: number, part: number, whole: number, share: number][] = [
    [100, 1, 3, 33],
    [100, 2, 3, 67],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [101, 7, 7, 101],
    [100, 0, 7, 0],
    [100, 0, 0, 0],
    [100, -1, -2, 50],
    [2 ** 40, 2 ** 40 - 1, 2 ** 40, 2 ** 40 - 1],
  ]
  for (const [minor, part, whole, share] of cases) {
    assert.equal(shareOf(minor, part, whole), share, `${part} of ${whole} of ${minor}`)
  }
})
