import type { Database } from 'better-sqlite3'
import { createHash } from 'node:crypto'
import type { Tables } from '../db/tables/tables.generated.ts'
import { chance } from '../demo/chance.ts'
import { addDays, addMonths, startOfDay, type LocalDate } from '../lib/time.ts'
import { deriveSecrets, type Secrets } from '../secrets.ts'
import { Bulk } from './bulk.ts'

/** The studio to make: it has run for so many years when the morning of `until` begins. */
export interface SeedOptions {
  years: number
  seed: number
  /** 1 is 50,000 clients and about 2 million bookings in ten years. */
  scale: number
  until: LocalDate
}

export const ZONE = 'Europe/Madrid'
export const CURRENCY = 'EUR'
export const VAT_RATE = 21
export const DAY = 86_400_000
export const HOUR = 3_600_000
export const MINUTE = 60_000

/** How far ahead of `until` the classes are planned. */
const WEEKS_AHEAD = 12
/** The days around `until` that are lived in full at every scale, so that what shows the present costs the same everywhere. */
const PRESENT = { before: 2, after: 7 }

/** A day of the studio's life. Times are milliseconds since 1970. */
export interface Day {
  date: LocalDate
  /** Its first moment on the studio's clock. */
  starts: number
  /** 0 is the first day. */
  index: number
  /** How busy the studio is against its busiest: it grows over the years, breathes with the seasons. */
  bustle: number
  /** The part of what happens at scale 1 that happens here. */
  share: number
}

/** The tools of every domain: the file, chance, time. */
export interface Making {
  options: SeedOptions
  secrets: Secrets
  /** The moment at which the studio is found: the first of `until`. */
  now: number
  /** Every day from the first to twelve weeks ahead. */
  days: readonly Day[]
  /** A separate stream of chance for each name: draws of one domain change nothing in another. */
  random(name: string): () => number
  /** The writer of a table; columns that are left out take their defaults. */
  table<Name extends keyof Tables & string>(name: Name, columns: readonly (keyof Tables[Name] & string)[]): Bulk
  /** Writes what the tables still hold back. */
  flush(): void
}

/** Bytes that depend on the seed and a word alone. */
export function seedBytes(seed: number, word: string): Buffer {
  return createHash('sha256').update(`studio-desk years ${seed} ${word}`).digest()
}

export function startMaking(database: Database, options: SeedOptions): Making {
  const bulks: Bulk[] = []
  let drawn = 0
  // A seal’s nonce must differ from seal to seal; the next one is as good as a random one for made-up cards.
  const bytes = (size: number) => seedBytes(options.seed, `bytes ${(drawn += 1)}`).subarray(0, size)
  return {
    options,
    secrets: deriveSecrets(seedBytes(options.seed, 'secrets.key'), { bytes } as Parameters<typeof deriveSecrets>[1]),
    now: Date.parse(startOfDay(options.until, ZONE)),
    days: daysOf(options),
    random: (name) => chance(seedBytes(options.seed, `chance ${name}`).readUInt32LE(0)),
    table: (name, columns) => {
      const bulk = new Bulk(database, name, columns)
      bulks.push(bulk)
      return bulk
    },
    flush: () => {
      for (const bulk of bulks) bulk.flush()
    },
  }
}

function daysOf({ years, scale, until }: SeedOptions): Day[] {
  const first = addMonths(until, -12 * years)
  const [from, to] = [addDays(until, -PRESENT.before), addDays(until, PRESENT.after)]
  const days: Day[] = []
  for (let date = first; date < addDays(until, 7 * WEEKS_AHEAD); date = addDays(date, 1)) {
    const share = date >= from && date < to ? 1 : scale
    const lived = Math.min(1, days.length / (365.25 * years))
    const starts = Date.parse(startOfDay(date, ZONE))
    days.push({ date, starts, index: days.length, bustle: season(date) * (0.7 + 0.3 * lived), share })
  }
  return days
}

/** New Year's resolutions, a slow August, a quiet end of the year. */
function season(date: LocalDate): number {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const byMonth = [1.14, 1.06, 1.02, 1, 0.98, 0.92, 0.82, 0.64, 1.04, 1.06, 1.02, 0.9][month - 1]!
  return month === 12 && day > 20 ? 0.5 : byMonth
}

/** An instant as it is stored. */
export function iso(milliseconds: number): string {
  const day = Math.floor(milliseconds / DAY)
  if (day !== written.day) written = { day, date: new Date(day * DAY).toISOString().slice(0, 11) }
  const rest = Math.floor(milliseconds) - day * DAY
  const minutes = Math.floor(rest / MINUTE)
  const seconds = Math.floor(rest / 1000) % 60
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}`
  return `${written.date}${clock}.${String(rest % 1000).padStart(3, '0')}Z`
}

/** The day that was written last: the next instant is often of the same. */
let written = { day: Number.NaN, date: '' }

const two = (n: number) => (n < 10 ? `0${n}` : String(n))

export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!
}

/** A number from an exponential distribution with this mean: many short, a few long. */
export function exponential(random: () => number, mean: number): number {
  return -Math.log(1 - random()) * mean
}

/** So many of something on average: the whole part, and one more as often as the rest says. */
export function about(random: () => number, mean: number): number {
  return Math.floor(mean) + (random() < mean % 1 ? 1 : 0)
}
