import { bitsOf, codewords, versionFor } from './codewords.ts'
import { drawFormat, frame, type Grid, type Squares } from './grid.ts'
import { masked, MASKS, penalty } from './mask.ts'

/**
 * A text as a QR code (byte mode in UTF-8, correction level M): its squares by row, true for dark, without the quiet zone.
 * Null for a text of more than 213 bytes.
 */
export function qrCode(text: string): Squares | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === null) return null
  const grid = frame(version)
  place(grid, codewords(bytes, version))
  const candidates = MASKS.map((_, mask) => {
    drawFormat(grid, mask)
    return masked(grid, mask)
  })
  const faults = candidates.map(penalty)
  return candidates[faults.indexOf(Math.min(...faults))] ?? null
}

/** Lays the bits into the free squares: two columns at a time from the right, upwards, then downwards, and so on. */
function place({ size, dark, fixed }: Grid, bytes: readonly number[]): void {
  const bits = bytes.flatMap((byte) => bitsOf(byte, 8))
  let next = 0
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    // The upright timing line takes a column of its own.
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (!fixed[row]![column]) dark[row]![column] = bits[next++] === 1
      }
    }
    upwards = !upwards
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
