import type { Ctx } from '../../../context.ts'
import type { Reader } from '../../../db/writer.ts'
import { invalid, notFound, Refusal, refuseFor } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { localDate, type LocalDate } from '../../../lib/time.ts'
import { loadClient } from '../../clients/load.ts'
import { classById } from '../../schedule/queries.ts'
import { seriesById } from '../../schedule/series-queries.ts'
import type { SeriesRow } from '../../schedule/series.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { actsAs } from '../access.ts'
import { liveStanding, nextOfSeries, seatNamed } from './queries.ts'

/** A series that is to be booked for a client, on which days. */
export interface Wish {
  series_id: number
  seat_id?: number | undefined
  starts_on: LocalDate
  ends_on?: LocalDate | null | undefined
}

/**
 * Loads what a standing booking needs to start: its series, that series' next class and its client. Throws STANDING_BOOKINGS_OFF
 * (clients, by the setting), STANDING_BOOKING_EXISTS, CLIENT_INACTIVE.
 */
export function loadWish(ctx: Ctx, reader: Reader, wish: Wish, clientId: number) {
  const settings = settingsOf(reader)
  if (actsAs(ctx) === 'client' && !settings.standing_bookings_enabled) {
    throw new Refusal('STANDING_BOOKINGS_OFF', say('standing.ask_the_studio'))
  }
  const client = loadClient(reader, clientId)
  const series = reader.one(seriesById, { id: wish.series_id })
  if (!series) throw notFound('series of classes')
  checkWish(reader, ctx, wish, series, settings)
  if (!client.is_active) throw new Refusal('CLIENT_INACTIVE', say('common.client_account_is_not_active'))
  const next = reader.one(classById, { id: reader.one(nextOfSeries, { series_id: series.id, now: ctx.now })!.id })!
  const live = reader.one(liveStanding, { series_id: series.id, client_id: clientId })
  if (live) {
    const detail = say('standing.exists', { name: next.name })
    throw refuseFor([{ code: 'STANDING_BOOKING_EXISTS', detail, rule: 'one_per_series', value: live.id }])
  }
  return { settings, client, series, next }
}

function checkWish(reader: Reader, ctx: Ctx, wish: Wish, series: SeriesRow, { timezone }: Settings): void {
  const { starts_on, ends_on, seat_id } = wish
  const today = localDate(ctx.now, timezone)
  if (starts_on < today) throw invalid('starts_on', say('standing.from_today_on', { day: today }))
  if (ends_on && ends_on < starts_on) throw invalid('ends_on', say('standing.ends_before_it_starts'))
  const seat = seat_id === undefined ? undefined : reader.one(seatNamed, { id: seat_id })
  if (seat_id !== undefined && (!seat || seat.room_plan_id !== series.room_plan_id)) throw notFound('seat')
  if (reader.one(nextOfSeries, { series_id: series.id, now: ctx.now })) return
  throw invalid('series_id', say('standing.series_is_over'))
}
