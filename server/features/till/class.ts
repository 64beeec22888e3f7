import { requirePermission } from '../../api/access.ts'
import { Refusal, refuseFor } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { loadClass } from '../bookings/access.ts'
import { checkInBooking } from '../bookings/attendance/attendance.ts'
import { bookingById, type BookingView } from '../bookings/booking-queries.ts'
import { bookingFacts } from '../bookings/booking/facts.ts'
import { placeBooking } from '../bookings/booking/place-booking.ts'
import { noSinglePrice } from '../bookings/paying/single-price.ts'
import { recordPlaceSale } from '../bookings/buying/sell-place.ts'
import { chargeVisit, openVisit } from '../bookings/paying/visit-charge.ts'
import { settleSeats } from '../bookings/waitlist/offers.ts'
import { settleWith } from '../charges/settle.ts'
import { loadClient } from '../clients/load.ts'
import type { LedgerPayment } from '../payments/ledger.ts'
import { settingsOf } from '../settings/queries.ts'
import type { Decided } from './basket.ts'
import { methodOfShares } from './share-rules.ts'

interface ClassWish {
  scheduled_class_id: number
  client_id: number
  /** The client of the receipt. */
  payer_id: number | null
  check_in: boolean
}

/**
 * Sells one place in a class: settles the unpaid one that the client has there, else books one by the rules, at its price and
 * without a membership. It is booked at once, so that the next item of the basket finds it taken; what is refused later takes it
 * back with the whole basket.
 */
export function sellClass(tx: Tx, ctx: Ctx, wish: ClassWish): Omit<Decided, 'items'> {
  requirePermission(ctx.caller, 'bookings.manage')
  const { scheduled_class_id, client_id, check_in } = wish
  const cls = loadClass(ctx, tx, scheduled_class_id)
  const client = loadClient(tx, client_id)
  settleSeats(tx, ctx, cls.id)
  const settings = settingsOf(tx)
  const facts = bookingFacts(tx, { now: ctx.now, settings, cls, client })
  const own = facts.own_booking_id === null ? undefined : tx.one(bookingById, { id: facts.own_booking_id })!
  if (own?.is_unpaid) return settleOwn(tx, ctx, own, check_in)
  const { price_minor } = facts.price()
  if (price_minor === null) throw refuseFor([noSinglePrice(cls.name)])
  const source = check_in ? ('walk_in' as const) : ('staff' as const)
  const wanted = { settings, cls, client, source, bought: { price_minor }, walk_in: check_in }
  const booking = placeBooking(tx, ctx, wanted)
  const payer_id = wish.payer_id ?? client_id
  return {
    kind: 'class',
    total_minor: price_minor,
    write: (payments: LedgerPayment[]) =>
      recordPlaceSale(tx, ctx, booking, {
        payer_id,
        list_price_minor: price_minor,
        discount_minor: 0,
        promo_use_id: null,
        payments,
      }),
  }
}

/** The unpaid place that the client has in the class is paid. */
function settleOwn(tx: Tx, ctx: Ctx, own: BookingView, check_in: boolean): Omit<Decided, 'items'> {
  requirePermission(ctx.caller, 'charges.manage')
  const charge = openVisit(tx, own.id) ?? chargeVisit(tx, ctx, own)
  if (!charge) throw new Refusal('PRICE_UNKNOWN', say('bookings.no_price_of_one_visit'))
  if (check_in) checkInBooking(tx, ctx, own, 'staff')
  return {
    kind: 'charge',
    total_minor: charge.amount_minor,
    write: (payments: LedgerPayment[]) =>
      settleWith(tx, ctx, charge, { payment_method: methodOfShares(payments), payments }).purchase_id,
  }
}
