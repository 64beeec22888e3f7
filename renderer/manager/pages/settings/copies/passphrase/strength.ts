export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** The fewest characters that the server takes. */
export const SHORTEST = 12

/** The rough strength of a passphrase: by its distinct words, or its length and number of distinct characters. */
export function strengthOf(passphrase: string): Strength {
  const text = passphrase.normalize('NFKC').trim()
  if (text.length < SHORTEST) return 'short'
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}/gu))
  const characters = new Set(text).size
  if (characters < 5 || isRow(text)) return 'weak'
  if (words.size >= 5 || (text.length >= 20 && characters >= 12)) return 'strong'
  return words.size >= 4 || (text.length >= 16 && characters >= 9) ? 'fair' : 'weak'
}

/** Characters that follow one another, as 123456789012 does. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!)
  const steps = codes.slice(1).map((code, at) => code - codes[at]!)
  return steps.filter((step) => Math.abs(step) === 1).length > codes.length * 0.7
}
