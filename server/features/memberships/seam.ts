import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import type { Said } from '../../lib/sayings/sayings.ts'

/** When a membership pays for nothing: from a studio date or an instant on, and before `until`, else without an end. */
export interface Standstill {
  from: LocalDate | Instant
  until?: LocalDate | Instant
  reason: Said
  /** What others booked with it stays. */
  only_client_id?: number
  /** The processor itself has said so, or it is only the calendar: it is told nothing. */
  isToldByProcessor?: boolean
}

/** What would end with a membership, counted. */
export interface EndsWithMembership {
  bookings: number
  appointments: number
  /** People who wait for the places that would be free. */
  waiting: number
  /** Credits that those places would give back, and that would lapse. */
  credits: number
  is_collected: boolean
}

/** What memberships pay for. */
export interface MembershipFollower {
  /** Counts what would end where it pays for nothing from a studio date or an instant on. */
  counts?(reader: Reader, membershipId: number, from: LocalDate | Instant, now: Instant): Partial<EndsWithMembership>
  /** A membership was paused or cancelled, or has another last day: gives up, free of charge, what it was to pay for meanwhile; tells how much that was. */
  stopped(tx: Tx, act: Act, membershipId: number, standstill: Standstill): number
  /** A paused membership goes on. */
  resumed?(tx: Tx, act: Act, membershipId: number): void
  /** Its price was given back whole: what it had paid for is unpaid; tells how much that was. */
  unpaid(tx: Tx, act: Act, membershipId: number): number
}
