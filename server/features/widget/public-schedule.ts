import { addDays, endOfDay, localDate, minutesBetween, startOfDay } from '../../lib/time.ts'
import { publicPicture } from '../pictures/names.ts'
import { bookingWindow } from '../schedule/window-rules.ts'
import { classSpots, scheduledFrom } from '../schedule/queries.ts'
import { cachedRead } from './cached-read.ts'

/** How many days the widget shows, today included. */
const DAYS = 14

/** The public schedule: made anew, too, when a class begins and at midnight. */
export const publicSchedule = cachedRead(({ db }, now, { timezone, public_studio_id }) => {
  const today = localDate(now, timezone)
  const rows = db.all(scheduledFrom, { now, until: startOfDay(addDays(today, DAYS), timezone) })
  const spots = classSpots(
    db,
    rows.map(({ id }) => id),
  )
  const midnight = endOfDay(today, timezone)
  const nextStart = rows[0]?.starts_at ?? midnight
  const value = rows.map((row) => present(row, spots.get(row.id)!, public_studio_id))
  return { value, until: nextStart < midnight ? nextStart : midnight }
})

type Row = NonNullable<(typeof scheduledFrom)['row']>

function present(row: Row, { booked, held }: { booked: number; held: number }, studioId: string) {
  const { id, template_id, name, description, color, starts_at, ends_at, capacity } = row
  const { instructor_id, instructor_name, establishment_id, establishment_name } = row
  const { opens_at, closes_at } = bookingWindow(row)
  return {
    id,
    template_id,
    name,
    description,
    color,
    photo_url: publicPicture(studioId, row.photo_file),
    starts_at,
    ends_at,
    duration_minutes: minutesBetween(starts_at, ends_at),
    instructor_id,
    instructor_name,
    instructor_photo_url: publicPicture(studioId, row.instructor_photo_file),
    establishment_id,
    establishment_name,
    capacity,
    spots_left: Math.max(0, capacity - booked - held),
    booking_opens_at: opens_at,
    booking_closes_at: closes_at,
  }
}
