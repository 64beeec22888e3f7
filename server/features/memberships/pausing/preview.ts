import type { Ctx } from '../../../context.ts'
import { addDays, daysBetween, localDate } from '../../../lib/time.ts'
import { settingsOf } from '../../settings/queries.ts'
import { findMembership } from '../access.ts'
import type { Booked } from '../seam.ts'
import { firstDay, pauseDaysOf, type Wish } from './plan.ts'

/** Previews the bookings that a pause would cancel and those it would leave; throws the reasons against it. */
export function previewPause(ctx: Ctx, id: number, wish: Partial<Wish> & { pause_days: number }) {
  const { db: reader, now, caller, seams } = ctx
  const row = findMembership(ctx, id)
  const today = localDate(now, settingsOf(reader).timezone)
  const first = firstDay(ctx, today)
  const { pause_days, starts_on = first } = wish
  const { until_on } = pauseDaysOf(reader, row, { starts_on, pause_days }, { today, first })
  const span = { from: starts_on, until: until_on }
  const inside = seams.memberships.flatMap((follower) => follower.inside?.(reader, id, span, now) ?? [])
  const byHolder = caller.role === 'client' && row.self_service_pause
  return {
    starts_at: starts_on,
    until: until_on,
    expires_at: row.expires_on && addDays(row.expires_on, daysBetween(starts_on, until_on)),
    is_asked: caller.role === 'client' && !row.self_service_pause,
    cancelled: inside.filter(({ is_late }) => !(byHolder && is_late)).map(shown),
    kept: inside.filter(({ is_late }) => byHolder && is_late).map(shown),
  }
}

const shown = ({ is_late: _, ...booked }: Booked) => booked
