import { createHash } from 'node:crypto'
import { inkOn } from '../../documents/ink-rules.ts'
import { spokenIn } from '../../lib/sayings/format.ts'
import type { Settings } from '../settings/queries.ts'
import { escapeText } from './markup.ts'
import type { PublicClass } from './shown.ts'
import { headLanguage, headWords } from './words.ts'

/** The picture that a shared link of a class shows, in pixels. */
export const CARD = { width: 1200, height: 630 }

/** The most characters in a line of a class's name, and the most lines. */
const LINE = 24
const LINES = 2

/** Where the card of a class is found; another address for each content, since messengers keep what they have fetched. */
export const cardPath = (id: number, drawn: string): string =>
  `/card/class-${id}.png?v=${createHash('sha256').update(drawn).digest('hex').slice(0, 12)}`

/** A class as a card: its name, when it is, who teaches it and the studio, on its colour. */
export function classCard(
  cls: PublicClass,
  {
    studio_name,
    primary_color,
    locale,
    timezone,
  }: Pick<Settings, 'studio_name' | 'primary_color' | 'locale' | 'timezone'>,
): string {
  const ground = cls.color ?? primary_color
  const ink = inkOn(ground)
  const language = headLanguage(locale)
  const when = spokenIn(language, timezone).moment(cls.starts_at)
  const by = [cls.instructor_name && headWords(language).with(cls.instructor_name), cls.establishment_name]
  const text = (y: number, size: number, weight: number, said: string) =>
    `<text x="80" y="${y}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="${weight}" fill="${ink}">` +
    `${escapeText(said)}</text>`
  const name = linesOf(cls.name)
  const lower = name.length * 92
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" ` +
    `width="${CARD.width}" height="${CARD.height}">` +
    `<rect width="100%" height="100%" fill="${escapeText(ground)}"/>` +
    `<circle cx="1080" cy="90" r="260" fill="${ink}" opacity="0.08"/>` +
    `<circle cx="1150" cy="600" r="180" fill="${ink}" opacity="0.06"/>` +
    text(120, 36, 600, clipped(studio_name, 50)) +
    name.map((line, at) => text(270 + at * 92, 84, 700, line)).join('') +
    text(270 + lower, 44, 500, when) +
    text(332 + lower, 36, 400, clipped(by.filter(Boolean).join(' · '), 54)) +
    '</svg>'
  )
}

/** The card as a PNG. */
export async function cardPng(drawn: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  return new Uint8Array(await sharp(Buffer.from(drawn)).resize(CARD.width, CARD.height).png().toBuffer())
}

/** A name in lines, broken between words; what has no room ends in "…". */
export function linesOf(name: string): string[] {
  const lines: string[] = ['']
  for (const word of name.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= LINE || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, LINES)
  if (lines.length > LINES) shown[LINES - 1] = `${shown[LINES - 1]} …`
  return shown.map((line) => clipped(line, LINE))
}

const clipped = (text: string, length: number): string => {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`
}
