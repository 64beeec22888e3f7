const LONG_WORD = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{32,}/gu
const PIECE = 8
/** Code points of one letter with its marks: no writing has so many, and what sets them gives up on thousands. */
const LONGEST_LETTER = 32
const MARKS = /^[\p{M}\p{Cf}]*$/u
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

type Data = string | number | boolean | null | readonly Data[] | { readonly [name: string]: Data }

/** Data whose strings can be set on paper: without control characters, line ends alike, and words that no line holds may break. */
export function printable<T>(data: T): T {
  return mapStrings(data as Data) as T
}

function mapStrings(data: Data): Data {
  if (typeof data === 'string') return printableText(data)
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(mapStrings)
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapStrings(value)]))
}

function printableText(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').replaceAll(UNSEEN, '')
  return lines.replaceAll(LONG_WORD, breakable)
}

/** A long word with places where a line may end (zero-width spaces), not inside a letter and its marks. */
function breakable(word: string): string {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => shortLetter(segment))
  return letters.map((letter, index) => (index > 0 && index % PIECE === 0 ? `\u200b${letter}` : letter)).join('')
}

/** A letter in pieces where it is longer than in any writing; those of marks alone, which nobody could read, are left out. */
function shortLetter(letter: string): string {
  if (letter.length <= LONGEST_LETTER) return letter
  const points = [...letter]
  const pieces = Array.from({ length: Math.ceil(points.length / LONGEST_LETTER) }, (_, at) =>
    points.slice(at * LONGEST_LETTER, (at + 1) * LONGEST_LETTER).join(''),
  )
  return pieces.filter((piece, at) => at === 0 || !MARKS.test(piece)).join('\u200b')
}
