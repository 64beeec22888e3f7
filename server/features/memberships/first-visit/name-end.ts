import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { addDays, daysBetween, localDate, startOfDay, type LocalDate } from '../../../lib/time.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { MembershipRow } from '../queries.ts'
import { visitsOf } from './queries.ts'

type Waiting = Pick<
  MembershipRow,
  'first_visit_by_on' | 'first_visit_on' | 'first_visit_settled_at' | 'expires_on' | 'status'
>

/**
 * What becomes of the first visit of a membership whose last day is named while it waits for it: with nothing booked, the day
 * that it may be on at the latest moves by as many days, so that it is good for as long as before. Else, and where that day
 * would be over, the day that is named stays the last, whatever is booked or given up later.
 */
export function withEndNamed(
  tx: Tx,
  act: Act,
  row: Waiting & Pick<MembershipRow, 'id'>,
  expiresOn: LocalDate | null,
): Partial<Waiting> {
  const { first_visit_by_on: by_on, first_visit_settled_at: settled_at, expires_on: former } = row
  if (by_on === null || settled_at === null || settled_at <= act.now || expiresOn === null) return {}
  const { timezone } = settingsOf(tx)
  const settled = { first_visit_settled_at: act.now }
  if (former === null || row.status === 'expired') return settled
  if (tx.all(visitsOf, { membership_id: row.id }).length > 0) return former === expiresOn ? {} : settled
  const latest = addDays(by_on, daysBetween(former, expiresOn))
  return latest > localDate(act.now, timezone) ? byAtTheLatest(latest, timezone) : settled
}

/**
 * What a pause of some days does to the dates of a membership that waited for its first visit when it began: the day that this
 * may be on at the latest moves, and the last day only where it hangs on that. Undefined where it did not wait.
 */
export function withPauseWaited(
  row: Waiting,
  { starts_on, days }: { starts_on: LocalDate; days: number },
  { now, timezone }: { now: string; timezone: string },
): Partial<Waiting> | undefined {
  const { first_visit_by_on: by_on, first_visit_on: on, first_visit_settled_at: settled_at, expires_on } = row
  if (by_on === null || settled_at === null || settled_at <= startOfDay(starts_on, timezone)) return undefined
  const latest = addDays(by_on, days)
  if (on !== by_on) return settled_at > now ? { first_visit_by_on: latest } : undefined
  return { ...byAtTheLatest(latest, timezone), expires_on: expires_on && addDays(expires_on, days) }
}

function byAtTheLatest(day: LocalDate, timezone: string) {
  return { first_visit_by_on: day, first_visit_on: day, first_visit_settled_at: startOfDay(day, timezone) }
}
