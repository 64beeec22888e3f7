import { formatDate, formatInstant, formatSize } from '../phrases.ts'
import { sayingsIn } from '../spoken.ts'
import { localDate, localTime } from '../time.ts'
import { deTemplates } from './de/templates.ts'
import { de } from './de.ts'
import { english } from './en/templates.ts'
import { en } from './en.ts'
import { esTemplates } from './es/templates.ts'
import { es } from './es.ts'
import { frTemplates } from './fr/templates.ts'
import { fr } from './fr.ts'
import { joints } from './it/joints.ts'
import { itTemplates } from './it/templates.ts'
import { it } from './it.ts'
import { readSaying, type Said, type Saying, type SayingCode } from './sayings.ts'
import { fill, kindsOf, type Template } from './templates.ts'
import type { Spoken } from './words.ts'

type Value = Saying['params'][string]

/** How a saying is put into words: a template, or a function of what it is filled with. */
type Entry = Template | ((params: Saying['params'], spoken: Spoken) => string)

type Catalogue = Partial<Record<SayingCode, Entry>>

/** A dictionary from its first entry: a literal that spreads a thousand sentences takes a hundred times as long. */
const joined = (...parts: object[]): Catalogue => Object.assign(Object.create(null) as Catalogue, ...parts)

/** Every saying of each language: the one catalogue of all that the studio says. */
export const languages: ReadonlyMap<string, Catalogue> = new Map([
  ['en', joined(en, english)],
  ['de', joined(de, deTemplates)],
  ['es', joined(es, esTemplates)],
  ['fr', joined(fr, frTemplates)],
  ['it', joined(it, itTemplates)],
])

const kinds = new Map(Object.entries<Template>(english).map(([code, template]) => [code, kindsOf(template)]))

/** The reader: their language (`de`, `de-AT`), and the studio's zone, in which moments are formatted. */
export interface Reading {
  language: string
  readonly timezone: string
}

/** The reading of logs and the terminal: English, without moments. */
export const ENGLISH: Reading = { language: 'en', timezone: 'UTC' }

/** A saying in the reader's words; English where there are none in the reader's language. */
export function formatSaying(stored: string, reading: Reading): string
export function formatSaying(stored: string | null, reading: Reading): string | null
export function formatSaying(stored: string | null, reading: Reading): string | null {
  if (stored === null) return null
  const { code, params } = readSaying(stored)
  const wanted = mainLanguage(reading.language)
  const language = languages.get(wanted)?.[code] ? wanted : 'en'
  const entry = languages.get(language)?.[code]
  if (entry === undefined) return stored
  if (typeof entry === 'function') return entry(params, spokenIn(language, reading.timezone))
  const inside: Reading = language === wanted ? reading : { ...reading, language }
  return fill(entry, params['n'], (place, kind) => {
    const value = valueIn(params[place] ?? null, kinds.get(code)?.get(place), inside)
    return language === 'it' && joints[kind] ? joints[kind](value) : value
  })
}

/** The text for a placeholder, in the reader's words; typed text stays as it is. */
function valueIn(value: Value, kind: string | undefined, reading: Reading): string {
  const text = String(value)
  switch (kind) {
    case undefined:
      return text
    case 'number':
      return new Intl.NumberFormat(mainLanguage(reading.language)).format(Number(value))
    case 'size':
      return formatSize(Number(value))
    case 'day':
      return dayIn(text, reading)
    case 'moment':
      return momentIn(text, reading)
    case 'time':
      return localTime(text, reading.timezone)
    case 'said':
      return formatSaying(text, reading)
    case 'semicolons':
    case 'sentences':
      return eachIn(value, reading).join(kind === 'sentences' ? ' ' : '; ')
    case 'commas':
    case 'ands':
      return listIn(eachIn(value, reading), kind === 'ands' ? ' and ' : ', ', reading)
    default:
      return typeof value === 'number' ? counted(kind, value, reading) : termIn(`${kind}.${text}`, reading)
  }
}

function dayIn(date: string, { language }: Reading): string {
  const wanted = mainLanguage(language)
  return wanted === 'en' ? formatDate(date) : sayingsIn(wanted).date(date)
}

function momentIn(instant: string, reading: Reading): string {
  const { language, timezone } = reading
  if (mainLanguage(language) === 'en') return formatInstant(instant, timezone)
  return `${dayIn(localDate(instant, timezone), reading)}, ${localTime(instant, timezone)}`
}

const eachIn = (value: Value, reading: Reading): string[] =>
  (value as readonly string[]).map((one) => formatSaying(one, reading))

function listIn(said: readonly string[], between: string, reading: Reading): string {
  const language = mainLanguage(reading.language)
  return language === 'en' ? said.join(between) : new Intl.ListFormat(language).format(said)
}

const counted = (code: string, n: number, reading: Reading): string =>
  formatSaying(JSON.stringify({ code, params: { n } }), reading)

const termIn = (code: string, reading: Reading): string => formatSaying(JSON.stringify({ code, params: {} }), reading)

/** A reason with its sentence in the reader's words. */
export function formatReason<Told extends { detail: Said }>(
  reason: Told,
  reading: Reading,
): Omit<Told, 'detail'> & { detail: string } {
  return { ...reason, detail: formatSaying(reason.detail, reading) }
}

/** The code and the parameters of a stored saying, for who wants to say it otherwise. */
export function presentSaying(
  stored: string | null,
): { code: SayingCode; params: Readonly<Record<string, string | null>> } | null {
  // Stored sayings have only texts.
  return stored === null ? null : (readSaying(stored) as { code: SayingCode; params: Record<string, string | null> })
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

/** Formats days and moments of a studio in a supported language. */
export function spokenIn(language: string, timezone: string): Spoken {
  if (language === 'en') {
    return { day: formatDate, moment: (instant) => formatInstant(instant, timezone) }
  }
  const { date, moment } = sayingsIn(language)
  return { day: date, moment: (instant) => moment(instant, timezone).join(', ') }
}
