import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseCredits } from './credits.ts'
import { decideDateOrder, type DateOrder } from './date-order.ts'
import { parseDate } from './date.ts'
import { parseEmail } from './email.ts'
import { parseConsent, parseFlag, parseOptOut } from './flag.ts'
import { parseInterval, parseKind } from './kind.ts'
import { parseStatus } from './membership-status.ts'
import { decideAmountSign } from './amount-sign.ts'
import { parseMoney } from './money.ts'
import { isDeletedPerson, joinName, nameKey, parseName } from './name.ts'
import type { Parsed } from './parsed.ts'
import { parsePhone } from './phone.ts'

/** The value, null for an empty cell, the word `problem` for a problem. */
function outcome<T>(parsed: Parsed<T>): T | null | 'problem' {
  if (parsed.kind === 'value') return parsed.value
  return parsed.kind === 'empty' ? null : 'problem'
}

describe('dates', () => {
  const cases: [string, string | null, DateOrder | null, boolean?][] = [
    ['2026-12-25', '2026-12-25', null],
    ['2024-11-04, 2:30 PM', '2024-11-04', null],
    ['2024-11-04T14:30:00Z', '2024-11-04', null],
    ['2026/1/5', '2026-01-05', null],
    ['20261225', '2026-12-25', null],
    ['25.12.2026', '2026-12-25', null],
    ['02/10/2026', '2026-10-02', 'day_month'],
    ['02/10/2026', '2026-02-10', 'month_day'],
    ['02/10/2026', 'problem', null],
    ['05/05/2026', '2026-05-05', null],
    ['25/12/2026', '2026-12-25', 'day_month'],
    ['25/12/2026', '2026-12-25', 'month_day'],
    ['02/29/2000', '2000-02-29', 'day_month'],
    ['13/13/2026', 'problem', 'day_month'],
    ['2-10-26', '2026-10-02', 'day_month'],
    ['1992-16-03', 'problem', 'day_month'],
    ['2025-02-29', 'problem', null],
    ['2024-02-29', '2024-02-29', null],
    ['45000', '2023-03-15', null],
    ['45000.5', '2023-03-15', null],
    ['25 Dec 2026', '2026-12-25', null],
    ['December 25, 2026', '2026-12-25', null],
    ['3. März 2026', '2026-03-03', null],
    ['4 août 2026', '2026-08-04', null],
    ['5 de enero de 2026', '2026-01-05', null],
    ['04/07/85', '1985-07-04', 'day_month', true],
    ['04/07/85', '1985-07-04', 'day_month'],
    ['02/03/26', '2026-03-02', 'day_month', true],
    ['03/03/26', '1926-03-03', 'day_month', true],
    ['04/07/69', '2069-07-04', 'day_month'],
    ['04/07/70', '1970-07-04', 'day_month'],
    ['1900-01-01', null, null, true],
    ['1900-01-02', '1900-01-02', null, true],
    ['12/25', 'problem', 'month_day', true],
    ['25 Dec', 'problem', null, true],
    ['1985', 'problem', null, true],
    ['2031-01-01', 'problem', null, true],
    ['1899-12-31', 'problem', null, true],
    ['0000-00-00', null, null],
    ['', null, null],
    ['-', null, null],
    ['soon', 'problem', null],
  ]
  for (const [text, expected, order, birthday] of cases)
    it(`${text || 'nothing'} with ${order ?? 'no order'}${birthday ? ' as a birthday' : ''}`, () =>
      assert.equal(outcome(parseDate(text, { order, today: '2026-03-02', timezone: 'UTC', birthday })), expected))
})

