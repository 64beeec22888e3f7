import type { Instant } from '../../../server/lib/time.ts'

/** Calls of one license that may be under way. */
export const MOST_IN_FLIGHT = 4
/** Tokens of one license in a period; a call begins while fewer are used. */
export const CAP = 2_000_000
/** Milliseconds for which a call counts as under way if nobody says that it ended: longer than one can take. */
const LONGEST = 120_000

/** A moment in billionths of a second since 1970, as text: more digits than a number has. */
export const billionths = (now: Instant, more = 0): string => `${Date.parse(now) + more}000000`

/** Returns a lease that begins now: the moment at which it ends unless ended before, made unique by chance. */
export function newLease(now: Instant, bytes: Uint8Array): string {
  const chance = Buffer.from(bytes).readUIntBE(0, 4) % 1_000_000
  return (BigInt(billionths(now, LONGEST)) + BigInt(chance)).toString()
}
