import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initials } from './initials.ts'

const cases: [name: string, letters: string][] = [
  ['Ana Ruiz', 'AR'],
  ['ana maría del mar', 'AM'],
  ['Cher', 'C'],
  ['  Zoë   Ünal ', 'ZÜ'],
  ['🦊 Fox', '🦊F'],
  ['🇬🇧 Ben', '🇬🇧B'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['E\u0301milie Zola', 'ÉZ'],
  ['', ''],
]
for (const [name, letters] of cases)
  test(`"${name}" is ${letters || 'nothing'}`, () => assert.equal(initials(name), letters))
