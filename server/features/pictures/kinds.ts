/** One file that a picture is saved as: within the size, or filling its shape; never larger than what was sent. */
export interface Cut {
  /** The end of its name before the extension; the first of a kind has none. */
  suffix: string
  width: number
  height: number
  fit: 'inside' | 'cover'
  format: 'webp' | 'jpeg'
  /** Saved ever more coarsely until it is no larger. */
  mostBytes?: number
}

const whole = (width: number, height: number): Cut => ({ suffix: '', width, height, fit: 'inside', format: 'webp' })
const filled = (width: number, height: number): Cut => ({ ...whole(width, height), fit: 'cover' })

const kinds = {
  product: [whole(1200, 1200)],
  instructor: [whole(1200, 1200), { ...filled(160, 160), suffix: '_160', mostBytes: 8000 }],
  logo: [whole(512, 512), { ...whole(128, 128), suffix: '_128', mostBytes: 10_000 }],
  cover: [
    filled(1600, 900),
    { ...filled(800, 450), suffix: '_800', mostBytes: 40_000 },
    // Many that show a link's preview read no WebP.
    { ...filled(1200, 630), suffix: '_preview', format: 'jpeg', mostBytes: 250_000 },
  ],
  template: [filled(1200, 675), { ...filled(400, 225), suffix: '_400', mostBytes: 16_000 }],
} as const satisfies Record<string, readonly Cut[]>

export type PictureKind = keyof typeof kinds

/** The files that a picture of a kind is saved as: the one it is named by, then the smaller ones. */
export const cutsOf = (kind: PictureKind): readonly Cut[] => kinds[kind]
