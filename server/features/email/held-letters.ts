import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { countHeld, drop, HELD, hold, isHolding, release } from './held-queries.ts'

/**
 * When a letter is first tried: at once, but after a restore those that the studio writes by itself wait for a word, since
 * they may have left before.
 */
export function firstAttempt(tx: Tx, { actor, now }: Act): Instant {
  return actor.kind === 'system' && isHeld(tx) ? HELD : now
}

/** Whether, after a restore, what fell due since the copy waits for a manager's word. */
export function isHeld(reader: Reader): boolean {
  return reader.one(isHolding, {})?.is_held === true
}

/** Holds every letter that waits to be sent. */
export function holdLetters(tx: Tx): void {
  tx.run(hold, {})
}

/** How many letters are held. */
export function heldLetters(reader: Reader): number {
  return reader.one(countHeld, {})!.count
}

/** Sends the letters that were held, or drops them; gives how many. */
export function settleHeldLetters(tx: Tx, { now }: Pick<Act, 'now'>, decision: 'go' | 'drop'): number {
  return decision === 'go' ? tx.run(release, { now }).changes : tx.run(drop, {}).changes
}
