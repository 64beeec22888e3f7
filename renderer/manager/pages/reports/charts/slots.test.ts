import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sideBySide, slotAfter, slotAt } from './slots.ts'

test('keys move from bar to bar and stop at the ends', () => {
  const found = (['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter'] as const).map((key) => slotAfter(key, 0, 3))
  assert.deepEqual(found, [0, 1, 0, 2, null])
  assert.equal(slotAfter('ArrowRight', 2, 3), 2)
})

test('a point lies in the bar whose slot is below it', () => {
  assert.deepEqual(
    [-1, 0, 19.9, 20, 59, 60].map((x) => slotAt(x, 20, 3)),
    [null, 0, 0, 1, 2, null],
  )
})

test('a longer period before has slots of its own', () => {
  assert.deepEqual(sideBySide([1], ['a', 'b']), [
    [1, 'a'],
    [null, 'b'],
  ])
  assert.deepEqual(sideBySide([1, 2], ['a']), [
    [1, 'a'],
    [2, null],
  ])
})
