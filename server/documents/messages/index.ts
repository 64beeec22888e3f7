import { regionOfZone } from '../../lib/region-rules.ts'
import { daysIn } from './days.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { LocalWords, PaperWords } from './words.ts'

const languages: Record<string, PaperWords> = { en, de, es, fr, it }

/** Regions where English writes the month first; everywhere else it writes days as in Britain. */
const MONTH_FIRST = new Set('AS GU MP PH PR UM US VI'.split(' '))

/**
 * The words of papers in a locale, by its language; English where there is no translation. Days and figures are written as in
 * the locale's region, or else in the one that the studio's timezone lies in.
 */
export function paperWordsIn(locale: string, timezone: string): LocalWords {
  const words = languages[locale.split('-')[0] ?? 'en'] ?? en
  const region = regionOf(locale) ?? regionOfZone(timezone)
  const local = region === null ? words.language : `${words.language}-${region}`
  const days = words.language === 'en' && !MONTH_FIRST.has(region ?? '') ? {} : daysIn(local)
  return { ...words, ...days, locale: local }
}

/** The region a locale names: AT of `de-AT`; null where it names none or is no locale. */
function regionOf(locale: string): string | null {
  try {
    return new Intl.Locale(locale).region ?? null
  } catch {
    return null
  }
}
