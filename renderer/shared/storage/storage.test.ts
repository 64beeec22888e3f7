import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watchStorage } from './storage.ts'

const answer = (headers: Record<string, string> = {}) => ({ headers: new Headers({ 'X-Request-Id': 'r', ...headers }) })
const failing = (fault: string) => answer({ 'Studio-Storage': fault })

/** A watch whose looks are run by hand. */
function watched(initial: string | null, ...answers: (ReturnType<typeof answer> | null)[]) {
  const waits: number[] = []
  let next = () => {}
  const watch = watchStorage({
    initial,
    ask: async () => answers.shift() ?? null,
    after: (wait, run) => {
      waits.push(wait)
      next = run
      return () => (next = () => {})
    },
  })
  let told = 0
  watch.subscribe(() => told++)
  const pass = async () => {
    next()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { watch, waits, pass, told: () => told }
}

test('it says what an answer says, once, and asks soon whether it is over', async () => {
  const { watch, waits, pass, told } = watched(null, failing('full'), answer())
  watch.heard(answer())
  assert.deepEqual([watch.fault(), told(), waits], [null, 0, [60_000]])
  watch.heard(failing('full'))
  watch.heard(failing('full'))
  assert.deepEqual([watch.fault(), told(), waits.at(-1)], ['full', 1, 5000])
  await pass()
  assert.deepEqual([watch.fault(), told(), waits.at(-1)], ['full', 1, 5000])
  await pass()
  assert.deepEqual([watch.fault(), told(), waits.at(-1)], [null, 2, 60_000])
})

test('a page that was loaded meanwhile knows at once; one thing wrong may follow another', () => {
  const { watch, waits } = watched('read_only')
  assert.deepEqual([watch.fault(), waits], ['read_only', [5000]])
  watch.heard(failing('busy'))
  assert.equal(watch.fault(), 'busy')
  assert.equal(watched('something').watch.fault(), null)
})

test('a page that nobody touches finds out by itself', async () => {
  const { watch, pass } = watched(null, answer(), failing('damaged'))
  await pass()
  assert.equal(watch.fault(), null)
  await pass()
  assert.equal(watch.fault(), 'damaged')
})

test('silence, and what a tunnel answers in the studio’s place, change nothing', async () => {
  const { watch, pass, waits } = watched('full', null)
  watch.heard({ headers: new Headers() })
  await pass()
  assert.deepEqual([watch.fault(), waits.at(-1)], ['full', 5000])
})
