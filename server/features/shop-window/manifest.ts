import { inkOn } from '../../documents/ink-rules.ts'
import { spokenIn } from '../../lib/sayings/format.ts'
import type { Settings } from '../settings/queries.ts'
import { escapeText } from './markup.ts'
import type { PublicClass } from './shown.ts'
import { headLanguage, headWords } from './words.ts'

/** Before there is a studio. */
export const NOBODY = { studio_name: 'Studio Desk', primary_color: '#3f3f46', locale: 'en' }

/** Widths of the icon of an application that was put on a home screen. */
export const INSTALLED = [192, 512]

/** The preview of the application before it is installed. */
export const SCREENSHOT = { src: '/screenshot.png', width: 540, height: 960 }

/** The most characters of a name below an icon. */
const SHORT = 12

/** The studio's initial on its colour, as a drawing; rounded unless the system that shows it rounds it. */
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

/** The purpose of an icon: to be shown as it is, or to have a phone's shape cut out of it. */
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

/** The portal on a phone's home screen: as a separate application, without which an iPhone takes no pushes. */
export function manifest(settings: Pick<Settings, 'studio_name' | 'primary_color' | 'locale'> | undefined) {
  const { studio_name: name, primary_color: theme_color, locale } = settings ?? NOBODY
  const lang = headLanguage(locale)
  const words = headWords(lang)
  const pictures = PURPOSES.flatMap((purpose) =>
    INSTALLED.map((size) => ({
      src: iconPath(purpose, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  const { src, width, height } = SCREENSHOT
  const screenshot = {
    src,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor: 'narrow',
    label: words.timetable,
  }
  const { purpose: _, ...shown } = pictures[0]!
  const shortcut = (label: string, url: string) => ({ name: label, url, icons: [shown] })
  return {
    name,
    short_name: name.length > SHORT ? name.split(/\s/)[0]! : name,
    description: words.timetableOf(name),
    lang,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color,
    background_color: '#ffffff',
    categories: ['fitness', 'health', 'lifestyle'],
    icons: pictures,
    shortcuts: [shortcut(words.myBookings, '/bookings'), shortcut(words.classes, '/')],
    ...(settings && { screenshots: [screenshot] }),
  }
}

/** So many of the next classes, one below the other. */
const ROWS = 6
const [TOP, ROW] = [150, 128]

/** The next classes as the portal's first page has them: what somebody sees who is asked to put it on the home screen. */
export function screenshotDrawing(
  {
    studio_name,
    primary_color,
    locale,
    timezone,
  }: Pick<Settings, 'studio_name' | 'primary_color' | 'locale' | 'timezone'>,
  classes: readonly Pick<PublicClass, 'name' | 'color' | 'instructor_name' | 'starts_at'>[],
): string {
  const { width, height } = SCREENSHOT
  const say = spokenIn(headLanguage(locale), timezone)
  const text = (x: number, y: number, size: number, words: string, rest = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="system-ui,sans-serif" ${rest}>${escapeText(cut(words, size))}</text>`
  const row = ({ name, color, instructor_name, starts_at }: (typeof classes)[number], at: number) => {
    const y = TOP + at * ROW
    return (
      `<rect x="24" y="${y}" width="492" height="112" rx="14" fill="#fff" stroke="#dfe3e6"/>` +
      `<rect x="24" y="${y}" width="8" height="112" rx="4" fill="${escapeText(color ?? primary_color)}"/>` +
      text(52, y + 42, 26, name, 'font-weight="700" fill="#17202a"') +
      text(52, y + 70, 19, say.moment(starts_at), 'fill="#4d5963"') +
      text(52, y + 96, 19, instructor_name ?? '', 'fill="#4d5963"')
    )
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#f6f8f8"/>` +
    `<rect width="${width}" height="110" fill="${escapeText(primary_color)}"/>` +
    text(28, 68, 32, studio_name, `font-weight="700" fill="${inkOn(primary_color)}"`) +
    classes.slice(0, ROWS).map(row).join('') +
    '</svg>'
  )
}

/** As much of some words as a line holds. */
const cut = (words: string, size: number) => {
  const room = Math.floor(SCREENSHOT.width / (size * 0.58))
  return words.length > room ? `${words.slice(0, room - 1)}…` : words
}
