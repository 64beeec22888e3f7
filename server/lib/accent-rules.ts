import { contrast, fromOklch, luminance, parseHex, toHex, toOklch, type Light, type Oklch } from './contrast-rules.ts'

export type ThemeName = 'light' | 'dark'

/** Every colour derived from the studio's own one, as #rrggbb, and its hue for the tint of the neutrals. */
export interface Accent {
  hue: number
  fill: string
  fillHover: string
  onFill: string
  text: string
  soft: string
  onSoft: string
  ring: string
}

/** The colours of a page in the theme it is read in. */
export type Accents = Readonly<Record<ThemeName, Accent>>

export const DEFAULT_ACCENT = '#1b6f5c'

const WHITE: Light = [1, 1, 1]
const BLACK: Light = [0, 0, 0]
/** The lightest and darkest backgrounds behind accent-coloured text and lines, per theme. */
const GROUNDS: Record<ThemeName, Light[]> = {
  light: [WHITE, fromOklch({ l: 0.93, c: 0, h: 0 })],
  dark: [fromOklch({ l: 0.172, c: 0, h: 0 }), fromOklch({ l: 0.29, c: 0, h: 0 })],
}

/**
 * The shade nearest to `color` that reaches `ratio` against every ground: its lightness is bisected towards black on
 * light grounds and towards white on dark ones.
 */
export function readableShade(color: Oklch, grounds: readonly Light[], ratio: number): Light {
  const worst = (light: Light) => Math.min(...grounds.map((ground) => contrast(light, ground)))
  const own = fromOklch(color)
  if (worst(own) >= ratio) return own
  const end = grounds.every((ground) => luminance(ground) > 0.18) ? 0 : 1
  let [fails, holds] = [color.l, end]
  for (let i = 0; i < 20; i++) {
    const middle = (fails + holds) / 2
    if (worst(fromOklch({ ...color, l: middle })) >= ratio) holds = middle
    else fails = middle
  }
  return fromOklch({ ...color, l: holds })
}

/** Black or white, the more readable one on the ground: never below 4.58:1. */
export function inkOn(ground: Light): Light {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK
}

/**
 * The studio's colour in every use a page makes of it: 4.5:1 for text, 3:1 for rings and lines, 1.35:1 for a filled
 * button against its page, in the theme asked for. A colour that cannot be read falls back to the product's own.
 */
export function accentOf(primary: string | null | undefined, theme: ThemeName): Accent {
  const brand = toOklch(parseHex(primary ?? '') ?? (parseHex(DEFAULT_ACCENT) as Light))
  const grounds = GROUNDS[theme]
  const fill = readableShade(brand, grounds.slice(0, 1), theme === 'light' ? 1.35 : 1.6)
  const ink = inkOn(fill)
  const softness = theme === 'light' ? { l: 0.962, c: 0.021 } : { l: 0.29, c: 0.04 }
  const soft = fromOklch({ h: brand.h, l: softness.l, c: Math.min(softness.c, brand.c) })
  const { l, c, h } = toOklch(fill)
  return {
    hue: brand.c < 0.015 ? 260 : Math.round(brand.h),
    fill: toHex(fill),
    fillHover: toHex(fromOklch({ l: ink === WHITE ? Math.max(0, l - 0.045) : Math.min(1, l + 0.035), c, h })),
    onFill: toHex(ink),
    text: toHex(readableShade(brand, grounds, 4.6)),
    soft: toHex(soft),
    onSoft: toHex(readableShade(brand, [soft], 4.9)),
    ring: toHex(readableShade(brand, grounds, 3.1)),
  }
}

/** A colour of the studio's on white paper: as words, and as lines; as it is where it can be read there. */
export function onPaper(color: string): { text: string; line: string } {
  const brand = toOklch(parseHex(color) ?? (parseHex(DEFAULT_ACCENT) as Light))
  return { text: toHex(readableShade(brand, [WHITE], 4.6)), line: toHex(readableShade(brand, [WHITE], 3.1)) }
}

/** The same for both themes: pages change from one to the other without asking. */
export const accentsOf = (primary: string | null | undefined): Accents => ({
  light: accentOf(primary, 'light'),
  dark: accentOf(primary, 'dark'),
})
