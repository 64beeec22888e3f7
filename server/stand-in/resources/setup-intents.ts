import type Stripe from 'stripe'
import { own, route, type Route } from '../route.ts'

export const setupIntentRoutes: Route[] = [
  route<Stripe.SetupIntentRetrieveParams>(
    'GET /v1/setup_intents/:id',
    { scope: 'setup_intent', params: 'SetupIntentRetrieveParams', answer: 'SetupIntent' },
    (asked) => own(asked, 'setup_intent', asked.id),
  ),
]
