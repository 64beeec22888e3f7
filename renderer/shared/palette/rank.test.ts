import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Command } from './command.ts'
import { fit, ranked, slips } from './rank.ts'

const cases: [label: string, words: string, typed: string, found: boolean][] = [
  ['New client', '', '', true],
  ['New client', '', 'cli', true],
  ['New client', '', 'client new', true],
  ['New client', '', ' cl ', true],
  ['New client', '', 'new card', false],
  ['New client', 'add person customer', 'add custom', true],
  ['Übersicht', '', 'uber', true],
  ['Straße', '', 'strasse', true],
  ['Übersicht', '', 'ueber', true],
  ['Check-in', '', 'checkin', true],
  ['Gérard d’Arc', '', 'darc', true],
  ['ﾊﾝｶﾞｰ', '', 'ハンガー', true],
  ['Check-in', '', 'in', true],
  ['Appointments', '', 'point', true],
  ['Appointments', '', 'apointment', true],
  ['Appointments', '', 'appiontments', true],
  ['Retention', '', 'retnetion', true],
  ['Retention', '', 'xetention', true],
  ['Clara Vidal', '', 'vdial', true],
  ['Tags', '', 'tgas', true],
  ['Tags', '', 'tog', false],
  ['Payroll', '', 'zzyroll', false],
  ['Receipt 1042', '', '1043', false],
  ['Receipt 1042', '', '104', true],
]

for (const [label, words, typed, found] of cases) {
  test(`"${typed}" ${found ? 'finds' : 'does not find'} ${label}`, () => {
    assert.equal(fit({ label, words }, typed) > 0, found)
  })
}

const distances: [typed: string, word: string, slips: number][] = [
  ['abc', 'abc', 0],
  ['abc', 'abcdef', 0],
  ['acb', 'abcdef', 1],
  ['abd', 'abcd', 1],
  ['xbc', 'abcd', 1],
  ['', 'abc', 0],
]

for (const [typed, word, expected] of distances) {
  test(`"${typed}" is ${expected} from the beginning of ${word}`, () => assert.equal(slips(typed, word), expected))
}

test('what fits best comes first, then what was chosen lately', () => {
  const command = (label: string): Command => ({ id: label, group: 'pages', label, run: () => undefined })
  const commands = ['Class templates', 'Classes', 'Class packs'].map(command)
  const found = (text: string, recent: string[] = []) => ranked(commands, text, recent).map(({ id }) => id)
  assert.deepEqual(found('classes'), ['Classes'])
  assert.deepEqual(found('clas'), ['Class templates', 'Classes', 'Class packs'])
  assert.deepEqual(found('clas', ['Class packs']), ['Class packs', 'Class templates', 'Classes'])
  assert.deepEqual(found('clas', ['Classes', 'Class packs']), ['Classes', 'Class packs', 'Class templates'])
  assert.deepEqual(found('class', ['Classes']), ['Class templates', 'Class packs', 'Classes'])
})
