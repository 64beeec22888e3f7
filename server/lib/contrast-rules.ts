/** Linear light of red, green and blue, each 0 to 1. */
export type Light = readonly [number, number, number]
/** A colour by perceived lightness (0 to 1), chroma and hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Reads #rgb or #rrggbb; null for anything else. */
export function parseHex(hex: string): Light | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1]
  if (!digits) return null
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits
  const channel = (at: number) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

/** The colour as #rrggbb, clipped to what a screen can show. */
export function toHex(light: Light): string {
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255)
  return `#${light.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of WCAG 2. */
export const luminance = ([r, g, b]: Light) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** Contrast ratio of WCAG 2 between two colours, 1 to 21. */
export function contrast(a: Light, b: Light): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

export function toOklch([r, g, b]: Light): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(bb, a) * 180) / Math.PI
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: (hue + 360) % 360 }
}

function unclipped({ l, c, h }: Oklch): Light {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ]
}

/** The nearest colour a screen can show with this lightness and hue: chroma gives way until it fits. */
export function fromOklch(color: Oklch): Light {
  const fits = (c: number) => unclipped({ ...color, c }).every((v) => v >= -0.0005 && v <= 1.0005)
  if (fits(color.c)) return clip(unclipped(color))
  let [low, high] = [0, color.c]
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return clip(unclipped({ ...color, c: low }))
}

const clip = (light: Light) => light.map((v) => Math.min(1, Math.max(0, v))) as unknown as Light
