import type { Ctx } from '../../../context.ts'
import { actsAs } from '../access.ts'
import { presentStanding } from './present.ts'
import { liveStandings, standingOfClient } from './queries.ts'

const MOST = 1000

/** The standing bookings that go on: of a client, of a series, or all. */
export function listStandings(
  ctx: Ctx,
  { client_id, series_id }: { client_id?: number | undefined; series_id?: number | undefined },
) {
  const rows =
    client_id === undefined
      ? ctx.db.all(liveStandings, { series_id: series_id ?? null, limit: MOST })
      : ctx.db
          .all(standingOfClient, { client_id })
          .filter((row) => series_id === undefined || row.series_id === series_id)
  const showing = { now: ctx.now, by: actsAs(ctx), language: ctx.language }
  return rows.map((row) => presentStanding(ctx.db, row, showing))
}
