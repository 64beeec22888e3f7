import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTurns } from './in-turns.ts'

const ids = (count: number) => Array.from({ length: count }, (_, n) => n)
const cases: [count: number, turns: number[], told: number[]][] = [
  [0, [], []],
  [1, [1], [1]],
  [200, [200], [200]],
  [201, [200, 1], [200, 201]],
]
for (const [count, turns, told] of cases) {
  test(`${count} are done in ${turns.length} turns, each once`, async () => {
    const seen: number[][] = []
    const far: number[] = []
    const run = async (some: number[]) => seen.push(some)
    await inTurns(ids(count), run, (done) => far.push(done))
    assert.deepEqual(
      seen.map(({ length }) => length),
      turns,
    )
    assert.deepEqual([seen.flat(), far], [ids(count), told])
  })
}

test('what fails ends it', async () => {
  const failing = async (some: number[], at: number) => {
    if (at > 0) throw new Error('gone')
    return some
  }
  await assert.rejects(inTurns(ids(400), failing), /gone/)
})
