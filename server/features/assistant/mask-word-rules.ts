import { FOLDS, fold } from '../../lib/fold-rules.ts'

export interface Word {
  text: string
  at: number
}

/** Words of a text: letters with marks, apostrophes and hyphens inside. */
const WORD = /[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*/gu
/** Scripts that set no blanks between words, and have no capitals. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u
const LONGEST = 8
/** Scripts whose names take endings by case: so much of a name stays, and so much may follow. */
const INFLECTED = /^[\p{sc=Cyrillic}\p{sc=Greek}]{5,}$/u
const ENDING = 3

/** Signs that nobody sees, by which a number or name could be cut. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu
/** Letters, digits and the at sign in full width. */
const WIDE = /[\uff10-\uff19\uff20-\uff3a\uff41-\uff5a]/gu

/** A text in the signs that are looked for: the digits of any script, full width, and nothing unseen between. */
export function plain(text: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(WIDE, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfee0))
    .replaceAll(/\p{Nd}/gu, (digit) => FOLDS.get(digit) ?? digit)
}

/** A name or word as it is compared: without case, marks, apostrophes and hyphens, as the search of clients compares. */
export const compared = (text: string): string => fold(text.normalize('NFKC')).trim()

export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** A name without the s of possession. */
const bare = (word: string) => word.replace(/['’]s$/, '')

/** The words of a text with where they stand; of unspaced scripts those that are `known`. */
export function wordsOf(text: string, known?: ReadonlySet<string>): Word[] {
  return [...text.matchAll(WORD)].flatMap((match) =>
    known && isUnspaced(match[0]) ? knownIn(match[0], match.index, known) : [{ text: bare(match[0]), at: match.index }],
  )
}

function knownIn(run: string, start: number, known: ReadonlySet<string>): Word[] {
  const found: Word[] = []
  for (let at = 0; at < run.length; at += 1) {
    for (let length = Math.min(LONGEST, run.length - at); length > 1; length -= 1) {
      const text = run.slice(at, at + length)
      if (!known.has(compared(text))) continue
      found.push({ text, at: start + at })
      at += length - 1
      break
    }
  }
  return found
}

/** How a name may be written alone: each of its words, hyphened ones also whole and as one word, given names of unspaced scripts. */
export function partsOf(name: string): string[] {
  return wordsOf(name).flatMap(({ text }) => {
    const key = compared(text)
    const pieces = key.split(' ')
    const given = isUnspaced(text) && text.length > 2 ? [compared(text.slice(-2))] : []
    return [...new Set([key, pieces.join(''), ...pieces, ...given])]
  })
}

/** The stem of a name, the same in every case; null for scripts without cases. */
export const stemOf = (part: string): string | null => (INFLECTED.test(part) ? part.slice(0, -1) : null)

/** True if a word is one of some names in another case. */
export function isInflected(word: string, stems: ReadonlySet<string>): boolean {
  if (!INFLECTED.test(word)) return false
  return Array.from({ length: ENDING + 1 }, (_, cut) => word.slice(0, word.length - cut)).some((stem) =>
    stems.has(stem),
  )
}
