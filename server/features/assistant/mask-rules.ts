export interface Person {
  token: string
  name: string
}

/** Names by the tokens that stand for them. */
export type Names = Readonly<Record<string, string>>

export interface Masked {
  texts: string[]
  names: Names
}

/** The most words of a name that are looked for together. */
const MOST_WORDS = 5
/** A first name alone is one from so many letters on. */
const LEAST_LETTERS = 3

/** Words of a text with where they stand: letters with marks, apostrophes and hyphens inside. */
const WORD = /[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*/gu

/** An e-mail, or a telephone number: digits that begin with + or 0, and no day, time or amount. */
const CONTACT =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?<![\p{L}\d.,:/+-])(?!\d\d?[/-]\d\d?[/-]\d)(?:\+|0)\d[\d ()/-]{5,}\d/gu

/** Names that are words first where a sentence begins with them. */
const WORDS_FIRST = new Set(
  'art best bill book can carol chance chase cook dawn day dean do don drew eve faith frank good grace grant guy hope how joy king lance little long mark max may miles nick page pat price ray rich rob sue wade who will young'.split(
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
    .map(normal),
)

/**
 * Puts tokens in the place of people's e-mails, telephone numbers and names: of whole names however they are written, and of
 * single words of a name where they are written with a capital, but where they begin a sentence as a word. Gives the names by
 * their tokens, those `known` before among them.
 */
export function maskNames(texts: readonly string[], people: readonly Person[], known: Names = {}): Masked {
  const whole = new Map<string, string | null>()
  const parts = new Set<string>()
  for (const { token, name } of people) {
    const words = wordsOf(name).map(({ text }) => normal(text))
    const key = words.join(' ')
    // Two people of one name can't be told apart: then it is a name, and nobody's.
    if (words.length > 1) whole.set(key, whole.has(key) ? null : token)
    for (const word of words) if (word.length >= LEAST_LETTERS) parts.add(word)
  }
  const names: Record<string, string> = { ...known }
  const [nameToken, contactToken] = [numbered('name', known), numbered('contact', known)]
  const maskContacts = (text: string): string =>
    text.replaceAll(CONTACT, (written) => {
      const token = contactToken(written)
      names[token] ??= written
      return token
    })
  const mask = (text: string): string => {
    const words = wordsOf(text)
    let masked = ''
    let from = 0
    for (let at = 0; at < words.length;) {
      const found = wholeNameAt(words, at, whole) ?? singleNameAt(text, words, at, parts)
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
  return { texts: texts.map((text) => mask(maskContacts(text))), names }
}

/** Gives each text of a kind a token with a number of its own, the same one again for the same text. */
function numbered(kind: string, known: Names): (text: string) => string {
  const before = Object.entries(known).filter(([token]) => token.startsWith(`[${kind} `))
  const tokens = new Map(before.map(([token, text]) => [normal(text), token]))
  return (text) => {
    const token = tokens.get(normal(text)) ?? `[${kind} ${tokens.size + 1}]`
    tokens.set(normal(text), token)
    return token
  }
}

interface Word {
  text: string
  at: number
}

interface Found {
  words: number
  /** Whose name it is; null where that can't be told. */
  token: string | null
}

function wholeNameAt(words: readonly Word[], at: number, whole: ReadonlyMap<string, string | null>): Found | undefined {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 1; count -= 1) {
    const key = words.slice(at, at + count).map(({ text }) => normal(text)).join(' ') // prettier-ignore
    const token = whole.get(key)
    if (token !== undefined) return { words: count, token }
  }
  return undefined
}

function singleNameAt(text: string, words: readonly Word[], at: number, parts: ReadonlySet<string>): Found | undefined {
  const word = words[at]!
  const key = normal(word.text)
  if (!/^\p{Lu}/u.test(word.text) || !parts.has(key) || CALENDAR.has(key)) return undefined
  if (WORDS_FIRST.has(key) && beginsSentence(text, word.at)) return undefined
  return { words: 1, token: null }
}

/** A name without the s of possession. */
const bare = (word: string) => word.replace(/['’]s$/, '')

const beginsSentence = (text: string, at: number) => /(^|[.!?:\n])\s*$/.test(text.slice(0, at))

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: bare(match[0]), at: match.index }))
}

function normal(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en')
}
