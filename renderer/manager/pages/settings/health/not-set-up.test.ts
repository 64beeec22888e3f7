import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lookOf } from './not-set-up.ts'

const cases = [
  ['off', 'copies.none', 'unset'],
  ['failing', 'copies.none', 'failing'],
  ['off', 'mail.none', 'unset'],
  ['off', 'copies.not_tried', 'off'],
  ['ok', 'copies.proven', 'ok'],
] as const

for (const [state, code, look] of cases) {
  test(`${code}, ${state}, is shown as ${look}`, () => assert.equal(lookOf({ state, code }), look))
}
