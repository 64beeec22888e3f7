import type Stripe from 'stripe'
import { list, own, route, seen, type Paging, type Route } from '../route.ts'

const declared = { scope: 'charge', answer: 'Charge' }

export const chargeRoutes: Route[] = [
  route<Stripe.ChargeRetrieveParams>('GET /v1/charges/:id', { ...declared, params: 'ChargeRetrieveParams' }, (asked) =>
    own(asked, 'charge', asked.id),
  ),
  list<Stripe.ChargeListParams & Paging>(
    'GET /v1/charges',
    { ...declared, params: 'ChargeListParams', knows: 'payment_intent customer' },
    (asked) => {
      const { payment_intent: intent, customer } = asked.params
      return seen(asked, 'charge').filter(
        (one) =>
          (intent === undefined || one.payment_intent === intent) &&
          (customer === undefined || one.customer === customer),
      )
    },
  ),
]
