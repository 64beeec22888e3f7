import type { App, Act } from '../../../context.ts'
import type { Reader } from '../../../db/writer.ts'
import { classById } from '../../schedule/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { unsignedWaivers } from '../../waivers/unsigned.ts'
import { bookingById } from '../booking-queries.ts'
import { costOfCancelling } from '../present.ts'
import { takesSeat } from '../../../lib/seat-rules.ts'
import { shownGuest, type GuestRow } from './queries.ts'

/** A guest's spot as anyone with its link sees it. */
export function presentPlace(reader: Reader, { now }: App & Act, guest: GuestRow) {
  const {
    name: class_name,
    starts_at,
    ends_at,
    instructor_name,
    establishment_name,
  } = reader.one(classById, {
    id: guest.scheduled_class_id,
  })!
  const settings = settingsOf(reader)
  const booking = guest.booking_id === null ? undefined : reader.one(bookingById, { id: guest.booking_id })
  const isBooked = booking !== undefined && takesSeat(booking.status)
  const cost = booking && costOfCancelling(reader, booking, { now, settings, by: 'client' })
  return {
    status: booking === undefined ? openStatus(guest) : isBooked ? ('booked' as const) : ('cancelled' as const),
    held_until: guest.status === 'held' ? guest.held_until : null,
    class_name,
    starts_at,
    ends_at,
    instructor_name,
    establishment_name,
    cancel: cost
      ? {
          is_late: cost.is_late,
          free_until: cost.free_until,
          fee: cost.fee,
          ...(cost.is_late && cost.forgiven && { forgiven: cost.forgiven }),
          currency: settings.currency,
        }
      : null,
    waivers: isBooked ? unsignedWaivers(reader, booking.client_id).map(({ title }) => title) : [],
  }
}

const openStatus = ({ status }: GuestRow) => (status === 'held' ? ('held' as const) : ('lapsed' as const))

/** A guest's wish as staff see it. */
export function presentGuest(reader: Reader, id: number) {
  return reader.one(shownGuest, { id })!
}
