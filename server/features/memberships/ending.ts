import type { Ctx } from '../../context.ts'
import { addDays, type LocalDate } from '../../lib/time.ts'
import { readBalance } from './ledger.ts'
import type { NamedMembershipRow } from './queries.ts'
import { comingRenewal } from './term-rules.ts'

/** What ending a membership would end: now, or once its last day is over. */
export function readMembershipEnding(ctx: Ctx, row: NamedMembershipRow, lastDay?: LocalDate) {
  const { db: reader, seams, now } = ctx
  const from = lastDay === undefined ? now : addDays(lastDay, 1)
  const followers = row.status === 'cancelled' ? [] : seams.memberships
  const counts = followers.flatMap((one) => one.counts?.(reader, row.id, from, now) ?? [])
  const sum = (field: 'bookings' | 'appointments' | 'waiting' | 'credits') =>
    counts.reduce((total, count) => total + (count[field] ?? 0), 0)
  const credits = lastDay === undefined ? readBalance(reader, row.id) + sum('credits') : 0
  return {
    bookings: sum('bookings'),
    appointments: sum('appointments'),
    waiting: sum('waiting'),
    is_collected: counts.some(({ is_collected }) => is_collected),
    credits,
    renews_on: row.status === 'cancelled' ? null : comingRenewal(row),
  }
}
