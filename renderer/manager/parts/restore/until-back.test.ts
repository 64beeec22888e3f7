import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untilBack } from './until-back.ts'

const cases: [name: string, answers: boolean[]][] = [
  ['it was quick', [true, true]],
  ['it was gone for a while', [false, false, true, true]],
  ['the old one had answered once more', [true, false, false, true, true]],
]
for (const [name, answers] of cases)
  test(`a server that starts anew is back where ${name}`, async () => {
    const left = [...answers]
    const waited: number[] = []
    await untilBack({ ask: async () => left.shift()!, pause: async (time) => void waited.push(time) })
    assert.deepEqual([left.length, waited.length], [0, answers.length])
    assert.ok(waited.every((time) => time > 0))
  })
