import type { CalendarEntry } from '../../lib/icalendar-rules.ts'
import { FIRST_ESTABLISHMENT } from '../establishments/place-rules.ts'
import type { Settings } from '../settings/queries.ts'
import { urlFromOutside } from '../settings/queries.ts'
import type { AppointmentEntryRow, BookingEntryRow, ClassEntryRow } from './queries.ts'

/** A client's booking in a calendar; `for_name` where it is somebody's whom the reader looks after. */
export function entryOfBooking(row: BookingEntryRow, settings: Settings, for_name: string | null): CalendarEntry {
  return {
    ...whenAndWhere(row, settings),
    uid: `booking-${row.booking_id}@${settings.public_studio_id}`,
    summary: named(row.name, for_name),
    description: row.instructor_name,
    created_at: row.booked_at,
    changed_at: row.changed_at,
    status: row.is_live ? 'CONFIRMED' : 'CANCELLED',
    url: urlFromOutside(settings, '/bookings'),
  }
}

/** A class in the calendar of who teaches it or of the studio. */
export function entryOfClass(row: ClassEntryRow, settings: Settings): CalendarEntry {
  return {
    ...whenAndWhere(row, settings),
    uid: `class-${row.id}@${settings.public_studio_id}`,
    summary: row.name,
    description: row.instructor_name,
    created_at: row.created_at,
    changed_at: row.changed_at,
    status: row.status === 'scheduled' ? 'CONFIRMED' : 'CANCELLED',
    url: null,
  }
}

/**
 * An appointment in the calendar of its client or its instructor, who reads with whom it is. `for_name`: as with a booking, or
 * the client's first name for the instructor.
 */
export function entryOfAppointment(
  row: AppointmentEntryRow,
  settings: Settings,
  { for_name, isTeacher = false }: { for_name: string | null; isTeacher?: boolean },
): CalendarEntry {
  return {
    ...whenAndWhere(row, settings),
    uid: `appointment-${row.id}@${settings.public_studio_id}`,
    summary: named(row.name, for_name),
    description: isTeacher ? null : row.instructor_name,
    created_at: row.created_at,
    changed_at: row.changed_at,
    status: row.is_live ? 'CONFIRMED' : 'CANCELLED',
    url: isTeacher ? null : urlFromOutside(settings, '/appointments'),
  }
}

const named = (what: string, name: string | null) => (name === null ? what : `${what} (${name})`)

type Somewhen = Pick<ClassEntryRow, 'starts_at' | 'ends_at' | 'place_id' | 'place' | 'address'>

function whenAndWhere({ starts_at, ends_at, place_id, place, ...row }: Somewhen, settings: Settings) {
  // The first location is where the studio is, unless it has said otherwise.
  const address = row.address ?? (place_id === FIRST_ESTABLISHMENT ? settings.address : null)
  const location = [place, address?.replaceAll(/\s*\n\s*/g, ', ')].filter(Boolean).join(', ')
  return { starts_at, ends_at, location: location || null }
}
