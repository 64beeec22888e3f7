import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inkOn, ribbonOn } from './ink-rules.ts'

describe('the ink on a colour', () => {
  const cases: [color: string, ink: string][] = [
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#2f6f5e', '#ffffff'],
    ['#e8a33d', '#000000'],
    ['#ffff00', '#000000'],
    ['#0000ff', '#ffffff'],
    ['#757575', '#ffffff'],
    ['#777777', '#000000'],
    ['#006bff', '#ffffff'],
    ['#006cff', '#000000'],
    ['#00880a', '#ffffff'],
    ['#00890a', '#000000'],
    ['#0003ff', '#ffffff'],
  ]
  for (const [color, ink] of cases) it(`${color}: ${ink}`, () => assert.equal(inkOn(color), ink))
})

describe('the ribbon of a card', () => {
  const cases: [ground: string, second: string, ribbon: string][] = [
    ['#2f6f5e', '#e0a458', '#e0a458'],
    ['#111111', '#111111', '#ffffff'],
    ['#ffffff', '#fff8e0', '#000000'],
    ['#2f6f5e', '#6f2f5e', '#6f2f5e'],
    ['#2f6f5e', '#2f7f5e', '#ffffff'],
  ]
  for (const [ground, second, ribbon] of cases)
    it(`${second} on ${ground}: ${ribbon}`, () => assert.equal(ribbonOn(ground, second), ribbon))
})
