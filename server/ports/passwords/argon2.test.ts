import assert from 'node:assert/strict'
import { it } from 'node:test'
import { native, webAssembly } from './argon2id.ts'
import { argon2Passwords } from './argon2.ts'

it('passwords are hashed as OWASP asks: argon2id, 19 MiB, two passes, one lane', async () => {
  const passwords = argon2Passwords()
  const hash = await passwords.hash('caf\u00e9 at seven')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,p=1,t=2\$/)
  assert.equal(await passwords.verify(hash, 'cafe\u0301 at seven'), true, 'however the letters were typed')
  assert.equal(await passwords.verify(hash, 'cafe at seven'), false)
  assert.equal(await passwords.verify(null, 'a password that nobody has'), false)
})

it('a hash is the same by WebAssembly, where a computer has no native one', async () => {
  const cost = { memoryCost: 64, timeCost: 2, parallelism: 1 }
  const [one, other] = [await native(), await webAssembly()]
  for (const [by, held] of [
    [one, other],
    [other, one],
  ] as const) {
    const hash = await by.hash('café at seven', cost)
    assert.match(hash, /^\$argon2id\$v=19\$m=64,(t=2,p=1|p=1,t=2)\$/)
    assert.equal(await held.verify(hash, 'café at seven'), true)
    assert.equal(await held.verify(hash, 'café at six'), false)
  }
  const salt = new Uint8Array(16).fill(7)
  const [first, second] = [await one.derive('p', salt, cost), await other.derive('p', salt, cost)]
  assert.deepEqual(first, second)
})
