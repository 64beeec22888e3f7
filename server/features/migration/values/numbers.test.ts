import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decideAmountSign } from './amount-sign.ts'
import { parseCount, parseMinutes } from './count.ts'
import { parseCredits } from './credits.ts'
import { parseMoney } from './money.ts'
import type { AmountSign } from './number.ts'
import type { Parsed } from './parsed.ts'

/** The value of a cell, null where it is empty, else what its problem says. */
function outcome(parsed: Parsed<unknown>): unknown {
  if (parsed.kind === 'problem') return JSON.parse(parsed.problem).code.replace('import.', '')
  return parsed.kind === 'value' ? parsed.value : null
}

type Amount = [cell: string, minor: number | string, currency?: string, decimals?: number, sign?: AmountSign | null]

function amounts(title: string, cases: readonly Amount[]): void {
  describe(title, () => {
    for (const [cell, minor, currency = 'EUR', decimals = 2, sign] of cases)
      it(`${cell} in ${currency}: ${minor}`, () =>
        assert.equal(outcome(parseMoney(cell, { currency, decimals, sign })), minor))
  })
}

amounts('an amount in the notation of powers of ten', [
  ['1.5E+3', 150_000],
  ['1E2', 10_000],
  ['1e2', 10_000],
  ['2.5e-1', 25],
  ['1,5E+3', 150_000],
  ['4.479E+3', 447_900],
  ['1.500E+3', 150_000],
  ['-1.5E+1', -1500],
  ['1.5E+3 €', 150_000],
  ['0e400', 0],
  ['1.2345E+1', 'too_fine'],
  ['1e-400', 'too_fine'],
  ['1e400', 'too_large'],
  ['4.479E+11', 'too_large'],
  ['1E', 'not_an_amount'],
  ['1E+', 'not_an_amount'],
  ['1E2.5', 'not_an_amount'],
  ['1.000.000E+2', 'not_an_amount'],
  ['0x10', 'not_an_amount'],
])

amounts('what is more than one number, or none', [
  ['40 of 50', 'not_an_amount'],
  ['12-15', 'not_an_amount'],
  ['12 - 15', 'not_an_amount'],
  ['12–15 €', 'not_an_amount'],
  ['12/15', 'not_an_amount'],
  ['1.5.3', 'not_an_amount'],
  ['1,2,3', 'not_an_amount'],
  ['1,23,45', 'not_an_amount'],
  ['1,500,00', 'not_an_amount'],
  ['1.500.00', 'not_an_amount'],
  ['1,234.567.8', 'not_an_amount'],
  ['1234,567.89', 'not_an_amount'],
  ['12:50', 'not_an_amount'],
  ['12_500', 'not_an_amount'],
  ['12 50', 'not_an_amount'],
  ['1 50 000', 'not_an_amount'],
  ['12 500.000,00 1', 'not_an_amount'],
  ['12·50', 'not_an_amount'],
  ['12+3', 'not_an_amount'],
  ['2x10', 'not_an_amount'],
  ['12\n50', 'not_an_amount'],
  ['12h50', 'not_an_amount'],
  ['12€5', 'not_an_amount'],
  ['12€500', 'not_an_amount'],
  ['12,50€50', 'not_an_amount'],
  ['50%', 'not_an_amount'],
  ['1.5k', 'not_an_amount'],
  ['2 Mio.', 'not_an_amount'],
  ['3 Tsd. €', 'not_an_amount'],
  ['50 ct', 'not_an_amount'],
  ['50 cents', 'not_an_amount'],
  ['--12', 'not_an_amount'],
  ['-12-', 'not_an_amount'],
  ['(12', 'not_an_amount'],
  ['~12', 'not_an_amount'],
  ['12,50 €/Monat', 'not_an_amount'],
  ['Abo - 12', 'not_an_amount'],
])

amounts('an amount with what is written around it', [
  ['12€50', 1250],
  ['12 € 50', 1250],
  ['1.234€50', 123_450],
  ['1 234 € 50', 123_450],
  ['12 EUR 50', 1250],
  ['12 kr 50', 1250, 'SEK'],
  ['€ -12', -1200],
  ['-€12', -1200],
  ['12 €-', -1200],
  ['€(12,50)', -1250],
  ['+12', 1200],
  ["'12.50", 1250],
  ['.50', 50],
  [',50', 50],
  ['12.', 1200],
  ['12 euros', 1200],
  ['12,50 (inkl. MwSt.)', 1250],
  ['12,50 pro Monat', 1250],
  ['Pre-sale 12', 1200],
  ['1\u202f500,50\u00a0€', 150_050],
  ['1 500 000', 150_000_000],
  ['1’500’000.50', 150_000_050, 'CHF'],
  ['12,34,567.50', 123_456_750, 'INR'],
  ['١٬٥٠٠٫٥٠', 150_050, 'AED'],
  ['۱۲', 1200, 'EUR'],
  ['K 150', 15_000, 'ZMW'],
  ['R 150,50', 15_050, 'ZAR'],
  ['S/ 12.50', 1250, 'PEN'],
  ['S$12.50', 1250, 'SGD'],
  ['US$12.50', 1250, 'USD'],
  ['12.50 huf', 1250, 'HUF'],
  ['RM12.50', 1250, 'MYR'],
  ['1 500 Kč', 150_000, 'CZK'],
])

