import { jwtVerify } from 'jose'
import assert from 'node:assert/strict'
import { createPublicKey } from 'node:crypto'
import { describe, it } from 'node:test'
import { MOST_BYTES, authorization, encrypt, vapidKey, vapidKeyOf } from './web-push.ts'

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

/** RFC 8292, section 2.4. */
const TOKEN =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA'
const KEY = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'

const verifying = (publicKey: string) => {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

const now = '2026-03-04T11:00:00.000Z'

describe('who a push is from', () => {
  it('is read from the example of RFC 8292 in the way that ours is read', async () => {
    const { payload } = await jwtVerify(TOKEN, verifying(KEY), { currentDate: new Date(1453523000000) })
    assert.deepEqual(payload, { aud: 'https://push.example.net', exp: 1453523768, sub: 'mailto:push@example.com' })
  })

  it('is said for one service, for twelve hours, with the key that browsers know', async () => {
    const key = vapidKey(Buffer.alloc(48, 7))
    const told = { endpoint: 'https://push.example.net:8443/send/x?y', contact: 'mailto:a@b.test', now }
    const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(await authorization(key, told))!
    assert.equal(publicKey, key.publicKey)
    const { payload, protectedHeader } = await jwtVerify(token, verifying(publicKey), { currentDate: new Date(now) })
    assert.deepEqual(protectedHeader, { typ: 'JWT', alg: 'ES256' })
    const exp = Date.parse(now) / 1000 + 12 * 3600
    assert.deepEqual(payload, { aud: 'https://push.example.net:8443', exp, sub: 'mailto:a@b.test' })
  })

  it('has the same key from the same secret, and another from another', () => {
    assert.equal(vapidKey(Buffer.alloc(48, 7)).publicKey, vapidKey(Buffer.alloc(48, 7)).publicKey)
    assert.notEqual(vapidKey(Buffer.alloc(48, 7)).publicKey, vapidKey(Buffer.alloc(48, 8)).publicKey)
  })

  it('has a key whatever the secret is, with leading zeros too', () => {
    for (const seed of [Buffer.alloc(48), Buffer.alloc(48, 255)]) {
      const point = Buffer.from(vapidKey(seed).publicKey, 'base64url')
      assert.deepEqual([point.length, point[0]], [65, 4])
    }
    // The generator of P-256 (SEC 2): the public key of 1.
    const one = Buffer.from('00'.repeat(31) + '01', 'hex')
    assert.match(Buffer.from(vapidKeyOf(one).publicKey, 'base64url').toString('hex'), /^046b17d1f2e12c4247f8bce6e5/)
  })
})
