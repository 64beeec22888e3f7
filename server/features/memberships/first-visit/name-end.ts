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
 * Moves the first visit of a membership whose last day is set while it waits for it: with nothing booked, the latest day for the
 * visit moves by as many days, so that the membership is valid for as long as before. Otherwise, and where that day would be
 * over, the day that is set stays the last, whatever is booked or cancelled later.
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
 * The effect of a pause of some days on the dates of a membership that waited for its first visit when the pause began: the
 * latest day for the visit moves, and the last day only where it depends on that. Undefined where it did not wait.
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
