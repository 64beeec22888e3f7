import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matches } from './command.ts'

const cases: [label: string, typed: string, found: boolean][] = [
  ['New client', '', true],
  ['New client', 'cli', true],
  ['New client', 'cl ne', true],
  ['New client', ' cl ', true],
  ['New client', 'lient', false],
  ['Übersicht', 'uber', true],
  ['Check-in', 'in', true],
]

for (const [label, typed, found] of cases) {
  test(`"${typed}" ${found ? 'finds' : 'does not find'} ${label}`, () => assert.equal(matches({ label }, typed), found))
}
