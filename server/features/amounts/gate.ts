import { Refusal } from '../../api/errors.ts'
import type { Caller } from '../../api/caller.ts'
import type { Reader } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { areAmountsUnclear } from './queries.ts'

/** Requests that work while the amounts are unclear: signing in, the question itself, backups and restoring one. */
const GOES_ON = /^\w+ \/api\/v1\/(auth|studio\/(amounts|branding|backups?|restore|restored))\b/

/**
 * Refuses what could show or charge a wrong amount while nobody has said what the amounts are (AMOUNTS_UNCLEAR): staff still
 * read, clients and guests wait.
 */
export function requireClearAmounts(reader: Reader, key: string, { role }: Caller): void {
  if (GOES_ON.test(key) || (role === 'manager' && key.startsWith('GET ')) || !areAmountsUnclear(reader)) return
  throw new Refusal('AMOUNTS_UNCLEAR', say('amounts.unclear'), { headers: { 'Retry-After': '60' } })
}
