import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawRows, freeSquare, mostInRow, nextName, sizeOf, withSeat } from './drawing.ts'

const named = (seats: { name: string; x: number; y: number }[]) => seats.map(({ name, x, y }) => `${name}@${x},${y}`)

test('a seat that is added takes the letter of its row and the first free number', () => {
  const seats = [
    { name: 'A1', x: 0, y: 0 },
    { name: 'a3', x: 1, y: 0 },
  ]
  assert.equal(nextName(seats, 0), 'A2')
  assert.equal(nextName(withSeat(seats, 2, 0), 0), 'A4')
  assert.deepEqual([nextName(seats, 1), nextName(seats, 26), nextName(seats, 39)], ['B1', 'AA1', 'AN1'])
})

test('rows stand as their kind does, and known seats stay the same', () => {
  assert.deepEqual(named(drawRows('mats', 2, 2, [])), ['A1@0,0', 'A2@1,0', 'B1@0,1', 'B2@1,1'])
  assert.deepEqual(named(drawRows('reformers', 1, 3, [])), ['A1@0,0', 'A2@2,0', 'A3@4,0'])
  assert.deepEqual(named(drawRows('bikes', 2, 2, [])), ['A1@0,0', 'A2@2,0', 'B1@1,1', 'B2@3,1'])
  const [first, second] = drawRows('mats', 1, 2, [{ id: 7, name: 'A2', x: 9, y: 9 }])
  assert.deepEqual([first?.id, second?.id], [undefined, 7])
  for (const kind of ['mats', 'reformers', 'bikes'] as const) {
    const reach = Math.max(...drawRows(kind, 2, mostInRow(kind), []).map(({ x }) => x))
    assert.ok(reach < 40, kind)
  }
})

test('the grid leaves room to go on, up to its limit', () => {
  assert.deepEqual(sizeOf([]), { columns: 6, rows: 5 })
  assert.deepEqual(sizeOf([{ name: 'A1', x: 6, y: 5 }]), { columns: 8, rows: 7 })
  assert.deepEqual(sizeOf([{ name: 'A1', x: 39, y: 39 }]), { columns: 40, rows: 40 })
  assert.deepEqual(freeSquare(drawRows('mats', 1, 6, [])), { x: 6, y: 0 })
  assert.deepEqual(freeSquare([{ name: 'A1', x: 1, y: 0 }]), { x: 0, y: 0 })
})
