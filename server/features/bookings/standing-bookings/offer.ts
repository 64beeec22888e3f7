import type { Ctx } from '../../../context.ts'
import { localDate } from '../../../lib/time.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import { seriesById } from '../../schedule/series-queries.ts'
import type { Settings } from '../../settings/queries.ts'
import { actsAs } from '../access.ts'
import type { Facts } from '../booking/facts.ts'
import { anyPays } from './preview-rules.ts'
import { liveStanding } from './queries.ts'

/** The way to book a class each week; null if it belongs to no series. */
export function standingOfferOf(
  ctx: Ctx,
  cls: ClassRow,
  client: { id: number; is_active: boolean },
  facts: Facts,
  settings: Settings,
) {
  const series = cls.series_id === null ? undefined : ctx.db.one(seriesById, { id: cls.series_id })
  if (!series) return null
  const { id: series_id, weekdays, interval_weeks, start_time } = series
  const live = ctx.db.one(liveStanding, { series_id, client_id: client.id })
  const isAllowed = actsAs(ctx) === 'staff' || settings.standing_bookings_enabled
  const isToCome = cls.status === 'scheduled' && cls.starts_at > ctx.now
  const can_start = isAllowed && !live && client.is_active && isToCome && isPaid(facts)
  return { series_id, weekdays, interval_weeks, start_time, standing_booking_id: live?.id ?? null, can_start }
}

/** Tells if something pays for such a class: what is bought singly, or not at all, is not booked every week. */
function isPaid({ is_free = false, cls, what, now, timezone, past_due_days, memberships }: Facts): boolean {
  const on = localDate(cls.starts_at, timezone)
  return is_free || anyPays(memberships, { on, now, timezone, past_due_days, ...(what && { what }) })
}
