import type { Reader } from '../../../db/writer.ts'
import { addHours, localDate, weekday, type Instant, type LocalDate } from '../../../lib/time.ts'
import { isAt } from '../../establishments/place-rules.ts'
import { placeOf } from '../../establishments/queries.ts'
import { closuresBetween } from '../../schedule/closure-queries.ts'
import { seriesOccurrences } from '../../schedule/rules.ts'
import type { Settings } from '../../settings/queries.ts'
import { slotsTaken } from '../prepaying/queries.ts'
import { appointmentsTaken, classesTaught, seriesNotMade, timeOffAfter, windowsFor } from './queries.ts'
import { reachOf, slotsOn, type Diary, type Span, type Terms } from './slot-rules.ts'

/** No class and no appointment with its buffer is longer, so what is on at a time began at most that much before. */
export const LONGEST_HOURS = 24

export interface Wanted {
  now: Instant
  settings: Pick<Settings, 'timezone'>
  service: Terms & { id: number; is_active: boolean; establishment_ids: readonly number[] }
  instructor: { id: number; is_active: boolean; establishment_id: number | null }
  /** The client whose own held slot does not block them. */
  client_id?: number | null
}

/** An instructor's diary on a day of the studio: what they have on it, and when they can be booked for a service. */
export function diaryOf(
  reader: Reader,
  { now, settings, service, instructor, client_id = null }: Wanted,
  date: LocalDate,
): Diary {
  const { timezone } = settings
  const reach = reachOf(date, timezone, service)
  const begun = { instructor_id: instructor.id, after: addHours(reach.starts_at, -LONGEST_HOURS), until: reach.ends_at }
  const of = { instructor_id: instructor.id, service_id: service.id, weekday: weekday(date) }
  return {
    timezone,
    now,
    terms: service,
    windows: offers(service, instructor) ? reader.all(windowsFor, of) : [],
    time_off: reader.all(timeOffAfter, { instructor_id: instructor.id, after: reach.starts_at }),
    closures: reader.all(closuresBetween, { from: date, to: date }),
    taken: [
      ...classesToCome(reader, instructor.id, date).map((span) => ({ ...span, kind: 'class' as const })),
      ...reader.all(classesTaught, begun).map((span) => ({ ...span, kind: 'class' as const })),
      ...reader.all(appointmentsTaken, begun).map((span) => ({ ...span, kind: 'appointment' as const })),
      ...reader
        .all(slotsTaken, { ...begun, now, but_client_id: client_id })
        .map((span) => ({ ...span, kind: 'held' as const })),
    ],
  }
}

/** Classes that series will have on a day that is too far ahead for them to be made. */
function classesToCome(reader: Reader, instructor_id: number, on: LocalDate): Span[] {
  return reader.all(seriesNotMade, { instructor_id, on }).flatMap((series) => seriesOccurrences(series, on, on))
}

/** True if an instructor is where a service is offered. */
function offers({ establishment_ids: places }: Wanted['service'], { establishment_id }: Wanted['instructor']): boolean {
  return places.length === 0 || places.some((id) => isAt(establishment_id, id))
}

/** Slots of a service with an instructor on a day, by time; none if the service, the instructor or their location is not active. */
export function availableSlots(reader: Reader, wanted: Wanted, date: LocalDate): Span[] {
  if (!wanted.service.is_active || !wanted.instructor.is_active) return []
  if (!placeOf(reader, wanted.instructor.establishment_id).is_active) return []
  if (date < localDate(wanted.now, wanted.settings.timezone)) return []
  return slotsOn(diaryOf(reader, wanted, date), date)
}
