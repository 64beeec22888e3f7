import type { Ctx } from '../../context.ts'
import { addDays, type LocalDate } from '../../lib/time.ts'
import { readBalance } from './ledger.ts'
import type { NamedMembershipRow } from './queries.ts'
import { plannedPause } from './pausing/planned.ts'
import { endWithoutPause, lastDayOf } from './pausing/stretched.ts'
import { comingRenewal } from './term-rules.ts'

interface How {
  /** Its last day; absent: it ends now. */
  last_day?: LocalDate
  /** It goes on, but its pause is withdrawn, or ends today. */
  pause_ends?: boolean
}

/** Reads what ending a membership would end, now or once its last day is over; or what would fall outside without its pause. */
export function readMembershipEnding(ctx: Ctx, row: NamedMembershipRow, { last_day: day, pause_ends = false }: How) {
  const { db: reader, seams, now } = ctx
  const lastDay = pause_ends ? endWithoutPause(reader, ctx, row) : day && namedEnd(ctx, row, day)
  const from = lastDay ? addDays(lastDay, 1) : now
  const goesOn = pause_ends && lastDay === null
  const followers = row.status === 'cancelled' || goesOn ? [] : seams.memberships
  const counts = followers.flatMap((one) => one.counts?.(reader, row.id, { from, keepsMoved: pause_ends }, now) ?? [])
  const sum = (field: 'bookings' | 'appointments' | 'waiting' | 'credits') =>
    counts.reduce((total, count) => total + (count[field] ?? 0), 0)
  const credits = lastDay === undefined ? readBalance(reader, row.id) + sum('credits') : 0
  return {
    bookings: sum('bookings'),
    appointments: sum('appointments'),
    waiting: sum('waiting'),
    is_collected: !pause_ends && counts.some(({ is_collected }) => is_collected),
    credits,
    renews_on: row.status === 'cancelled' || pause_ends ? null : comingRenewal(row),
  }
}

/** A last day that is named is moved by a pause, too, but for one that would begin after it. */
function namedEnd(ctx: Ctx, row: NamedMembershipRow, day: LocalDate): LocalDate {
  const pause = plannedPause(ctx.db, row)
  return pause && pause.starts_on > day ? day : (lastDayOf(ctx.db, ctx, { ...row, expires_on: day }) ?? day)
}
