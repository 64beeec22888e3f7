const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** First letters of the first and the last word, at most two; what is written as one letter stays whole. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => firstOf(word ?? '').toLocaleUpperCase()).join('')
}

function firstOf(word: string): string {
  const [first] = letters.segment(word.normalize('NFC'))
  return first?.segment ?? ''
}
