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

const REGIONS =
  'US:USD GB:GBP LI:CHF AU:AUD CA:CAD NZ:NZD SE:SEK NO:NOK GL:DKK IS:ISK PL:PLN CZ:CZK HU:HUF RO:RON RS:RSD UA:UAH TR:TRY MX:MXN BR:BRL AR:ARS CL:CLP CO:COP PE:PEN UY:UYU JP:JPY KR:KRW CN:CNY TW:TWD HK:HKD SG:SGD MY:MYR TH:THB ID:IDR PH:PHP VN:VND IN:INR ZA:ZAR IL:ILS AE:AED SA:SAR EG:EGP MA:MAD NG:NGN KE:KES'

test('each region pays in its own currency', () => {
  const guessed = REGIONS.split(' ').map((one) => [one.slice(0, 2), guessCurrency(`en-${one.slice(0, 2)}`)].join(':'))
  assert.deepEqual(guessed, REGIONS.split(' '))
})

const locales: [browser: string[], locale: string][] = [
  [['de-AT', 'en'], 'de-AT'],
  [['nl-NL', 'fr-BE', 'en'], 'fr-BE'],
  [['nl-NL'], 'en'],
  [['en-Latn-GB-scouse', 'en-Latn-GB-12345', 'fr'], 'en-Latn-GB-12345'],
  [['en-Latn-GB-scouse', 'nl'], 'en'],
  [[], 'en'],
]

for (const [browser, locale] of locales) {
  test(`${browser.join(', ') || 'nothing'} reads ${locale}`, () =>
    assert.equal(guessLocale(browser, ['en', 'de', 'es', 'fr', 'it']), locale))
}
