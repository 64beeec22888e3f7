import { inkOn } from '../../documents/ink-rules.ts'
import { escapeText } from './markup.ts'

/** The studio's initial on its colour, as a drawing; rounded unless whoever shows it rounds it. */
export function iconDrawing(name: string, color: string, { isRound = true }: { isRound?: boolean } = {}): string {
  const [first] = new Intl.Segmenter().segment(name.trim().toUpperCase())
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${isRound ? 7 : 0}" fill="${escapeText(color)}"/>` +
    '<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="20" ' +
    `fill="${inkOn(color)}">${escapeText(first?.segment ?? '')}</text></svg>`
  )
}

/** A drawing as a PNG so many pixels wide and high. */
export async function toPng(drawing: string, size: number, height = size): Promise<Uint8Array> {
  // Loaded when first asked for, as with photos: most browsers take the drawing.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, height)
    .png()
    .toBuffer()
}

/** An ICO file that holds one PNG, of a size below 256. */
export function toIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(22)
  // One picture, of 32 bits a pixel, behind these 22 bytes.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return new Uint8Array(Buffer.concat([head, png]))
}
