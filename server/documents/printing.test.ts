import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inkOn, ribbonOn } from './ink-rules.ts'
import { cardSizeOf, paperOf } from './paper-size.ts'
import { printable } from './printable.ts'

for (const [paper, countries] of [
  [
    'us-letter',
    [
      'US',
      'us',
      'USA',
      'U.S.A.',
      'United States',
      'Canada',
      'México',
      'Mexico',
      'Kanada',
      'Philippines',
      ' US ',
      'U.S. ',
    ],
  ],
  ['a4', [null, '', 'ES', 'España', 'Deutschland', 'Australia', 'JP', 'Atlantis']],
] as const) {
  it(`${paper} is what ${countries.join(', ')} print on`, () => {
    for (const country of countries) assert.equal(paperOf(country), paper, String(country))
  })
}

it('a card is half a sheet', () => {
  assert.deepEqual(cardSizeOf('ES'), [210, 148])
  assert.deepEqual(cardSizeOf('CA'), [215.9, 139.7])
})

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
