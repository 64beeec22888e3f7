import type { Instant, LocalDate } from '../time.ts'
import type { englishAlone } from './en/english-alone.ts'
import type { licenseService } from './en/license-service.ts'
import type { english } from './en/templates.ts'
import type { Said } from './sayings.ts'

type English = typeof english

/** Every saying that is a template. */
export type TemplateCode = keyof English

/**
 * The value of a placeholder. `{name}` takes typed text, or a number, and shows it as it is; `{on:day}` takes a day, which each
 * language writes in its own way, and so on. A kind that is not listed names counted things (`{n:count.place}` takes how many)
 * or terms (`{status:state}` takes the end of a code that begins with `state.`).
 */
interface Kinds {
  day: LocalDate
  moment: Instant
  number: number
  /** How many bytes. */
  size: number
  /** The time of day of a moment. */
  time: Instant
  said: Said
  /** Several, with commas between them in English. */
  commas: readonly Said[]
  /** Several, with semicolons between them in every language. */
  semicolons: readonly Said[]
  /** Several sentences, one after another. */
  sentences: readonly Said[]
  /** Several, with `and` between them in English. */
  ands: readonly Said[]
}

/** The terms whose codes begin alike: `booked` of `state.booked`. */
export type Term<Family extends string> = TemplateCode extends infer Code
  ? Code extends `${Family}.${infer Name}`
    ? Name
    : never
  : never

type Value<Kind extends string> = Kind extends keyof Kinds
  ? Kinds[Kind]
  : Kind extends TemplateCode
    ? number
    : Term<Kind>

type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never

type Named<Place> = Place extends `${infer Name}:${string}` ? Name : Place extends string ? Place : never

type ValueAt<Place> = Place extends `${string}:${infer Kind}` ? Value<Kind> : string | number

/** One for a single thing and one for several has two texts; `n` says which is meant. */
type TextOf<Entry> = Entry extends readonly [...string[], infer Several] ? Several : Entry

/** Where a language says none otherwise than several, that is its first text. */
type Counted = readonly [one: string, several: string] | readonly [none: string, one: string, several: string]

/** The parameters of a template. */
export type TemplateParams<Code extends TemplateCode> = {
  [Place in Places<TextOf<English[Code]>> as Named<Place>]: ValueAt<Place>
}

/** The same sentences in another language. */
export type Translation<Sentences> = {
  readonly [Code in keyof Sentences]: Sentences[Code] extends string ? string : Counted
}

/** All templates in another language, but for what is said in English alone. */
export type Translated = Translation<Omit<English, keyof typeof englishAlone | keyof typeof licenseService>>

export type Template = string | Counted

const PLACE = /\{(\w+)(?::([\w.]+))?\}/g

/** The kinds of a template's places, as its English says them; a place that takes what people typed has none. */
export function kindsOf(template: Template): ReadonlyMap<string, string> {
  return new Map([...lastOf(template).matchAll(PLACE)].flatMap(([, name, kind]) => (kind ? [[name!, kind]] : [])))
}

/**
 * A template with its places filled, each once: what a value looks like does not matter. The kind of a place is that of this text:
 * in Italian, how a day joins the sentence.
 */
export function fill(template: Template, n: unknown, valueOf: (place: string, kind: string) => string): string {
  const text = typeof template === 'string' ? template : textFor(template, n)
  return text.replaceAll(PLACE, (_, place: string, kind = '') => valueOf(place, kind))
}

function textFor(template: Counted, n: unknown): string {
  const [one, several] = template.slice(-2) as [string, string]
  if (n === 1) return one
  return template.length === 3 && Number(n) < 1 ? template[0] : several
}

const lastOf = (template: Template): string => (typeof template === 'string' ? template : template.at(-1)!)
