import assert from 'node:assert/strict'
import { it } from 'node:test'
import { printable } from './printable.ts'

const ZWSP = '\u200b'

for (const [what, text, printed] of [
  ['is left alone', 'Zoë’s mat, n. 7', 'Zoë’s mat, n. 7'],
  ['has line ends of one kind', 'a\r\nb\rc\td', 'a\nb\nc    d'],
  ['has no control characters', 'a\u0000b\u001bc\u007f', 'abc'],
  [
    'may break in a word that no line holds',
    'x'.repeat(33),
    ['x', 'x', 'x', 'x'].map((c) => c.repeat(8)).join(ZWSP) + `${ZWSP}x`,
  ],
  [
    'may break after a letter and its marks',
    'e\u0301'.repeat(17),
    `${'e\u0301'.repeat(8)}${ZWSP}${'e\u0301'.repeat(8)}${ZWSP}e\u0301`,
  ],
  ['has letters of no more marks than can be set', `a${'\u0301'.repeat(70)}`, `a${'\u0301'.repeat(31)}`],
  [
    'has chains of letters that may break',
    'क्'.repeat(40),
    ['क्', 'क्', 'क्'].map((k, at) => k.repeat(at < 2 ? 16 : 8)).join(ZWSP),
  ],
  ['has whole characters only', 'a\ud800b', 'a\ufffdb'],
  ['keeps words of usual length', 'Donaudampfschifffahrt', 'Donaudampfschifffahrt'],
  ['breaks by itself between Chinese characters', '瑜'.repeat(40), '瑜'.repeat(40)],
] as const) {
  it(`a text ${what}`, () => assert.deepEqual(printable({ at: [text, 1, null] }), { at: [printed, 1, null] }))
}
