import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { fakeRandom } from '../ports/random/fake.ts'
import { isKeyOf, kdfShape, keyFor, newKey } from './passphrase.ts'
import { sealed, unsealed } from './sealing.ts'

const random = fakeRandom('passphrase')
const made = newKey('S\u00e9bastien \u00fcbt Yoga', random)

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

describe('a passphrase', () => {
  it('leads to its key again by what is kept beside, which does not give it away', async () => {
    const { key, kdf } = await made
    assert.deepEqual(kdfShape.parse(JSON.parse(JSON.stringify(kdf))), kdf)
    const kept = JSON.stringify(kdf)
    for (const hidden of [key.toString('base64'), key.toString('hex'), 'bastien']) assert.ok(!kept.includes(hidden))
    assert.equal(key.length, 32)
    assert.ok(isKeyOf(key, kdf))
  })

  for (const [how, typed] of [
    ['with accents put together of two', 'Se\u0301bastien u\u0308bt Yoga'],
    ['with spaces around it', ' \t S\u00e9bastien \u00fcbt Yoga \r\n'],
    ['with a space that does not break, and wide letters', 'S\u00e9bastien\u00a0\u00fcbt \uff39oga\u3000'],
  ] satisfies [string, string][]) {
    it(`is the same ${how}`, async () => {
      const { key, kdf } = await made
      assert.ok((await keyFor(typed, kdf))?.equals(key))
    })
  }

  for (const typed of ['s\u00e9bastien \u00fcbt yoga', 'Sebastien ubt Yoga', '']) {
    it(`is another one: ${JSON.stringify(typed)}`, async () => {
      assert.equal(await keyFor(typed, (await made).kdf), undefined)
    })
  }

  it('leads to another key each time it is set', async () => {
    const again = await newKey('S\u00e9bastien \u00fcbt Yoga', random)
    assert.ok(!again.key.equals((await made).key))
    assert.notEqual(again.kdf.salt, (await made).kdf.salt)
    assert.ok(!isKeyOf(again.key, (await made).kdf))
  })

  it('that is wrong is told from a file that is damaged', async () => {
    const { key, kdf } = await made
    const file = await buffer(sealed(one(Buffer.from('the studio')), { key, kdf }, random.bytes(32)))
    const keyOf = (typed: string) => async (found: typeof kdf) => {
      const right = await keyFor(typed, found)
      if (!right) throw new Error('the passphrase is another')
      return right
    }
    const open = (bytes: Buffer, typed: string) => buffer(unsealed(one(bytes), keyOf(typed)))
    await assert.rejects(open(file, 'Another one'), /the passphrase is another/)
    const damaged = Buffer.from(file)
    damaged[damaged.length - 1]! ^= 1
    await assert.rejects(open(damaged, 'S\u00e9bastien \u00fcbt Yoga'), { code: 'BACKUP_INVALID' })
    assert.equal(String(await open(file, 'S\u00e9bastien \u00fcbt Yoga')), 'the studio')
  })
})
