import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceFrom } from './chance.ts'

const drawn = (seed: string) => {
  const { next, whole, pick } = chanceFrom(seed)
  return Array.from({ length: 50 }, () => [next(), whole(1, 6), pick(['a', 'b', 'c'])])
}

test('the same seed gives the same chance, another another', () => {
  assert.deepEqual(drawn('7'), drawn('7'))
  assert.notDeepEqual(drawn('7'), drawn('8'))
})

test('a whole number lies between its bounds, and every one comes', () => {
  const { whole } = chanceFrom('1')
  const thrown = new Set(Array.from({ length: 500 }, () => whole(1, 6)))
  assert.deepEqual(thrown, new Set([1, 2, 3, 4, 5, 6]))
  assert.equal(whole(4, 4), 4)
})
