import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { localDate, type Instant } from '../../../lib/time.ts'
import { settingsOf } from '../../settings/queries.ts'
import { membershipById, type MembershipRow } from '../queries.ts'
import { firstVisitOf, movedEnd, type Waiting } from './first-visit-rules.ts'
import { liveOf, visitsOf } from './queries.ts'

type Dates = Pick<MembershipRow, 'first_visit_by_on' | 'first_visit_on' | 'first_visit_settled_at' | 'status'>

/** Tells if the days of a membership count from a first visit that is not settled yet. */
export const isWaiting = (row: Dates, now: Instant): boolean =>
  row.first_visit_settled_at !== null &&
  now < row.first_visit_settled_at &&
  row.status !== 'cancelled' &&
  row.status !== 'expired'

/** Tells if a membership waits for its first visit: what is booked with it then keeps for when it was booked. */
export function waitsForVisit(reader: Reader, { now }: Act, id: number): boolean {
  return isWaiting(reader.one(membershipById, { id })!, now)
}

/**
 * Counts the first visit of a membership again, after a booking with it was made or cancelled: its last day moves with it.
 * Settled once, it stays.
 */
export function followVisits(tx: Tx, act: Act, id: number): void {
  const row = tx.one(membershipById, { id })!
  const { first_visit_by_on: by_on, first_visit_on: former } = row
  if (!isWaiting(row, act.now) || by_on === null || former === null) return
  const { timezone } = settingsOf(tx)
  const visits = tx.all(visitsOf, { membership_id: id }).map(({ at, cancelled_late }) => ({
    at,
    on: localDate(at, timezone),
    cancelled_late: Boolean(cancelled_late),
  }))
  const { on, at } = firstVisitOf(visits, { by_on, now: act.now, timezone })
  if (on === former && at === row.first_visit_settled_at) return
  const changes = { first_visit_on: on, first_visit_settled_at: at, expires_on: movedEnd(row.expires_on, former, on) }
  tx.run(
    db
      .updateTable('memberships')
      .set({ ...changes, updated_at: act.now })
      .where('id', '=', id),
  )
}

/** Bookings that a new one could put outside of a membership whose first visit is not settled; null where it is settled. */
export function waitingOf(reader: Reader, id: number, row: Dates, use: { now: Instant; timezone: string }) {
  if (!isWaiting(row, use.now)) return null
  const live = reader.all(liveOf, { membership_id: id, now: use.now })
  const booked = live.map(({ booking_id, starts_at }) => ({ booking_id, on: localDate(starts_at, use.timezone) }))
  return {
    first_visit_on: row.first_visit_on!,
    is_booked: row.first_visit_on !== row.first_visit_by_on,
    booked,
  } satisfies Waiting
}