describe('what is no date', () => {
  const today = '2026-03-02'
  const cases: [string, string | null, DateOrder | null, boolean?][] = [
    [' 2026-12-25 ', '2026-12-25', null],
    [' 25 Dec 2026', '2026-12-25', null],
    ['soon', 'import.not_a_date', null],
    ['lesson 3', 'import.not_a_date', null],
    ['25 Dec', 'import.no_year', null],
    ['Dec', 'import.not_a_date', null],
    ['12/25', 'import.no_year', 'month_day'],
    ['--12-25', 'import.no_year', null],
    ['1985', 'import.only_a_year', null],
    ['1885', 'import.not_a_date', null],
    ['13/13/2026', 'import.no_month', 'day_month'],
    ['13/12/2026', '2026-12-13', 'day_month'],
    ['02/10/2026', 'import.two_ways', null],
    ['02/29/2000', '2000-02-29', null],
    ['31/04/1990', 'import.not_a_day', null],
    ['2025-02-29', 'import.not_a_day', null],
    [today, today, null, true],
    ['2026-03-03', 'import.future_birthday', null, true],
    ['2026-03-03', '2026-03-03', null],
    ['1900-01-01', null, null, true],
    ['1900-01-02', '1900-01-02', null, true],
    ['1900-01-01', '1900-01-01', null],
    ['1899-12-31', 'import.old_birthday', null, true],
    ['1899-12-31', '1899-12-31', null],
  ]
  for (const [text, expected, order, birthday = false] of cases)
    it(`is told by what it lacks: ${text}${birthday ? ' as a birthday' : ''}`, () => {
      const parsed = parseDate(text, { order, today, timezone: 'UTC', birthday })
      const told = parsed.kind === 'problem' ? JSON.parse(parsed.problem).code : outcome(parsed)
      assert.equal(told, expected)
    })
})

describe('the order of day and month', () => {
  const cases: [string[], string][] = [
    [['02/10/2026', '25/12/2026'], 'day_month'],
    [['02/10/2026', '12/25/2026'], 'month_day'],
    [['02/10/2026', '03/04/2026'], 'ask'],
    [['25/12/2026', '12/25/2026'], 'ask'],
    [['05/05/2026'], 'not_needed'],
    [['2026-12-25', '25.12.2026', '45000', ''], 'not_needed'],
    [['13/13/2026'], 'not_needed'],
  ]
  for (const [cells, expected] of cases)
    it(cells.join(' and '), () => {
      const decision = decideDateOrder(cells)
      assert.equal(decision.kind === 'decided' ? decision.order : decision.kind, expected)
    })
})

describe('amounts', () => {
  const cases: [string, number | null | 'problem', string?, number?][] = [
    ['$1,500.00', 150000],
    ['1.500,00 €', 150000, 'EUR'],
    ['(12.00)', -1200],
    ['-12', -1200],
    ['12.00-', -1200],
    ['1500', 150000],
    ['1,500', 150000],
    ['1.500', 150000, 'EUR'],
    ['1500,5', 150050, 'EUR'],
    ["1'500.00", 150000, 'CHF'],
    ['1 234,50 €', 123450, 'EUR'],
    ['1,234,567.89', 123456789],
    ['USD 20.00', 2000],
    ['0', 0],
    ['free', 0],
    ['', null],
    ['-', null],
    ['€20', 'problem', 'USD'],
    ['$20', 'problem', 'EUR'],
    ['EUR 20', 'problem', 'USD'],
    ['1.2345', 'problem'],
    ['1500', 1500, 'JPY', 0],
    ['1,500', 1500, 'JPY', 0],
    ['15.5', 'problem', 'JPY', 0],
    ['a lot', 'problem'],
    ['0.250', 250, 'KWD', 3],
    ['KWD 1,234.500', 1_234_500, 'KWD', 3],
    ['0.250', 25],
  ]
  const asWritten: [string, number, string, number?][] = [
    ['Rs. 1,500', 150_000, 'PKR'],
    ['Rs 1,500.50', 150_050, 'INR'],
    ['₹1,23,456.50', 12_345_650, 'INR'],
    ['1,500/-', 150_000, 'INR'],
    ['kr 500,-', 50_000, 'SEK'],
    ['1 500,50 kr', 150_050, 'SEK'],
    ['1.500 kr.', 1500, 'ISK', 0],
    ['50.-', 5000, 'CHF'],
    ['50,– €', 5000, 'EUR'],
    ["Fr. 1'500.50", 150_050, 'CHF'],
    ['R$ 1.500,50', 150_050, 'BRL'],
    ['1 234,50 Kč', 123_450, 'CZK'],
    ['1 234,50 zł', 123_450, 'PLN'],
    ['19 900 Ft', 1_990_000, 'HUF'],
    ['19.900,- Ft', 1_990_000, 'HUF'],
    ['Rp. 150.000', 15_000_000, 'IDR'],
    ['COL$ 120.000', 12_000_000, 'COP'],
    ['CLP$ 12.345', 12_345, 'CLP', 0],
    ['1.500,50 din.', 150_050, 'RSD'],
    ['12.345 ₫', 12_345, 'VND', 0],
    ['USh 12,000', 12_000, 'UGX', 0],
    ['₩12,345', 12_345, 'KRW', 0],
    ['￥１,２００', 1200, 'JPY', 0],
    ['د.ك 12.5', 12_500, 'KWD', 3],
    ['¥18.50', 1850, 'CNY'],
    ['−12.50', -1250, 'EUR'],
    ['12.50-', -1250, 'EUR'],
  ]
  for (const [text, expected, currency = 'USD', decimals = 2] of [...cases, ...asWritten])
    it(`${text || 'nothing'} in ${currency}`, () =>
      assert.equal(outcome(parseMoney(text, { currency, decimals })), expected))
})

