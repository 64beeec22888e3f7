import { z } from 'zod'
import type { Instant } from '../lib/time.ts'

/** The layout of the archive; one that is newer than this is not read. */
export const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

/** A list of so many at the most. Counted before anything in it is looked at: each fault that is found takes memory. */
const listOf = <T extends z.ZodType>(one: T, most: number) => z.array(z.unknown()).max(most).pipe(z.array(one))

/** Numbers by name, of so many at the most. */
const numbers = (one: z.ZodNumber, most: number) =>
  z
    .record(z.string(), z.unknown())
    .refine((all) => Object.keys(all).length <= most)
    .pipe(z.record(z.string(), one))

/** The names in the archive. */
export const NAMES = {
  manifest: 'manifest.json',
  database: 'studio.sqlite',
  /** The key file and what leads to the other copies, under the passphrase. */
  secrets: 'secrets.sealed',
  /** The erased clients: ids only. */
  erased: 'erased.json',
  photos: 'photos/',
} as const

/** A picture's name in the archive: no folder, nothing hidden, nothing that a system reads otherwise. */
const PHOTO = /^photos\/[\w-]{1,150}\.\w{1,10}$/

const MB = 1024 ** 2

/**
 * The largest size of a file in the archive; undefined for a name that no backup has. JSON can need forty times its size in
 * memory: more of it than this would end the whole process, not its thread alone.
 */
export function mostOf(name: string): number | undefined {
  if (PHOTO.test(name)) return 32 * MB
  const most = {
    [NAMES.manifest]: 8 * MB,
    [NAMES.database]: 20 * 1024 * MB,
    [NAMES.secrets]: MB,
    [NAMES.erased]: 8 * MB,
  }
  return Object.hasOwn(most, name) ? most[name as keyof typeof most] : undefined
}

/** How many files an archive may hold: pictures are of products and of those who teach. */
export const MOST_FILES = 20_000
const MOST_TABLES = 1000

const erasure = z.object({
  studio_id: z.string(),
  client_id: z
    .int()
    .min(1)
    .max(2 ** 40),
  erased_at: z.string(),
})

/** True if this is a list of who was erased, as an archive holds it. */
export function isErasureList(said: unknown): boolean {
  const { erased } = (said ?? {}) as { erased?: unknown }
  return Array.isArray(erased) && erased.every((one) => erasure.safeParse(one).success)
}

/** The description of an archive and of each file in it. */
export const manifestShape = z.object({
  format: z.int().min(1),
  app: z.literal('studio-desk'),
  version: z.string().max(50),
  schema: z.int().min(1),
  made_at: z.iso.datetime({ precision: 3 }).transform((text): Instant => text),
  studio_id: z.string().max(100).nullable(),
  studio_name: z.string().max(1000).nullable(),
  /** Of a studio whose passwords are published. */
  is_made_up: z.boolean(),
  key_fingerprint: z.string().max(200).nullable(),
  /** Rows by table. */
  counts: numbers(count, MOST_TABLES),
  /** Money, credits and stock, added up. */
  sums: numbers(z.int(), MOST_TABLES),
  files: listOf(z.strictObject({ name: z.string().max(300), size_bytes: count, sha256 }), MOST_FILES),
})

export type Manifest = z.output<typeof manifestShape>
