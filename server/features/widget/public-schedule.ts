import { nextQuietChange } from '../../lib/quiet-hours.ts'
import { addDays, endOfDay, localDate, minutesBetween, startOfDay } from '../../lib/time.ts'
import { publicPicture } from '../pictures/names.ts'
import { heldWithNight, nightSettings } from '../schedule/night-rules.ts'
import { bookingWindow } from '../schedule/window-rules.ts'
import { classSpots, scheduledFrom } from '../schedule/queries.ts'
import { cachedRead } from './cached-read.ts'
import { publicCosts } from './public-costs.ts'

/** How many days the widget shows, today included. */
const DAYS = 14

/** The public schedule: read again when a class begins, at midnight, and when the night holds places for the waitlist or gives them up. */
export const publicSchedule = cachedRead(({ db }, now, settings) => {
  const { timezone, public_studio_id } = settings
  const night = nightSettings(settings)
  const today = localDate(now, timezone)
  const rows = db.all(scheduledFrom, { now, until: startOfDay(addDays(today, DAYS), timezone) })
  const spots = classSpots(
    db,
    rows.map(({ id }) => id),
  )
  const costs = publicCosts(db, settings)
  const value = rows.map((row) => {
    const { booked } = spots.get(row.id)!
    const held = heldWithNight(row, spots.get(row.id)!, { now, timezone, night })
    return {
      ...present(row, { booked, held }, public_studio_id),
      ...costs(row),
    }
  })
  const changes = [endOfDay(today, timezone), rows[0]?.starts_at, nextQuietChange(now, night.quiet, timezone)]
  return { value, until: changes.filter((at) => at != null).toSorted()[0]! }
})

type Row = NonNullable<(typeof scheduledFrom)['row']>

function present(row: Row, { booked, held }: { booked: number; held: number }, studioId: string) {
  const { id, template_id, name, description, color, starts_at, ends_at, capacity } = row
  const { instructor_id, instructor_name, establishment_id, establishment_name, category_id, category_name } = row
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
    category_id,
    category_name,
    capacity,
    spots_left: Math.max(0, capacity - booked - held),
    booking_opens_at: opens_at,
    booking_closes_at: closes_at,
  }
}
