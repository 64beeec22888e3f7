import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { argon2id } from '../ports/passwords/argon2id.ts'
import type { Random } from '../ports/random/port.ts'

/** How a passphrase becomes a key; kept beside whatever is sealed with it, since it can be made dearer one day. */
export const kdfShape = z
  .strictObject({
    name: z.literal('argon2id'),
    // Bounds, so that nobody's file has the computer work for hours, or asks for what argon2 can't do.
    memory_kib: z.int().min(8).max(1_048_576),
    passes: z.int().min(1).max(20),
    lanes: z.int().min(1).max(16),
    salt: z.base64().min(16).max(100),
    /** Tells a wrong passphrase from a damaged file. */
    check: z.base64().max(100),
  })
  .refine(({ memory_kib, lanes }) => memory_kib >= 8 * lanes)

export type Kdf = z.output<typeof kdfShape>

/** 64 MiB and three passes: about a third of a second on the computers that studios have. */
const PRESENT = { name: 'argon2id', memory_kib: 65_536, passes: 3, lanes: 1 } as const

/** A new key for a passphrase, with what leads to it again. */
export async function newKey(passphrase: string, random: Random): Promise<{ key: Buffer; kdf: Kdf }> {
  const salt = Buffer.from(random.bytes(16)).toString('base64')
  const key = await derive(passphrase, { ...PRESENT, salt })
  return { key, kdf: { ...PRESENT, salt, check: checkOf(key).toString('base64') } }
}

/** The key that a passphrase leads to; undefined where it is another passphrase. */
export async function keyFor(passphrase: string, kdf: Kdf): Promise<Buffer | undefined> {
  const key = await derive(passphrase, kdf)
  return isKeyOf(key, kdf) ? key : undefined
}

/** True if a key is the one that was made with this. */
export function isKeyOf(key: Buffer, kdf: Kdf): boolean {
  const [known, found] = [Buffer.from(kdf.check, 'base64'), checkOf(key)]
  return known.length === found.length && timingSafeEqual(known, found)
}

/** A passphrase is the same however it was typed: composed accents or not, with a space at its end or not. */
async function derive(passphrase: string, { memory_kib, passes, lanes, salt }: Omit<Kdf, 'check'>): Promise<Buffer> {
  const cost = { memoryCost: memory_kib, timeCost: passes, parallelism: lanes }
  return (await argon2id()).derive(passphrase.normalize('NFKC').trim(), Buffer.from(salt, 'base64'), cost)
}

const checkOf = (key: Buffer) => createHmac('sha256', key).update('studio-desk passphrase check').digest()
