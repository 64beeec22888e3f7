import type Stripe from 'stripe'

/** An event as an endpoint or account of a version has it. */
export function render(event: Stripe.EventBase, version: string | null): Stripe.EventBase {
  return { ...event, api_version: version ?? event.api_version }
}
