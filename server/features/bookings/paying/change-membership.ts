import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { refuseFor, Refusal } from '../../../api/errors.ts'
import { addHours } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { returnCredits } from '../../memberships/entitlements.ts'
import { keepVisit } from '../../refunds/to-give-back.ts'
import { loadBooking } from '../access.ts'
import { bookingById, type BookingView } from '../booking-queries.ts'
import { changeBooking } from '../cancellation/give-up.ts'
import { CORRECTION_DAYS } from '../cancellation/cancel-rules.ts'
import { presentBooking, viewingOf } from '../present.ts'
import { payFrom } from './pay.ts'
import { priceOfPlace, releasePaidVisit } from './visit-charge.ts'

/**
 * Lets another membership pay for a spot, or none (`membership_id` null: it is unpaid then), up to 30 days after the class. One
 * step returns the credits of the former one and takes the new ones. Skips the new one's coverage, places, times and limits, but
 * never its dates and credits.
 */
export function changeMembershipOfBooking(ctx: Ctx, id: number, membershipId: number | null) {
  return ctx.write((tx) => {
    const before = loadChangeable(ctx, tx, id)
    if (before.membership_id !== membershipId) change(tx, ctx, before, membershipId)
    return presentBooking(tx, tx.one(bookingById, { id })!, viewingOf(tx, ctx))
  })
}

function loadChangeable(ctx: Ctx, tx: Tx, id: number): BookingView {
  const booking = loadBooking(ctx, tx, id)
  if (!['booked', 'checked_in', 'no_show'].includes(booking.status)) {
    throw new Refusal('BOOKING_INVALID_TRANSITION', say('bookings.place_not_used'))
  }
  const until = addHours(booking.starts_at, CORRECTION_DAYS * 24)
  if (ctx.now <= until) return booking
  const detail = say('bookings.too_late_to_add', { name: booking.class_name, days: CORRECTION_DAYS, when: until })
  throw refuseFor([{ code: 'CLASS_STARTED', detail, rule: 'correction_days', value: CORRECTION_DAYS }])
}

function change(tx: Tx, ctx: Ctx, before: BookingView, membershipId: number | null): void {
  const wasPaidSingly = before.membership_id === null && !before.is_unpaid
  returnCredits(tx, ctx, { booking_id: before.id })
  const changes = membershipId === null ? withoutMembership(tx, before) : payFrom(tx, ctx, before, membershipId, true)
  changeBooking(tx, ctx, 'booking.paid_by', before, changes)
  if (wasPaidSingly) releasePaidVisit(tx, ctx, before.id)
  else if (membershipId === null) keepVisit(tx, ctx, before.id)
}

/** No membership pays for the place: what was paid for it alone and is still here does, and of one that is free nothing has to. */
function withoutMembership(tx: Tx, before: BookingView) {
  const price_minor = priceOfPlace(tx, before)
  const is_unpaid = price_minor !== 0 && !before.paid_singly_minor
  return { membership_id: null, is_unpaid, credits_taken: 0, price_minor }
}
