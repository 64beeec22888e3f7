import type Stripe from 'stripe'
import type { Books } from '../books.ts'

type Params = Stripe.BillingPortal.ConfigurationCreateParams

/** Makes a way the portal is set up; what is not asked for is switched off. */
export function newConfiguration(
  books: Books,
  { features, login_page: login, default_return_url: back, business_profile: profile, name }: Params,
  { livemode, metadata }: { livemode: boolean; metadata: Stripe.Metadata },
): Stripe.BillingPortal.Configuration {
  const id = books.newId('bpc_')
  return books.put({
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: profile?.headline || null,
      privacy_policy_url: profile?.privacy_policy_url ?? null,
      terms_of_service_url: profile?.terms_of_service_url ?? null,
    },
    created: books.now(),
    default_return_url: back || null,
    features: featuresOf(features),
    is_default: false,
    livemode,
    login_page: login?.enabled ? { enabled: true, url: `${books.url}/p/login/${id}` } : { enabled: false, url: null },
    metadata,
    name: name || null,
    updated: books.now(),
  })
}

function featuresOf(
  asked: Stripe.BillingPortal.ConfigurationCreateParams.Features,
): Stripe.BillingPortal.Configuration.Features {
  const { customer_update: person, subscription_cancel: cancel } = asked
  return {
    customer_update: { allowed_updates: person?.allowed_updates || [], enabled: person?.enabled ?? false },
    invoice_history: { enabled: asked.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: asked.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: cancel?.enabled ?? false,
      mode: cancel?.mode ?? 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  }
}

interface NewPortalSession {
  livemode: boolean
  customer: string
  configuration: string
  returnUrl: string | null
}

/** Opens the portal to a customer. */
export function newPortalSession(books: Books, given: NewPortalSession): Stripe.BillingPortal.Session {
  const id = books.newId('bps_')
  return books.put({
    id,
    object: 'billing_portal.session',
    configuration: given.configuration,
    created: books.now(),
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: given.livemode,
    locale: null,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: `${books.url}/p/session/${id}`,
  })
}
