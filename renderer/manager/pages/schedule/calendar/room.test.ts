import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roomOf } from './room.ts'

const cases: [minutes: number, air: boolean, time: boolean, instructor: boolean][] = [
  [49, false, false, false],
  [50, true, false, false],
  [59, true, false, false],
  [60, true, true, false],
  [69, true, true, false],
  [70, true, true, true],
]
test('the longer a class, the more its block has room for', () => {
  for (const [minutes, air, time, instructor] of cases)
    assert.deepEqual(roomOf(minutes), { air, time, instructor }, `${minutes} minutes`)
})
