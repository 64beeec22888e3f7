import type { Kind, TokenOf } from './mask-kinds.ts'
import { compared, isInflected, isUnspaced, partsOf, plain, stemOf, wordsOf, type Word } from './mask-word-rules.ts'

export interface Person {
  /** Null where a name is known, and not whose. */
  token: string | null
  name: string
}

/** Names by their tokens. */
export type Names = Readonly<Record<string, string>>

export interface Masked {
  texts: string[]
  names: Names
}

/** The most words of a name that are looked for together. */
const MOST_WORDS = 5
/** A part of a name alone is one from so many letters on; a shorter one only inside a sentence. */
const LEAST_LETTERS = 2
const SURE_LETTERS = 3

/** Names that are words first, in the languages of the studio: where a sentence begins with them, and in small letters. */
const WORDS_FIRST = new Set(
  'aime al alba alma ami amor angel aurora bella blanca bo brava brise cielo claire clara clement consuelo cruz dolores el en fede felice fiore flor fleur franco gioia gloria grazia honor ida jo jolie juste la le leo león luce lupo luz mar marin mercedes mia mio monte olive paz perla pilar prudence reina rio rosa rose santos serena sol stella tempo ty val vera vida viola violette victoria art best bill book can carol chance chase cook dawn day dean do don drew eve faith frank good grace grant guy hope how joy king lance little long mark max may miles nick page pat price ray rich rob sue wade who will young'.split(
    ' ',
  ),
)

/** Names that are days or months as well are words first. */
const CALENDAR = new Set(
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)))
    .flatMap((day) =>
      ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl'].flatMap((language) =>
        (['month', 'weekday'] as const).map((part) =>
          day.toLocaleDateString(language, { [part]: 'long', timeZone: 'UTC' }),
        ),
      ),
    )
    .map(compared),
)

/**
 * Replaces people's names with tokens (full names in any spelling, and single words of a name unless they are common words) and,
 * with `mask`, other texts that reach or describe them. Returns the names by token, including those `known` before.
 */
export function maskNames(
  texts: readonly string[],
  people: readonly Person[],
  known: Names = {},
  mask?: (text: string, tokenOf: TokenOf) => string,
): Masked {
  const whole = new Map<string, string | null>()
  const parts = new Set<string>()
  for (const { token, name } of people) {
    const key = wordsOf(name).map(({ text }) => compared(text)).join(' ') // prettier-ignore
    // If two people share a name, it is masked as a name of nobody in particular.
    if (key.includes(' ') || isUnspaced(key)) whole.set(key, whole.has(key) ? null : token)
    for (const part of partsOf(name)) if (part.length >= LEAST_LETTERS) parts.add(part)
  }
  const stems = new Set([...parts].map(stemOf).filter((stem) => stem !== null))
  const names: Record<string, string> = { ...known }
  const nameToken = numbered('name', known)
  const kindTokens: Record<Kind, (text: string) => string> = {
    contact: numbered('contact', known),
    date: numbered('date', known),
    address: numbered('address', known),
  }
  const kept: TokenOf = (kind, written) => {
    const token = kindTokens[kind](written)
    names[token] ??= written
    return token
  }
  const maskWords = (text: string): string => {
    const words = wordsOf(text, parts)
    let masked = ''
    let from = 0
    for (let at = 0; at < words.length;) {
      const found = wholeNameAt(words, at, whole) ?? singleNameAt(text, words[at]!, { parts, stems })
      if (found) {
        const [first, last] = [words[at]!, words[at + found.words - 1]!]
        const written = text.slice(first.at, last.at + last.text.length)
        const token = found.token ?? nameToken(written)
        names[token] ??= written
        masked += text.slice(from, first.at) + token
        from = last.at + last.text.length
      }
      at += found?.words ?? 1
    }
    return masked + text.slice(from)
  }
  return { texts: texts.map(plain).map((text) => maskWords(mask ? mask(text, kept) : text)), names }
}

/** Gives each text of a kind a numbered token, and the same text the same token. */
function numbered(kind: string, known: Names): (text: string) => string {
  const before = Object.entries(known).filter(([token]) => token.startsWith(`[${kind} `))
  const tokens = new Map(before.map(([token, text]) => [normal(text), token]))
  return (text) => {
    const token = tokens.get(normal(text)) ?? `[${kind} ${tokens.size + 1}]`
    tokens.set(normal(text), token)
    return token
  }
}

interface Found {
  words: number
  /** The person's token; null if several people have the name. */
  token: string | null
}

function wholeNameAt(words: readonly Word[], at: number, whole: ReadonlyMap<string, string | null>): Found | undefined {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const key = words.slice(at, at + count).map(({ text }) => compared(text)).join(' ') // prettier-ignore
    const token = whole.get(key)
    if (token !== undefined) return { words: count, token }
  }
  return undefined
}

function singleNameAt(
  text: string,
  word: Word,
  { parts, stems }: { parts: ReadonlySet<string>; stems: ReadonlySet<string> },
): Found | undefined {
  const key = compared(word.text)
  const pieces = key.split(' ').filter((piece) => piece.length >= SURE_LETTERS && !WORDS_FIRST.has(piece))
  const isName =
    parts.has(key) || isInflected(key, stems) || (key.includes(' ') && pieces.some((one) => parts.has(one)))
  if (!isName || CALENDAR.has(key)) return undefined
  const isCapital = /^\p{Lu}/u.test(word.text)
  const isWord = WORDS_FIRST.has(key) || (key.length < SURE_LETTERS && !isUnspaced(key))
  // In small letters it is a name that nobody takes for a word; with a capital also that, but where a sentence begins.
  return isWord && (!isCapital || beginsSentence(text, word.at)) ? undefined : { words: 1, token: null }
}

const beginsSentence = (text: string, at: number) => /(^|[.!?:\n])\s*$/.test(text.slice(0, at))

function normal(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en')
}
