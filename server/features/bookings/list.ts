import { sql } from 'kysely'
import type { Reader } from '../../db/writer.ts'
import { readPage } from '../../db/page.ts'
import { unindexed } from '../../db/statement.ts'
import type { Page } from '../../lib/paginate.ts'
import { addHours } from '../../lib/time.ts'
import { selectBookings, selectBookingsByClass, type BookingView } from './booking-queries.ts'
import { presentBookings, type Viewing } from './present.ts'
import { isBooked } from './queries.ts'

export interface BookingFilter extends Page {
  client_id?: number | undefined
  class_id?: number | undefined
  status?: BookingView['status'] | undefined
  upcoming?: boolean | undefined
  needs_resolution?: boolean | undefined
  /** Only bookings of this instructor's classes. */
  instructorId?: number | undefined
}

/** No class is longer, so one that is not over began at most that much before. */
const LONGEST_CLASS_HOURS = 24

/** A page of bookings: newest first, or by the start of the class where open ones are asked for. */
export function bookingPage(reader: Reader, filter: BookingFilter, viewing: Viewing) {
  const { client_id, upcoming, needs_resolution } = filter
  const isByClass = upcoming && !client_id
  const matching = narrowed(isByClass ? selectBookingsByClass() : selectBookings(), filter, viewing)
  const select =
    upcoming || needs_resolution
      ? matching.orderBy('cls.starts_at').orderBy('bookings.id')
      : matching.orderBy('bookings.id', 'desc')
  // An instructor's are walked from the newest on, and counted from the side of their classes.
  const { instructorId } = filter
  const theirs = instructorId ? select.where(unindexed('cls.instructor_id'), '=', instructorId) : select
  const counting = instructorId
    ? narrowed(selectBookingsByClass(), filter, viewing).where('cls.instructor_id', '=', instructorId)
    : undefined
  const page = readPage(reader, theirs, filter, (row) => row, counting)
  return { ...page, items: presentBookings(reader, page.items, viewing) }
}

type Bookings = ReturnType<typeof selectBookings>

function narrowed(bookings: Bookings, filter: BookingFilter, { now }: Viewing): Bookings {
  const { client_id, class_id, status, upcoming, needs_resolution } = filter
  let select = bookings
  if (client_id) select = select.where('bookings.client_id', '=', client_id)
  if (class_id) select = select.where('bookings.scheduled_class_id', '=', class_id)
  if (status) select = select.where('bookings.status', '=', sql.lit(status))
  if (upcoming) {
    select = select.where('cls.starts_at', '>', addHours(now, -LONGEST_CLASS_HOURS)).where('cls.ends_at', '>', now)
  }
  if (needs_resolution) select = select.where(isBooked).where('cls.ends_at', '<=', now)
  return select
}
