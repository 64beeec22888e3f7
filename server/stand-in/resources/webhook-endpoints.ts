import type Stripe from 'stripe'
import { metadataOf } from '../metadata.ts'
import { Refusal } from '../refusal.ts'
import { list, own, route, seen, type Asked, type Paging, type Route } from '../route.ts'

const declared = { scope: 'webhook', answer: 'WebhookEndpoint' }

export const webhookEndpointRoutes: Route[] = [
  route<Stripe.WebhookEndpointCreateParams>(
    'POST /v1/webhook_endpoints',
    {
      ...declared,
      params: 'WebhookEndpointCreateParams',
      knows: 'url enabled_events api_version description metadata',
    },
    createEndpoint,
  ),
  route<Stripe.WebhookEndpointRetrieveParams>(
    'GET /v1/webhook_endpoints/:id',
    { ...declared, params: 'WebhookEndpointRetrieveParams' },
    (asked) => withoutSecret(own(asked, 'webhook_endpoint', asked.id)),
  ),
  route<Stripe.WebhookEndpointUpdateParams>(
    'POST /v1/webhook_endpoints/:id',
    { ...declared, params: 'WebhookEndpointUpdateParams', knows: 'url enabled_events disabled description metadata' },
    updateEndpoint,
  ),
  route(
    'DELETE /v1/webhook_endpoints/:id',
    { ...declared, params: 'WebhookEndpointDeleteParams', answer: 'DeletedWebhookEndpoint' },
    (asked) => {
      const { id } = own(asked, 'webhook_endpoint', asked.id)
      asked.books.remove('webhook_endpoint', id)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  ),
  list<Paging>('GET /v1/webhook_endpoints', { ...declared, params: 'WebhookEndpointListParams' }, (asked) =>
    seen(asked, 'webhook_endpoint').map(withoutSecret),
  ),
]

/** The secret is given once, to who makes the endpoint. */
const withoutSecret = ({ secret: _, ...endpoint }: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint => endpoint

/** Stripe takes no more than this many endpoints in a mode. */
const MOST = 16

function createEndpoint(asked: Asked<Stripe.WebhookEndpointCreateParams>): Stripe.WebhookEndpoint {
  const { books, params, livemode } = asked
  if (seen(asked, 'webhook_endpoint').length >= MOST)
    throw new Refusal(`You have reached the maximum of ${MOST} webhook endpoints.`)
  checkUrl(params.url, livemode)
  return books.put({
    id: books.newId('we_'),
    object: 'webhook_endpoint',
    api_version: params.api_version ?? null,
    application: null,
    created: books.now(),
    description: params.description || null,
    enabled_events: params.enabled_events,
    livemode,
    metadata: metadataOf(params.metadata),
    secret: books.newId('whsec_', 32),
    status: 'enabled',
    url: params.url,
  })
}

function updateEndpoint(asked: Asked<Stripe.WebhookEndpointUpdateParams>): Stripe.WebhookEndpoint {
  const { params } = asked
  const endpoint = own(asked, 'webhook_endpoint', asked.id)
  if (params.url !== undefined) checkUrl(params.url, endpoint.livemode)
  endpoint.url = params.url ?? endpoint.url
  endpoint.enabled_events = params.enabled_events ?? endpoint.enabled_events
  endpoint.description = params.description ?? endpoint.description
  endpoint.metadata = metadataOf(params.metadata, endpoint.metadata)
  if (params.disabled !== undefined) endpoint.status = params.disabled ? 'disabled' : 'enabled'
  return withoutSecret(endpoint)
}

function checkUrl(url: string, livemode: boolean): void {
  const { protocol } = URL.parse(url) ?? {}
  if (protocol !== 'https:' && (livemode || protocol !== 'http:'))
    throw new Refusal('Invalid URL: An explicit scheme (such as https) must be provided.', {
      code: 'url_invalid',
      param: 'url',
    })
}
