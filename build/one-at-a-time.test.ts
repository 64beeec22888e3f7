import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { isStale, oneAtATime } from './one-at-a-time.mjs'

function lockIn(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return join(folder, 'setup.lock')
}

test('work waits for the work before it, also when that fails', async (t) => {
  t.mock.method(console, 'log', () => {})
  const lock = lockIn(t)
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise(setImmediate)
    events.push(`${name} ends`)
    if (name === 'first') throw new Error('first failed')
  }
  const both = [oneAtATime(lock, work('first')), oneAtATime(lock, work('second'))]
  const [first, second] = await Promise.allSettled(both)
  assert.deepEqual(events, ['first begins', 'first ends', 'second begins', 'second ends'])
  assert.deepEqual([first?.status, second?.status], ['rejected', 'fulfilled'])
  assert.equal(existsSync(lock), false)
})

test('a lock left by a killed process is taken over without a word', async (t) => {
  const said = t.mock.method(console, 'log', () => {})
  const lock = lockIn(t)
  // Process ids end below 2^22 on Linux and 2^32 elsewhere.
  writeFileSync(lock, String(2 ** 31 - 1))
  assert.equal(await oneAtATime(lock, async () => 'done'), 'done')
  assert.equal(said.mock.callCount(), 0)
})

const locks: [string, string, number, boolean][] = [
  ['its holder lives', '1', 0, false],
  ['its holder has ended', '2', 0, true],
  ['its holder was killed but the installer it began lives', '2 1', 0, false],
  ['all it names have ended', '2 3', 0, true],
  ['it was just made and names nobody yet', '', 0, false],
  ['it names nobody and is old', '', 120_001, true],
  ['it was last renewed two minutes ago', '1', 120_000, false],
  ['it was not renewed for longer, whoever has that number now', '1', 120_001, true],
]

for (const [name, pids, ageMs, expected] of locks) {
  test(`a lock is ${expected ? 'stale' : 'held'} when ${name}`, () => {
    assert.equal(
      isStale(pids, ageMs, (pid) => pid === 1),
      expected,
    )
  })
}
