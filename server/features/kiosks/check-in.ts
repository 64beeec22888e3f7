import type { Caller } from '../../api/caller.ts'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound, refuseFor } from '../../api/errors.ts'
import { bookingOfCode, checkInBooking } from '../bookings/attendance/attendance.ts'
import { windowReasons } from '../bookings/attendance/check-in-rules.ts'
import { bookingById, type BookingView } from '../bookings/booking-queries.ts'
import { visitsOf } from '../bookings/queries.ts'
import { isMilestone } from '../bookings/visits/visit-rules.ts'
import { takesSeat } from '../../lib/seat-rules.ts'
import { isAt } from '../establishments/place-rules.ts'
import { classById } from '../schedule/queries.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import { unsignedWaivers } from '../waivers/unsigned.ts'
import { kioskNames } from './name-rules.ts'
import { creditsOf } from './queries.ts'
import { makeUndoCode } from './undo.ts'

/** Where the portal has what is to be signed. */
const WAIVERS = '/waivers'

/**
 * Checks in by a booking that the kiosk shows, or by the code of the client's phone, and says what they should know. Says
 * nothing about a booking outside the window, whatever its state, or at another location than the kiosk's.
 */
export function checkInAtKiosk(
  ctx: Ctx,
  kiosk: Caller & { role: 'kiosk' },
  { booking_id, code }: { booking_id?: number | undefined; code?: string | undefined },
) {
  const id = code === undefined ? booking_id! : bookingOfCode(ctx, code, ctx.now)
  return ctx.write((tx) => {
    const booking = tx.one(bookingById, { id })
    if (!booking || (code === undefined && !takesSeat(booking.status))) throw notFound('booking')
    if (!isHeldAt(tx, booking.scheduled_class_id, kiosk.establishmentId)) throw notFound('booking')
    const settings = settingsOf(tx)
    const outside = windowReasons({ now: ctx.now, cls: booking }, settings)
    if (outside.length > 0) throw refuseFor(outside)
    const after = checkInBooking(tx, ctx, booking, 'kiosk')
    const isNew = booking.status !== 'checked_in'
    return {
      ...welcome(tx, after),
      undo_code: isNew ? makeUndoCode(ctx, kiosk, after) : null,
      milestone: isNew ? milestoneOf(tx, after) : null,
    }
  })
}

/** True if a class is held where a kiosk stands; null: it serves all locations. */
function isHeldAt(reader: Reader, classId: number, establishmentId: number | null): boolean {
  if (establishmentId === null) return true
  return isAt(reader.one(classById, { id: classId })!.establishment_id, establishmentId)
}

function welcome(reader: Reader, booking: BookingView) {
  const { id, client_id, client_name, class_name, starts_at, seat_name, checked_in_at, is_unpaid } = booking
  const unsigned_waivers = unsignedWaivers(reader, client_id)
  const [{ first_name } = { first_name: '' }] = kioskNames([client_name])
  return {
    booking_id: id,
    first_name,
    class_name,
    starts_at,
    seat_name,
    checked_in_at: checked_in_at!,
    credits_left: creditsLeft(reader, booking),
    is_unpaid,
    unsigned_waivers,
    sign_url: unsigned_waivers.length > 0 ? urlFromOutside(settingsOf(reader), WAIVERS) : null,
  }
}

function milestoneOf(reader: Reader, { client_id }: BookingView): number | null {
  const { visits } = reader.one(visitsOf, { client_id })!
  return isMilestone(visits) ? visits : null
}

function creditsLeft(reader: Reader, { membership_id }: BookingView): number | null {
  const paying = membership_id === null ? undefined : reader.one(creditsOf, { membership_id })
  return !paying || paying.unlimited ? null : (paying.credits ?? 0)
}
