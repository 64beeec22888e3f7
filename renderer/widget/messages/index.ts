import { de, en, es, fr, it, type Words } from './widget.ts'

const languages: Record<string, Words> = { en, de, es, fr, it }

/** The words of the first of some language tags that is spoken here, with that tag; English where none is. */
export function wordsOf(...tags: (string | null | undefined)[]): { words: Words; tag: string } {
  const spoken = tags.find((tag) => tag && languages[tag.slice(0, 2).toLowerCase()])
  return { words: languages[spoken?.slice(0, 2).toLowerCase() ?? 'en']!, tag: spoken ?? 'en' }
}
