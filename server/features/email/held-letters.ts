import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { countHeld, drop, HELD, hold, isHolding, release } from './held-queries.ts'

/**
 * Returns the time of an email's first attempt: at once, but after a restore automatic emails wait for a manager's release,
 * since they may have left before.
 */
export function firstAttempt(tx: Tx, { actor, now }: Act): Instant {
  return actor.kind === 'system' && isHeld(tx) ? HELD : now
}

/** True if, after a restore, emails due since the backup wait for a manager's release. */
export function isHeld(reader: Reader): boolean {
  return reader.one(isHolding, {})?.is_held === true
}

/** Holds every letter that waits to be sent. */
export function holdLetters(tx: Tx): void {
  tx.run(hold, {})
}

/** Number of held emails. */
export function heldLetters(reader: Reader): number {
  return reader.one(countHeld, {})!.count
}

/** Sends the letters that were held, or drops them; gives how many. */
export function settleHeldLetters(tx: Tx, { now }: Pick<Act, 'now'>, decision: 'go' | 'drop'): number {
  return decision === 'go' ? tx.run(release, { now }).changes : tx.run(drop, {}).changes
}
