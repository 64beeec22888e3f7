import type { Ctx } from '../../context.ts'
import { addDays, type LocalDate } from '../../lib/time.ts'
import { readBalance } from './ledger.ts'
import type { NamedMembershipRow } from './queries.ts'
import { comingRenewal } from './term-rules.ts'

/** What ending a membership would end: now, or once its last day is over. */
export function readMembershipEnding(ctx: Ctx, row: NamedMembershipRow, lastDay?: LocalDate) {
  const { db: reader, seams, now } = ctx
  const from = lastDay === undefined ? now : addDays(lastDay, 1)
  const none = { bookings: 0, waiting: 0, is_collected: false }
  const counts =
    row.status === 'cancelled' ? [] : seams.memberships.map((one) => one.counts?.(reader, row.id, from, now))
  const found = Object.assign(none, ...counts) as typeof none & { credits?: number }
  const credits = lastDay === undefined ? readBalance(reader, row.id) + (found.credits ?? 0) : 0
  return { ...found, credits, renews_on: row.status === 'cancelled' ? null : comingRenewal(row) }
}
