import { invalid, refuseFor, Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { audit } from '../../audit/audit.ts'
import { classById } from '../../schedule/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { actsAs, loadBooking } from '../access.ts'
import { bookingById, type BookingView } from '../booking-queries.ts'
import { presentBooking } from '../present.ts'
import { settleSeats } from '../waitlist/offers.ts'
import { requireSeat } from './give-seat.ts'
import { seatBooking, seatsOfClass } from './queries.ts'
import { reasonsAgainstMove } from './seat-rules.ts'
import { noteUsualSeat } from './usual-seat.ts'
import { say } from '../../../lib/sayings/sayings.ts'

interface Move {
  seat_id: number
  swap?: boolean | undefined
  keep_seat?: boolean | undefined
}

/**
 * Moves a booking to another seat of its class; with `swap` (staff) the client who sits there takes the seat that comes free.
 * SEAT_TAKEN where a client has it, or it is held for the waitlist. `actingFor` is the client whose booking it must be, if that
 * is not the caller.
 */
export function changeSeat(ctx: Ctx, id: number, { seat_id, swap = false, keep_seat }: Move, actingFor?: number) {
  const by = actsAs(ctx)
  if (swap && by === 'client') {
    throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', say('bookings.only_staff_have_others_change'))
  }
  return ctx.write((tx) => {
    const booking = loadBooking(ctx, tx, id, actingFor)
    const cls = tx.one(classById, { id: booking.scheduled_class_id })!
    settleSeats(tx, ctx, cls.id)
    const seats = seatsOfClass(tx, cls)
    const seat = requireSeat(seats, seat_id)
    const settings = settingsOf(tx)
    const { timezone } = settings
    const reasons = reasonsAgainstMove({ now: ctx.now, timezone, by, booking, cls, seat, swap })
    if (reasons.length > 0) throw refuseFor(reasons)
    move(tx, ctx, booking, seat)
    if (keep_seat !== undefined) noteUsualSeat(tx, ctx, booking.client_id, seat, keep_seat)
    const viewing = { now: ctx.now, settings, by, language: ctx.language }
    return presentBooking(tx, tx.one(bookingById, { id })!, viewing)
  })
}

/** Moves a booking, and the one on its new seat if any; both leave their seats before either gets the other. */
function move(
  tx: Tx,
  ctx: Ctx,
  booking: BookingView,
  seat: { id: number; name: string; booking_id: number | null },
): void {
  if (booking.seat_id === seat.id) return
  const other = seat.booking_id === null ? undefined : tx.one(bookingById, { id: seat.booking_id })!
  if (other && booking.seat_id === null) throw invalid('swap', say('bookings.no_seat_to_swap'))
  for (const { id } of other ? [booking, other] : [booking]) tx.run(seatBooking, { id, seat_id: null, now: ctx.now })
  seatOne(tx, ctx, booking, seat.id)
  if (other) seatOne(tx, ctx, other, booking.seat_id)
}

function seatOne(tx: Tx, ctx: Ctx, before: BookingView, seat_id: number | null): void {
  tx.run(seatBooking, { id: before.id, seat_id, now: ctx.now })
  const after = { ...before, seat_id }
  audit(tx, ctx, 'booking.seat', { entity: 'booking', id: before.id, before, after })
}
