import type { Letters } from '../letters.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const locales: Record<string, Letters> = { en, de, es, fr, it }

/** The language in which letters to somebody of a locale are written; English where there is no translation. */
export function languageOf(locale: string): string {
  const language = locale.split('-')[0] ?? 'en'
  return language in locales ? language : 'en'
}

/** The letters in a locale, by its language. */
export function lettersIn(locale: string): Letters {
  return locales[languageOf(locale)] ?? en
}
