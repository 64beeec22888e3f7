import type { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { invalid, notFound, Refusal, refuseFor } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { refuseGifts, takePayment } from '../../charges/settle.ts'
import { writeWaiver } from '../../charges/add.ts'
import { spendCredits, usableMemberships } from '../../memberships/entitlements.ts'
import { classById } from '../../schedule/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { loadBooking } from '../access.ts'
import { chooseMembership } from '../booking/choose-membership.ts'
import { coveredClass } from '../booking/covered-class.ts'
import { bookingById, type BookingView } from '../booking-queries.ts'
import { changeBooking } from '../cancellation/give-up.ts'
import type { bookingsContract } from '../contract.ts'
import { presentBooking, viewingOf } from '../present.ts'
import { chargeVisit, openVisit } from './visit-charge.ts'

type Payment = z.output<(typeof bookingsContract)['POST /api/v1/bookings/{booking_id}/pay']['body']>

/** Pays for an unpaid place: takes the price of the visit, or a credit of the membership named. CHARGE_SETTLED if it is paid. */
export function payForBooking(ctx: Ctx, id: number, { payment_method, payments, membership_id }: Payment) {
  if ((payment_method === undefined) === (membership_id === undefined)) {
    throw invalid('payment_method', say('bookings.say_how_is_paid'))
  }
  if (payment_method) refuseGifts({ payment_method, payments })
  return ctx.write((tx) => {
    const booking = loadUnpaid(ctx, tx, id)
    if (membership_id !== undefined)
      changeBooking(tx, ctx, 'booking.paid', booking, payFrom(tx, ctx, booking, membership_id, false))
    else if (payment_method) takePayment(tx, ctx, toSettle(tx, ctx, booking), { payment_method, payments })
    return presentBooking(tx, tx.one(bookingById, { id })!, viewingOf(tx, ctx))
  })
}

function loadUnpaid(ctx: Ctx, tx: Tx, id: number): BookingView {
  const booking = loadBooking(ctx, tx, id)
  if (booking.status !== 'booked' && booking.status !== 'checked_in') {
    throw new Refusal('BOOKING_INVALID_TRANSITION', say('bookings.place_not_used'))
  }
  if (!booking.is_unpaid) throw new Refusal('CHARGE_SETTLED', say('bookings.place_is_paid'))
  return booking
}

/** The open charge of the visit; one is made where staff booked without. */
function toSettle(tx: Tx, ctx: Ctx, booking: BookingView) {
  const charge = openVisit(tx, booking.id) ?? chargeVisit(tx, ctx, booking)
  if (charge) return charge
  const detail = say('bookings.no_price_of_one_visit')
  throw new Refusal('PRICE_UNKNOWN', detail)
}

/**
 * Has a membership pay for a place that nothing pays for: takes its credits, and waives what was to be paid; gives what changes of
 * the booking. `isForced` passes what it covers, where and when, and its limits. Throws what stands against it.
 */
export function payFrom(tx: Tx, ctx: Ctx, booking: BookingView, membershipId: number, isForced: boolean) {
  const { timezone, past_due_days } = settingsOf(tx)
  const what = coveredClass(tx.one(classById, { id: booking.scheduled_class_id })!, timezone, ctx.now)
  const use = { on: what.on, now: ctx.now, timezone, past_due_days, what }
  const memberships = usableMemberships(tx, { ...use, client_id: booking.client_id }, membershipId)
  const named = memberships.find(({ id }) => id === membershipId)
  if (!named) throw notFound('membership')
  const choice = chooseMembership(memberships, use, { named_id: membershipId, force: isForced })
  if (choice.kind !== 'entitled') throw refuseFor(choice.kind === 'refuse' ? choice.reasons : [])
  spendCredits(tx, ctx, choice.entitlement, { booking_id: booking.id })
  const open = openVisit(tx, booking.id)
  if (open) writeWaiver(tx, ctx, open, say('waived.covered', { type_name: named.name }))
  const { credits } = choice.entitlement
  return { is_unpaid: false, membership_id: membershipId, credits_taken: credits }
}
