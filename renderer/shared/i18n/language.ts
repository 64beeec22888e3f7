import { AS_THE_STUDIO, formatLocale, regionOf, type FormatChoice } from '../format/format-locale.ts'

const KEY = 'studio-desk.language'
const FORMATS = 'studio-desk.formats'

/** The languages there are catalogues for; each names itself. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
}

const base = (locale: string) => locale.toLowerCase().split('-')[0] ?? ''

interface Wanted {
  /** The language of the signed-in account. */
  own?: string | null
  chosen: string | null
  studio: string | null
  browser: readonly string[]
  /** The region the studio's timezone lies in. */
  zone: string | null
  formats?: FormatChoice
  /** True if the browser's language goes before the studio's. */
  browserFirst?: boolean
}

/**
 * The catalogue to read and the locale to format by. The words: what the reader's account says, else their
 * choice on this device, else the studio's language or the browser's, else English. Dates and times: as in the region the studio's language names, else in that of its timezone, with
 * the reader's choice over it; the browser's region only while there is no studio yet.
 */
export function chooseLocale(
  { own = null, chosen, studio, browser, zone, formats = AS_THE_STUDIO, browserFirst = false }: Wanted,
  available: readonly string[],
): { language: string; locale: string } {
  const others = browserFirst ? [...browser, studio] : [studio, ...browser]
  const candidates = [own, chosen, ...others].filter((locale) => locale !== null)
  const found = candidates.find((locale) => available.includes(base(locale))) ?? 'en'
  const language = base(found)
  const region = regionOf(studio) ?? zone ?? (studio === null ? regionOf(found) : null)
  return { language, locale: formatLocale(language, region, formats) }
}

export const chosenLanguage = (): string | null => localStorage.getItem(KEY)

export function chooseLanguage(language: string | null): void {
  if (language) localStorage.setItem(KEY, language)
  else localStorage.removeItem(KEY)
}

/** Returns the reader's formats for dates and times on this device. */
export function chosenFormats(): FormatChoice {
  try {
    return { ...AS_THE_STUDIO, ...(JSON.parse(localStorage.getItem(FORMATS) ?? '{}') as Partial<FormatChoice>) }
  } catch {
    return AS_THE_STUDIO
  }
}

export function chooseFormats(formats: FormatChoice): void {
  localStorage.setItem(FORMATS, JSON.stringify(formats))
}
