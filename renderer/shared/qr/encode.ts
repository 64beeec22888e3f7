import { encode } from 'uqr'

/** The squares of a code by row and column: true for dark. */
export type Squares = readonly (readonly boolean[])[]

/** Up to here a code is read from a screen or a poster by any phone. */
const LARGEST_VERSION = 10

/**
 * A text as a QR code at correction level M or better, without the quiet zone. Null for a text that needs a larger code than
 * phones read with ease (more than 213 bytes).
 */
export function qrCode(text: string): Squares | null {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: LARGEST_VERSION }).data
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
