import type { Limit } from './operation.ts'

/*
 * How often one client may write something in an hour: more than any person does, so that no program fills
 * the studio with rows and emails. Operations that name the same limit count together.
 */

const anHour = (name: string, max: number): Limit => ({ name, per: 'hour', max })

/** Booking, cancelling and waiting, for themselves and for those they act for: a family that plans its season. */
export const ownBookings = anHour('own-bookings', 240)
/** Signing: ten papers for each of six. */
export const ownSignatures = anHour('own-signatures', 60)
/** Their profile, their consents, and how they are notified. */
export const ownProfile = anHour('own-profile', 120)
/** Pages on which something is paid, or a card is left. */
export const ownCheckouts = anHour('own-checkouts', 60)
/** Everything that is held on them, once more. */
export const ownExports = anHour('own-exports', 20)
