import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fraction, halfUp, NOTHING, partOf, plus, sumOf, withoutVat } from './fraction.ts'

const rounded: [over: number, under: number, whole: number][] = [
  [0, 7, 0],
  [1, 2, 1],
  [-1, 2, -1],
  [49, 100, 0],
  [-49, 100, 0],
  [5, 2, 3],
  [333_333 * 7, 14, 166_667],
  [-7, 3, -2],
]

describe('fractions', () => {
  for (const [over, under, whole] of rounded) {
    it(`${over}/${under} is ${whole}, half up`, () => assert.equal(halfUp(fraction(over, under)), whole))
  }

  it('lose nothing before they are rounded', () => {
    assert.equal(halfUp(sumOf([fraction(100, 3), fraction(100, 3), fraction(100, 3)])), 100)
    assert.deepEqual(plus(fraction(1, 3), fraction(-1, 3)), NOTHING)
    assert.deepEqual(sumOf([]), NOTHING)
    assert.deepEqual(partOf(fraction(12_000), 14, 10), fraction(16_800))
  })

  it('leave VAT off to the part of a percent', () => {
    assert.equal(halfUp(withoutVat(fraction(16_800), 21)), 13_884)
    assert.equal(halfUp(withoutVat(fraction(1055), 5.5)), 1000)
    assert.equal(halfUp(withoutVat(fraction(77), 0)), 77)
  })
})
