import type { Letters } from '../letters.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const locales: Record<string, Letters> = { en, de, fr }

/** The letters in a locale, by its language; English where there is no translation. */
export function lettersIn(locale: string): Letters {
  return locales[locale.split('-')[0] ?? 'en'] ?? en
}
