import type Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import { refund } from '../life/refund.ts'
import { metadataOf } from '../metadata.ts'
import { checkSteps } from '../minimum.ts'
import { Refusal } from '../refusal.ts'
import { list, own, route, seen, type Asked, type Paging, type Route } from '../route.ts'

const declared = { scope: 'charge', answer: 'Refund' }

export const refundRoutes: Route[] = [
  route<Stripe.RefundCreateParams>(
    'POST /v1/refunds',
    { ...declared, params: 'RefundCreateParams', knows: 'amount charge payment_intent reason metadata' },
    createRefund,
  ),
  route<Stripe.RefundRetrieveParams>('GET /v1/refunds/:id', { ...declared, params: 'RefundRetrieveParams' }, (asked) =>
    own(asked, 'refund', asked.id),
  ),
  list<Stripe.RefundListParams & Paging>(
    'GET /v1/refunds',
    { ...declared, params: 'RefundListParams', knows: 'charge payment_intent' },
    (asked) => {
      const { charge, payment_intent: intent } = asked.params
      return seen(asked, 'refund').filter(
        (one) =>
          (charge === undefined || one.charge === charge) && (intent === undefined || one.payment_intent === intent),
      )
    },
  ),
]

function createRefund(asked: Asked<Stripe.RefundCreateParams>): Stripe.Refund {
  const { charge, payment_intent: intent, amount, reason = null, metadata } = asked.params
  if ((charge === undefined) === (intent === undefined))
    throw new Refusal('You must specify either `charge` or `payment_intent`, and not both.', { param: 'charge' })
  const paid = charge === undefined ? chargeOf(asked, intent ?? '') : own(asked, 'charge', charge, 'charge')
  checkSteps(amount ?? 0, paid.currency, 'amount')
  return refund(asked.books, paid, { amount, reason, metadata: metadataOf(metadata) })
}

function chargeOf(asked: Asked<Stripe.RefundCreateParams>, intent: string): Stripe.Charge {
  const { latest_charge: latest, status } = own(asked, 'payment_intent', intent, 'payment_intent')
  if (latest === null || status !== 'succeeded')
    throw new Refusal(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    })
  return asked.books.get('charge', idOf(latest))
}
