import type { Letters } from '../letters.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const locales: Record<string, Letters> = { en, de, es, fr, it }

/** The letters in a locale, by its language; English where there is no translation. */
export function lettersIn(locale: string): Letters {
  return locales[locale.split('-')[0] ?? 'en'] ?? en
}
