import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { PaperWords } from './words.ts'

const languages: Record<string, PaperWords> = { en, de, es, fr, it }

/** The words of papers in a locale, by its language; English where there is no translation. */
export function paperWordsIn(locale: string): PaperWords {
  return languages[locale.split('-')[0] ?? 'en'] ?? en
}
