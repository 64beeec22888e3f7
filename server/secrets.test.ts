import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { fakeRandom } from './ports/random/fake.ts'
import { deriveSecrets, hasSecrets, loadSecrets } from './secrets.ts'

describe('the secrets of a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are made once, for nobody else to read', () => {
    const file = join(folder, 'secrets.key')
    assert.equal(hasSecrets(folder), false)
    const first = loadSecrets(folder, fakeRandom('a'))
    assert.equal(hasSecrets(folder), true)
    assert.match(readFileSync(file, 'utf8'), /^[\w+/]{43}=\n$/)
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.equal(existsSync(`${file}.part`), false)
    const again = loadSecrets(folder, fakeRandom('b'))
    assert.deepEqual([again.tokenKey, again.hash('a', 'b')], [first.tokenKey, first.hash('a', 'b')])
    assert.equal(again.open('settings:key:1', first.seal('settings:key:1', 'plain')), 'plain')
  })

  it('are of 32 bytes', () => {
    for (const bytes of [0, 31, 33]) {
      writeFileSync(join(folder, 'secrets.key'), Buffer.alloc(bytes, 1).toString('base64'))
      assert.throws(() => loadSecrets(folder, fakeRandom('a')), /not a Studio Desk key file/)
    }
  })

  it('are another for each purpose, and always the same', () => {
    const secrets = deriveSecrets(Buffer.alloc(32, 7), fakeRandom('a'))
    const shown = [
      Buffer.from(secrets.tokenKey).toString('hex'),
      secrets.hash('recovery', 'A'),
      secrets.seal('a:b:1', 'ñ'),
    ]
    assert.deepEqual(shown, [
      '5d7b4e1a0838d88145f4764d6c451997211c65e084c1b09230b2dc3bcccb782d',
      'f08e3a96c9336d3012992fba283881d94f831cdd52d2c74bd04999fef2f6b402',
      'DtMtM1Lwzd2IsDom6d8jePK+t+SjRBwReeuID33M',
    ])
    assert.notEqual(secrets.hash('recovery', 'A'), secrets.hash('account-token', 'A'))
    assert.notEqual(secrets.seal('a:b:1', 'ñ'), secrets.seal('a:b:1', 'ñ'))
    const sealed = secrets.seal('a:b:1', 'ñ')
    assert.equal(secrets.open('a:b:1', sealed), 'ñ')
    assert.throws(() => secrets.open('a:b:2', sealed))
    assert.throws(() => secrets.open('a:b:1', `A${sealed.slice(1)}`))
    assert.throws(() => deriveSecrets(Buffer.alloc(32, 8), fakeRandom('a')).open('a:b:1', sealed))
  })
})
