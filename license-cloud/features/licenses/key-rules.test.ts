import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { bearerKey, endOf, KEY_BYTES, makeKey, readKey } from './key-rules.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const key = makeKey(Uint8Array.from({ length: KEY_BYTES }, (_, index) => (index * 37 + 11) & 255))
const bare = key.replaceAll('-', '')

describe('a license key', () => {
  it('is SD1 and five groups of five, of 120 bits by chance', () => {
    assert.match(key, /^SD1(-[0-9A-HJKMNP-TV-Z]{5}){5}$/)
    assert.equal(KEY_BYTES * 8, 120)
    assert.match(makeKey(new Uint8Array(KEY_BYTES)), /^SD1-00000-00000-00000-00000-00000$/)
    assert.throws(() => makeKey(new Uint8Array(KEY_BYTES - 1)), RangeError)
  })

  it('is told from others by its last five characters', () => {
    assert.equal(endOf(key), key.split('-')[5])
  })

  const variants = [
    key.toLowerCase(),
    bare,
    ` ${key} `,
    key.replaceAll('-', ' '),
    key.replaceAll('-', '–'),
    key.replaceAll('-', ' — '),
    key.replaceAll('-', '\n'),
    key.replaceAll('0', 'O').replaceAll('1', 'I'),
    key.replaceAll('0', 'o').replaceAll('1', 'l'),
    `sdi${key.slice(3)}`,
  ]
  for (const typed of variants)
    it(`is read where it is typed ${JSON.stringify(typed)}`, () => assert.equal(readKey(typed), bare))

  it('is not read with any one character wrong', () => {
    for (let at = 0; at < bare.length; at += 1)
      for (const other of ALPHABET) {
        const wrong = bare.slice(0, at) + other + bare.slice(at + 1)
        assert.equal(readKey(wrong), wrong === bare ? bare : undefined, wrong)
      }
  })

  it('is not read with two neighbours swapped, a character missing, or one too many', () => {
    for (let at = 0; at < bare.length; at += 1) {
      const missing = bare.slice(0, at) + bare.slice(at + 1)
      assert.equal(readKey(missing), undefined, missing)
      for (const more of ALPHABET) assert.equal(readKey(bare.slice(0, at) + more + bare.slice(at)), undefined)
      const [one, two] = [bare[at], bare[at + 1] ?? '']
      const swapped = bare.slice(0, at) + two + one + bare.slice(at + 2)
      assert.equal(readKey(swapped), swapped === bare ? bare : undefined, swapped)
    }
  })

  it('is read as it was made, however it was made and typed', () => {
    const bytes = fc.uint8Array({ minLength: KEY_BYTES, maxLength: KEY_BYTES })
    const typing = fc.array(fc.constantFrom('', '-', ' ', '–', '\t'), { minLength: 28, maxLength: 28 })
    fc.assert(
      fc.property(bytes, typing, fc.boolean(), (chance, between, isLower) => {
        const made = makeKey(chance).replaceAll('-', '')
        const typed = [...made].map((character, index) => character + between[index]).join('')
        assert.equal(readKey(isLower ? typed.toLowerCase() : typed), made)
      }),
    )
  })

  it('is another one with any bit of its chance another', () => {
    const bytes = fc.uint8Array({ minLength: KEY_BYTES, maxLength: KEY_BYTES })
    fc.assert(
      fc.property(bytes, fc.nat(KEY_BYTES * 8 - 1), (chance, bit) => {
        const other = Uint8Array.from(chance)
        other[bit >> 3]! ^= 1 << (bit & 7)
        assert.notEqual(makeKey(other), makeKey(chance))
      }),
    )
  })
})

describe('the key of an Authorization header', () => {
  const cases: [header: string | undefined, read: string | undefined][] = [
    [`Bearer ${key}`, bare],
    [`bearer ${key.toLowerCase()}`, bare],
    [`BEARER   ${bare}`, bare],
    [undefined, undefined],
    ['', undefined],
    ['Bearer', undefined],
    ['Bearer ', undefined],
    [key, undefined],
    [`Basic ${key}`, undefined],
    [`Bearer ${key} more`, undefined],
    [`Bearer ${key},${key}`, undefined],
    [`Bearer${key}`, undefined],
    [` Bearer ${key}`, undefined],
    ['Bearer sk-proj-1234567890', undefined],
    [`Bearer ${bare.slice(3)}`, undefined],
    [`Bearer SD2${bare.slice(3)}`, undefined],
  ]
  for (const [header, read] of cases) it(`${header}`, () => assert.equal(bearerKey(header), read))
})
