import { contrast, parseHex } from '../lib/contrast-rules.ts'

const light = (color: string) => parseHex(color) ?? [0, 0, 0]

/** Black or white: the one with the higher contrast ratio (WCAG 2) on a colour `#rrggbb`. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return contrast(light(color), light('#000000')) > contrast(light(color), light('#ffffff')) ? '#000000' : '#ffffff'
}

/** Below this contrast two colours are hard to distinguish, and impossible without colour vision. */
const APART = 1.4

/** The colour of a ribbon on a ground: the second one, or the ground's ink where the two are nearly the same. */
export function ribbonOn(ground: string, second: string): string {
  return contrast(light(ground), light(second)) < APART ? inkOn(ground) : second
}
