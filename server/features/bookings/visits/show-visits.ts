import type { Ctx } from '../../../context.ts'
import { localDate } from '../../../lib/time.ts'
import { ownClientId } from '../../clients/access.ts'
import { settingsOf } from '../../settings/queries.ts'
import { visitsByTime } from './queries.ts'
import { nextAfter, reachedBy, weekOf, weeksInARow } from './visit-rules.ts'

/** Number of milestones shown. */
const SHOWN = 3

/** The caller's visits, counted in the studio's days. */
export function ownVisits(ctx: Ctx) {
  const { timezone } = settingsOf(ctx.db)
  const days = ctx.db
    .all(visitsByTime, { client_id: ownClientId(ctx) })
    .map(({ starts_at }) => starts_at)
    .toSorted()
    .map((starts_at) => localDate(starts_at, timezone))
  const visits = days.length
  const count = nextAfter(visits)
  return {
    visits,
    first_visit_on: days[0] ?? null,
    reached: reachedBy(visits)
      .slice(0, SHOWN)
      .map((step) => ({ count: step, reached_on: days[step - 1]! })),
    next: { count, missing: count - visits },
    weeks_in_a_row: weeksInARow(days.map(weekOf), weekOf(localDate(ctx.now, timezone))),
  }
}
