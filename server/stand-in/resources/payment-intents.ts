import type Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import { pay } from '../life/pay.ts'
import { metadataOf } from '../metadata.ts'
import { checkMinimum } from '../minimum.ts'
import { newIntent } from '../objects/payment-intent.ts'
import { Refusal } from '../refusal.ts'
import { list, own, route, seen, type Asked, type Paging, type Route } from '../route.ts'

const declared = { scope: 'payment_intent', answer: 'PaymentIntent' }

export const paymentIntentRoutes: Route[] = [
  route<Stripe.PaymentIntentCreateParams>(
    'POST /v1/payment_intents',
    {
      ...declared,
      params: 'PaymentIntentCreateParams',
      knows:
        'amount currency customer payment_method off_session confirm description metadata error_on_requires_action allowed_payment_method_types',
    },
    createIntent,
  ),
  route<Stripe.PaymentIntentRetrieveParams>(
    'GET /v1/payment_intents/:id',
    { ...declared, params: 'PaymentIntentRetrieveParams' },
    (asked) => own(asked, 'payment_intent', asked.id),
  ),
  list<Stripe.PaymentIntentListParams & Paging>(
    'GET /v1/payment_intents',
    { ...declared, params: 'PaymentIntentListParams', knows: 'customer' },
    (asked) => seen(asked, 'payment_intent').filter(({ customer }) => (asked.params.customer ?? customer) === customer),
  ),
]

/** Charges a kept card without its holder, in one go; a card that does not pay is a 402 that names the intent. */
function createIntent(asked: Asked<Stripe.PaymentIntentCreateParams>): Stripe.PaymentIntent {
  const { books, params, livemode } = asked
  const { amount, currency, customer, payment_method: method, description, metadata } = params
  checkMinimum(amount, currency, 'amount')
  if (params.off_session !== undefined && params.confirm !== true)
    throw new Refusal('You cannot set `off_session` when `confirm` is not true.', { param: 'off_session' })
  const card = method === undefined ? null : own(asked, 'payment_method', method, 'payment_method')
  if (customer !== undefined) own(asked, 'customer', customer, 'customer')
  if (card && idOf(card.customer) !== (customer ?? null))
    throw new Refusal('The PaymentMethod does not belong to the customer this PaymentIntent was made for.', {
      param: 'payment_method',
    })
  if (params.confirm === true && !card)
    throw new Refusal('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    })
  const given = { livemode, amount, currency, customer: customer ?? null, description, metadata: metadataOf(metadata) }
  const intent = newIntent(books, given)
  if (!card || params.confirm !== true) return intent
  const paid = pay(books, intent, card, { offSession: params.off_session === true })
  if (!paid.ok)
    throw new Refusal(paid.message, {
      status: 402,
      type: 'card_error',
      code: paid.code,
      more: {
        ...(paid.declineCode && { decline_code: paid.declineCode }),
        ...(intent.latest_charge !== null && { charge: idOf(intent.latest_charge) }),
        payment_intent: structuredClone(intent),
        payment_method: structuredClone(card),
      },
    })
  return intent
}
