/** The order in which a date's figures are written. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'
/** Hours counted to 12 or to 24. */
export type Hours = '12' | '24'

/** The reader's choices over the studio's format; null keeps the studio's. */
export interface FormatChoice {
  order: DateOrder | null
  hours: Hours | null
}

export const AS_THE_STUDIO: FormatChoice = { order: null, hours: null }

/** Regions with their variety of English; elsewhere English is written as in Britain. */
const ENGLISH = new Set('AS AU CA GB GU HK IE IN MT MY NG NZ PH PR SG US VI ZA'.split(' '))
/** Regions whose way of writing a language is another than its home's. */
const OTHER_WAYS = ['GB', 'US', 'CA', 'PR']

/**
 * The locale to format by: the words of the reader's language, the ways of the studio's region (US: month first and AM;
 * ES: day first and 24 hours), and what the reader has chosen over them.
 */
export function formatLocale(language: string, region: string | null, { order, hours }: FormatChoice): string {
  const usual = regional(language, region)
  const locale = order ? inOrder(language, usual, order) : usual
  const wanted = hours ?? hoursOf(region && !isKnown(usual, region) ? homeOf(region) : usual)
  return hoursOf(locale) === wanted ? locale : `${locale}-u-hc-${wanted === '12' ? 'h12' : 'h23'}`
}

/** The orders of a date that a language can be written in. */
export const ordersOf = (language: string): DateOrder[] =>
  (['dmy', 'mdy', 'ymd'] as const).filter((order) =>
    candidates(language, language).some((one) => orderOf(one) === order),
  )

/** The region a locale names, such as ES in es-ES; null for one without, or for no locale at all. */
export function regionOf(locale: string | null): string | null {
  try {
    return (locale && new Intl.Locale(locale).region) || null
  } catch {
    return null
  }
}

/** The order of a locale's dates in figures. */
export function orderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(0)
  const letters = parts.map(({ type }) => (type === 'literal' ? '' : type.charAt(0)))
  return letters.join('') as DateOrder
}

/** True if a locale counts hours to 12 or to 24. */
export function hoursOf(locale: string): Hours {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h11' || hourCycle === 'h12' ? '12' : '24'
}

function regional(language: string, region: string | null): string {
  if (region === null) return language
  return `${language}-${language === 'en' && !ENGLISH.has(region) ? 'GB' : region}`
}

/** True if the browser knows how the language is written in the region itself. */
const isKnown = (locale: string, region: string) =>
  regionOf(locale) === region && new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale

const candidates = (language: string, usual: string) => [usual, ...OTHER_WAYS.map((region) => `${language}-${region}`)]

const inOrder = (language: string, usual: string, order: DateOrder) =>
  candidates(language, usual).find((locale) => orderOf(locale) === order) ?? usual

/** The locale most people of a region use. */
function homeOf(region: string): string {
  const { language } = new Intl.Locale(`und-${region}`).maximize()
  return `${language}-${region}`
}
