import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCrowded, mostAtOnce, sideBySide } from './side-by-side.ts'

const at = (from: string, to: string) => ({ starts_at: `2026-11-30T${from}`, ends_at: `2026-11-30T${to}` })
const same = (n: number) => Array.from({ length: n }, () => at('09:00', '10:00'))

const moments = [
  ['none', [], 0],
  ['one after the other', [at('09:00', '10:00'), at('10:00', '11:00')], 1],
  ['one within another', [at('09:00', '11:00'), at('10:00', '10:30')], 2],
  ['five', same(5), 5],
] as const

for (const [name, classes, most] of moments) {
  test(`at once: ${name}`, () => assert.equal(mostAtOnce(classes), most))
}

const widths = [
  ['five where the page is 1440 wide', 1165, 5, 2],
  ['five where it is 1280 wide', 1005, 5, 1],
  ['two where it is 1280 wide', 1005, 2, undefined],
  ['three on a wide screen', 1650, 3, undefined],
  ['five on a wide screen', 1650, 5, 3],
  ['one, however narrow', 300, 1, undefined],
  ['two, however narrow', 300, 2, 1],
] as const

for (const [name, width, n, fit] of widths) {
  test(`side by side: ${name}`, () => assert.equal(sideBySide(width, same(n)), fit))
}

test('a week is a list from three classes at once on', () => {
  assert.deepEqual(
    [0, 2, 3, 5].map((n) => isCrowded(same(n))),
    [false, false, true, true],
  )
})
