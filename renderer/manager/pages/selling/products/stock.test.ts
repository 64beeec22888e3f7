import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deltaOf, stockLevel, type StockLevel, type StockWay } from './stock.ts'

const levels: [pieces: number, level: StockLevel][] = [
  [-1, 'out'],
  [0, 'out'],
  [1, 'low'],
  [3, 'low'],
  [4, 'fine'],
]

for (const [pieces, level] of levels) {
  test(`${pieces} pieces are ${level}`, () => assert.equal(stockLevel(pieces), level))
}

const changes: [way: StockWay, pieces: number, now: number, delta: number][] = [
  ['in', 5, 2, 5],
  ['out', 2, 5, -2],
  ['counted', 4, 6, -2],
  ['counted', 6, 6, 0],
  ['counted', 0, 6, -6],
]

for (const [way, pieces, now, delta] of changes) {
  test(`${way} ${pieces} where ${now} are changes it by ${delta}`, () => assert.equal(deltaOf(way, pieces, now), delta))
}
