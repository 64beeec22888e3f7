import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCharacter, encodeBase32, groupCode, isCode, makeCode, normaliseCode } from './code-rules.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bytes = Uint8Array.from([0, 255, 17, 34, 200, 9, 71, 3, 130, 66])
const code = makeCode(bytes, 16)

test('bytes are written five bits a character, from the front', () => {
  const cases: [bytes: number[], text: string][] = [
    [[], ''],
    [[0, 0, 0, 0, 0], '00000000'],
    [[255, 255, 255, 255, 255], 'ZZZZZZZZ'],
    [[0b00001_000, 0b10_00011_0], '123'],
    [[255], 'Z'],
  ]
  for (const [from, text] of cases) assert.equal(encodeBase32(Uint8Array.from(from)), text)
})

test('a made code has its length and passes its own check', () => {
  assert.equal(code.length, 16)
  assert.equal(code.slice(0, -1), encodeBase32(bytes).slice(0, 15))
  assert.equal(isCode(code, 16), true)
  assert.equal(isCode(code, 17), false)
  assert.deepEqual(['', '0', '1', 'ABCD'].map(checkCharacter), ['0', '0', '2', 'C'])
  assert.throws(() => makeCode(bytes, 18), RangeError)
})

test('every single wrong character and every swap of two is found', () => {
  for (let at = 0; at < code.length; at++) {
    for (const other of ALPHABET) {
      const wrong = code.slice(0, at) + other + code.slice(at + 1)
      assert.equal(isCode(wrong, 16), wrong === code, wrong)
    }
    for (let other = at + 1; other < code.length; other++) {
      const swapped = [...code]
      swapped[at] = code[other]!
      swapped[other] = code[at]!
      assert.equal(isCode(swapped.join(''), 16), swapped.join('') === code)
    }
  }
})

test('what people type is read as it was made', () => {
  const cases: [typed: string, code: string][] = [
    ['abcd-efgh', 'ABCDEFGH'],
    [' 1O0o iIlL ', '10001111'],
    ['ab – cd', 'ABCD'],
    ['u*', 'U*'],
    ['ab\u200bcd\ufeff', 'ABCD'],
    ['ＡＢ－１２', 'AB12'],
    ['ab−cd‐ef', 'ABCDEF'],
  ]
  for (const [typed, read] of cases) assert.equal(normaliseCode(typed), read)
  assert.equal(isCode(normaliseCode(groupCode(code, 4).toLowerCase()), 16), true)
  assert.equal(isCode('U'.repeat(15) + checkCharacter(''), 16), false)
  for (let at = 0; at < code.length; at++) {
    for (const other of ['U', '*', 'a', 'UU']) {
      const strange = code.slice(0, at) + other + code.slice(at + other.length)
      assert.equal(isCode(strange, strange.length), false, strange)
    }
  }
  assert.equal(isCode('', 0), false)
})

test('codes are grouped for reading', () => {
  assert.equal(groupCode('ABCDEFGH', 4), 'ABCD-EFGH')
  assert.equal(groupCode('ABCDE', 4), 'ABCD-E')
  assert.equal(groupCode('', 4), '')
})
