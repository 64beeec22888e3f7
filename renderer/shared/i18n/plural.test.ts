import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figures, lists, plurals } from './plural.ts'

const cases: [language: string, n: number, form: string][] = [
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['en', 2, 'other'],
  ['fr', 0, 'one'],
  ['fr', 2, 'other'],
  ['pl', 1, 'one'],
  ['pl', 3, 'few'],
  ['pl', 5, 'many'],
]
for (const [language, n, form] of cases)
  test(`${n} in ${language} takes the form "${form}"`, () =>
    assert.equal(plurals(language)(n, { one: 'one', few: 'few', many: 'many', other: 'other' }), form))

test('a form that is not given is the other one', () => {
  assert.equal(plurals('pl')(3, { one: 'one', other: 'other' }), 'other')
})

test('figures are grouped and lists joined as the language does', () => {
  assert.deepEqual([figures('en')(1204), figures('de')(1204)], ['1,204', '1.204'])
  assert.equal(lists('en')(['a', 'b', 'c']), 'a, b, and c')
  assert.equal(lists('es')(['a', 'b']), 'a y b')
})
