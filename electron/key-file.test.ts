import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { KeyLocked, rootKey, type PasswordStore } from './key-file.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const turned = (text: string) => [...text].toReversed().join('')
const store: PasswordStore = {
  isSafe: () => Promise.resolve(true),
  lock: (text) => Promise.resolve(Buffer.from(turned(text))),
  open: (locked) => Promise.resolve(turned(String(locked))),
}
const wrapped = `wrapped:${Buffer.from(turned(KEY)).toString('base64')}`

describe('the key of a studio', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-key-'))
    file = join(folder, 'secrets.key')
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const kept = () => readFileSync(file, 'utf8').trim()

  it('is locked by the password store, and opened at the next start', async () => {
    writeFileSync(file, `${KEY}\n`)
    assert.equal(await rootKey(folder, store, false), KEY)
    assert.equal(kept(), wrapped)
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.equal(existsSync(`${file}.part`), false)
    assert.equal(await rootKey(folder, store, false), KEY)
    assert.equal(kept(), wrapped)
  })

  it('stays in its file where there is no store, or the owner wants it so', async () => {
    writeFileSync(file, KEY)
    assert.equal(await rootKey(folder, { ...store, isSafe: () => Promise.resolve(false) }, false), null)
    assert.equal(await rootKey(folder, store, true), null)
    assert.equal(kept(), KEY)
  })

  it('comes back into its file when the owner wants that', async () => {
    writeFileSync(file, wrapped)
    assert.equal(await rootKey(folder, store, true), null)
    assert.equal(kept(), KEY)
  })

  it('is not locked by a store that does not open what it locked', async () => {
    writeFileSync(file, KEY)
    assert.equal(await rootKey(folder, { ...store, open: () => Promise.resolve('') }, false), null)
    assert.equal(kept(), KEY)
  })

  it('stays as it is where it can’t be moved, and does as well', async () => {
    writeFileSync(file, KEY)
    mkdirSync(`${file}.part`)
    assert.equal(await rootKey(folder, store, false), null)
    assert.equal(kept(), KEY)
    assert.equal(await rootKey(folder, { ...store, lock: () => Promise.reject(new Error('no')) }, false), null)
    assert.equal(kept(), KEY)
    writeFileSync(file, wrapped)
    assert.equal(await rootKey(folder, store, true), KEY)
    assert.equal(kept(), wrapped)
  })

  for (const [what, open] of [
    ['refuses', () => Promise.reject(new Error('locked'))],
    ['gives something else', () => Promise.resolve('open sesame')],
  ] as const) {
    it(`that the store ${what} is told of, and left as it is`, async () => {
      writeFileSync(file, wrapped)
      for (const isKeptInFile of [false, true])
        await assert.rejects(rootKey(folder, { ...store, open }, isKeptInFile), KeyLocked)
      assert.equal(kept(), wrapped)
    })
  }

  it('is none of the shell’s business where it is not there, or no key', async () => {
    assert.equal(await rootKey(folder, store, false), null)
    assert.equal(existsSync(file), false)
    for (const text of ['', 'mine', KEY.slice(0, -1)]) {
      writeFileSync(file, text)
      assert.equal(await rootKey(folder, store, false), null)
      assert.equal(readFileSync(file, 'utf8'), text)
    }
    rmSync(file)
    mkdirSync(file)
    assert.equal(await rootKey(folder, store, false), null)
  })
})
