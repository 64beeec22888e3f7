import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finder } from './finder.ts'

const cases: [typed: string, text: string, isFound: boolean][] = [
  ['', 'Zoë Müller', true],
  ['  ', 'Zoë Müller', true],
  ['zoe', 'Zoë Müller', true],
  ['mueller', 'Zoë Müller', true],
  ['MÜLLER zoe', 'Zoë Müller', true],
  ['muller anna', 'Zoë Müller', false],
  ['maria jose', 'María-José Pérez', true],
  ['obrien', 'Ann O’Brien', true],
  ['zo x', 'Zoë Müller', false],
]
for (const [typed, text, isFound] of cases) {
  test(`“${typed}” ${isFound ? 'finds' : 'does not find'} ${text}`, () => assert.equal(finder(typed)(text), isFound))
}