const foreign: [cell: string, told: string, currency?: string][] = [
  ['1 500 Ft', 'HUF'],
  ['zł 12,50', 'PLN'],
  ['12,50 zł', 'PLN'],
  ['kr 1 500', 'kr'],
  ['1 500 kr.', 'kr'],
  ['Rs. 1,500', 'Rs'],
  ['Rs.1500', 'Rs'],
  ['Fr. 1’500.50', 'Fr'],
  ['SFr. 12.50', 'SFr'],
  ['£12', 'GBP'],
  ['$12', 'dollars'],
  ['12 dollars', 'dollars'],
  ['12$50', 'dollars'],
  ['KWD 3.250', 'KWD'],
  ['د.ك 12.5', 'KWD'],
  ['12 usd', 'USD'],
  ['1 500 Kč', 'CZK'],
  ['R$ 12,50', 'BRL', 'USD'],
  ['C$12', 'C$', 'USD'],
  ['NT$ 300', 'TWD', 'USD'],
  ['₽ 300', 'RUB'],
  ['300 руб.', 'руб'],
  ['R 150', 'ZAR'],
  ['5000 FCFA', 'FCFA'],
  ['150 lei', 'lei'],
]
describe('an amount in another currency', () => {
  for (const [cell, told, currency = 'EUR'] of foreign)
    it(`${cell} is in ${told}, not in ${currency}`, () => {
      const parsed = parseMoney(cell, { currency, decimals: 2 })
      assert.ok(parsed.kind === 'problem')
      assert.deepEqual(JSON.parse(parsed.problem), {
        code: 'import.foreign_money',
        params: { cell, foreign: told, currency },
      })
    })
})

amounts('the largest amount', [
  ['1000000000', 100_000_000_000],
  ['1,000,000,000.00', 100_000_000_000],
  ['1000000001', 'too_large'],
  ['1000000000.01', 'too_large'],
  ['-1000000001', 'too_large'],
  ['1000000001', 'too_large', 'JPY', 0],
  ['1000000000', 1_000_000_000_000, 'KWD', 3],
  ['9'.repeat(500), 'too_large'],
])

describe('whole numbers', () => {
  const cases: [
    cell: string,
    count: number | string | null,
    credits?: number | string | null,
    sign?: AmountSign | null,
  ][] = [
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ["1'000", 1000],
    ['1,000,000', 1_000_000, 'unlimited'],
    ['1E2', 100],
    ['1.5E+1', 15],
    ['1.55E+1', 'not_a_number', 'not_a_count'],
    ['1.000', 1, 1, 'point'],
    ['1.000', 1000, 1000, 'comma'],
    ['1,000', 1000, 1000, 'point'],
    ['1,000', 1, 1, 'comma'],
    ['1.000', 'amount_two_ways', 'amount_two_ways', null],
    ['1.250', 'not_a_number', 'not_a_count', 'point'],
    ['0.000', 0, 0, null],
    ['٣٥', 35],
    ['8/10', 'not_a_number', 'not_a_count'],
    ['40 of 50', 'not_a_number', 'not_a_count'],
    ['12-15', 'not_a_number', 'not_a_count'],
    ['1.5.3', 'not_a_number', 'not_a_count'],
    ['1,2,3', 'not_a_number', 'not_a_count'],
    ['0x10', 'not_a_number', 'not_a_count'],
    ['12k', 'not_a_number', 'not_a_count'],
    ['12 €', 'not_a_number', 'not_a_count'],
    ['12%', 'not_a_number', 'not_a_count'],
    ['3 dozen', 'not_a_number', 'not_a_count'],
    ['1e400', 'too_large', 'too_large'],
    ['12345678', 'too_large', 'too_large'],
    ['-3', -3, 0],
    ['(3)', -3, 0],
    ['-', null],
  ]
  for (const [cell, count, credits = count, sign] of cases)
    it(`${cell} with ${sign ?? (sign === null ? 'a question' : 'no sign')}: ${count}, ${credits}`, () => {
      assert.equal(outcome(parseCount(cell, { sign })), count)
      assert.equal(outcome(parseCredits(cell, { sign })), credits)
    })

  const minutes: [cell: string, length: number | string][] = [
    ['1h30', 90],
    ['1 h 30 min', 90],
    ['1:75', 'not_a_number'],
    ['45-60', 'not_a_number'],
    ['45-60 min', 'not_a_number'],
    ['1 000', 1000],
    ['6E1', 60],
  ]
  for (const [cell, length] of minutes)
    it(`${cell} takes ${length}`, () => assert.equal(outcome(parseMinutes(cell)), length))
})

describe('the sign before the decimals, by amounts and counts', () => {
  const cases: [amounts: string[], counts: string[], decided: string][] = [
    [['12.50'], ['1.000'], 'point'],
    [['12,50'], ['1.000'], 'comma'],
    [['12'], ['1.000'], 'ask'],
    [['12'], ['1.000', '7,5'], 'comma'],
    [['12'], ['1 000'], 'not_needed'],
    [['1,500'], ['12'], 'not_needed'],
    [['1,500'], ['1,000'], 'ask'],
    [['12,50'], ['1.000', '7.5'], 'ask'],
    // A text that is no number proves nothing.
    [['1.5.3', '40 of 50', '12-15', '1,5 3'], ['1.000'], 'ask'],
    [['1,5E+3'], ['1.000'], 'comma'],
  ]
  for (const [money, counts, decided] of cases)
    it(`${money.join(', ')} and ${counts.join(', ')}: ${decided}`, () => {
      const decision = decideAmountSign(money, { decimals: 2, counts })
      assert.equal(decision.kind === 'decided' ? decision.sign : decision.kind, decided)
    })
})
