import type Stripe from 'stripe'
import { route, type Route } from '../route.ts'

/** The one account there is, of a made-up studio. */
export const ACCOUNT = 'acct_1StandIn0000000'

function account(): Stripe.Account {
  return {
    id: ACCOUNT,
    object: 'account',
    charges_enabled: true,
    country: 'ES',
    default_currency: 'eur',
    details_submitted: true,
    email: 'owner@studio.example',
    payouts_enabled: true,
    type: 'standard',
  }
}

export const accountRoutes: Route[] = [
  route('GET /v1/account', { scope: 'account', params: 'AccountRetrieveCurrentParams', answer: 'Account' }, account),
]
