import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Price } from '../ports/processor/port.ts'
import type { PageLanguage } from '../words/words.ts'
import { priceWords } from './plans-page.ts'

const cases: [price: Price, amount: string, rhythm: string, language?: PageLanguage][] = [
  [{ amount_minor: 2900, currency: 'EUR', unit: 'month', count: 1 }, '€29', 'a month'],
  [{ amount_minor: 2990, currency: 'EUR', unit: 'month', count: 3 }, '€29.90', 'every 3 months'],
  [{ amount_minor: 2905, currency: 'USD', unit: 'week', count: 1 }, '$29.05', 'a week'],
  [{ amount_minor: 129_000, currency: 'GBP', unit: 'year', count: 1 }, '£1,290', 'a year'],
  [{ amount_minor: 4800, currency: 'JPY', unit: 'month', count: 2 }, '¥4,800', 'every 2 months'],
  [{ amount_minor: 9500, currency: 'KWD', unit: 'day', count: 1 }, 'KWD\u00a09.500', 'a day'],
  [{ amount_minor: 2900, currency: 'EUR', unit: 'month', count: 1 }, '29\u00a0€', 'pro Monat', 'de'],
  [{ amount_minor: 2900, currency: 'EUR', unit: 'week', count: 2 }, '29\u00a0€', 'toutes les 2 semaines', 'fr'],
  [{ amount_minor: 2900, currency: 'EUR', unit: 'year', count: 1 }, '29\u00a0€', 'al año', 'es'],
  [{ amount_minor: 2900, currency: 'EUR', unit: 'month', count: 3 }, '29\u00a0€', 'ogni 3 mesi', 'it'],
]

for (const [price, amount, rhythm, language = 'en'] of cases)
  it(`a price is said as ${amount} ${rhythm}`, () => assert.deepEqual(priceWords(price, language), { amount, rhythm }))
