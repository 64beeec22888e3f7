import { z } from 'zod'
import type { Instant } from '../lib/time.ts'

/** The layout of the archive; one that is newer than this is not read. */
export const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

/** The names in the archive. */
export const NAMES = {
  manifest: 'manifest.json',
  database: 'studio.sqlite',
  /** The key file and what leads to the other copies, under the passphrase. */
  secrets: 'secrets.sealed',
  /** Who was erased: ids only. */
  erased: 'erased.json',
  photos: 'photos/',
} as const

/** What an archive says of itself and of each file in it. */
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
  counts: z.record(z.string(), count),
  /** Money, credits and stock, added up. */
  sums: z.record(z.string(), z.int()),
  files: z.array(z.strictObject({ name: z.string().max(300), size_bytes: count, sha256 })).max(1_000_000),
})

export type Manifest = z.output<typeof manifestShape>
