import { formatDate, formatInstant } from '../phrases.ts'
import { sayingsIn } from '../spoken.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { readSaying, type Saying, type SayingCode } from './sayings.ts'
import type { Spoken, StaffWords, Words } from './words.ts'

const languages: ReadonlyMap<string, Words & Partial<StaffWords>> = new Map(Object.entries({ en, de, es, fr, it }))

/** Who reads: the language (`de`, `de-AT`), and the studio's zone, in which moments are told. */
export interface Reading {
  language: string
  timezone: string
}

/** A stored saying in the reader's words; English where there are none in the reader's language. */
export function formatSaying(stored: string, reading: Reading): string
export function formatSaying(stored: string | null, reading: Reading): string | null
export function formatSaying(stored: string | null, reading: Reading): string | null {
  if (stored === null) return null
  const { code, params } = readSaying(stored)
  const wanted = mainLanguage(reading.language)
  const language = languages.get(wanted)?.[code] ? wanted : 'en'
  const words = languages.get(language)?.[code] as ((given: Saying['params'], spoken: Spoken) => string) | undefined
  return words ? words(params, spokenIn(language, reading.timezone)) : stored
}

/** The code and the parameters of a stored saying, for who wants to say it otherwise. */
export function presentSaying(stored: string | null): { code: SayingCode; params: Saying['params'] } | null {
  return stored === null ? null : readSaying(stored)
}

/** The first language of an `Accept-Language` header that there are words in; else English. */
export function languageWanted(header: string | null | undefined): string {
  const wanted = (header ?? '').split(',').map((part) => mainLanguage(part.trim()))
  return wanted.find((language) => languages.has(language)) ?? 'en'
}

/** The language of a tag: `de` of `de-AT`. */
export function mainLanguage(tag: string): string {
  return (/^[a-z]+/i.exec(tag)?.[0] ?? 'en').toLowerCase()
}

/** How days and moments of a studio are told in a language that there are words in. */
export function spokenIn(language: string, timezone: string): Spoken {
  if (language === 'en') {
    return { day: formatDate, moment: (instant) => formatInstant(instant, timezone) }
  }
  const { date, moment } = sayingsIn(language)
  return { day: date, moment: (instant) => moment(instant, timezone).join(', ') }
}
