import { notFound, Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { audit } from '../../audit/audit.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { settleOffers } from '../waitlist/offers.ts'
import { bookGuest } from './book-guest.ts'
import { guestLink } from './link.ts'
import { presentGuest } from './present.ts'
import { endHold, guestById, MOST_SHOWN, openGuests, type GuestRow } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Guests who wait to be booked into a class to come. */
export async function listGuests(ctx: Ctx) {
  await settleOffers(ctx)
  return ctx.db.all(openGuests, { now: ctx.now, limit: MOST_SHOWN })
}

/** Books a guest in for them; booked already, it is unchanged. */
export function confirmGuest(ctx: Ctx, id: number) {
  const link = guestLink(ctx)
  return ctx.write((tx) => {
    const guest = requireUndeclined(load(tx, id))
    if (guest.status !== 'booked') note(tx, ctx, guest, bookGuest(tx, ctx, id, link))
    return presentGuest(tx, id)
  })
}

/** Lets a guest's place go; declined already, it is unchanged. */
export function declineGuest(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const guest = load(tx, id)
    if (guest.status === 'booked') {
      throw new Refusal('BOOKING_INVALID_TRANSITION', say('bookings.guest_is_booked'))
    }
    if (guest.status !== 'declined') {
      endHold(tx, ctx, guest, 'declined')
      note(tx, ctx, guest, { ...guest, status: 'declined' })
      fillSeats(tx, ctx, guest.scheduled_class_id)
    }
    return presentGuest(tx, id)
  })
}

function load(reader: Reader, id: number): GuestRow {
  const guest = reader.one(guestById, { id })
  if (!guest) throw notFound('guest')
  return guest
}

function requireUndeclined(guest: GuestRow): GuestRow {
  if (guest.status !== 'declined') return guest
  throw new Refusal('BOOKING_INVALID_TRANSITION', say('bookings.was_declined'))
}

/** Logs the decision of staff; the guest's own words stay with the guest. */
function note(tx: Tx, ctx: Ctx, before: GuestRow, after: GuestRow): void {
  const decided = ({ status, client_id, booking_id }: GuestRow) => ({ status, client_id, booking_id })
  const action = after.status === 'booked' ? 'guest_booking.confirm' : 'guest_booking.decline'
  audit(tx, ctx, action, { entity: 'guest_booking', id: before.id, before: decided(before), after: decided(after) })
}
