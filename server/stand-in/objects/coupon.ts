import type Stripe from 'stripe'

/** What a coupon takes off an amount, in minor units. */
export function reductionBy({ amount_off, percent_off }: Stripe.Coupon, amount: number): number {
  return Math.min(amount, amount_off ?? Math.round((amount * (percent_off ?? 0)) / 100))
}

/** Whether a coupon still takes something off. */
export function isValid(coupon: Stripe.Coupon, now: number): boolean {
  const { max_redemptions: most, redeem_by: until, times_redeemed: times } = coupon
  return (most === null || times < most) && (until === null || until > now)
}
