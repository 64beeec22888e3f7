import { publicPicture } from '../pictures/names.ts'
import { settingsOf } from '../settings/queries.ts'
import type { Reader } from '../../db/writer.ts'
import type { Caller } from '../../api/caller.ts'
import { notFound } from '../../api/errors.ts'
import { toMajor } from '../../lib/money.ts'
import { minutesBetween, type Instant } from '../../lib/time.ts'
import { heldWithNight, nightSettings } from './night-rules.ts'
import { bookingWindow } from './window-rules.ts'
import { cancellationDeadline } from './window-rules.ts'
import { loadClass } from './load.ts'
import { ownSeats } from './own-seat-queries.ts'
import { classSpots, type ClassRow } from './queries.ts'
import { classState } from './rules.ts'
import { seriesAmong } from './series-queries.ts'

/** The reader, and the time. */
export interface Viewer {
  now: Instant
  caller: Caller
}

/** Classes as the API shows them to this caller: staff see the series, clients their own places. */
export function presentClasses(reader: Reader, viewer: Viewer, rows: readonly ClassRow[]) {
  const { caller } = viewer
  const ids = rows.map(({ id }) => id)
  const spots = classSpots(reader, ids)
  const settings = settingsOf(reader)
  const night = nightSettings(settings)
  const ownFields = caller.role === 'client' ? ownSeats(reader, caller.id, ids) : forStaff(reader, rows)
  return rows.map((row) => {
    const { booked, waiting } = spots.get(row.id)!
    const held = heldWithNight(row, spots.get(row.id)!, { now: viewer.now, timezone: settings.timezone, night })
    const window = bookingWindow(row)
    return {
      ...commonFields(row),
      price: row.own_price_minor === null ? null : toMajor(row.own_price_minor, settings.currency),
      photo_url: publicPicture(settings.public_studio_id, row.photo_file),
      booked,
      held,
      waiting,
      spots_left: Math.max(0, row.capacity - booked - held),
      state: classState(row, viewer.now),
      booking_opens_at: window.opens_at,
      booking_closes_at: window.closes_at,
      cancel_free_until: cancellationDeadline(row, settings),
      ...ownFields(row),
    }
  })
}

/** One class as this caller sees it, or 404; clients see a cancelled one only if they had a place in it. */
export function presentClass(reader: Reader, viewer: Viewer, id: number) {
  const [shown] = presentClasses(reader, viewer, [loadClass(reader, id)])
  if (viewer.caller.role === 'client' && shown!.status === 'cancelled') {
    const hadSeat = 'my_booking_id' in shown! && (shown.my_booking_id !== null || shown.my_waitlist_id !== null)
    if (!hadSeat) throw notFound('class')
  }
  return shown!
}

function commonFields(row: ClassRow) {
  const { id, template_id, name, description, color, starts_at, ends_at, capacity, status } = row
  const { instructor_id, instructor_name, establishment_id, establishment_name, room_plan_id } = row
  const { category_id, category_name, credit_cost, pay_in_advance } = row
  const { cancel_reason, cancelled_at, created_at, updated_at } = row
  return {
    id,
    template_id,
    name,
    description,
    color,
    starts_at,
    ends_at,
    duration_minutes: minutesBetween(starts_at, ends_at),
    capacity,
    instructor_id,
    instructor_name,
    establishment_id,
    establishment_name,
    room_plan_id,
    category_id,
    category_name,
    credit_cost,
    pay_in_advance,
    status,
    cancel_reason,
    cancelled_at,
    created_at,
    updated_at,
  }
}

function forStaff(reader: Reader, rows: readonly ClassRow[]) {
  const ids = new Set(rows.map(({ series_id }) => series_id).filter((id) => id !== null))
  const recurrences = new Map(
    reader.all(seriesAmong, { ids: [...ids] }).map((series) => [
      series.id,
      {
        freq: 'weekly' as const,
        interval: series.interval_weeks,
        weekdays: series.weekdays,
        until: series.until_on,
        count: series.occurrence_count,
      },
    ]),
  )
  return (row: ClassRow) => ({
    series_id: row.series_id,
    recurrence: row.series_id === null ? null : (recurrences.get(row.series_id) ?? null),
    is_edited: row.is_edited,
    substituted_instructor_id: row.substituted_instructor_id,
    substituted_instructor_name: row.substituted_instructor_name,
    has_own_price: row.price_minor !== null,
  })
}
