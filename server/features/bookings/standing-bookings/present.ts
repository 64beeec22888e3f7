import type { Reader } from '../../../db/writer.ts'
import type { KeptReason } from '../../../db/tables/values.ts'
import { formatReason, type Reading } from '../../../lib/sayings/format.ts'
import { toMajor, toMinor } from '../../../lib/money.ts'
import { addDays, endOfDay, localDate, type Instant } from '../../../lib/time.ts'
import { clientById } from '../../clients/queries.ts'
import { classById } from '../../schedule/queries.ts'
import { seriesById } from '../../schedule/series-queries.ts'
import { HORIZON_WEEKS } from '../../schedule/rules.ts'
import { cancellationDeadline } from '../../schedule/window-rules.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { creditsHeld } from '../../memberships/entitlements.ts'
import { bookingById } from '../booking-queries.ts'
import { costsOfCancelling } from '../present.ts'
import { bookingsMadeBy, datesOf, lastOfSeries, nextOfSeries, seatNamed, skipsOf, type StandingRow } from './queries.ts'

/** The number of upcoming classes shown at least. */
export const NEXT = 4

/** The reader something is shown to, on whom the cost of cancelling and the wording of reasons depend. */
export interface Showing {
  now: Instant
  by: 'client' | 'staff'
  language: string
}

/** A standing booking as the API shows it. */
export function presentStanding(reader: Reader, row: StandingRow, showing: Showing) {
  const settings = settingsOf(reader)
  const series = reader.one(seriesById, { id: row.series_id })!
  const one = reader.one(nextOfSeries, { series_id: row.series_id, now: showing.now }) ?? reader.one(lastOfSeries, row)!
  const cls = reader.one(classById, { id: one.id })!
  const { made_by, ended_at, ended_because, created_at, updated_at } = row
  const isLive = ended_at === null
  return {
    id: row.id,
    client_id: row.client_id,
    client_name: reader.one(clientById, { id: row.client_id })!.full_name,
    series_id: row.series_id,
    template_id: cls.template_id,
    class_name: cls.name,
    color: cls.color,
    instructor_name: cls.instructor_name,
    establishment_name: cls.establishment_name,
    weekdays: series.weekdays,
    interval_weeks: series.interval_weeks,
    start_time: series.start_time,
    seat_id: row.seat_id,
    seat_name: row.seat_id === null ? null : (reader.one(seatNamed, { id: row.seat_id })?.name ?? null),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    made_by,
    ended_at,
    ended_because,
    dates: isLive ? datesToCome(reader, row, settings, showing) : [],
    skips: isLive ? skipsToCome(reader, row, settings, showing.now) : [],
    cancelling: cancelling(reader, row, settings, showing),
    created_at,
    updated_at,
  }
}

function datesToCome(reader: Reader, row: StandingRow, settings: Settings, { now, language }: Showing) {
  const { timezone, standing_booking_days_ahead: ahead } = settings
  const today = localDate(now, timezone)
  const until = endOfDay(addDays(today, HORIZON_WEEKS * 7), timezone)
  const last = addDays(today, ahead)
  const all = reader.all(datesOf, { standing_id: row.id, now, until }).map((found) => ({
    ...found,
    date: localDate(found.starts_at, timezone),
  }))
  const own = all.filter(({ date }) => date >= row.starts_on && (row.ends_on === null || date <= row.ends_on))
  const reading = { language, timezone }
  return own
    .filter(
      ({ date, booking_id, entry_id }, at) => at < NEXT || date <= last || booking_id !== null || entry_id !== null,
    )
    .map(({ id, date, starts_at, ends_at, booking_id, entry_id, is_skipped, outcome, reasons, told_at, window }) => {
      const free_until = cancellationDeadline({ starts_at, cancellation_window_hours: window }, settings)
      const is_too_late = now > free_until
      const state = stateOf({ booking_id, entry_id, is_skipped: Boolean(is_skipped), outcome, is_too_late })
      const against = state === 'refused' ? (reasons ?? []).map((one) => asTold(one, reading)) : []
      return {
        scheduled_class_id: id,
        date,
        starts_at,
        ends_at,
        state,
        booking_id,
        waitlist_id: entry_id,
        reasons: against,
        told_at: state === 'refused' ? told_at : null,
      }
    })
}

/** A reason as the API says it. */
export function asTold(reason: KeptReason, reading: Reading) {
  const { code, detail, rule, value, fix } = formatReason(reason, reading)
  return { code, detail, rule, value: value ?? null, fix: fix ?? null }
}

type State = 'booked' | 'waiting' | 'refused' | 'to_come' | 'too_late' | 'skipped' | 'given_up'

interface Known {
  booking_id: number | null
  entry_id: number | null
  is_skipped: boolean
  outcome: 'later' | 'refused' | 'booked' | 'waitlisted' | null
  /** Cancelling is no longer free, so the class is no longer booked automatically. */
  is_too_late: boolean
}

/** The state of a class: the client's booking or entry counts before the kept outcome. */
export function stateOf({ booking_id, entry_id, is_skipped, outcome, is_too_late }: Known): State {
  if (booking_id !== null) return 'booked'
  if (entry_id !== null) return 'waiting'
  if (is_skipped) return 'skipped'
  if (outcome === 'booked' || outcome === 'waitlisted') return 'given_up'
  if (outcome === 'refused') return 'refused'
  return is_too_late ? 'too_late' : 'to_come'
}

function skipsToCome(reader: Reader, { id }: StandingRow, { timezone }: Settings, now: Instant) {
  const today = localDate(now, timezone)
  const days = reader
    .all(skipsOf, { standing_id: id })
    .map(({ on_date, starts_at }) => (starts_at === null ? on_date : localDate(starts_at, timezone)))
  return days.filter((day) => day >= today).sort()
}

/** The cost of cancelling everything that a standing booking has booked, now. */
function cancelling(reader: Reader, { id }: StandingRow, settings: Settings, { now, by }: Showing) {
  const { currency } = settings
  const made = reader.all(bookingsMadeBy, { standing_id: id, now }).map((one) => reader.one(bookingById, one)!)
  const costs = costsOfCancelling(reader, made, { now, settings, by }, true).flatMap((cost, at) => {
    if (!cost) return []
    const { id: booking_id } = made[at]!
    const held = creditsHeld(reader, { booking_id }).reduce((sum, { credits }) => sum + credits, 0)
    return [{ ...cost, kept: cost.credit_returned === false ? held : 0 }]
  })
  const total = (of: (cost: (typeof costs)[number]) => number) => costs.reduce((sum, cost) => sum + of(cost), 0)
  return {
    bookings: costs.length,
    late: costs.filter(({ is_late }) => is_late).length,
    fee: toMajor(
      total(({ fee }) => toMinor(fee, currency) ?? 0),
      currency,
    ),
    credits_kept: total(({ kept }) => kept),
    currency,
  }
}
