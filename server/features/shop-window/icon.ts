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

/** What an icon is for: to be shown as it is, or to have a phone's own shape cut out of it. */
export const PURPOSES = ['any', 'maskable'] as const
export type Purpose = (typeof PURPOSES)[number]

/** How much of the width a logo has: of what is cut to a circle it keeps well within. */
const SHARE: Record<Purpose, number> = { any: 0.86, maskable: 0.6 }

/** Where the icon of a purpose and a width is found. */
export const iconPath = (purpose: Purpose, size: number): string =>
  purpose === 'any' ? `/icon-${size}.png` : `/icon-${purpose}-${size}.png`

/** The studio's logo on white, as a PNG so many pixels wide and high; undefined where it can't be read. */
export async function logoIcon(logo: Uint8Array, size: number, purpose: Purpose): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp')
  const inner = Math.round(size * SHARE[purpose])
  const within = { width: inner, height: inner, fit: 'contain', background: '#fff0' } as const
  const ground = { width: size, height: size, channels: 3, background: '#fff' } as const
  try {
    const input = await sharp(logo).resize(within).png().toBuffer()
    return await sharp({ create: ground }).composite([{ input }]).png().toBuffer()
  } catch {
    return undefined
  }
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
