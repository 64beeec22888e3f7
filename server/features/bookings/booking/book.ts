import type { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import { requirePermission } from '../../../api/access.ts'
import { invalid, Refusal } from '../../../api/errors.ts'
import { loadClient } from '../../clients/load.ts'
import { settingsOf } from '../../settings/queries.ts'
import { presentBooking, viewingOf } from '../present.ts'
import type { bookingsContract } from '../contract.ts'
import { bookInstead, requireWaiver } from '../cancellation/swap.ts'
import { settleSeats } from '../waitlist/offers.ts'
import { actsAs, clientIdFor, loadClass } from '../access.ts'
import { enqueueConfirmation } from './confirmation.ts'
import { placeBooking } from './place-booking.ts'
import { say } from '../../../lib/sayings/sayings.ts'

type Wish = z.output<(typeof bookingsContract)['POST /api/v1/bookings']['body']>

/**
 * Books a class by all the rules, or refuses with every rule that prevents it; takes one credit, or, where there is none and the
 * client asks for it, leaves the spot to be paid at the studio. `actingFor` is the client it is for, once the calling code has
 * checked that the caller may act for them. The same step can cancel one of their bookings for it, by the rules of cancelling, or
 * free where staff waive the fee.
 */
export function book(ctx: Ctx, wish: Wish, actingFor?: number) {
  const { force = false, check_in: walk_in = false, swap_booking_id, waive_fee = false } = wish
  if (force) requirePermission(ctx.caller, 'bookings.override')
  if (walk_in && ctx.caller.role === 'client') {
    throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', say('bookings.only_staff_book_and_check_in'))
  }
  if (waive_fee) requireWaiver(ctx, swap_booking_id)
  const clientId = actingFor ?? clientIdFor(ctx, wish.client_id)
  const pay_at_studio = wantsToPayThere(ctx, wish)
  return ctx.write((tx) => {
    const cls = loadClass(ctx, tx, wish.scheduled_class_id)
    const client = loadClient(tx, clientId)
    settleSeats(tx, ctx, cls.id)
    const settings = settingsOf(tx)
    const source = walk_in ? 'walk_in' : actsAs(ctx)
    const wanted = {
      settings,
      cls,
      client,
      membership_id: wish.membership_id,
      pay_at_studio,
      source,
      override: force,
      walk_in,
      seat_id: wish.seat_id,
      keep_seat: wish.keep_seat,
    } as const
    const swap = { bookingId: swap_booking_id, clientId, classId: cls.id, waive: waive_fee }
    const booking = bookInstead(tx, ctx, swap, () => placeBooking(tx, ctx, wanted))
    const viewing = viewingOf(tx, ctx, settings)
    if (!walk_in) enqueueConfirmation(tx, ctx, booking, cls, viewing)
    return presentBooking(tx, booking, viewing)
  })
}

/** True if a client wants to pay at the studio; undefined for staff, who book by force instead. */
export function wantsToPayThere(
  ctx: Ctx,
  { pay_at_studio, membership_id }: Pick<Wish, 'pay_at_studio' | 'membership_id'>,
): boolean | undefined {
  if (actsAs(ctx) === 'staff') {
    if (pay_at_studio) throw invalid('pay_at_studio', say('bookings.clients_ask'))
    return undefined
  }
  if (pay_at_studio && membership_id) throw invalid('pay_at_studio', say('bookings.either_membership_pays_or_client'))
  return pay_at_studio ?? false
}