describe('the day of an instant', () => {
  const cases: [string, string, string | 'problem'][] = [
    ['1990-05-14T22:00:00.000Z', 'Europe/Madrid', '1990-05-15'],
    ['2026-09-30T22:00Z', 'Europe/Madrid', '2026-10-01'],
    ['2027-09-29T22:00Z', 'Europe/Madrid', '2027-09-30'],
    ['2026-01-31T23:00:00Z', 'Europe/Madrid', '2026-02-01'],
    ['2026-09-30T00:00:00Z', 'America/New_York', '2026-09-30'],
    ['2026-09-30T04:00:00Z', 'America/New_York', '2026-09-30'],
    ['1990-05-15T00:00:00+02:00', 'America/New_York', '1990-05-15'],
    ['2026-09-30T23:59:59+00:00', 'Europe/Madrid', '2026-10-01'],
    ['2026-09-30T12:00:00Z', 'Pacific/Auckland', '2026-10-01'],
    ['2026-09-30T22:00:00', 'Europe/Madrid', '2026-09-30'],
    ['1990-05-14 22:00:00 UTC', 'Europe/Madrid', '1990-05-15'],
    ['1990-05-14 22:00:00 +0000', 'Europe/Madrid', '1990-05-15'],
    ['1990-05-14 22:00:00+00', 'Europe/Madrid', '1990-05-15'],
    ['1990-05-14 22:00:00.000000+00:00', 'Europe/Madrid', '1990-05-15'],
    ['Mon May 14 1990 22:00:00 GMT+0000', 'Europe/Madrid', '1990-05-15'],
    ['Mon, 14 May 1990 22:00:00 GMT', 'Europe/Madrid', '1990-05-15'],
    ['1990-05-15 00:00:00 UTC', 'Europe/Madrid', '1990-05-15'],
    ['1990-05-14 22:00:00 XST', 'Europe/Madrid', 'problem'],
  ]
  for (const [text, timezone, expected] of cases)
    it(`${text} in ${timezone}`, () =>
      assert.equal(outcome(parseDate(text, { order: null, today: '2026-03-02', timezone })), expected))
})

