import assert from 'node:assert/strict'
import { test } from 'node:test'
import { studioContract } from '../../../../../server/features/studio/contract.ts'
import type { Settings } from '../use-settings-form.ts'
import { daysAsText, daysOf, leastOf, limitOf, NUMBERS, numbersOf } from './rule-values.ts'

const { body } = studioContract['PUT /api/v1/studio']
const takes = (name: string, value: number) => body.safeParse({ [name]: value }).success

for (const name of NUMBERS)
  test(`${name} goes as far as the server lets it`, () => {
    assert.deepEqual([takes(name, leastOf(name)), takes(name, leastOf(name) - 1)], [true, false])
    assert.deepEqual([takes(name, limitOf(name)), takes(name, limitOf(name) + 1)], [true, false])
  })

test('the rules’ figures are picked from the settings, zero as zero', () => {
  const settings = { ...Object.fromEntries(NUMBERS.map((name, at) => [name, at])), studio_name: 'Casa Calma' }
  assert.deepEqual(Object.values(numbersOf(settings as unknown as Settings)), [...NUMBERS.keys()])
})

test('days are written with commas and read however they are written', () => {
  assert.equal(daysAsText([3, 5, 7]), '3, 5, 7')
  for (const text of ['3, 5, 7', '3,5 ,7', '3 5 7', ' 3; 5; 7.']) assert.deepEqual(daysOf(text), [3, 5, 7])
  assert.deepEqual([daysAsText([]), daysOf(''), daysOf(' ')], ['', [], []])
})
