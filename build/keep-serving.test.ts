import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepServing } from './keep-serving.mjs'

type End = Awaited<ReturnType<Parameters<typeof keepServing>[0]['run']>>
const fault: End = { code: 1, signal: null }
const killed: End = { code: null, signal: 'SIGKILL' }
const stopped: End = { code: 0, signal: null }

/** Serves with ends given one after the other, on a clock that only the pauses and what a run lasts move. */
async function served(ends: readonly End[], { lasts = 0, stopAfter = Infinity } = {}) {
  const [left, said, pauses, again] = [[...ends], [] as string[], [] as number[], [] as boolean[]]
  let now = 0
  const end = await keepServing({
    what: 'Studio Desk',
    run: async (isAgain) => {
      again.push(isAgain)
      now += lasts
      return left.shift() ?? stopped
    },
    isStopped: () => again.length >= stopAfter,
    wait: async (milliseconds) => {
      pauses.push(milliseconds)
      now += milliseconds
    },
    now: () => now,
    say: (text) => said.push(text),
  })
  return { end, said, pauses, again }
}

test('it serves once where it ends as it was asked to, or could not start', async () => {
  for (const code of [0, 2]) {
    const { end, said, again } = await served([{ code, signal: null }])
    assert.deepEqual([end.code, said, again], [code, [], [false]])
  }
})

test('it starts again after a fault and after a kill, says which, and waits longer each time', async () => {
  const { end, said, pauses, again } = await served([fault, killed, fault])
  assert.deepEqual([end, again, pauses], [stopped, [false, true, true, true], [500, 1000, 2000]])
  assert.match(said[0]!, /fault of its own \(code 1\).*starts again in 0\.5 s/)
  assert.match(said[1]!, /ended from outside \(SIGKILL\).*starts again in 1 s/)
})

test('it gives up where the server does not stay up, and says so', async () => {
  const { end, said, again } = await served(Array.from({ length: 20 }, () => fault))
  assert.deepEqual([end, again.length], [fault, 6])
  assert.match(said.at(-1)!, /6th time within a minute, and is not started again/)
})

test('falls that are far apart are each the first', async () => {
  const { pauses, again } = await served(
    Array.from({ length: 20 }, () => fault),
    { lasts: 61_000 },
  )
  assert.deepEqual([again.length, new Set(pauses)], [21, new Set([500])])
})

test('it does not start again what somebody stopped, while it ran or while it waited', async () => {
  const { end, said, again } = await served([killed], { stopAfter: 1 })
  assert.deepEqual([end, said, again], [killed, [], [false]])
})
