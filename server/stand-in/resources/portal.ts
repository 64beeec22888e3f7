import type Stripe from 'stripe'
import { metadataOf } from '../metadata.ts'
import { newConfiguration, newPortalSession } from '../objects/portal.ts'
import { Refusal } from '../refusal.ts'
import { list, own, route, seen, type Asked, type Paging, type Route } from '../route.ts'

const configuration = { scope: 'billing_portal', answer: 'BillingPortal.Configuration' }

export const portalRoutes: Route[] = [
  route<Stripe.BillingPortal.ConfigurationCreateParams>(
    'POST /v1/billing_portal/configurations',
    {
      ...configuration,
      params: 'BillingPortal.ConfigurationCreateParams',
      knows: 'features login_page default_return_url business_profile name metadata',
    },
    ({ books, params, livemode }) =>
      newConfiguration(books, params, { livemode, metadata: metadataOf(params.metadata) }),
  ),
  route<Stripe.BillingPortal.ConfigurationRetrieveParams>(
    'GET /v1/billing_portal/configurations/:id',
    { ...configuration, params: 'BillingPortal.ConfigurationRetrieveParams' },
    (asked) => own(asked, 'billing_portal.configuration', asked.id),
  ),
  list<Stripe.BillingPortal.ConfigurationListParams & Paging>(
    'GET /v1/billing_portal/configurations',
    { ...configuration, params: 'BillingPortal.ConfigurationListParams', knows: 'active is_default' },
    (asked) => {
      const { active, is_default: isDefault } = asked.params
      return seen(asked, 'billing_portal.configuration').filter(
        (one) => (active ?? one.active) === one.active && (isDefault ?? one.is_default) === one.is_default,
      )
    },
  ),
  route<Stripe.BillingPortal.SessionCreateParams>(
    'POST /v1/billing_portal/sessions',
    {
      scope: 'customer_portal',
      params: 'BillingPortal.SessionCreateParams',
      answer: 'BillingPortal.Session',
      knows: 'customer configuration return_url',
    },
    createSession,
  ),
]

function createSession(asked: Asked<Stripe.BillingPortal.SessionCreateParams>): Stripe.BillingPortal.Session {
  const { books, params, livemode } = asked
  const customer = own(asked, 'customer', params.customer ?? '', 'customer')
  const setUp = seen(asked, 'billing_portal.configuration')
  const chosen =
    params.configuration === undefined
      ? setUp.find((one) => one.is_default)
      : own(asked, 'billing_portal.configuration', params.configuration, 'configuration')
  // Stripe's own answer to who never saved the portal's settings in the dashboard.
  if (!chosen)
    throw new Refusal(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration ' +
        'or create your default by saving your customer portal settings in test mode.',
    )
  return newPortalSession(books, {
    livemode,
    customer: customer.id,
    configuration: chosen.id,
    returnUrl: params.return_url ?? chosen.default_return_url,
  })
}
