import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accentOf, inkOn, type ThemeName } from './accent-rules.ts'
import { contrast, fromOklch, parseHex, toHex, toOklch, type Light } from './contrast-rules.ts'

const light = (hex: string) => parseHex(hex) as Light
const BRANDS = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#facc15',
  '#1b6f5c',
  '#5e6ad2',
  '#f97316',
  '#be185d',
  '#7c3aed',
  '#fde68a',
  '#0b1220',
  '#777',
  '#767676',
  '#c0ffee',
]
const GROUNDS: Record<ThemeName, string[]> = { light: ['#ffffff', '#f0f0f0'], dark: ['#101010', '#242424'] }

test('contrast follows WCAG', () => {
  assert.equal(contrast(light('#000'), light('#fff')).toFixed(2), '21.00')
  assert.equal(contrast(light('#777777'), light('#ffffff')).toFixed(2), '4.48')
  assert.equal(contrast(light('#767676'), light('#ffffff')).toFixed(2), '4.54')
})

test('a colour survives the way to lightness, chroma and hue and back', () => {
  for (const brand of BRANDS) {
    const hex = toHex(light(brand))
    assert.equal(toHex(fromOklch(toOklch(light(brand)))), hex)
  }
})

test('what is not a colour is refused, and the own accent taken', () => {
  for (const bad of ['', 'red', '#12', '#12345', '#1234567', 'url(x)']) assert.equal(parseHex(bad), null)
  assert.deepEqual(accentOf('nonsense', 'light'), accentOf(null, 'light'))
})

test('black or white text always reaches 4.58 on any grey', () => {
  for (let v = 0; v <= 255; v++) {
    const grey = light(`#${v.toString(16).padStart(2, '0').repeat(3)}`)
    assert.ok(contrast(inkOn(grey), grey) >= 4.58, `grey ${v}`)
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`every shade of every brand is readable in the ${theme} theme`, () => {
    for (const brand of BRANDS) {
      const accent = accentOf(brand, theme)
      const say = (what: string) => `${brand} ${theme} ${what} ${JSON.stringify(accent)}`
      assert.ok(contrast(light(accent.onFill), light(accent.fill)) >= 4.5, say('text on fill'))
      assert.ok(contrast(light(accent.onFill), light(accent.fillHover)) >= 4.5, say('text on hovered fill'))
      assert.ok(contrast(light(accent.onSoft), light(accent.soft)) >= 4.5, say('text on soft'))
      for (const ground of GROUNDS[theme].map(light)) {
        assert.ok(contrast(light(accent.text), ground) >= 4.5, say('text'))
        assert.ok(contrast(light(accent.ring), ground) >= 3, say('ring'))
      }
    }
  })
}

test('a readable brand colour is left as it is', () => {
  assert.equal(accentOf('#1b6f5c', 'light').text, '#1b6f5c')
  assert.equal(accentOf('#5e6ad2', 'light').fill, '#5e6ad2')
})

/** The studio's colour where none is chosen. */
const own = {
  light: {
    hue: 174,
    fill: '#1b6f5c',
    fillHover: '#026250',
    onFill: '#ffffff',
    text: '#1b6f5c',
    soft: '#e5f7f1',
    onSoft: '#1b6f5c',
    ring: '#1b6f5c',
  },
  dark: {
    hue: 174,
    fill: '#1b6f5c',
    fillHover: '#026250',
    onFill: '#ffffff',
    text: '#54a18c',
    soft: '#13322a',
    onSoft: '#5aa792',
    ring: '#34836f',
  },
}

// As agreed: a change of one of these is a change of how every studio with that colour looks.
const agreed: [brand: string | null, theme: 'light' | 'dark', accent: ReturnType<typeof accentOf>][] = [
  [null, 'light', own.light],
  [null, 'dark', own.dark],
  ['#1b6f5c', 'light', own.light],
  ['#1b6f5c', 'dark', own.dark],
  [
    '#facc15',
    'light',
    {
      hue: 92,
      fill: '#facc15',
      fillHover: '#ffd95f',
      onFill: '#000000',
      text: '#7d6400',
      soft: '#f7f2e3',
      onSoft: '#806700',
      ring: '#9e7f00',
    },
  ],
  [
    '#facc15',
    'dark',
    {
      hue: 92,
      fill: '#facc15',
      fillHover: '#ffd95f',
      onFill: '#000000',
      text: '#facc15',
      soft: '#322b13',
      onSoft: '#facc15',
      ring: '#facc15',
    },
  ],
  [
    '#be185d',
    'light',
    {
      hue: 4,
      fill: '#be185d',
      fillHover: '#ac0051',
      onFill: '#ffffff',
      text: '#be185d',
      soft: '#ffedf1',
      onSoft: '#be185d',
      ring: '#be185d',
    },
  ],
  [
    '#be185d',
    'dark',
    {
      hue: 4,
      fill: '#be185d',
      fillHover: '#ac0051',
      onFill: '#ffffff',
      text: '#f9598d',
      soft: '#3c2329',
      onSoft: '#fe5d91',
      ring: '#d63670',
    },
  ],
  [
    '#777777',
    'light',
    {
      hue: 260,
      fill: '#777777',
      fillHover: '#818181',
      onFill: '#000000',
      text: '#676767',
      soft: '#f2f2f2',
      onSoft: '#696969',
      ring: '#777777',
    },
  ],
  [
    '#777777',
    'dark',
    {
      hue: 260,
      fill: '#777777',
      fillHover: '#818181',
      onFill: '#000000',
      text: '#939393',
      soft: '#2b2b2b',
      onSoft: '#989898',
      ring: '#777777',
    },
  ],
  [
    '#ffffff',
    'light',
    {
      hue: 260,
      fill: '#dedede',
      fillHover: '#e9e9e9',
      onFill: '#000000',
      text: '#676767',
      soft: '#f2f2f2',
      onSoft: '#696969',
      ring: '#838383',
    },
  ],
  [
    '#ffffff',
    'dark',
    {
      hue: 260,
      fill: '#ffffff',
      fillHover: '#ffffff',
      onFill: '#000000',
      text: '#ffffff',
      soft: '#2b2b2b',
      onSoft: '#ffffff',
      ring: '#ffffff',
    },
  ],
  [
    '#000000',
    'light',
    {
      hue: 260,
      fill: '#000000',
      fillHover: '#000000',
      onFill: '#ffffff',
      text: '#000000',
      soft: '#f2f2f2',
      onSoft: '#000000',
      ring: '#000000',
    },
  ],
  [
    '#000000',
    'dark',
    {
      hue: 260,
      fill: '#373737',
      fillHover: '#2c2c2c',
      onFill: '#ffffff',
      text: '#939393',
      soft: '#2b2b2b',
      onSoft: '#989898',
      ring: '#767676',
    },
  ],
]
for (const [brand, theme, accent] of agreed) {
  test(`${brand ?? 'no colour'} in the ${theme} theme`, () => assert.deepEqual(accentOf(brand, theme), accent))
}
