import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from './grid.ts'

test('a room begins where its first seats stand', () => {
  const { columns, place } = gridOf([
    { x: 3, y: 2 },
    { x: 5, y: 2 },
    { x: 4, y: 4 },
  ])
  assert.equal(columns, 3)
  assert.deepEqual(
    [place({ x: 3, y: 2 }), place({ x: 4, y: 4 })],
    [
      { gridColumn: 1, gridRow: 1 },
      { gridColumn: 2, gridRow: 3 },
    ],
  )
  assert.equal(gridOf([]).columns, 0)
})
