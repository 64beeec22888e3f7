import type Stripe from 'stripe'
import { typeOf, type Books } from './books.ts'
import { isOfMode } from './route.ts'

/** The version of the API that the installed package speaks, and with it the stand-in. */
export const PINNED = '2026-10-28.endive'

/** Writes down that something happened, with the object as it is now, for every endpoint that wants to hear of it. */
export function tell(
  books: Books,
  type: Stripe.EventBase['type'],
  object: { object: string },
  previous?: Record<string, unknown>,
): void {
  books.check(typeOf(object), object)
  const livemode = isLive(books, object)
  const event: Stripe.EventBase = {
    id: books.newId('evt_'),
    object: 'event',
    api_version: books.version,
    created: books.now(),
    data: { object: structuredClone(object), ...(previous && { previous_attributes: structuredClone(previous) }) },
    livemode,
    pending_webhooks: 0,
    request: { ...books.cause },
    type,
  }
  for (const endpoint of books.all('webhook_endpoint').filter((one) => isOfMode(one, livemode) && hears(one, type))) {
    event.pending_webhooks += 1
    books.asides.deliveries.push({
      event: event.id,
      endpoint: endpoint.id,
      state: 'waiting',
      attempts: 0,
      next: null,
      status: 0,
    })
  }
  books.check('EventBase', event)
  books.put(event as Stripe.EventBase & { object: 'event' })
}

/** A refund does not show its mode: its charge does. */
function isLive(books: Books, object: object): boolean {
  if ('livemode' in object) return object.livemode === true
  return 'charge' in object && (books.find('charge', String(object.charge))?.livemode ?? false)
}

/** True if an endpoint is switched on and asked for events of this type. */
export const hears = ({ status, enabled_events }: Stripe.WebhookEndpoint, type: string): boolean =>
  status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type))
