import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'

/**
 * Hands the free places of a class to its waitlist, first come, first served: skips, offers, books or tells. Call it in the
 * transaction in which a place may have come free (cancel, decline, expiry, capacity raised, excused); with nobody waiting
 * or nothing free it changes nothing.
 */
export function fillSeats(_tx: Tx, _act: Act, _classId: number): void {
  throw new Error('fillSeats has no body yet')
}
