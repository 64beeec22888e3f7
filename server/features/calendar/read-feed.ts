import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { icalendar, type CalendarEntry } from '../../lib/icalendar-rules.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { settingsOf, type Settings } from '../settings/queries.ts'
import { entryOfAppointment, entryOfBooking, entryOfClass } from './entries.ts'
import { feedOfToken } from './feed-token.ts'
import {
  appointmentsOfClient,
  appointmentsOfInstructor,
  classesBetween,
  idsOfFamily,
  newestBookings,
  readingClient,
  readingInstructor,
  type BookingEntryRow,
  type FeedRow,
} from './queries.ts'

const DAYS_BACK = 30
const DAYS_AHEAD = 180
/** More than anybody books here in that time; what a client of many years reads costs no more for them. */
const MOST_BOOKINGS = 400

/** The calendar that a link leads to; 404 where it was closed, or its client or instructor has gone. */
export function readFeed({ db, secrets, now }: Ctx, token: string): FileAnswer {
  const feed = feedOfToken(db, secrets, token)
  if (!feed) throw notFound('calendar')
  const settings = settingsOf(db)
  const [from, until] = [addHours(now, -24 * DAYS_BACK), addHours(now, 24 * DAYS_AHEAD)]
  const { name, entries } = read(db, feed, { settings, from, until })
  const text = icalendar({ name, zone: settings.timezone, now }, entries)
  return {
    type: 'text/calendar; charset=utf-8',
    bytes: new TextEncoder().encode(text),
    headers: { 'Cache-Control': 'private, no-cache' },
  }
}

interface Looking {
  settings: Settings
  from: Instant
  until: Instant
}

function read(reader: Reader, feed: FeedRow, looking: Looking): { name: string; entries: CalendarEntry[] } {
  const { studio_name } = looking.settings
  if (feed.client_id !== null) {
    if (!reader.one(readingClient, { id: feed.client_id })) throw notFound('calendar')
    return { name: studio_name, entries: ofClient(reader, feed.client_id, looking) }
  }
  if (feed.instructor_id === null) return { name: studio_name, entries: classes(reader, null, looking) }
  const teacher = reader.one(readingInstructor, { id: feed.instructor_id })
  if (!teacher) throw notFound('calendar')
  return { name: `${studio_name}: ${teacher.full_name}`, entries: ofInstructor(reader, feed.instructor_id, looking) }
}

/** The bookings and appointments of a client and their dependants, by start. */
function ofClient(reader: Reader, clientId: number, { settings, from, until }: Looking): CalendarEntry[] {
  const family = [clientId, ...reader.all(idsOfFamily, { id: clientId }).map(({ id }) => id)]
  return family
    .flatMap((id) => {
      const nameOf = (row: { full_name: string }) => (id === clientId ? null : row.full_name)
      const bookings = withoutBookedAnew(reader.all(newestBookings, { client_id: id, most: MOST_BOOKINGS }))
      const appointments = reader.all(appointmentsOfClient, { client_id: id, from, until })
      return [
        ...bookings
          .filter(({ starts_at }) => starts_at >= from)
          .map((row) => entryOfBooking(row, settings, nameOf(row))),
        ...appointments.map((row) => entryOfAppointment(row, settings, { for_name: nameOf(row) })),
      ]
    })
    .toSorted(byStart)
}

/** The classes and appointments of an instructor, by start; clients are named by their first name alone. */
function ofInstructor(reader: Reader, instructor_id: number, looking: Looking): CalendarEntry[] {
  const { settings, from, until } = looking
  const appointments = reader
    .all(appointmentsOfInstructor, { instructor_id, from, until })
    .map((row) => entryOfAppointment(row, settings, { for_name: row.full_name.split(' ')[0]!, isTeacher: true }))
  return [...classes(reader, instructor_id, looking), ...appointments].toSorted(byStart)
}

function classes(reader: Reader, instructor_id: number | null, { settings, from, until }: Looking): CalendarEntry[] {
  return reader.all(classesBetween, { from, until, instructor_id }).map((row) => entryOfClass(row, settings))
}

const byStart = (one: CalendarEntry, other: CalendarEntry) =>
  one.starts_at < other.starts_at ? -1 : one.starts_at > other.starts_at ? 1 : 0

/** A class that was cancelled and booked again is in the calendar once. */
function withoutBookedAnew(rows: BookingEntryRow[]): BookingEntryRow[] {
  const live = new Set(rows.filter(({ is_live }) => is_live).map(({ scheduled_class_id }) => scheduled_class_id))
  return rows.filter(({ is_live, scheduled_class_id }) => is_live || !live.has(scheduled_class_id))
}
