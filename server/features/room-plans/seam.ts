import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Reason } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'

/** A feature with people on seats: asked before seats of a plan go, and called once they have gone, in the same transaction. */
export interface SeatFollower {
  /** A reason for each client who is booked on one of these seats in a class that has not begun. */
  lost(reader: Reader, now: Instant, seatIds: readonly number[]): Reason[]
  /** The seats of a plan are others now: those whose seat is gone get another one in the classes to come. */
  gone(tx: Tx, act: Act, planId: number): void
}
