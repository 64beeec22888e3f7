import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseLocale } from './language.ts'
import { lists, plurals } from './plural.ts'

const LANGUAGES = ['en', 'de', 'fr']
const cases: [chosen: string | null, studio: string | null, browser: string[], language: string, locale: string][] = [
  [null, null, [], 'en', 'en'],
  [null, null, ['sv-SE', 'fr-CA'], 'fr', 'fr-CA'],
  [null, 'de-AT', ['en-GB'], 'de', 'de-AT'],
  ['de', 'de-AT', ['en-GB'], 'de', 'de-AT'],
  ['en', 'de-AT', ['en-GB'], 'en', 'en-GB'],
  ['en', 'de-AT', ['de-DE'], 'en', 'en'],
  ['xx', 'de', ['fr'], 'de', 'de'],
]

for (const [chosen, studio, browser, language, locale] of cases) {
  test(`chosen ${chosen}, studio ${studio}, browser ${browser}: ${locale}`, () => {
    assert.deepEqual(chooseLocale({ chosen, studio, browser }, LANGUAGES), { language, locale })
  })
}

test('plurals follow the language', () => {
  const forms = { one: '1', few: 'few', other: 'many' }
  assert.equal(plurals('en')(1, forms), '1')
  assert.equal(plurals('en')(3, forms), 'many')
  assert.equal(plurals('pl')(3, forms), 'few')
  assert.equal(plurals('fr')(0, { one: 'un', other: 'des' }), 'un')
  assert.equal(lists('de')(['a', 'b', 'c']), 'a, b und c')
})
