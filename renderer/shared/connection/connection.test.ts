import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConnection, isFromBetween } from './connection.ts'

/** A connection whose tries are run by hand. */
function watched(...answers: boolean[]) {
  const waits: number[] = []
  const planned: (() => void)[] = []
  const connection = createConnection({
    ask: async () => answers.shift() ?? false,
    after: (wait, run) => {
      waits.push(wait)
      planned.push(run)
      return () => {
        if (planned.includes(run)) planned.splice(planned.indexOf(run), 1)
      }
    },
  })
  const pass = async () => {
    planned.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { connection, waits, pass, isPlanned: () => planned.length > 0, planned }
}

test('it is gone from the first call nobody answered, and asked for ever more seldom', async () => {
  const { connection, waits, pass } = watched(false, false, false, false, false, false)
  let told = 0
  connection.subscribe(() => told++)
  connection.answered()
  assert.deepEqual([connection.isGone(), told], [false, 0])
  connection.missed()
  connection.missed()
  assert.deepEqual([connection.isGone(), told, waits], [true, 1, [1000]])
  for (let tries = 0; tries < 6; tries++) await pass()
  assert.deepEqual(waits, [1000, 2000, 4000, 8000, 16_000, 20_000, 20_000])
})

test('it is back with the first answer, its own or another’s, and then it is left in peace', async () => {
  const { connection, pass, isPlanned, waits } = watched(false, true)
  connection.missed()
  await pass()
  assert.equal(connection.isGone(), true)
  await pass()
  assert.deepEqual([connection.isGone(), isPlanned()], [false, false])
  connection.missed()
  connection.answered()
  assert.deepEqual([connection.isGone(), isPlanned(), waits.at(-1)], [false, false, 1000])
})

test('asking by hand does not wait, and says what it found', async () => {
  const { connection, isPlanned } = watched(false, true)
  connection.missed()
  assert.equal(await connection.retry(), false)
  assert.deepEqual([connection.isGone(), isPlanned()], [true, true])
  assert.equal(await connection.retry(), true)
  assert.deepEqual([connection.isGone(), isPlanned()], [false, false])
})

test('a tunnel that answers for a server that is not there is no answer', () => {
  const answer = (status: number, type: string) => new Response('', { status, headers: { 'Content-Type': type } })
  assert.equal(isFromBetween(answer(502, 'text/html')), true)
  assert.equal(isFromBetween(answer(504, 'text/plain')), true)
  assert.equal(isFromBetween(answer(502, 'application/problem+json')), false, 'the studio’s own word')
  assert.equal(isFromBetween(answer(500, 'text/html')), false)
  assert.equal(isFromBetween(answer(505, 'text/html')), false)
  assert.equal(isFromBetween(answer(404, 'text/html')), false)
})

test('asking by hand takes the place of what was planned, and what fails meanwhile plans nothing of its own', async () => {
  const { connection, planned } = watched(false, false)
  const asked = connection.retry()
  connection.missed()
  assert.equal(await asked, false)
  assert.deepEqual([connection.isGone(), planned.length], [true, 1])
  const again = connection.retry()
  assert.equal(planned.length, 0)
  await again
  assert.equal(planned.length, 1)
})

test('asking by hand finds out that it is gone', async () => {
  const { connection } = watched(false)
  await connection.retry()
  assert.equal(connection.isGone(), true)
})
