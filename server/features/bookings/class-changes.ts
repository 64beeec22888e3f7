import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'

export { bookingsOfClass, placesOf } from './queries.ts'

/**
 * What follows when the studio cancels a class (call it after the class's own row is cancelled): every live booking becomes
 * `class_cancelled`, credits go back, expired packs are extended, fees are waived, the waitlist closes, the clients are told.
 */
export function releaseClass(_tx: Tx, _act: Act, _classId: number, _reason: string | null): void {
  throw new Error('releaseClass has no body yet')
}

/**
 * What follows when a class starts at another time (call it after its row is changed): those booked are told and may cancel
 * free; offers never reach beyond the new booking close. `formerStart` is when it would have begun.
 */
export function classMoved(_tx: Tx, _act: Act, _classId: number, _formerStart?: Instant): void {
  throw new Error('classMoved has no body yet')
}

/**
 * Cancels free every coming booking that a membership pays for, in classes from `from` on and before `until` (studio dates or
 * instants; absent: from now, without an end). Credits go back; the clients are told; the waitlists move up.
 */
export function cancelBookingsOfMembership(
  _tx: Tx,
  _act: Act,
  _membershipId: number,
  _range: { from?: LocalDate | Instant; until?: LocalDate | Instant; reason: string },
): void {
  throw new Error('cancelBookingsOfMembership has no body yet')
}
