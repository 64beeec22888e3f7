import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { followVisits, waitsForVisit } from '../memberships/first-visit/follow-visits.ts'
import { noteBookedFor, type BookingRow } from './queries.ts'

/** A membership pays for a place: where its days count from its first visit, that may be this one. */
export function countVisit(tx: Tx, act: Act, { id, membership_id }: Pick<BookingRow, 'id' | 'membership_id'>): void {
  if (membership_id === null || !waitsForVisit(tx, act, membership_id)) return
  tx.run(noteBookedFor, { id })
  followVisits(tx, act, membership_id)
}

type Counted = Pick<BookingRow, 'id' | 'membership_id' | 'status'>

/** Counts the first visits of the memberships that pay, or paid, for a booking again once it has changed. */
export function followVisit(tx: Tx, act: Act, before: Counted, after: Counted): void {
  if (before.membership_id !== after.membership_id) countVisit(tx, act, after)
  else if (before.status === after.status) return
  if (before.membership_id !== null) followVisits(tx, act, before.membership_id)
}
