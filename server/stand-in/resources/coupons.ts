import type Stripe from 'stripe'
import { metadataOf } from '../metadata.ts'
import { Refusal } from '../refusal.ts'
import { own, route, type Asked, type Route } from '../route.ts'

const declared = { scope: 'coupon', answer: 'Coupon' }

export const couponRoutes: Route[] = [
  route<Stripe.CouponCreateParams>(
    'POST /v1/coupons',
    {
      ...declared,
      params: 'CouponCreateParams',
      knows: 'id amount_off currency percent_off duration max_redemptions redeem_by name metadata',
    },
    createCoupon,
  ),
  route<Stripe.CouponRetrieveParams>('GET /v1/coupons/:id', { ...declared, params: 'CouponRetrieveParams' }, (asked) =>
    own(asked, 'coupon', asked.id),
  ),
]

function createCoupon({ books, params, livemode }: Asked<Stripe.CouponCreateParams>): Stripe.Coupon {
  const { amount_off: amount, percent_off: percent, currency, redeem_by: until } = params
  if ((amount === undefined) === (percent === undefined))
    throw new Refusal('Must provide either percent_off or amount_off for a coupon', { param: 'amount_off' })
  if (amount !== undefined && (amount < 1 || currency === undefined))
    throw new Refusal('You must pass currency when passing amount_off, which is at least 1', { param: 'currency' })
  if (percent !== undefined && (percent <= 0 || percent > 100))
    throw new Refusal('Invalid percent_off: must be greater than 0 and less than or equal to 100', {
      param: 'percent_off',
    })
  if (until !== undefined && until <= books.now())
    throw new Refusal('redeem_by cannot be in the past', { param: 'redeem_by' })
  return books.put({
    id: params.id ?? books.newId('', 8),
    object: 'coupon',
    amount_off: amount ?? null,
    created: books.now(),
    currency: currency ?? null,
    duration: params.duration ?? 'once',
    duration_in_months: null,
    livemode,
    max_redemptions: params.max_redemptions ?? null,
    metadata: metadataOf(params.metadata),
    name: params.name ?? null,
    percent_off: percent ?? null,
    redeem_by: until ?? null,
    times_redeemed: 0,
    valid: true,
  })
}
