import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingBinaries } from './binaries.mjs'

const installed = new Set([
  'better-sqlite3/prebuilds/darwin-x64.node',
  'better-sqlite3/prebuilds/linux-x64.node',
  'argon2/prebuilds/linux-x64',
  '@img/sharp-linux-x64',
  '@img/sharp-darwin-x64',
])
const onDisk =
  (more: string[] = []) =>
  (path: string) =>
    [...installed, ...more].some((file) => path === `node_modules/${file}`)

test('nothing is missing where each native package has its binary', () => {
  assert.deepEqual(missingBinaries('linux', 'x64', onDisk()), [])
})

test('each missing binary is named with what helps', () => {
  assert.deepEqual(missingBinaries('darwin', 'x64', onDisk()), [
    'argon2 has no binary for darwin-x64 here: npm rebuild argon2 makes it.',
  ])
  assert.match(
    missingBinaries('linux', 'arm64', onDisk()).join(' '),
    /^better-sqlite3 .* argon2 .* sharp has no binary/,
  )
})

test('a binary made here counts', () => {
  assert.deepEqual(missingBinaries('darwin', 'x64', onDisk(['argon2/build/Release/argon2.node'])), [])
})
