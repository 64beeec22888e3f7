import { encode } from 'uqr'

/** The squares of a code by row and column: true for dark. */
export type Squares = readonly (readonly boolean[])[]

/** How a code is to be read: by any phone, also from a poster, or from near on a screen, where it may hold more. */
const WAYS = { anywhere: { ecc: 'M', maxVersion: 10 }, near: { ecc: 'L', maxVersion: 20 } } as const

export type Reading = keyof typeof WAYS

/**
 * A text as a QR code without the quiet zone. Null for a text that needs a larger code than phones read with ease: more than
 * 213 bytes, 858 `near` a screen.
 */
export function qrCode(text: string, reading: Reading = 'anywhere'): Squares | null {
  try {
    return encode(text, { ...WAYS[reading], border: 0 }).data
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The dark squares as one path in units of a square, for the `d` of an SVG path. */
export function pathOf(squares: Squares): string {
  return squares
    .flatMap((line, row) =>
      [
        ...line
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${row}h${run.length}v1h-${run.length}z`),
    )
    .join('')
}