describe('the sign before the decimals', () => {
  const cases: [string[], number, 'point' | 'comma' | 'ask' | 'not_needed'][] = [
    [['3.350', '0.250'], 3, 'point'],
    [['3.350', '12.5'], 3, 'point'],
    [['3.350', '1,234.500'], 3, 'point'],
    [['3.350', '4,50'], 3, 'comma'],
    [['3,350', '1.000.000'], 3, 'comma'],
    [['3.350', '12', 'free', ''], 3, 'ask'],
    [['3.350', '0.250', '0,250'], 3, 'ask'],
    [['3.350', '12'], 2, 'not_needed'],
    [['3.350', '4.50'], 2, 'point'],
    [['12', '4.50'], 3, 'not_needed'],
    [['3350.125'], 3, 'not_needed'],
    [['Rs. 1,500', '1.500'], 2, 'not_needed'],
  ]
  for (const [cells, decimals, expected] of cases)
    it(`${cells.join(' and ')} with ${decimals} decimals`, () => {
      const decision = decideAmountSign(cells, { decimals })
      assert.equal(decision.kind === 'decided' ? decision.sign : decision.kind, expected)
    })

  it('is what the writer of the file is known to write, where nothing in it says another', () => {
    const decided = (cells: string[]) => decideAmountSign(cells, { decimals: 3, known: 'point' }).kind
    assert.deepEqual([['3.350'], ['3,350'], ['3.350', '0,5']].map(decided), ['decided', 'ask', 'decided'])
    assert.deepEqual(decideAmountSign(['3.350', '0,5'], { decimals: 3, known: 'point' }), {
      kind: 'decided',
      sign: 'comma',
      by: '0,5',
    })
  })

  const readings: [string, 'point' | 'comma' | null, number | 'problem'][] = [
    ['3.350', 'point', 3350],
    ['3.350', 'comma', 3_350_000],
    ['3.350', null, 'problem'],
    ['0.250', null, 250],
    ['1,234.500', 'comma', 1_234_500],
  ]
  for (const [text, sign, expected] of readings)
    it(`${text} read with ${sign ?? 'no answer'}`, () =>
      assert.equal(outcome(parseMoney(text, { currency: 'KWD', decimals: 3, sign })), expected))
})

describe('names', () => {
  const cases: [string, string, string | null][] = [
    ['Smith, John', 'John Smith', null],
    ['  Zoë   Müller ', 'Zoë Müller', null],
    ['John Smith, Jr.', 'John Smith, Jr.', null],
    ['Name (Mail@X.com)', 'Name', 'mail@x.com'],
    ['Ana Peña <ana@example.com>', 'Ana Peña', 'ana@example.com'],
    ['García, Inés (ines@example.com)', 'Inés García', 'ines@example.com'],
    ['Smith,', 'Smith', null],
  ]
  for (const [text, full_name, email] of cases) it(text, () => assert.deepEqual(parseName(text), { full_name, email }))
  it('joins columns without leaving blanks', () => {
    assert.equal(joinName('Ana', ''), 'Ana')
    assert.equal(joinName(' Ana ', 'Peña'), 'Ana Peña')
  })
  it('knows deleted customers', () => {
    assert.ok(isDeletedPerson('(Deleted Customer)'))
    assert.ok(!isDeletedPerson('Del Customer'))
  })
  it('compares names by letters, not by how accents are stored', () => {
    assert.equal(nameKey('ZOË  müller'), nameKey('Zoe\u0308 Müller'))
    assert.notEqual(nameKey('Zoe Müller'), nameKey('Zoë Müller'))
  })
})

