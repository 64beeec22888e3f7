import type { Acceptance } from './features/auth/seam.ts'
import type { PaidTwice, PlacesForSale, SlotsForSale } from './features/billing/seam.ts'
import type { ChargeFollower } from './features/charges/seam.ts'
import type { ClientFollower, SayReason } from './features/clients/seam.ts'
import type { Enclosure, KeptBack } from './features/email/seam.ts'
import type { InstructorFollower } from './features/instructors/seam.ts'
import type { TermsFollower } from './features/membership-types/seam.ts'
import type { MembershipFollower } from './features/memberships/seam.ts'
import type { StoredValue } from './features/payments/seam.ts'
import type { OvertakenPush } from './features/notifications/seam.ts'
import type { PurchaseFollower } from './features/refunds/seam.ts'
import type { SeatFollower } from './features/room-plans/seam.ts'
import type { ClassFollower, CalledOff, ClosureFollower, Occupation } from './features/schedule/seam.ts'
import type { AccountFollower } from './features/staff/seam.ts'
import type { Reprice, SoldAnything, ZoneFollower } from './features/settings/seam.ts'
import type { TagUses } from './features/tags/seam.ts'
import type { Mounted } from './api/implement.ts'
import type { AddressFollower } from './features/tunnel/seam.ts'

/**
 * Where features meet that do not know each other. A feature declares in its `seam.ts` what it tells or asks; those above
 * it that answer are named here, and called at once, in the same transaction, in this order.
 */
export interface Seams {
  /** Told of changed classes: `bookings`, for those booked and waiting; `substitutes`, for open requests. */
  classes: readonly ClassFollower[]
  /** Extended by a closure: `memberships`, for the packs that lose days. */
  closures: readonly ClosureFollower[]
  /** Asked what takes an instructor's time: `appointments`. */
  occupations: readonly Occupation[]
  /** Called off with a closure: `appointments`. */
  calledOff: readonly CalledOff[]
  /** Asked before an instructor is deactivated, and told when they leave: `schedule`, `appointments` and `substitutes`. */
  instructors: readonly InstructorFollower[]
  /** Asked who sits on seats, and told when they are gone: `bookings`. */
  seats: SeatFollower
  /** Told of memberships that stop or are unpaid: `bookings`; `appointments`; `billing`, which collects for them. */
  memberships: readonly MembershipFollower[]
  /** Told of clients who are none any more: `bookings`, `appointments`, `billing`, `memberships`, `charges` and `automations`. */
  clients: readonly ClientFollower[]
  /** Keeps what a new client accepted by registering: `clients`. */
  accepted: Acceptance
  /** Told of charges: `bookings`, whose visits they settle; `billing`, which takes them from a card. */
  charges: readonly ChargeFollower[]
  /** Puts into words why a charge is owed: `charges`. */
  sayReason: SayReason
  /** Holds and books the places that are bought online: `bookings`. */
  places: PlacesForSale
  /** Holds and books the appointments that are paid in advance: `appointments`. */
  slots: SlotsForSale
  /** Told that a purchase was given back whole: `bookings`, for the place that it had paid for. */
  refunded: PurchaseFollower
  /** Gives an entry of the ledger back that paid what was settled already: `refunds`. */
  paidTwice: PaidTwice
  /** Told of staff accounts: `instructors`, for the profile that hangs on one. */
  accounts: readonly AccountFollower[]
  /** Pays with a gift card: `gift-cards`. */
  giftCards: StoredValue
  /** Asked before the currency changes: `memberships`, `charges`, `gift-cards`, `payments` and `payroll`. */
  soldAnything: readonly SoldAnything[]
  /** Moves prices to another currency: `class-templates`, `schedule`, `membership-types`, `products`, `promo-codes`, `appointments` and `payroll`. */
  prices: readonly Reprice[]
  /** Asked before the timezone changes, and moved with it: `schedule` and `appointments`. */
  zones: readonly ZoneFollower[]
  /** Told that holders take over the terms of their type: `memberships`. */
  terms: TermsFollower
  /** Asked what uses a tag: `auto-tag-rules` and `automations`. */
  tagUses: readonly TagUses[]
  /** Told where the studio is reached: `billing`, for the events that did not arrive meanwhile. */
  addressChanged: readonly AddressFollower[]
  /** Encloses a file in a letter: `calendar`, `receipts`, `gift-cards` and `waivers`. */
  enclosures: readonly Enclosure[]
  /** Keeps a letter back: `clients`, who are none any more; `instructors`, who teach no more; `marketing`, which is unwanted; links and reminders of `bookings` and `appointments` that are overtaken. */
  keptBack: readonly KeptBack[]
  /** Drops a push that is overtaken: `bookings` and `appointments`. */
  overtakenPushes: readonly OvertakenPush[]
  /** Every operation, for who asks one as the caller: `server/features.ts`. */
  operations: () => readonly Mounted[]
}
