import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggestPassword } from './suggest-password.ts'
import { unknownPassword } from './unknown-password.ts'

test('a suggested password can be read out: four groups of four, nothing that looks alike', () => {
  const suggested = Array.from({ length: 200 }, suggestPassword)
  for (const one of suggested) assert.match(one, /^[a-hj-kmnp-z2-9]{4}(-[a-hj-kmnp-z2-9]{4}){3}$/)
  assert.equal(new Set(suggested).size, 200)
  const used = new Set(suggested.join('').replaceAll('-', ''))
  assert.equal(used.size, 31, 'every letter and figure has its turn')
})

test('each character is as likely as the others', (t) => {
  // The highest bytes would favour the first letters: they are thrown away.
  const bytes = [255, 248, 247, 0, 30, 31]
  let at = 0
  t.mock.method(crypto, 'getRandomValues', (into: Uint8Array) => {
    into[0] = bytes[at++] ?? 0
    return into
  })
  assert.equal(suggestPassword().slice(0, 4), '9a9a')
})

test('a password nobody knows is long and never the same', () => {
  const [one, other] = [unknownPassword(), unknownPassword()]
  assert.match(one, /^[0-9a-z]{48}$/)
  assert.notEqual(one, other)
})
