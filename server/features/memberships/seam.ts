import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import type { Said } from '../../lib/sayings/sayings.ts'

/** When a membership pays for nothing: from a studio date or an instant on, and before `until`, else without an end. */
export interface Standstill {
  from: LocalDate | Instant
  until?: LocalDate | Instant
  reason: Said
  /** Places whose free cancelling is over stay: they are to be cancelled late. */
  keepsLate?: boolean
  /** Places booked for a day before `from` stay, or count as none, where their class has been moved since. */
  keepsMoved?: boolean
  /** Bookings by others with it stay. */
  only_client_id?: number
  /** The processor itself has said so, or it is only the calendar: the processor is not notified. */
  isToldByProcessor?: boolean
}

/** Counts of what would end with a membership. */
export interface EndsWithMembership {
  bookings: number
  appointments: number
  /** People who wait for the places that would be free. */
  waiting: number
  /** Credits that those places would give back, and that would lapse. */
  credits: number
  is_collected: boolean
}

/** Studio dates, the first among them. */
export interface StudioDays extends Pick<Standstill, 'keepsMoved'> {
  from: LocalDate
  until: LocalDate
}

/** A place that a membership pays for. */
export interface Booked {
  kind: 'booking' | 'appointment'
  id: number
  client_id: number
  client_name: string
  /** Of the class or the service. */
  name: string
  starts_at: Instant
  is_late: boolean
}

/** Follows memberships, for what they pay for. */
export interface MembershipFollower {
  /** Counts what would end where it pays for nothing from a studio date or an instant on. */
  counts?(
    reader: Reader,
    membershipId: number,
    standstill: Pick<Standstill, 'from' | 'keepsMoved'>,
    now: Instant,
  ): Partial<EndsWithMembership>
  /** A membership was paused or cancelled, or has another last day: gives up, free of charge, what it was to pay for meanwhile; tells how much that was. */
  stopped(tx: Tx, act: Act, membershipId: number, standstill: Standstill): number
  /** Bookings that it pays for from a studio date on and before another, and whether free cancelling of each is over. */
  inside?(reader: Reader, membershipId: number, span: StudioDays, now: Instant): Booked[]
  /** A pause begins, or is to begin with no renewal before it: nothing is collected until a studio date. */
  paused?(tx: Tx, act: Act, membershipId: number, until: LocalDate): void
  /** A paused membership goes on. */
  resumed?(tx: Tx, act: Act, membershipId: number): void
  /** A client was given an intro offer at the studio, which nobody has twice. */
  introTaken?(tx: Tx, act: Act, client_id: number): void
  /** Its price was given back whole: what it had paid for is unpaid; tells how much that was. */
  unpaid(tx: Tx, act: Act, membershipId: number): number
}
