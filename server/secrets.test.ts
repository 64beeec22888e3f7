import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { fakeRandom } from './ports/random/fake.ts'
import { StartRefused } from './refused-start.ts'
import { deriveSecrets, hasSecrets, isSameKey, keepKeyAside, keyFileOf, makeSecrets, readSecrets } from './secrets.ts'

describe('the secrets of a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are made once, for nobody else to read', () => {
    const file = join(folder, 'secrets.key')
    assert.equal(keyFileOf(folder), file)
    assert.equal(hasSecrets(folder), false)
    assert.equal(readSecrets(folder, fakeRandom('a')), undefined)
    assert.equal(hasSecrets(folder), false)
    const first = makeSecrets(folder, fakeRandom('a'))
    assert.equal(hasSecrets(folder), true)
    assert.match(readFileSync(file, 'utf8'), /^[\w+/]{43}=\n$/)
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.equal(existsSync(`${file}.part`), false)
    const again = readSecrets(folder, fakeRandom('b'))!
    assert.deepEqual(
      [again.tokenKey, again.hash('a', 'b'), again.fingerprint],
      [first.tokenKey, first.hash('a', 'b'), first.fingerprint],
    )
    assert.equal(again.open('settings:key:1', first.seal('settings:key:1', 'plain')), 'plain')
  })

  it('are of 32 bytes, written as they are made', () => {
    const key = (bytes: number) => Buffer.alloc(bytes, 1).toString('base64')
    const file = keyFileOf(folder)
    const refused = (sentence: string) => (error: unknown) =>
      error instanceof StartRefused &&
      error.message.startsWith(`${file} ${sentence}`) &&
      /--new-key/.test(error.message)
    for (const [text, sentence] of [
      ['', 'is empty. Put the right file back'],
      [' \n', 'is empty.'],
      [key(31), 'is not a key of Studio Desk. Put the right file back'],
      [key(33), 'is not a key of Studio Desk.'],
      [key(32).slice(0, -1), 'is not a key of Studio Desk.'],
      [`${key(32)}\nmore`, 'is not a key of Studio Desk.'],
      [`\u00ff${key(32)}`, 'is not a key of Studio Desk.'],
    ] as const) {
      writeFileSync(file, text)
      assert.throws(() => readSecrets(folder, fakeRandom('a')), refused(sentence))
    }
    writeFileSync(file, `\n${key(32)} `)
    const made = deriveSecrets(Buffer.alloc(32, 1), fakeRandom('a'))
    assert.equal(readSecrets(folder, fakeRandom('a'))?.fingerprint, made.fingerprint)
  })

  it('are kept aside by a name of the moment, and then there are none', () => {
    assert.equal(keepKeyAside(folder, '2026-03-04T11:00:00.000Z'), undefined)
    makeSecrets(folder, fakeRandom('a'))
    const text = readFileSync(keyFileOf(folder), 'utf8')
    const aside = keepKeyAside(folder, '2026-03-04T11:00:00.000Z')
    assert.equal(aside, join(folder, 'secrets.key.before-2026-03-04T11-00-00-000Z'))
    assert.equal(readFileSync(aside!, 'utf8'), text)
    assert.equal(hasSecrets(folder), false)
    assert.equal(readSecrets(folder, fakeRandom('a')), undefined)
  })

  it('are told apart by what gives nothing of them away', () => {
    const [one, same, other] = [7, 7, 8].map(
      (byte) => deriveSecrets(Buffer.alloc(32, byte), fakeRandom('a')).fingerprint,
    )
    assert.match(one!, /^[\da-f]{64}$/)
    assert.deepEqual(
      [isSameKey(one!, same!), isSameKey(one!, other!), isSameKey(one!, one!.slice(1)), isSameKey(one!, '')],
      [true, false, false, false],
    )
  })

  it('are another for each purpose, and always the same', () => {
    const secrets = deriveSecrets(Buffer.alloc(32, 7), fakeRandom('a'))
    const shown = [
      Buffer.from(secrets.tokenKey).toString('hex'),
      secrets.hash('recovery', 'A'),
      secrets.seal('a:b:1', 'ñ'),
      secrets.fingerprint,
    ]
    assert.deepEqual(shown, [
      '5d7b4e1a0838d88145f4764d6c451997211c65e084c1b09230b2dc3bcccb782d',
      'f08e3a96c9336d3012992fba283881d94f831cdd52d2c74bd04999fef2f6b402',
      'DtMtM1Lwzd2IsDom6d8jePK+t+SjRBwReeuID33M',
      'aca081953bb4ed956e1275ca5435228b278a4c59462d5c558b5b23dcb05627ed',
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
