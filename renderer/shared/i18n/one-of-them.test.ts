import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as summary from '../../manager/messages/clientProfile/summary.ts'
import * as cost from '../../portal/messages/cost.ts'
import * as studio from '../../portal/messages/studio.ts'

const texts = { cost: { ...cost }, studio: { ...studio }, summary: { ...summary } }
const languages = ['en', 'de', 'es', 'fr', 'it'] as const

const cases: [name: string, said: (language: (typeof languages)[number]) => string, of: string[]][] = [
  [
    'one of one credit',
    (language) => texts.cost[language]().ofCredits(1, 1),
    ['1 of 1 credit', '1 von 1 Credit', '1 de 1 crédito', '1 crédit sur 1', '1 di 1 credito'],
  ],
  [
    'one more class of a day',
    (language) => texts.studio[language]().more(1),
    ['1 more', '1 weitere', '1 más', '1 autre', '1 altra'],
  ],
  [
    'a pass that ends tomorrow',
    (language) => texts.summary[language]().warnings.ending('Pass', 2),
    ['Pass ends tomorrow', 'Pass endet morgen', 'Pass termina mañana', 'Pass prend fin demain', 'Pass termina domani'],
  ],
]

for (const [name, said, of] of cases)
  test(`${name} is one in every language`, () => assert.deepEqual(languages.map(said), of))
