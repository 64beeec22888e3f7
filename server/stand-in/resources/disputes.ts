import type Stripe from 'stripe'
import { list, own, route, seen, type Paging, type Route } from '../route.ts'

const declared = { scope: 'dispute', answer: 'Dispute' }

export const disputeRoutes: Route[] = [
  route<Stripe.DisputeRetrieveParams>(
    'GET /v1/disputes/:id',
    { ...declared, params: 'DisputeRetrieveParams' },
    (asked) => own(asked, 'dispute', asked.id),
  ),
  list<Stripe.DisputeListParams & Paging>(
    'GET /v1/disputes',
    { ...declared, params: 'DisputeListParams', knows: 'charge payment_intent' },
    (asked) => {
      const { charge, payment_intent: intent } = asked.params
      return seen(asked, 'dispute').filter(
        (one) =>
          (charge === undefined || one.charge === charge) && (intent === undefined || one.payment_intent === intent),
      )
    },
  ),
]
