import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFormat } from './format.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
const vienna = createFormat({ locale: 'de-AT', timezone: 'Europe/Vienna', currency: 'EUR' })
const newYork = createFormat({ locale: 'en-US', timezone: 'America/New_York', currency: 'USD' })

test('money knows major, minor and the currency’s decimals', () => {
  assert.equal(plain(newYork.money(18.5)), '$18.50')
  assert.equal(plain(newYork.moneyMinor(1850)), '$18.50')
  assert.equal(plain(newYork.moneyMinor(1850, 'JPY')), '¥1,850')
  assert.equal(plain(newYork.moneyMinor(1850, 'KWD')), 'KWD 1.850')
  assert.equal(plain(vienna.money(1234.5)), '€ 1.234,50')
})

test('instants are shown in the studio’s timezone, dates as they are', () => {
  assert.equal(vienna.time('2026-03-01T23:30:00.000Z'), '00:30')
  assert.equal(vienna.dayOf('2026-03-01T23:30:00.000Z'), '2026-03-02')
  assert.equal(newYork.dayOf('2026-03-02T04:30:00.000Z'), '2026-03-01')
  assert.equal(newYork.date('2026-03-01'), 'Mar 1, 2026')
  assert.equal(newYork.date('2026-03-01', 'long'), 'Sunday, March 1, 2026')
  assert.equal(plain(newYork.timeRange('2026-03-02T14:00:00Z', '2026-03-02T15:15:00Z')), '9:00 – 10:15 AM')
})

test('a time of the day is written as times are, in whatever timezone', () => {
  assert.deepEqual(['00:05', '18:00'].map(vienna.clock), ['00:05', '18:00'])
  assert.deepEqual(
    ['00:05', '18:00'].map((time) => plain(newYork.clock(time))),
    ['12:05 AM', '6:00 PM'],
  )
})

test('a date is written in the style asked for', () => {
  const far = createFormat({ locale: 'en-GB', timezone: 'Pacific/Honolulu', currency: 'GBP' })
  const written = (['short', 'long', 'weekday', 'day', 'month'] as const).map((style) => far.date('2026-03-01', style))
  assert.deepEqual(written, ['1 Mar 2026', 'Sunday 1 March 2026', 'Sun 1 Mar', 'Sunday 1 March', 'March 2026'])
  const inFigures = createFormat({ locale: 'en-GB', timezone: 'Europe/London', currency: 'GBP', yearFirst: true })
  assert.match(inFigures.date('2026-03-01'), /\b01\b.*\b03\b.*\b2026\b/)
  assert.match(inFigures.date('2026-03-01', 'day'), /1 March/)
})

test('spans, moments, shares and figures are written in the reader’s way', () => {
  assert.equal(plain(newYork.dateRange('2026-03-01', '2026-03-04')), 'Mar 1 – 4, 2026')
  assert.equal(plain(newYork.dateRange('2026-03-02T03:00:00Z', '2026-03-03T03:00:00Z')), 'Mar 1 – 2, 2026')
  assert.equal(plain(newYork.dateTime('2026-03-01T14:05:00Z')), 'Mar 1, 2026, 9:05 AM')
  assert.equal(plain(vienna.time('2026-03-01T08:05:00Z')), '09:05')
  assert.equal(plain(vienna.percent(0.275)), '28 %')
  assert.equal(newYork.number(12345.5), '12,345.5')
  assert.deepEqual([vienna.currency, vienna.timezone, vienna.locale], ['EUR', 'Europe/Vienna', 'de-AT'])
})

test('a span of times in little room has no word after it', () => {
  const spans = ['de-DE', 'en-GB', 'en-US', 'fr-FR', 'es-ES', 'it-IT'].map((locale) => {
    const { timeSpan } = createFormat({ locale, timezone: 'UTC', currency: 'EUR' })
    return plain(timeSpan('2026-11-28T10:00:00Z', '2026-11-28T11:15:00Z'))
  })
  const short = '10:00–11:15'
  assert.deepEqual(spans, [short, short, '10:00 – 11:15 AM', '10:00 – 11:15', short, short])
})

test('distances in time pick their unit', () => {
  const from = Date.parse('2026-03-01T12:00:00Z')
  const cases: [string, string][] = [
    ['2026-03-01T12:00:20Z', 'this minute'],
    ['2026-03-01T12:30:00Z', 'in 30 minutes'],
    ['2026-03-01T10:00:00Z', '2 hours ago'],
    ['2026-03-01T13:00:00Z', 'in 1 hour'],
    ['2026-02-28T12:00:00Z', 'yesterday'],
    ['2026-04-30T12:00:00Z', 'in 2 months'],
    ['2026-03-01T12:01:00Z', 'in 1 minute'],
    ['2026-03-08T12:00:00Z', 'next week'],
    ['2025-03-01T12:00:00Z', 'last year'],
  ]
  for (const [instant, words] of cases) assert.equal(newYork.relative(instant, from), words)
})

test('weekdays count from Monday, minutes become hours', () => {
  assert.deepEqual([newYork.weekday(1), newYork.weekday(7, 'short')], ['Monday', 'Sun'])
  assert.deepEqual(
    [45, 60, 75, 0].map((m) => plain(newYork.duration(m))),
    ['45 min', '1 hr', '1 hr 15 min', '0 min'],
  )
})
