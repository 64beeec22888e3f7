import type { Reader } from '../../db/writer.ts'
import { readPage } from '../../db/page.ts'
import type { Page } from '../../lib/paginate.ts'
import { selectBookings, type BookingView } from './booking-queries.ts'
import { presentBooking, type Viewing } from './present.ts'
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

/** A page of bookings: newest first, or by the start of the class where open ones are asked for. */
export function bookingPage(reader: Reader, filter: BookingFilter, viewing: Viewing) {
  const { client_id, class_id, status, upcoming, needs_resolution, instructorId } = filter
  let select = selectBookings()
  if (client_id) select = select.where('bookings.client_id', '=', client_id)
  if (class_id) select = select.where('bookings.scheduled_class_id', '=', class_id)
  if (status) select = select.where('bookings.status', '=', status)
  if (instructorId) select = select.where('cls.instructor_id', '=', instructorId)
  if (upcoming) select = select.where('cls.ends_at', '>', viewing.now)
  if (needs_resolution) select = select.where(isBooked).where('cls.ends_at', '<=', viewing.now)
  if (upcoming || needs_resolution) select = select.orderBy('cls.starts_at').orderBy('bookings.id')
  else select = select.orderBy('bookings.id', 'desc')
  return readPage(reader, select, filter, (row) => presentBooking(row, viewing))
}
