import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessCurrency, guessLocale } from './guess.ts'

const currencies: [locale: string, currency: string][] = [
  ['de-AT', 'EUR'],
  ['en-GB', 'GBP'],
  ['en', 'USD'],
  ['fr-CH', 'CHF'],
  ['es', 'EUR'],
  ['es-MX', 'MXN'],
  ['it', 'EUR'],
  ['pt-BR', 'BRL'],
  ['en-ZW', 'EUR'],
  ['not a locale', 'EUR'],
]

for (const [locale, currency] of currencies) {
  test(`${locale} pays in ${currency}`, () => assert.equal(guessCurrency(locale), currency))
}

const locales: [browser: string[], locale: string][] = [
  [['de-AT', 'en'], 'de-AT'],
  [['nl-NL', 'fr-BE', 'en'], 'fr-BE'],
  [['nl-NL'], 'en'],
  [[], 'en'],
]

for (const [browser, locale] of locales) {
  test(`${browser.join(', ') || 'nothing'} reads ${locale}`, () =>
    assert.equal(guessLocale(browser, ['en', 'de', 'es', 'fr', 'it']), locale))
}
