import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finds } from './finds.ts'

const people = [
  { first_name: 'Anna', initial: 'Ma.' },
  { first_name: 'Anna', initial: 'Mu.' },
  { first_name: 'Ana', initial: 'C.' },
  { first_name: 'José', initial: 'P.' },
  { first_name: 'Cher', initial: '' },
  { first_name: 'Łukasz', initial: 'Ø.' },
  { first_name: 'Βίκυ', initial: 'Π.' },
  { first_name: 'Jörg-Luc', initial: 'O.' },
  { first_name: 'أحمد', initial: 'ع.' },
]

const cases: [typed: string, found: string[]][] = [
  ['', ['Anna Ma.', 'Anna Mu.', 'Ana C.', 'José P.', 'Cher', 'Łukasz Ø.', 'Βίκυ Π.', 'Jörg-Luc O.', 'أحمد ع.']],
  ['ann', ['Anna Ma.', 'Anna Mu.']],
  ['anna mu', ['Anna Mu.']],
  ['Anna Muñoz', ['Anna Mu.']],
  ['Ana María Cruz ', ['Ana C.']],
  ['jose peña', ['José P.']],
  ['Cher', ['Cher']],
  ['Anna Schmidt', []],
  ['Anton Muñoz', []],
  ['Muñoz', []],
  ['lukasz orsted', ['Łukasz Ø.']],
  ['ΒΙΚΥ', ['Βίκυ Π.']],
  ['joergluc', ['Jörg-Luc O.']],
  ['jorg luc obrien', ['Jörg-Luc O.']],
  ['Joerg-Luc O’Brien', ['Jörg-Luc O.']],
  ['lukasz oersted', ['Łukasz Ø.']],
  ['احمد', ['أحمد ع.']],
]

test('people are found by what is shown of them, and by their whole names', () => {
  for (const [typed, found] of cases) {
    const names = people.filter((one) => finds(typed, one)).map((one) => `${one.first_name} ${one.initial}`.trim())
    assert.deepEqual(names, found, typed)
  }
})
