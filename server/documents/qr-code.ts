import { encode } from 'uqr'

/**
 * A text as a QR code of black squares, as SVG without the quiet zone; null for one that needs a larger code than phones read
 * with ease from paper.
 */
export function qrSvg(text: string): string | null {
  const squares = squaresOf(text)
  if (!squares) return null
  const rows = squares.flatMap((line, row) => line.flatMap((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : [])))
  const side = squares.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${rows.join('')}"/></svg>`
}

function squaresOf(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'M', maxVersion: 10, border: 0 }).data
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
