import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
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

  for (const [what, call, before] of [
    ['in the middle of writing', 'writeFileSync', 'real(file, text.slice(0, 20), options)'],
    ['before the new file takes its place', 'renameSync', ''],
    ['after the new file has taken its place', 'renameSync', 'real(file, text, options)'],
  ] as const) {
    for (const [isKeptInFile, from] of [
      [false, KEY],
      [true, wrapped],
    ] as const) {
      it(`is whole where the computer stops ${what}, ${isKeptInFile ? 'unlocking' : 'locking'} it`, async () => {
        writeFileSync(file, from)
        const stopping = `
          import fs from 'node:fs'
          import { syncBuiltinESMExports } from 'node:module'
          const real = fs.${call}
          fs.${call} = (file, text, options) => { ${before}; process.kill(process.pid, 'SIGKILL') }
          syncBuiltinESMExports()
          const { rootKey } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'key-file.ts')).href)})
          const turned = (text) => [...text].toReversed().join('')
          await rootKey(${JSON.stringify(folder)}, {
            isSafe: async () => true,
            lock: async (text) => Buffer.from(turned(text)),
            open: async (locked) => turned(String(locked)),
          }, ${isKeptInFile})
          console.log('went on')`
        const { signal, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', stopping])
        assert.deepEqual([signal, String(stdout)], ['SIGKILL', ''], String(stderr))
        assert.equal(kept(), what.startsWith('after') ? (isKeptInFile ? KEY : wrapped) : from)
        assert.equal(await rootKey(folder, store, isKeptInFile), isKeptInFile ? null : KEY)
        assert.equal(kept(), isKeptInFile ? KEY : wrapped)
      })
    }
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
