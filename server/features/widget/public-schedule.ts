import type { App } from '../../context.ts'
import type { Writer } from '../../db/writer.ts'
import { KeptAnswer } from '../../http/cached-answer.ts'
import { notFound } from '../../api/errors.ts'
import { addDays, endOfDay, localDate, minutesBetween, startOfDay, type Instant } from '../../lib/time.ts'
import { publicPicture } from '../pictures/names.ts'
import { bookingWindow } from '../schedule/window-rules.ts'
import { classSpots, scheduledFrom } from '../schedule/queries.ts'
import { findSettings } from '../settings/queries.ts'

/** How many days the widget shows, today included. */
const DAYS = 14

/** The schedule of a studio; it knows how long it holds. */
interface Kept {
  studioId: string
  answer: KeptAnswer
}

const kept = new WeakMap<Writer, Kept>()

/**
 * The public schedule, from memory: made anew only after a commit, when a class begins, or at midnight. 404 for another
 * studio's id.
 */
export function publicSchedule(app: App, now: Instant, publicStudioId: string): KeptAnswer {
  const last = kept.get(app.writer)
  const current = last?.answer.holds?.(now) ? last : make(app, now, last)
  if (current?.studioId !== publicStudioId) throw notFound('studio')
  return current.answer
}

function make(app: App, now: Instant, last: Kept | undefined): Kept | undefined {
  const { writer, db } = app
  const settings = findSettings(db)
  if (!settings) return undefined
  const { timezone, public_studio_id: studioId } = settings
  const today = localDate(now, timezone)
  const rows = db.all(scheduledFrom, { now, until: startOfDay(addDays(today, DAYS), timezone) })
  const spots = classSpots(
    db,
    rows.map(({ id }) => id),
  )
  const made = new KeptAnswer(rows.map((row) => present(row, spots.get(row.id)!, studioId)))
  // Most commits change nothing the public sees: then the compressed copy stays good, too.
  const answer = last?.answer.etag === made.etag ? last.answer : made
  const midnight = endOfDay(today, timezone)
  const nextStart = rows[0]?.starts_at ?? midnight
  const trueUntil = nextStart < midnight ? nextStart : midnight
  const { version } = writer
  answer.holds = (at) => writer.version === version && now <= at && at < trueUntil
  const current = { studioId, answer }
  kept.set(writer, current)
  return current
}

type Row = NonNullable<(typeof scheduledFrom)['row']>

function present(row: Row, { booked, held }: { booked: number; held: number }, studioId: string) {
  const { id, name, description, color, starts_at, ends_at, instructor_name, establishment_name, capacity } = row
  const { opens_at, closes_at } = bookingWindow(row)
  return {
    id,
    name,
    description,
    color,
    photo_url: publicPicture(studioId, row.photo_file),
    starts_at,
    ends_at,
    duration_minutes: minutesBetween(starts_at, ends_at),
    instructor_name,
    establishment_name,
    capacity,
    spots_left: Math.max(0, capacity - booked - held),
    booking_opens_at: opens_at,
    booking_closes_at: closes_at,
  }
}
