import iconv from 'iconv-lite'

/** The encodings of one byte a letter that exports come in, the likeliest first; nothing in a file names its own. */
export const CODE_PAGES = [
  'windows-1252',
  'macintosh',
  'cp850',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
] as const

export type CodePage = (typeof CODE_PAGES)[number]

/** The letter of each byte; a byte that means nothing keeps its number, so that text can be read again another way. */
function lettersOf(page: CodePage): readonly string[] {
  return Array.from({ length: 256 }, (_, byte) => {
    const letter = iconv.decode(Uint8Array.of(byte), page)
    return letter === '\ufffd' ? String.fromCodePoint(byte) : letter
  })
}

const letters = Object.fromEntries(CODE_PAGES.map((page) => [page, lettersOf(page)] as const)) as Record<
  CodePage,
  readonly string[]
>
const bytes: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  CODE_PAGES.map((page) => [page, new Map(letters[page].map((letter, byte) => [letter, byte]))]),
)

export const isCodePage = (encoding: string | null): encoding is CodePage =>
  (CODE_PAGES as readonly (string | null)[]).includes(encoding)

/** Bytes as the text of a code page. */
export function decodePage(given: Uint8Array, page: CodePage): string {
  const known = letters[page]
  const pieces: string[] = []
  for (let at = 0; at < given.length; at += 8192)
    pieces.push(Array.from(given.subarray(at, at + 8192), (byte) => known[byte]).join(''))
  return pieces.join('')
}

/** Text that was read as one code page, as another reads the same bytes. */
export function readAgain(text: string, from: CodePage, to: CodePage): string {
  if (from === to || !hasOdd(text)) return text
  return Array.from(text, (letter) => letters[to][bytes.get(from)!.get(letter) ?? -1] ?? letter).join('')
}

const hasOdd = (text: string): boolean => /[^\u0000-\u007f]/.test(text)

/** Words with a letter that code pages differ in, as many as tell. */
const WORDS = 500

/** The words of some texts that hold a letter beyond ASCII. */
export function oddWords(texts: Iterable<string>): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    if (!hasOdd(text)) continue
    for (const word of text.split(/[\s,;|"\t]+/)) if (hasOdd(word)) words.add(word)
    if (words.size >= WORDS) break
  }
  return [...words]
}

/** A letter of the languages these code pages are for; ƒ and its like are none. */
const LETTER = /[A-Za-zªºÀ-ÖØ-öø-ſȘ-țͰ-ϿЀ-џ]/
/** Signs that are written within a word. */
const IN_WORDS = /[’‘´·\-–‐]/
/** Signs that no letter is written beside, before or behind. */
const APART = /[\p{Sc}\p{Sm}§¶†‡‰¦¨¯¸]|(?![©®™°])\p{So}/u
/** Characters that people never write: control characters, and the frames of old screens. */
const NEVER = /[\u0080-\u009f\u00ad─-▟]/

/**
 * True if words are ones that somebody may have written: no sign within a word and no currency beside one, no capital behind a small
 * letter, no letters of two alphabets. One word in fifty may be odd.
 */
export function isReadable(words: readonly string[]): boolean {
  return words.filter((word) => !isWritten(word)).length <= words.length / 50
}

function isWritten(word: string): boolean {
  const isMixed = /\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word)
  if (isMixed || NEVER.test(word) || /\p{Ll}(?=\p{Lu})[^\u0000-\u007f]/u.test(word)) return false
  const signs = [...word]
  return signs.every((sign, at) => sign <= '\u007f' || LETTER.test(sign) || mayBe(sign, signs[at - 1], signs[at + 1]))
}

function mayBe(sign: string, before = '', after = ''): boolean {
  if (/\p{L}/u.test(sign)) return false
  if (APART.test(sign)) return !LETTER.test(before) && !LETTER.test(after)
  if (/[\p{Ps}\p{Pi}]/u.test(sign) && !IN_WORDS.test(sign)) return !LETTER.test(before)
  return !LETTER.test(before) || !LETTER.test(after) || IN_WORDS.test(sign)
}
