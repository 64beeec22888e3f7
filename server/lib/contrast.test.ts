import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast, fromOklch, parseHex, toHex, toOklch } from './contrast-rules.ts'

const light = (hex: string) => parseHex(hex)!
const near = (actual: number, expected: number, by = 0.01) => assert.ok(Math.abs(actual - expected) <= by, `${actual}`)

test('colours are read in both lengths, and nothing else is one', () => {
  assert.deepEqual(parseHex('#fff'), [1, 1, 1])
  assert.deepEqual(parseHex(' 000000 '), [0, 0, 0])
  assert.deepEqual(parseHex('#A1B'), parseHex('#aa11bb'))
  for (const text of ['', '#ff', '#ffff', '#fffffff', '#ggg', 'red']) assert.equal(parseHex(text), null, text)
})

test('a colour comes back as it was written', () => {
  for (const hex of ['#000000', '#0a0b0c', '#2f6f5e', '#808080', '#ffffff']) assert.equal(toHex(light(hex)), hex)
  assert.equal(toHex([-0.2, 0.5, 1.4]), '#00bcff')
})

// The ratios that WCAG’s own formula gives.
const ratios: [string, string, number][] = [
  ['#000', '#fff', 21],
  ['#fff', '#000', 21],
  ['#777', '#fff', 4.48],
  ['#2f6f5e', '#fff', 5.91],
  ['#123456', '#123456', 1],
]
for (const [a, b, ratio] of ratios)
  test(`${a} on ${b} has a contrast of ${ratio}`, () => near(contrast(light(a), light(b)), ratio))

test('lightness, chroma and hue are those of OKLCH, there and back', () => {
  const red = toOklch(light('#ff0000'))
  near(red.l, 0.628)
  near(red.c, 0.2577)
  near(red.h, 29.23, 0.1)
  near(toOklch(light('#fff')).l, 1)
  for (const hex of ['#ff0000', '#00ff00', '#0000ff', '#2f6f5e'])
    assert.equal(toHex(fromOklch(toOklch(light(hex)))), hex)
})

test('chroma that no screen can show gives way, lightness and hue stay', () => {
  const shown = toOklch(fromOklch({ l: 0.6, c: 0.5, h: 150 }))
  near(shown.l, 0.6)
  near(shown.h, 150, 2)
  assert.ok(shown.c > 0.1 && shown.c < 0.3, String(shown.c))
})
