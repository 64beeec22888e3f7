import assert from 'node:assert/strict'
import { it } from 'node:test'
import { argon2Passwords } from './argon2.ts'

it('passwords are hashed as OWASP asks: argon2id, 19 MiB, two passes, one lane', async () => {
  const passwords = argon2Passwords()
  const hash = await passwords.hash('caf\u00e9 at seven')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,p=1,t=2\$/)
  assert.equal(await passwords.verify(hash, 'cafe\u0301 at seven'), true, 'however the letters were typed')
  assert.equal(await passwords.verify(hash, 'cafe at seven'), false)
  assert.equal(await passwords.verify(null, 'a password that nobody has'), false)
})
