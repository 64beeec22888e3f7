/** Letters that no mark makes, as people type them who have no key for them. */
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
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  // The signs of ohm, kelvin and ångström, which are letters.
  '\u2126': 'ω',
  '\u212a': 'k',
  '\u212b': 'a',
}

/**
 * Letters of Europe's languages and Vietnamese, and the marks that are written behind a letter; SQLite replaces no more than 850 of
 * them in one expression.
 */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0xc0, 0x24f],
  [0x300, 0x328],
  [0x386, 0x3ce],
  [0x400, 0x491],
  [0x1e00, 0x1ef9],
]

/**
 * What each letter is searched as: small and without marks. `client_search_text` is made by the same list, in SQL; a change of it
 * is a migration.
 */
export const FOLDS: ReadonlyMap<string, string> = new Map([...inRanges(), ...Object.entries(OWN)])

function* inRanges(): Generator<[string, string]> {
  for (const [first, last] of RANGES)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code)
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
      const plain = OWN[bare] ?? bare
      if (plain !== letter) yield [letter, plain]
    }
}

/** A text as it is searched: small letters without marks, `ł` as l, `ß` as ss, any apostrophe as the straight one. */
export function fold(text: string): string {
  const composed = text.normalize('NFC')
  if (/^[ -@[-~]*$/.test(composed)) return composed
  return Array.from(composed, (letter) => FOLDS.get(letter) ?? (letter <= '~' ? letter.toLowerCase() : letter)).join('')
}

/** The digits of a telephone number that is searched; undefined for what is none. */
export function searchedDigits(text: string): string | undefined {
  if (!/^[+(]?[\d\s()./\-–]+$/.test(text)) return undefined
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '')
  return digits.length >= 3 ? digits : undefined
}
