import type { Act } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { addHours } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { addCharge, writeWaiver } from '../../charges/add.ts'
import { openChargesOfBooking, type ChargeRow } from '../../charges/queries.ts'
import { giveBackVisit } from '../../refunds/take-back.ts'
import { classById } from '../../schedule/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { BookingView } from '../booking-queries.ts'
import { waivedVisit } from './queries.ts'
import { singlePrice } from './single-price.ts'

/**
 * Puts an unpaid place on the client's account, at the price it was booked at or the amount given (minor units): pending until
 * the class is over and the hours of grace have passed. Without a price there is nothing to charge: undefined.
 */
export function chargeVisit(tx: Tx, act: Act, booking: BookingView, amount?: number): ChargeRow | undefined {
  const { fee_grace_hours } = settingsOf(tx)
  const amount_minor = amount ?? priceOfPlace(tx, booking) ?? 0
  const { client_id, id: booking_id, class_name, starts_at, ends_at } = booking
  return addCharge(tx, act, {
    client_id,
    kind: 'unpaid_booking',
    booking_id,
    amount_minor,
    description: say('charge.unpaid_booking', { class_name, starts_at }),
    due_at: addHours(ends_at, fee_grace_hours),
    because: { code: 'UNPAID_BOOKING', rule: 'pay_at_studio', limit: null, happened_at: act.now, starts_at },
  })
}

/**
 * The price of an unpaid spot, in minor units: the price it was booked at, else (none was known then) the current price of a spot
 * in its class; null where that is not known either.
 */
export function priceOfPlace(
  reader: Reader,
  { price_minor, scheduled_class_id }: Pick<BookingView, 'price_minor' | 'scheduled_class_id'>,
): number | null {
  if (price_minor !== null) return price_minor
  return singlePrice(reader, reader.one(classById, { id: scheduled_class_id })!, settingsOf(reader)).price_minor
}

/** The open charge for a visit's own price. */
export function openVisit(reader: Reader, bookingId: number): ChargeRow | undefined {
  return reader.all(openChargesOfBooking, { booking_id: bookingId }).find(({ kind }) => kind === 'unpaid_booking')
}

/** Waives the amount due for a visit whose spot was not used; its fee, if any, replaces it. */
export function waiveVisit(tx: Tx, act: Act, bookingId: number): void {
  const open = openVisit(tx, bookingId)
  if (open) writeWaiver(tx, act, open, say('waived.not_used'))
}

/** Refunds a spot that was paid alone and cancelled in time, or notifies the staff who may refund. */
export function releasePaidVisit(tx: Tx, act: Act, bookingId: number): void {
  giveBackVisit(tx, act, bookingId, say('waived.not_used'))
}

/** The place is used after all: what was waived for it is owed again. */
export function chargeVisitAgain(tx: Tx, act: Act, booking: BookingView): void {
  const waived = booking.is_unpaid ? tx.one(waivedVisit, { booking_id: booking.id }) : undefined
  if (waived) chargeVisit(tx, act, booking, waived.amount_minor)
}
