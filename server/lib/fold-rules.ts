/** Letters that no mark makes, as people type them who have no key for them; what is left out has no letters. */
const OWN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ħ: 'h',
  Ħ: 'h',
  ŧ: 't',
  Ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ґ: 'г',
  Ґ: 'г',
  // Alef with its joining sign; ya, kaf and the last ha as Persian, Urdu and Egypt write them.
  '\u0671': '\u0627',
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
  '\u0629': '\u0647',
  // Marks that only lengthen a word.
  '\u0640': '',
  '\u00a0': ' ',
  '\u202f': ' ',
  // The signs of ohm, kelvin and ångström, which are letters.
  '\u2126': 'ω',
  '\u212a': 'k',
  '\u212b': 'a',
  ...each("'`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u05f3\u2018\u2019\u201b\u2032\uff07", ''),
}

/** Every hyphen and dash that two words are joined by: a blank in what is searched. */
const HYPHENS = '-\u05be\u2010\u2011\u2012\u2013\u2014\u2212\ufe58\ufe63\uff0d'

/** Letters that are also written as two, by who has no key for them. */
const AS_TWO: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  Ä: 'ae',
  Ö: 'oe',
  Ü: 'ue',
  Ø: 'oe',
  Å: 'aa',
}

/** The same in SQL, where a mark may stand behind its letter. */
export const otherWays = {
  hyphens: HYPHENS,
  asTwo: new Map(
    Object.entries(AS_TWO).flatMap(([letter, two]) => [
      [letter, two] as const,
      [letter.normalize('NFD'), two] as const,
    ]),
  ),
}

/**
 * The letters of Europe’s languages, Vietnamese, Hebrew and Arabic, and the marks that are written behind a letter; letters and
 * signs in a form that only looks different: in one sign with others, raised, of full or half width.
 */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x300, 0x36f],
  [0x386, 0x3ff],
  [0x400, 0x52f],
  [0x531, 0x556],
  [0x591, 0x5c7],
  [0x600, 0x6ff],
  [0x8d3, 0x8ff],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x2070, 0x214f],
  [0x2150, 0x2188],
  [0x2460, 0x24ff],
  [0x3000, 0x3000],
  [0x3041, 0x30ff],
  [0xfb00, 0xfbb1],
  [0xfe00, 0xfe6f],
  [0xfe70, 0xfeff],
  [0xff01, 0xff9f],
  [0xffe0, 0xffee],
]

/** No letter is searched as more than three. */
export const MOST_LETTERS = 3

/** Marks and signs without a separate shape; those that voice a Japanese sound make another one of it, and stay. */
const MARKS = /(?![\u3099\u309a])[\p{M}\p{Cf}]/gu

/**
 * The search form of each letter: small and without marks, in its plain form, a digit as that of 0 to 9. `client_search_text` is
 * made by the same list, in SQL; a change of it is a migration.
 */
export const FOLDS: ReadonlyMap<string, string> = new Map([
  ...inRanges(),
  ...Object.entries(OWN),
  ...Object.entries(each(HYPHENS, ' ')),
])

function* inRanges(): Generator<[string, string]> {
  for (const [first, last] of RANGES)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code)
      const bare = letter.normalize('NFKD').replaceAll(MARKS, '').toLowerCase()
      const plain = Array.from(digitOf(code) ?? bare, (one) => OWN[one] ?? (HYPHENS.includes(one) ? ' ' : one)).join('')
      if (plain !== letter && plain.length <= MOST_LETTERS) yield [letter, plain]
    }
}

/** The digits of Arabic and of Persian. */
function digitOf(code: number): string | undefined {
  const digit = [0x660, 0x6f0].map((first) => code - first).find((at) => at >= 0 && at < 10)
  return digit === undefined ? undefined : `${digit}`
}

function each(letters: string, as: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, as]))
}

/**
 * A text as it is searched: small letters without marks, `ł` as l, `ß` as ss, in the plain form of each, without apostrophes, and with
 * blanks for hyphens.
 */
export function fold(text: string): string {
  const composed = text.normalize('NFC')
  return Array.from(composed, (letter) => FOLDS.get(letter) ?? (letter <= '~' ? letter.toLowerCase() : letter)).join('')
}

/** The ways in which a text may be typed, folded: as it is, without its hyphens, with `ue` for ü, and both; the plain one first. */
export function formsOf(text: string): string[] {
  const composed = text.normalize('NFC')
  const joined = without(composed)
  return [...new Set([composed, joined, inTwo(composed), inTwo(joined)].map((form) => fold(form).trim()))]
}

const without = (text: string) => Array.from(text, (letter) => (HYPHENS.includes(letter) ? '' : letter)).join('')
const inTwo = (text: string) => Array.from(text, (letter) => AS_TWO[letter] ?? letter).join('')

/** The words that are searched, each in its forms. */
export function searchedWords(text: string): string[][] {
  return text
    .split(/\s+/)
    .map((word) => formsOf(word).filter(Boolean))
    .filter((forms) => forms.length > 0)
}
