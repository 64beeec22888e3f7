const KEY = 'studio-desk.language'

/** The languages there are catalogues for; each names itself. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
}

const base = (locale: string) => locale.toLowerCase().split('-')[0] ?? ''

/**
 * The catalogue to read and the locale to format by: the reader's choice, else the studio's, else the browser's,
 * else English. A choice of the studio's own language keeps the studio's region (de-AT), so that dates look local.
 */
export function chooseLocale(
  wanted: { chosen: string | null; studio: string | null; browser: readonly string[] },
  available: readonly string[],
): { language: string; locale: string } {
  const candidates = [wanted.chosen, wanted.studio, ...wanted.browser].filter((locale) => locale !== null)
  const found = candidates.find((locale) => available.includes(base(locale))) ?? 'en'
  const language = base(found)
  const regional = [found, wanted.studio, ...wanted.browser].find(
    (locale) => locale?.includes('-') && base(locale) === language,
  )
  return { language, locale: regional ?? language }
}

export const chosenLanguage = (): string | null => localStorage.getItem(KEY)

export function chooseLanguage(language: string | null): void {
  if (language) localStorage.setItem(KEY, language)
  else localStorage.removeItem(KEY)
}
