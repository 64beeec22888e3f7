import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inkOn } from './ink-rules.ts'

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
