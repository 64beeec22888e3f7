import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as iso from 'currency-codes'
import { getCurrencyInfo } from 'zero-decimal-currencies'
import { isChargeable, toProcessor } from '../ports/processor/amount-rules.ts'
import { currencies, isCurrency } from './currency-rules.ts'
import { decimals, isUsuallyWhole, moneyOptions } from './decimal-rules.ts'

/** Of the list, what nobody pays with: units of account, funds, metals, tests. */
const NOT_PAID_WITH = /^(BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW|XAG|XAU|XBA|XBB|XBC|XBD|XDR|XPD|XPT|XSU|XTS|XUA|XXX)$/
/** In the list of 2024-06-25, and ended since. */
const ENDED_SINCE = ['ANG', 'BGN', 'CUC']

test('the currencies and their decimals are those of ISO 4217', () => {
  const listed = iso.data.filter(({ code }) => !NOT_PAID_WITH.test(code))
  const since = currencies.filter((code) => !listed.some((one) => one.code === code))
  assert.deepEqual(since, ['XCG'])
  for (const { code, digits } of listed) {
    assert.equal(isCurrency(code), true, code)
    assert.equal(currencies.includes(code), !ENDED_SINCE.includes(code), code)
    assert.equal(decimals(code), digits, code)
  }
  for (const { code, digits } of iso.data.filter(({ code }) => /^(CLF|UYW|UYI)$/.test(code)))
    assert.equal(decimals(code), digits, code)
  for (const code of ['eur', 'EURO', 'XXX', 'XAU', 'XDR', 'ZZZ', '']) assert.equal(isCurrency(code), false, code)
})

test('the processor counts each currency as it says it does', () => {
  for (const code of currencies) {
    const counted = decimals(code) + Math.log10(toProcessor(1_000_000, code) / 1_000_000)
    // Zero-decimal to the processor, and yet sent in two ("special cases").
    const expected = code === 'UGX' ? 2 : getCurrencyInfo(code).decimals
    assert.equal(counted, expected, code)
  }
  const chargeable: [minor: number, currency: string, is: boolean][] = [
    [12_500, 'MGA', true],
    [12_550, 'MGA', false],
    [1, 'ISK', true],
    [1250, 'KWD', true],
    [1255, 'KWD', false],
    [1_990_050, 'HUF', true],
  ]
  for (const [minor, currency, is] of chargeable)
    assert.equal(isChargeable(minor, currency), is, `${minor} ${currency}`)
})

test('amounts are written with the currency’s decimals, and without them where its coins have none', () => {
  const written = (amount: number, currency: string) =>
    new Intl.NumberFormat('en', moneyOptions(currency)).format(amount).replaceAll(/\s/g, ' ')
  assert.deepEqual(
    [
      written(19_900, 'HUF'),
      written(19_900.5, 'HUF'),
      written(18.5, 'EUR'),
      written(1250, 'JPY'),
      written(3.25, 'KWD'),
    ],
    ['HUF 19,900', 'HUF 19,900.50', '€18.50', '¥1,250', 'KWD 3.250'],
  )
  assert.deepEqual(['HUF', 'JPY', 'IDR', 'EUR', 'KWD'].map(isUsuallyWhole), [true, true, true, false, false])
})
