import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inkOn } from '../documents/ink-rules.ts'
import { layout } from '../features/email/layout.ts'
import { iconDrawing } from '../features/shop-window/manifest.ts'
import { accentOf, onPaper, type ThemeName } from '../lib/accent-rules.ts'
import { contrast, fromOklch, parseHex, toHex, toOklch, type Light } from '../lib/contrast-rules.ts'

/** The same thousand pairs each time: an xorshift, and before it those that are hardest. */
function pairs(count: number): [primary: string, secondary: string][] {
  let state = 20_261
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  const color = () => `#${(next() % 0x1000000).toString(16).padStart(6, '0')}`
  const hardest = [
    '#ffffff',
    '#fefefe',
    '#fdfdf5',
    '#000000',
    '#010203',
    '#ffff00',
    '#faff00',
    '#00ff00',
    '#0000ff',
    '#808080',
    '#777777',
  ]
  const hard = hardest.flatMap((one): [string, string][] => hardest.map((other) => [one, other]))
  return [...hard, ...Array.from({ length: count - hard.length }, (): [string, string] => [color(), color()])]
}

const light = (hex: string): Light => parseHex(hex)!
const ratio = (one: string, other: string) => contrast(light(one), light(other))
const gray =
  (l: number, c = 0.012) =>
  (hue: number) =>
    toHex(fromOklch({ l, c, h: hue }))

/** The backgrounds of each theme in `theme.css` that text and lines may lie on. */
const GROUNDS: Record<ThemeName, readonly ((hue: number) => string)[]> = {
  light: [gray(1, 0), gray(0.982, 0.003), gray(0.964, 0.004), gray(0.955, 0.005), gray(0.93, 0.006)],
  dark: [gray(0.172, 0.006), gray(0.208, 0.007), gray(0.185, 0.006), gray(0.252, 0.008), gray(0.29, 0.009)],
}

/** The colour that `toned` of `theme.css` makes of another. */
const TONES: Record<ThemeName, [least: number, most: number]> = { light: [0, 0.63], dark: [0.62, 1] }
function toned(color: string, theme: ThemeName): string {
  const { l, c, h } = toOklch(light(color))
  const [least, most] = TONES[theme]
  return toHex(fromOklch({ l: Math.min(most, Math.max(least, l)), c, h }))
}

/** The colour that `heat` of `theme.css` makes of an accent, for a share from 0 to 1. */
const HEATS: Record<ThemeName, [none: number, all: number]> = { light: [0.965, 0.7], dark: [0.25, 0.5] }
function heat(accent: string, theme: ThemeName, share: number): string {
  const { c, h } = toOklch(light(accent))
  const [none, all] = HEATS[theme]
  return toHex(fromOklch({ l: none + share * (all - none), c: Math.min(c, 0.13) * (0.15 + 0.85 * share), h }))
}
const INK: Record<ThemeName, (hue: number) => string> = { light: gray(0.235), dark: gray(0.945, 0.004) }

describe('whatever two colours a studio picks', () => {
  const picked = pairs(1000)

  for (const theme of ['light', 'dark'] as const) {
    it(`words and lines of the pages can be read in the ${theme} theme`, () => {
      for (const [primary, secondary] of picked) {
        const accent = accentOf(primary, theme)
        const of = (what: string) => `${primary} and ${secondary}, ${theme}: ${what}`
        for (const [what, ink, ground] of [
          ['a button', accent.onFill, accent.fill],
          ['a button that is pointed at', accent.onFill, accent.fillHover],
          ['a badge', accent.onSoft, accent.soft],
        ] as const)
          assert.ok(ratio(ink, ground) >= 4.5, of(what))
        for (const ground of GROUNDS[theme].map((make) => make(accent.hue))) {
          assert.ok(ratio(accent.text, ground) >= 4.5, of(`a link on ${ground}`))
          assert.ok(ratio(accent.ring, ground) >= 3, of(`the focus on ${ground}`))
        }
        // A chart's columns, a class's mark, a drawing: on cards and on the page itself.
        const [page, card] = theme === 'light' ? GROUNDS.light : [GROUNDS.dark[0]!, GROUNDS.dark[1]!]
        for (const ground of [page!(accent.hue), card!(accent.hue)])
          for (const color of [primary, secondary])
            assert.ok(ratio(toned(color, theme), ground) >= 3, of(`a mark of ${color} on ${ground}`))
      }
    })
  }

  for (const theme of ['light', 'dark'] as const) {
    it(`a cell of a heat map can be read and told from others in the ${theme} theme`, () => {
      for (const [primary] of picked) {
        const { fill, hue } = accentOf(primary, theme)
        const steps = Array.from({ length: 11 }, (_, n) => heat(fill, theme, n / 10))
        for (const step of steps) assert.ok(ratio(INK[theme](hue), step) >= 4.5, `ink on ${step} of ${primary}`)
        const lights = steps.map((step) => ratio(step, theme === 'light' ? '#ffffff' : '#000000'))
        for (const [n, one] of lights.slice(1).entries()) assert.ok(one > lights[n]!, `step ${n} of ${primary}`)
        assert.ok(
          ratio(heat(fill, theme, 0.25), heat(fill, theme, 0.9)) >= 1.35,
          `a quarter and nearly all of ${primary}`,
        )
      }
    })
  }

  it('letters can be read, in the dark too', () => {
    for (const [color] of picked) {
      const { body_html } = layout(
        { subject: 'Hello', lines: ['Hello,'], action: { label: 'See', url: 'https://studio.test' } },
        { studio: 'Marea', color, language: 'en' },
      )
      const [, name] = /color:(#\w{6});"\s*>Marea</.exec(body_html)!
      const [, ground, ink] = /background:(#\w{6});color:(#\w{6})/.exec(body_html)!
      const [, dark] = /\.studio div \{ color: (#\w{6})/.exec(body_html)!
      assert.ok(ratio(name!, '#ffffff') >= 4.5, `the name in ${color} on white`)
      assert.ok(ratio(dark!, '#262624') >= 4.5, `the name in ${color} in the dark`)
      assert.ok(ratio(ink!, ground!) >= 4.5, `the button in ${color}`)
    }
  })

  it('receipts, gift cards and icons can be read', () => {
    for (const [primary, secondary] of picked) {
      assert.ok(ratio(onPaper(primary).text, '#ffffff') >= 4.5, `words in ${primary} on paper`)
      assert.ok(ratio(onPaper(secondary).line, '#ffffff') >= 3, `a line in ${secondary} on paper`)
      assert.ok(ratio(inkOn(primary), primary) >= 4.5, `what a gift card says on ${primary}`)
      const [, ground, ink] = /fill="(#\w{6})".*fill="(#\w{6})"/.exec(iconDrawing('Marea', primary))!
      assert.ok(ratio(ink!, ground!) >= 3, `the icon in ${primary}`)
    }
  })

  it('a colour that can be read stays as it is', () => {
    assert.deepEqual(onPaper('#1b6f5c'), { text: '#1b6f5c', line: '#1b6f5c' })
  })
})
