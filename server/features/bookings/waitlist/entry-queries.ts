import { db, query, type Selecting } from '../../../db/build.ts'
import type { Reader } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { formatSaying, presentSaying } from '../../../lib/sayings/format.ts'
import { settingsOf } from '../../settings/queries.ts'
import { bookedAtTheSameTime } from '../booking/facts.ts'
import { bookingById } from '../booking-queries.ts'
import { costOfCancelling } from '../present.ts'
import { readingOf } from '../../settings/reading.ts'
import { isQueued } from '../../schedule/seat-queries.ts'
import { movesOf, queuesOf } from './queries.ts'

function selectEntries() {
  return db
    .selectFrom('waitlist_entries')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'waitlist_entries.scheduled_class_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .innerJoin('clients as client', 'client.id', 'waitlist_entries.client_id')
    .leftJoin('instructors as instructor', 'instructor.id', 'cls.instructor_id')
    .leftJoin('staff as teacher', 'teacher.id', 'instructor.user_id')
    .leftJoin('establishments as place', 'place.id', 'cls.establishment_id')
    .selectAll('waitlist_entries')
    .select([
      'cls.starts_at',
      'cls.ends_at',
      'cls.instructor_id',
      'template.name as class_name',
      'teacher.full_name as instructor_name',
      'place.name as establishment_name',
      'client.full_name as client_name',
    ])
}

export const entryViewById = query((p: { id: number }) => selectEntries().where('waitlist_entries.id', '=', p.id))

/** A waitlist entry with what is shown of its class and client. */
export type EntryView = NonNullable<(typeof entryViewById)['row']>

/** The language of the caller's texts, and the current time. */
interface Asking {
  language: string
  now: Instant
}

export interface EntryFilter {
  class_id?: number | undefined
  client_id?: number | undefined
  /** Only entries of this instructor's classes. */
  instructorId?: number | undefined
}

/**
 * Waitlist entries: those of a class in the order of the queue, else the newest first; without a class or a client only
 * those that still wait. At most 1,000.
 */
export function listEntries(reader: Reader, by: Asking, filter: EntryFilter) {
  let select = selectEntries().limit(1000)
  if (filter.class_id) select = select.where('waitlist_entries.scheduled_class_id', '=', filter.class_id)
  if (filter.client_id) select = select.where('waitlist_entries.client_id', '=', filter.client_id)
  if (filter.instructorId) select = select.where('cls.instructor_id', '=', filter.instructorId)
  if (!filter.class_id && !filter.client_id) select = select.where(isQueued())
  select = select.orderBy('waitlist_entries.id', filter.class_id ? 'asc' : 'desc')
  return presentEntries(reader, by, reader.all(select as Selecting<EntryView>))
}

/** Entries as the API shows them, each with its position (null once it waits no more) and its log. */
export function presentEntries(reader: Reader, by: Asking, rows: readonly EntryView[]) {
  const moves = Map.groupBy(reader.all(movesOf, { ids: rows.map(({ id }) => id) }), ({ entry_id }) => entry_id)
  const positionOf = positions(reader, rows)
  const reading = readingOf(reader, by)
  return rows.map((row) => {
    const { id, scheduled_class_id, client_id, status, told_at: _, seat_id: __, skip_reason, ...shown } = row
    const position = positionOf.get(id) ?? null
    const log = (moves.get(id) ?? []).map(({ from_status, to_status, code, reason, at }) => {
      const words = { reason: formatSaying(reason, reading), saying: presentSaying(reason) }
      return { from_status, to_status, code, ...words, at }
    })
    const skipped = { skip_reason: formatSaying(skip_reason, reading), skip_saying: presentSaying(skip_reason) }
    const gives_up = status === 'offered' ? overlapsOf(reader, by.now, row) : []
    return { id, scheduled_class_id, client_id, status, position, ...shown, ...skipped, gives_up, moves: log }
  })
}

/** The bookings of an entry's client at the same time, each with what giving it up would cost now. */
function overlapsOf(
  reader: Reader,
  now: Instant,
  { scheduled_class_id: class_id, client_id, starts_at, ends_at }: EntryView,
) {
  const settings = settingsOf(reader)
  return bookedAtTheSameTime(reader, { class_id, client_id, starts_at, ends_at }).flatMap(({ booking_id, name }) => {
    const booking = reader.one(bookingById, { id: booking_id })!
    const cost = costOfCancelling(reader, booking, { now, settings, by: 'client' })
    if (!cost) return []
    const { is_late, fee, credit_returned, forgiven } = cost
    const given = { booking_id, class_name: name, starts_at: booking.starts_at, is_late, fee, credit_returned }
    return [{ ...given, ...(is_late && forgiven && { forgiven }) }]
  })
}

/** The place in its queue of every entry that still waits in the classes of these entries. */
function positions(reader: Reader, rows: readonly EntryView[]): Map<number, number> {
  const ids = [...new Set(rows.map((row) => row.scheduled_class_id))]
  const queues = Map.groupBy(reader.all(queuesOf, { ids }), (entry) => entry.scheduled_class_id)
  return new Map([...queues.values()].flatMap((queue) => queue.map(({ id }, at) => [id, at + 1] as const)))
}

/** One entry as the API shows it. */
export function presentEntry(reader: Reader, by: Asking, id: number) {
  const [entry] = presentEntries(reader, by, [reader.one(entryViewById, { id })!])
  return entry!
}

/** Those who wait for a class or hold an offer, in the order of the queue. */
export function queueEntries(reader: Reader, by: Asking, classId: number) {
  return listEntries(reader, by, { class_id: classId }).filter(({ position }) => position !== null)
}