describe('e-mails and phones', () => {
  const mails: [string, string | null][] = [
    ['ZOE@Example.COM', 'zoe@example.com'],
    ['mailto:a@b.co', 'a@b.co'],
    ['a@b.co; c@d.co', 'a@b.co'],
    ['n/a', null],
    ['noemail@studio.com', null],
    ['; ana@example.org', 'ana@example.org'],
    ['Anna <anna@MÜLLER.example>', 'anna@müller.example'],
    ['Ed Five <ed@example.com>', 'ed@example.com'],
    ['"Five, Ed" <ed@example.com>; bo@x.example', 'ed@example.com'],
    ['Ed Five ed@example.com', 'problem'],
    ['a@x.example ::: b@x.example', 'a@x.example'],
    ['anna@MÜLLER.example', 'anna@müller.example'],
    ['<anna@xn--mller-kva.example>', 'anna@xn--mller-kva.example'],
    ['josé@x.example', 'problem'],
    ['not-an-address', 'problem'],
    ['a@b', 'problem'],
    ['a..b@c.de', 'problem'],
    [`${'a'.repeat(249)}@b.co`, `${'a'.repeat(249)}@b.co`],
    [`${'a'.repeat(250)}@b.co`, 'problem'],
  ]
  for (const [text, expected] of mails) it(text, () => assert.equal(outcome(parseEmail(text)), expected))
  const phones: [string, string | null][] = [
    ['(512) 555-0199', '(512) 555-0199'],
    ["'+49 151 234", '+49 151 234'],
    ['15551234567.0', '15551234567'],
    ['15551234567.0 ', '15551234567'],
    ['1234', 'problem'],
    ['12345', '12345'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['1'.repeat(21), 'problem'],
    ['tel: 030 123456', '030 123456'],
    ['-', null],
    ['123', 'problem'],
    ['ask mum', 'problem'],
  ]
  for (const [text, expected] of phones) it(text, () => assert.equal(outcome(parsePhone(text)), expected))
})

describe('consent', () => {
  const cases: [string, boolean | null | 'problem'][] = [
    ['No, do not send me any marketing messages', false],
    ['do not send', false],
    ['Yes, please', true],
    ['Subscribed', true],
    ['Unsubscribed', false],
    ['TRUE', true],
    ['nein', false],
    ['', null],
    ['n/a', null],
    ['maybe', 'problem'],
  ]
  for (const [text, expected] of cases)
    it(text || 'empty is unknown', () => assert.equal(outcome(parseConsent(text)), expected))
  const optOuts: [string, boolean | null][] = [
    ['TRUE', false],
    ['FALSE', null],
    ['', null],
  ]
  for (const [text, expected] of optOuts)
    it(`unsubscribed: ${text || 'empty'}`, () => assert.equal(outcome(parseOptOut(text)), expected))
  it('reads yes and no', () => {
    assert.equal(outcome(parseFlag('Ja')), true)
    assert.equal(outcome(parseFlag('0')), false)
    assert.equal(outcome(parseFlag('perhaps')), 'problem')
  })
})

describe('classes left', () => {
  const cases: [string, number | 'unlimited' | null | 'problem'][] = [
    ['7', 7],
    ['0', 0],
    ['7.00', 7],
    ['99999', 'unlimited'],
    ['9000', 'unlimited'],
    ['8999', 8999],
    ['99,999', 'unlimited'],
    ['Unlimited', 'unlimited'],
    ['-2', 0],
    ['(2)', 0],
    ['1.5', 'problem'],
    ['', null],
  ]
  for (const [text, expected] of cases) it(text || 'nothing', () => assert.equal(outcome(parseCredits(text)), expected))
})

describe('words of the former software', () => {
  const statuses: [string, string][] = [
    ['Active', 'active'],
    ['hold', 'paused'],
    ['completed', 'expired'],
    ['upgraded', 'cancelled'],
    ['canceled', 'cancelled'],
    ['aktiv', 'active'],
    ['Pending', 'pending'],
  ]
  for (const [text, expected] of statuses)
    it(text, () => {
      const parsed = parseStatus(text)
      assert.equal(parsed.kind === 'value' ? parsed.value : parsed.kind, expected)
    })
  it('asks about others and takes the answer', () => {
    assert.deepEqual(parseStatus('Gold'), { kind: 'unknown', word: 'gold' })
    assert.deepEqual(parseStatus('Gold', { gold: 'active' }), { kind: 'value', value: 'active' })
  })
  it('knows kinds and billing intervals', () => {
    assert.equal(parseKind('recurring'), 'subscription')
    assert.equal(parseKind('prepaid'), 'prepaid')
    assert.equal(parseKind('class_pack'), 'class_pack')
    assert.equal(parseKind('Gold'), null)
    assert.equal(parseInterval('Monthly'), 'monthly')
    assert.equal(parseInterval('4 weeks'), 'four_weekly')
    assert.equal(parseInterval('whenever'), null)
  })
})
