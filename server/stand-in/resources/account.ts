import type Stripe from 'stripe'
import { ACCOUNT, ACCOUNT_COUNTRY } from '../objects/account.ts'
import { route, type Route } from '../route.ts'

function account(): Stripe.Account {
  return {
    id: ACCOUNT,
    object: 'account',
    charges_enabled: true,
    country: ACCOUNT_COUNTRY,
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
