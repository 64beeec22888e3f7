import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatLocale, hoursOf, orderOf, ordersOf, regionOf, type DateOrder, type Hours } from './format-locale.ts'
import { createFormat } from './format.ts'
import { regionOfZone } from '../../../server/lib/region-rules.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

const cases: [language: string, region: string | null, order: DateOrder | null, hours: Hours | null, locale: string][] =
  [
    ['en', 'ES', null, null, 'en-GB'],
    ['es', 'ES', null, null, 'es-ES'],
    ['de', 'ES', null, null, 'de-ES'],
    ['en', 'US', null, null, 'en-US'],
    ['en', 'NZ', null, null, 'en-NZ'],
    ['en', 'KR', null, null, 'en-GB-u-hc-h12'],
    ['de', 'US', null, null, 'de-US-u-hc-h12'],
    ['fr', null, null, null, 'fr'],
    ['fr', 'CA', null, null, 'fr-CA'],
    ['en', 'ES', 'mdy', null, 'en-US-u-hc-h23'],
    ['en', 'ES', 'mdy', '12', 'en-US'],
    ['en', 'ES', 'ymd', null, 'en-CA-u-hc-h23'],
    ['en', 'US', 'dmy', '24', 'en-GB'],
    ['en', 'US', null, '24', 'en-US-u-hc-h23'],
    ['es', 'ES', null, '12', 'es-ES-u-hc-h12'],
    ['de', 'DE', 'mdy', null, 'de-DE'],
  ]
for (const [language, region, order, hours, locale] of cases) {
  test(`${language} in ${region}, ${order ?? 'any order'}, ${hours ?? 'any hours'}: ${locale}`, () => {
    assert.equal(formatLocale(language, region, { order, hours }), locale)
    if (order && ordersOf(language).includes(order)) assert.equal(orderOf(locale), order)
    if (hours) assert.equal(hoursOf(locale), hours)
  })
}

test('a language offers the orders it can be written in', () => {
  assert.deepEqual(ordersOf('en'), ['dmy', 'mdy', 'ymd'])
  assert.deepEqual(ordersOf('de'), ['dmy'])
  assert.deepEqual(ordersOf('it'), ['dmy'])
})

test('a region is read from a locale, or from the timezone, whatever it is called', () => {
  assert.deepEqual(['de-AT', 'es', 'zh-Hant-TW', '??', null].map(regionOf), ['AT', null, 'TW', null, null])
  const zones = ['Europe/Madrid', 'Atlantic/Canary', 'America/Los_Angeles', 'Asia/Calcutta', 'Asia/Kolkata', 'UTC']
  assert.deepEqual(zones.map(regionOfZone), ['ES', 'ES', 'US', 'IN', 'IN', null])
  const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC' && !regionOfZone(zone))
  assert.deepEqual(unknown, [])
  // Node knows the zones of a region; TypeScript does not know that it does.
  type Zoned = Intl.Locale & { getTimeZones: () => string[] | undefined }
  const elsewhere = Intl.supportedValuesOf('timeZone').filter((zone) => {
    const region = regionOfZone(zone)
    return region && !(new Intl.Locale(`und-${region}`) as Zoned).getTimeZones()?.includes(zone)
  })
  assert.deepEqual(elsewhere, [])
})

const evening = '2026-07-04T03:30:00.000Z'
const studios: [zone: string, language: string, instant: string, time: string, day: string, words: string][] = [
  ['America/Los_Angeles', 'en', evening, '8:30 PM', '2026-07-03', 'Jul 3, 2026, 8:30 PM'],
  ['America/Los_Angeles', 'es', evening, '8:30 p.m.', '2026-07-03', '3 jul 2026, 8:30 p.m.'],
  ['Pacific/Auckland', 'en', evening, '3:30 pm', '2026-07-04', '4 Jul 2026, 3:30 pm'],
  ['Pacific/Auckland', 'en', '2026-07-03T18:30:00Z', '6:30 am', '2026-07-04', '4 Jul 2026, 6:30 am'],
  ['Europe/Madrid', 'en', evening, '05:30', '2026-07-04', '4 Jul 2026, 05:30'],
  ['Europe/Madrid', 'en', '2026-03-29T00:59:00Z', '01:59', '2026-03-29', '29 Mar 2026, 01:59'],
  ['Europe/Madrid', 'en', '2026-03-29T01:00:00Z', '03:00', '2026-03-29', '29 Mar 2026, 03:00'],
  ['Europe/Madrid', 'de', '2026-10-25T00:30:00Z', '02:30', '2026-10-25', '25. Okt. 2026, 02:30'],
  ['Europe/Madrid', 'de', '2026-10-25T01:30:00Z', '02:30', '2026-10-25', '25. Okt. 2026, 02:30'],
]
for (const [timezone, language, instant, time, day, words] of studios) {
  test(`${instant} in ${timezone}, read in ${language}: ${words}`, () => {
    const locale = formatLocale(language, regionOfZone(timezone), { order: null, hours: null })
    const format = createFormat({ locale, timezone, currency: 'EUR' })
    assert.deepEqual([plain(format.time(instant)), format.dayOf(instant)], [time, day])
    assert.equal(plain(format.dateTime(instant)), words)
  })
}
