import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormatChoice } from '../format/format-locale.ts'
import { chooseLocale, LANGUAGES as NAMES } from './language.ts'
import { lists, plurals } from './plural.ts'

const LANGUAGES = ['en', 'de', 'fr']
const cases: [
  chosen: string | null,
  studio: string | null,
  zone: string | null,
  browser: string[],
  language: string,
  locale: string,
][] = [
  [null, null, null, [], 'en', 'en'],
  [null, null, null, ['sv-SE', 'fr-CA'], 'fr', 'fr-CA'],
  [null, 'de-AT', 'ES', ['en-GB'], 'de', 'de-AT'],
  ['de', 'de-AT', 'AT', ['en-GB'], 'de', 'de-AT'],
  ['en', 'de-AT', 'AT', ['en-US'], 'en', 'en-GB'],
  ['en', 'en', 'US', ['de-DE'], 'en', 'en-US'],
  [null, 'en', 'ES', ['en-US'], 'en', 'en-GB'],
  [null, 'en-US', 'ES', ['en-GB'], 'en', 'en-US'],
  ['xx', 'de', null, ['fr'], 'de', 'de'],
]

for (const [chosen, studio, zone, browser, language, locale] of cases) {
  test(`chosen ${chosen}, studio ${studio}, zone in ${zone}, browser ${browser}: ${locale}`, () => {
    assert.deepEqual(chooseLocale({ chosen, studio, zone, browser }, LANGUAGES), { language, locale })
  })
}

const inThePortal: [own: string | null, chosen: string | null, browser: string[], language: string, locale: string][] =
  [
    [null, null, ['de-DE', 'en'], 'de', 'de-ES'],
    [null, null, ['sv-SE', 'it-CH', 'de'], 'it', 'it-ES'],
    [null, null, ['sv-SE'], 'en', 'en-GB'],
    [null, 'fr', ['de-DE'], 'fr', 'fr-ES'],
    ['es-MX', 'fr', ['de-DE'], 'es', 'es-ES'],
    ['ca', null, ['de-DE'], 'de', 'de-ES'],
  ]

for (const [own, chosen, browser, language, locale] of inThePortal) {
  test(`clients of a studio that writes en-ES: account ${own}, chosen ${chosen}, browser ${browser}: ${locale}`, () => {
    const wanted = { own, chosen, browser, studio: 'en-ES', zone: null, browserFirst: true }
    assert.deepEqual(chooseLocale(wanted, Object.keys(NAMES)), { language, locale })
  })
}

test('what the reader has chosen goes over the studio’s way', () => {
  const wanted = { chosen: null, studio: 'en', zone: 'ES', browser: [] }
  const locale = (formats: FormatChoice) => chooseLocale({ ...wanted, formats }, LANGUAGES).locale
  assert.equal(locale({ order: null, hours: '12' }), 'en-GB-u-hc-h12')
  assert.equal(locale({ order: 'mdy', hours: '12' }), 'en-US')
})

test('plurals follow the language', () => {
  const forms = { one: '1', few: 'few', other: 'many' }
  assert.equal(plurals('en')(1, forms), '1')
  assert.equal(plurals('en')(3, forms), 'many')
  assert.equal(plurals('pl')(3, forms), 'few')
  assert.equal(plurals('fr')(0, { one: 'un', other: 'des' }), 'un')
  assert.equal(lists('de')(['a', 'b', 'c']), 'a, b und c')
})

test('each language is called by its own name', () => {
  for (const [code, name] of Object.entries(NAMES))
    assert.equal(new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase(), name.toLowerCase())
})
