import Stripe from 'stripe'
import type { Books } from '../books.ts'

/** Makes the discount by which a coupon takes something off a subscription. */
export function newDiscount(
  books: Books,
  coupon: Stripe.Coupon,
  of: Stripe.Subscription,
  session: string,
): Stripe.Discount {
  return books.put({
    id: books.newId('di_'),
    object: 'discount',
    checkout_session: session,
    customer: typeof of.customer === 'string' ? of.customer : of.customer.id,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: books.now(),
    subscription: of.id,
    subscription_item: null,
  })
}

/** The discount of a coupon on an amount, in minor units. */
export function reductionBy({ amount_off, percent_off }: Stripe.Coupon, amount: number): number {
  return Math.min(amount, amount_off ?? Math.round((amount * (percent_off ?? 0)) / 100))
}

/** True if a coupon still takes something off. */
export function isValid(coupon: Stripe.Coupon, now: number): boolean {
  const { max_redemptions: most, redeem_by: until, times_redeemed: times } = coupon
  return (most === null || times < most) && (until === null || until > now)
}
