import type Stripe from 'stripe'
import { toProcessor } from './amount-rules.ts'
import type { NewSession } from './port.ts'
import { secondOf } from './read.ts'

type Params = Stripe.Checkout.SessionCreateParams

/** Ways to pay by which the money comes, or fails to come, days later. */
const DELAYED: NonNullable<Params['excluded_payment_method_types']> = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'pay_by_bank',
  'payto',
  'sepa_debit',
  'sofort',
  'us_bank_account',
]

/** A session as the processor is asked for it. `couponId`: what takes off of a subscription's first period. */
export function sessionParams(session: NewSession, couponId: string | undefined): Params {
  const { mode, reference, metadata, currency, line, customer_id, expires_at, success_url, cancel_url } = session
  return {
    mode,
    client_reference_id: reference,
    metadata,
    success_url,
    cancel_url,
    expires_at: secondOf(expires_at),
    locale: session.locale as NonNullable<Params['locale']>,
    ...(customer_id !== undefined && { customer: customer_id }),
    ...(line && { line_items: [lineItem(line, currency)] }),
    ...(session.lines && { line_items: session.lines.map((one) => lineItem(one, currency)) }),
    ...(session.confirms_at_once && { excluded_payment_method_types: DELAYED }),
    ...(couponId !== undefined && { discounts: [{ coupon: couponId }] }),
    ...(mode === 'payment' && { payment_intent_data: { metadata } }),
    ...(mode === 'subscription' && { subscription_data: { metadata } }),
    ...(mode === 'setup' && { currency: currency.toLowerCase(), setup_intent_data: { metadata } }),
  }
}

function lineItem({ name, amount_minor, interval }: NonNullable<NewSession['line']>, currency: string) {
  return {
    quantity: 1,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: toProcessor(amount_minor, currency),
      product_data: { name },
      ...(interval && { recurring: { interval: interval.unit, interval_count: interval.count } }),
    },
  }
}

/** The coupon that reduces a subscription's first invoice, once. */
export function couponParams({ currency, first_discount, expires_at }: NewSession): Stripe.CouponCreateParams {
  const { name, amount_minor } = first_discount!
  return {
    amount_off: toProcessor(amount_minor, currency),
    currency: currency.toLowerCase(),
    duration: 'once',
    max_redemptions: 1,
    redeem_by: secondOf(expires_at),
    // The processor's limit for a coupon's name.
    name: name.slice(0, 40),
  }
}
