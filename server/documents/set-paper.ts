import { onPaper } from '../lib/accent-rules.ts'
import type { Instant } from '../lib/time.ts'
import type { Pictures } from './compiler.ts'
import { Press } from './press.ts'

/** The common parts of every paper. */
export interface PaperFacts {
  title: string
  author: string
  /** The instant it says it was made at. */
  created: Instant
  /** The language of its words. */
  language: string
  /** The studio's colour, `#rrggbb`. */
  color: string
}

const press = new Press({ paperMs: 30_000, waiting: 50, idleMs: 120_000 })

/** A paper as PDF: a template of `templates/` with its facts and words. Strings are printed literally. */
export function setPaper<Facts extends PaperFacts>(
  template: string,
  facts: Facts,
  pictures: Pictures = {},
): Promise<Uint8Array> {
  const created = facts.created.split(/\D/).slice(0, 6).map(Number)
  const words_color = onPaper(facts.color).text
  return press.set({ template, data: { ...facts, created, words_color }, pictures })
}
