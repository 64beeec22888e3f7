import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { encrypt, MOST_BYTES } from './web-push.ts'

/** RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6' +
    'cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const own = {
  privateKey: Buffer.from(example.privateKey, 'base64url'),
  salt: Buffer.from(example.salt, 'base64url'),
}

describe('a push', () => {
  it('is encrypted to the byte as RFC 8291 shows', () => {
    assert.equal(encrypt(Buffer.from(example.text), example, own).toString('base64url'), example.body)
  })

  it('holds as much as one record, and not a byte more', () => {
    assert.equal(encrypt(Buffer.alloc(MOST_BYTES), example, own).length, 4096)
    assert.throws(() => encrypt(Buffer.alloc(MOST_BYTES + 1), example, own))
  })

  it('is not made for a key that is no point of the curve', () => {
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    assert.throws(() => encrypt(Buffer.from('x'), { ...example, p256dh }, own))
  })
})
