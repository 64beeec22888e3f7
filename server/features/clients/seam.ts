import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'

/** How somebody ceases to be a client: deactivated, they may come back; erased, they are nobody any more. */
export interface ClientEnding {
  kind: 'deactivated' | 'erased'
  reason: Said
}

/** Counts of what would end with a client. */
export interface EndsWithClient {
  bookings: number
  /** People who wait for the places that would be free. */
  waiting: number
  waitlist_entries: number
  /** Standing bookings, whose classes are booked no more. */
  standing_bookings: number
  appointments: number
  /** Memberships that renew, and so are charged for. */
  memberships: number
  /** Of those, how many the payment processor collects. */
  collected: number
  /** Dependants, who stay clients with nobody to act for them. */
  dependants: number
  /** Memberships that others use with them. */
  shared: SharedMembership[]
}

/** A membership that others use with its holder: they may become its holder before it ends with them. */
export interface SharedMembership {
  membership_id: number
  name: string
  /** It renews, and so ends with its holder. */
  renews: boolean
  members: { client_id: number; full_name: string }[]
  /** Places in coming classes that the others have booked with it. */
  bookings: number
}

/** A feature with records that run only as long as a client is one. */
export interface ClientFollower {
  /** Counts what a deactivation would end. */
  counts?(reader: Reader, client_id: number, now: Instant): Partial<EndsWithClient>
  /** Ends what runs with a former client; sends no notice. */
  ended(tx: Tx, act: Act, client_id: number, ending: ClientEnding): void
}

/** Why a charge is owed, in words, as it is kept with the charge. */
export type SayReason = (kept: string) => Said
