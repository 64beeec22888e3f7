import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseCredits } from './credits.ts'
import { decideDateOrder, type DateOrder } from './date-order.ts'
import { parseDate } from './date.ts'
import { parseEmail } from './email.ts'
import { parseConsent, parseFlag, parseOptOut } from './flag.ts'
import { parseInterval, parseKind } from './kind.ts'
import { parseStatus } from './membership-status.ts'
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
    ['25/12/2026', 'problem', 'month_day'],
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
    ['1900-01-01', '1900-01-01', null, true],
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
      assert.equal(outcome(parseDate(text, { order, today: '2026-03-02', birthday })), expected))
})

describe('what is no date', () => {
  const today = '2026-03-02'
  const cases: [string, string, DateOrder | null, boolean?][] = [
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
    ['2025-02-29', 'import.not_a_day', null],
    [today, today, null, true],
    ['2026-03-03', 'import.future_birthday', null, true],
    ['2026-03-03', '2026-03-03', null],
    ['1900-01-01', '1900-01-01', null, true],
    ['1899-12-31', 'import.old_birthday', null, true],
    ['1899-12-31', '1899-12-31', null],
  ]
  for (const [text, expected, order, birthday = false] of cases)
    it(`is told by what it lacks: ${text}${birthday ? ' as a birthday' : ''}`, () => {
      const parsed = parseDate(text, { order, today, birthday })
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
  ]
  for (const [text, expected, currency = 'USD', decimals = 2] of cases)
    it(`${text || 'nothing'} in ${currency}`, () =>
      assert.equal(outcome(parseMoney(text, currency, decimals)), expected))
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
