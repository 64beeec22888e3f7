import type { ChargeFollower } from './features/charges/seam.ts'
import type { Enclosure, KeptBack } from './features/email/seam.ts'
import type { StillNeeded } from './features/instructors/seam.ts'
import type { MembershipFollower } from './features/memberships/seam.ts'
import type { StoredValue } from './features/payments/seam.ts'
import type { OvertakenPush } from './features/notifications/seam.ts'
import type { SeatFollower } from './features/room-plans/seam.ts'
import type { ClassFollower, CalledOff, ClosureFollower, Occupation } from './features/schedule/seam.ts'
import type { AccountFollower } from './features/staff/seam.ts'
import type { Reprice, SoldAnything } from './features/settings/seam.ts'
import type { TagUses } from './features/tags/seam.ts'
import type { Mounted } from './api/implement.ts'
import type { AddressFollower } from './features/tunnel/seam.ts'

/**
 * Where features meet that do not know each other. A feature declares in its `seam.ts` what it tells or asks; those above
 * it that answer are named here, and called at once, in the same transaction, in this order.
 */
export interface Seams {
  classes: readonly ClassFollower[]
  closures: readonly ClosureFollower[]
  occupations: readonly Occupation[]
  calledOff: readonly CalledOff[]
  instructorNeeded: readonly StillNeeded[]
  seats: SeatFollower
  memberships: readonly MembershipFollower[]
  charges: readonly ChargeFollower[]
  accounts: readonly AccountFollower[]
  giftCards: StoredValue
  soldAnything: readonly SoldAnything[]
  prices: readonly Reprice[]
  tagUses: readonly TagUses[]
  addressChanged: readonly AddressFollower[]
  enclosures: readonly Enclosure[]
  keptBack: readonly KeptBack[]
  overtakenPushes: readonly OvertakenPush[]
  /** Every operation, for who asks one as the caller. */
  operations: () => readonly Mounted[]
}
