import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Scanned, type Press } from './scanned.ts'

const CODE = `12.3456789012.${'0a1b2c3d4e5f6789'.repeat(2)}`

/** The keys of the layout that scanners are set to. */
const placed = (sign: string): string =>
  sign === '.' ? 'Period' : /\d/.test(sign) ? `Digit${sign}` : `Key${sign.toUpperCase()}`

/** The signs that those keys print on a French computer. */
const FRENCH: Record<string, string> = {
  ...Object.fromEntries(Array.from('à&é"\'(-è_ç', (sign, digit) => [`Digit${digit}`, sign])),
  KeyA: 'q',
  KeyQ: 'a',
  KeyW: 'z',
  KeyZ: 'w',
  Period: ':',
}

type Way = (sign: string) => Omit<Press, 'timeStamp'>
const same: Way = (sign) => ({ key: sign, code: placed(sign) })
const ways: [string, Way, string, string | undefined][] = [
  ['as it is set', same, 'Enter', CODE],
  ['on a French computer', (sign) => ({ key: FRENCH[placed(sign)] ?? sign, code: placed(sign) }), 'Enter', CODE],
  [
    'set to French, on a French computer',
    (sign) => ({ key: sign, code: sign === 'a' ? 'KeyQ' : 'Comma' }),
    'Enter',
    CODE,
  ],
  ['with caps lock', (sign) => ({ key: sign.toUpperCase(), code: placed(sign) }), 'Enter', CODE],
  [
    'from the number pad',
    (sign) => ({ key: sign, code: /\d/.test(sign) ? `Numpad${sign}` : placed(sign) }),
    'Enter',
    CODE,
  ],
  ['with Tab at the end', same, 'Tab', CODE],
]

function typed(text: string, way: Way, end: string, pause = 5) {
  const scanned = new Scanned()
  let at = 1000
  const found = [...text].map((sign) => scanned.press({ ...way(sign), timeStamp: (at += pause) }))
  return [...found, scanned.press({ key: end, code: end, timeStamp: (at += pause) })].find((one) => one !== undefined)
}

for (const [name, way, end, expected] of ways)
  test(`a code ${name}`, () => assert.deepEqual(typed(CODE, way, end), { code: expected }))

test('a slow scanner', () => assert.deepEqual(typed(CODE, same, 'Enter', 150), { code: CODE }))
test('somebody who types is no scanner', () => assert.equal(typed(CODE, same, 'Enter', 250), undefined))
test('a scan of something else says so', () =>
  assert.equal(typed('https://studio.test/book', same, 'Enter'), 'unreadable'))
test('a few keys and Enter are nothing', () => assert.equal(typed('12.3', same, 'Enter'), undefined))
