import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, test, type TestContext } from 'node:test'
import { filesBelow, hashOf, unlessStamped } from './sources.mjs'

let folder = ''

beforeEach((t) => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  ;(t as TestContext).after(() => rmSync(folder, { recursive: true }))
})

function write(file: string, content = '') {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

test('files are found below folders and by name, sorted, without installed and built ones', () => {
  for (const file of ['b/two.ts', 'b/a/one.ts', 'lock.json', 'other.json', 'b/node_modules/x.js', 'b/dist/x.js'])
    write(file)
  assert.deepEqual(filesBelow(folder, ['lock.json', 'b', 'missing']), ['b/a/one.ts', 'b/two.ts', 'lock.json'])
})

test('the hash follows content, names and the borders between them', () => {
  write('a', '1')
  write('b', '2')
  const before = hashOf(folder, ['a', 'b'])
  assert.equal(hashOf(folder, ['a', 'b']), before)
  assert.notEqual(hashOf(folder, ['a', 'b'], 'another platform'), before)
  assert.notEqual(hashOf(folder, ['a']), before)
  write('a', '12')
  write('b', '')
  assert.notEqual(hashOf(folder, ['a', 'b']), before)
})

test('stamped work is done again only when the hash differs', async () => {
  const stamp = join(folder, 'stamp')
  let made = 0
  const make = async () => void made++
  await unlessStamped(stamp, 'one', make)
  await unlessStamped(stamp, 'one', make)
  assert.equal(made, 1)
  await unlessStamped(stamp, 'two', make)
  assert.equal(made, 2)
  assert.equal(readFileSync(stamp, 'utf8'), 'two')
})

test('work that fails leaves no stamp, not even the one it had', async () => {
  const stamp = join(folder, 'stamp')
  await unlessStamped(stamp, 'one', async () => {})
  const failing = unlessStamped(stamp, 'two', () => Promise.reject(new Error('cut short')))
  await assert.rejects(failing, /cut short/)
  let made = 0
  await unlessStamped(stamp, 'one', async () => void made++)
  assert.equal(made, 1)
})
